/**
 * A measure. `quoted` is money in the currency named by the row. A `ratio` is computed from two others; `isOfTables`
 * measures appear in tables only.
 */
export type Measure = {
  key: string;
  name: string;
  unit: 'count' | 'money' | 'quoted' | 'percent';
  ratio?: readonly [top: string, bottom: string];
  isOfTables?: true;
};

/**
 * A breakdown of measures. `sql` returns `id`, `name`, and the arrays `now` and `before` with the measures except
 * ratios, in their order; $1 is the first day, $2 the first day of the period before, $3 the maximum number of rows, or
 * null.
 */
export type InsightTable = {
  head: string;
  measures: readonly string[];
  /** True if `id` is a product's. */
  isOfProducts?: true;
  sql: string;
};

/**
 * One insight page: sums by day (`day` and the array `amounts`) and tables. With `needsRates`, $4 and $5 are currencies
 * and their rates.
 */
export type Insight = {
  measures: readonly Measure[];
  byDay: string;
  tables: Readonly<Record<string, InsightTable>>;
  /** Statements that sum the rows of both periods into temporary tables, which the tables read; $1 and $2 as in a table. */
  prepare?: string;
  needsRates?: true;
};

/**
 * SQL condition: `day` is in one of the two periods, which are equally long. It has no function of the time, because
 * PostgreSQL would compute that for each of a million rows.
 */
export const lastDays = 'day >= $2::date AND day < $1::date + ($1::date - $2::date)';

// A month that began before `day`: only its rows tell which side of that day they are on.
const isOfSplitMonth = (day: string): string => `
  (day >= month_of(${day}) AND day < (month_of(${day}) + interval '1 month')::date AND ${day} > month_of(${day}))`;

/**
 * Returns the SQL of `columns` and `day` of both periods: the sums of whole months, with their first day, and the rows
 * of the months that a period splits. Rows are never in the future.
 */
export const sumsAndRows = (columns: string, { months, rows }: { months: string; rows: string }): string => `
  SELECT ${columns}, month AS day FROM ${months}
  WHERE month >= $2::date AND (month = $1::date OR month <> month_of($1::date))
  UNION ALL
  SELECT ${columns}, day FROM ${rows}
  WHERE ${lastDays} AND (${isOfSplitMonth('$1::date')} OR ${isOfSplitMonth('$2::date')})`;

/** Returns the SQL of the arrays `now` and `before`: sums over rows with a `day`. */
export const arraysOf = (amounts: readonly string[]): string => {
  const sums = (when: string) =>
    amounts.map((amount) => `coalesce(sum(${amount}) FILTER (WHERE day ${when} $1::date), 0)::float8`).join(', ');
  return `ARRAY[${sums('>=')}] AS now, ARRAY[${sums('<')}] AS before`;
};

/** Returns the SQL of the first rows grouped by `id`, those with the most of the first measure. */
export const topOf = (grouped: string): string =>
  `SELECT * FROM (${grouped}) grouped ORDER BY now[1] DESC, before[1] DESC, id LIMIT $3`;
