/** What is measured; `quoted` is money of the currency that the row names. A `ratio` is worked out of two others; what is `isOfTables` stands in tables alone. */
export type Measure = {
  key: string;
  name: string;
  unit: 'count' | 'money' | 'quoted' | 'percent';
  ratio?: readonly [top: string, bottom: string];
  isOfTables?: true;
};

/**
 * What measures are split by. `sql` answers `id`, `name`, and the arrays `now` and `before` with the measures that are no
 * ratios, in their order; $1 is the first day, $2 the first day of the period before, $3 the most rows, or null.
 */
export type InsightTable = {
  head: string;
  measures: readonly string[];
  /** Whether `id` is that of a product. */
  isOfProducts?: true;
  sql: string;
};

/** One page of insight: sums by day (`day`, and the array `amounts`) and tables. With `needsRates`, $4 and $5 are currencies and their rates. */
export type Insight = {
  measures: readonly Measure[];
  byDay: string;
  tables: Readonly<Record<string, InsightTable>>;
  /**
   * Statements that sum the rows of both periods up in temporary tables, which the tables read, and the days as well where they
   * are `forDays`; $1 and $2 as in a table.
   */
  prepare?: { sql: string; forDays: boolean };
  needsRates?: true;
};

/** The arrays `now` and `before` of sums over rows with a `day`, as SQL. */
export const arraysOf = (amounts: readonly string[]): string => {
  const sums = (when: string) =>
    amounts.map((amount) => `coalesce(sum(${amount}) FILTER (WHERE day ${when} $1::date), 0)::float8`).join(', ');
  return `ARRAY[${sums('>=')}] AS now, ARRAY[${sums('<')}] AS before`;
};

/** The first rows of what is grouped by `id`, those with the most of the first measure, as SQL. */
export const topOf = (grouped: string): string =>
  `SELECT * FROM (${grouped}) grouped ORDER BY now[1] DESC, before[1] DESC, id LIMIT $3`;
