import { brandKey } from '@wearfolio/feeds/clean/brand/brand';
import type { SystemSize } from '@wearfolio/sizes/equivalent-sizes';
import { type Audience, audiences, headingOf, type Kind, kinds, type System, systems } from '@wearfolio/sizes/size';
import { parse } from 'csv-parse/sync';
import { withConnection, withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';
import { refreshSizes } from './refresh-sizes.ts';

/** One size of a brand ('*' for all), kind and audience in several systems. */
export type ChartLine = { brand: string; kind: Kind; audience: Audience; sizes: readonly SystemSize[] };

/** A stored chart line with its brand key, set by ops or found in rows of feeds. */
export type KnownPair = { brand: string; ladder: string; from: string; to: string; rows: number | null };

const oneOf = <T extends string>(known: readonly T[], text: string, what: string): T => {
  const found = known.find((one) => one.toLowerCase() === text.trim().toLowerCase());
  if (!found) throw new Refused(`Unknown ${what} '${text}'; use one of ${known.join(', ')}`);
  return found;
};

/** Reads 'UK 6' as system and value; throws Refused for anything else. */
export const readSizeArgument = (text: string): SystemSize => {
  const [, system = '', value = ''] = /^\s*(\S+)\s+(\S.*?)\s*$/.exec(text) ?? [];
  if (value === '') throw new Refused(`'${text}' is not a size; write the system and the size, such as 'UK 6'`);
  return { system: oneOf<System>(systems, system, 'system'), value };
};

/** Reads a chart line; throws Refused for an unknown kind or audience. */
export const readLine = (brand: string, audience: string, kind: string, sizes: readonly SystemSize[]): ChartLine => {
  if (sizes.length < 2) throw new Refused('A chart line must name a size in at least two systems');
  return { brand, kind: oneOf(kinds, kind, 'kind'), audience: oneOf(audiences, audience, 'audience'), sizes };
};

/** Reads a chart from CSV: `brand,audience,kind` and a column for each system; empty cells are skipped. */
export const readChart = (text: string): ChartLine[] => {
  const records: Record<string, string>[] = parse(text, {
    columns: true,
    bom: true,
    trim: true,
    skip_empty_lines: true,
  });
  return records.map(({ brand = '', audience = '', kind = '', ...cells }, at) => {
    try {
      if (brand === '') throw new Refused('The brand is missing; write * for all brands');
      const stated = Object.entries(cells).filter(([, value]) => value !== '');
      return readLine(
        brand,
        audience,
        kind,
        stated.map(([system, value]) => ({ system: oneOf<System>(systems, system, 'system'), value })),
      );
    } catch (error) {
      throw error instanceof Refused ? new Refused(`Line ${at + 2}: ${error.message}`) : error;
    }
  });
};

const keyOf = (brand: string): string => (brand.trim() === '*' ? '*' : brandKey(brand));

// Stored in both directions, so that either side can be removed and the latest value of each side counts.
const pairsOf = ({ brand, kind, audience, sizes }: ChartLine) =>
  sizes.flatMap((from) =>
    sizes
      .filter((to) => to.system !== from.system)
      .map((to) => ({
        brand: keyOf(brand),
        ladder: headingOf({ kind, audience }),
        from: from.system,
        value: from.value,
        to: to.system,
        other: to.value,
      })),
  );

const keep = `
  INSERT INTO size_chart (brand, ladder, from_system, from_value, to_system, to_value)
  SELECT DISTINCT ON (brand, ladder, "from", value, "to") brand, ladder, "from", value, "to", other
  FROM jsonb_to_recordset($1::jsonb) AS pair(brand text, ladder text, "from" text, value text, "to" text, other text)
  ORDER BY brand, ladder, "from", value, "to"
  ON CONFLICT (brand, ladder, from_system, from_value, to_system)
  DO UPDATE SET to_value = excluded.to_value, set_at = now()`;

/** Stores chart lines, which override all other sources for these sizes, and applies them. */
export const setCharts = async (url: string, lines: readonly ChartLine[], signal: AbortSignal): Promise<number> => {
  await withTransaction(url, (db) => db.query(keep, [JSON.stringify(lines.flatMap(pairsOf))]));
  return (await refreshSizes(url, signal)).products;
};

const remove = 'DELETE FROM size_chart WHERE brand = $1';

/**
 * Removes the charts that ops set for a brand; throws Refused if there are none. Returns the number of affected
 * products.
 */
export const removeCharts = async (url: string, brand: string, signal: AbortSignal): Promise<number> => {
  const { rowCount } = await withConnection(url, (db) => db.query(remove, [keyOf(brand)]));
  if (rowCount === 0) throw new Refused(`You have no chart of ${brand}`);
  return (await refreshSizes(url, signal)).products;
};

const list = `
  SELECT brand, ladder, from_system || ' ' || from_value AS "from", to_system || ' ' || to_value AS "to", NULL AS rows
  FROM size_chart
  WHERE ($1::text IS NULL OR brand = $1) AND from_system < to_system
  UNION ALL
  SELECT brand, ladder, from_system || ' ' || from_value, to_system || ' ' || to_value, sum(count)::int
  FROM size_pair WHERE $1::text IS NULL OR brand = $1
  GROUP BY 1, 2, 3, 4
  ORDER BY brand, ladder, "from", "to"`;

/** Lists the chart lines of one brand or all, from ops and feeds. */
export const listPairs = (url: string, brand: string | null): Promise<KnownPair[]> =>
  withConnection(url, async (db) => (await db.query<KnownPair>(list, [brand === null ? null : keyOf(brand)])).rows);
