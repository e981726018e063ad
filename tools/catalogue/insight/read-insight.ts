import { escapeLiteral } from 'pg';
import { type Connection, connect, withConnection } from '../connection.ts';
import { loadRates } from '../prices/shop-rates.ts';
import { type InsightName, insights } from './definitions.ts';
import type { Insight, InsightTable, Measure } from './insight.ts';
import { type Period, periodOf } from './period.ts';

/** Amounts in the order of the measures; null if unknown. Money is in hundredths. */
export type Amounts = (number | null)[];

/** A row of a table with this period and the one before. `productId` is null if the row is not about a product. */
export type InsightRow = { productId: number | null; name: string; now: Amounts; before: Amounts };

type Shown = { key: string; head: string; measures: Measure[]; rows: InsightRow[] };

/** The contents of an insight page. */
export type InsightPage = {
  period: Period;
  measures: Measure[];
  now: Amounts;
  before: Amounts;
  days: { day: string; dayBefore: string; now: Amounts; before: Amounts }[];
  tables: Shown[];
};

export type Asked = { name: InsightName; days: number; currency: string };

/** Timeout of a page, for which people wait. */
const mostSeconds = 15;

const paramsOf = async (db: Connection, insight: Insight, { days, currency }: Asked, limit: number | null) => {
  const { from, beforeFrom } = periodOf(days);
  if (!insight.needsRates) return [from, beforeFrom, limit];
  const rates = [...(await loadRates(db, currency)).values()];
  return [from, beforeFrom, limit, rates.map((rate) => rate.currency), rates.map(({ rate }) => rate.toPrecision(12))];
};

// Neither a cursor nor the statements that create a table accept parameters.
const withValues = (sql: string, params: readonly unknown[]): string =>
  sql.replaceAll(/\$([1-5])/g, (_, at: string) => {
    const value = params[Number(at) - 1];
    if (value === null || value === undefined) return 'NULL';
    return escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value));
  });

const prepare = async (db: Connection, { prepare: sql }: Insight, params: readonly unknown[]) => {
  if (sql !== undefined) await db.query(withValues(sql, params));
};

// Sums by day have no limit, but a parameter must occur in the text to have a type.
const byDay = ({ byDay: sql }: Insight): string => `
  SELECT * FROM (${sql}) days WHERE $1::date IS NOT NULL AND coalesce($3::int, 0) >= 0`;

const tableSql = ({ sql }: InsightTable): string => sql.replace('LIMIT $3', 'LIMIT $3::int');

/** Inserts ratios into `given`, which has the other measures of `keys` in their order. */
const complete = (all: readonly Measure[], keys: readonly string[], given: readonly (number | null)[]): Amounts => {
  const known = new Map<string, number | null>();
  const measures = keys.map((key) => all.find((one) => one.key === key)).filter((one) => one !== undefined);
  const plain = measures.filter(({ ratio }) => !ratio);
  plain.forEach(({ key }, at) => {
    known.set(key, given[at] ?? null);
  });
  for (const { key, ratio } of measures) {
    if (!ratio) continue;
    const [top, bottom] = ratio.map((name) => known.get(name) ?? 0);
    known.set(key, bottom ? (top ?? 0) / bottom : null);
  }
  return keys.map((key) => known.get(key) ?? null);
};

type Stored = { id: number | null; name: string; now: number[]; before: (number | null)[] };

const toRow = (insight: Insight, { measures, isOfProducts }: InsightTable, row: Stored): InsightRow => ({
  productId: isOfProducts ? row.id : null,
  name: row.name,
  now: complete(insight.measures, measures, row.now),
  before: complete(insight.measures, measures, row.before),
});

const measuresOf = (insight: Insight, keys: readonly string[]): Measure[] =>
  keys.map((key) => insight.measures.find((one) => one.key === key)).filter((one) => one !== undefined);

const add = (rows: readonly number[][]): number[] =>
  rows.reduce<number[]>((sum, row) => row.map((amount, at) => amount + (sum[at] ?? 0)), []);

/** Reads an insight page of the last days with the first `limit` rows of each table; without tables if `limit` is 0. */
export const readInsight = (url: string, asked: Asked, limit: number): Promise<InsightPage> =>
  withConnection(url, async (db) => {
    await db.query(`SET statement_timeout = '${mostSeconds}s'`);
    const insight: Insight = insights[asked.name];
    const params = await paramsOf(db, insight, asked, limit);
    if (limit > 0) await prepare(db, insight, params);
    const period = periodOf(asked.days);
    const { rows } = await db.query<{ day: string; amounts: number[] }>(byDay(insight), params);
    const known = new Map(rows.map(({ day, amounts }) => [day, amounts]));
    const measures = insight.measures.filter(({ isOfTables }) => !isOfTables);
    const keys = measures.map(({ key }) => key);
    const zeros = measures.filter(({ ratio }) => !ratio).map(() => 0);
    const amountsOf = (day: string | undefined) => known.get(day ?? '') ?? zeros;
    const curveOf = (amounts: readonly number[]) => complete(insight.measures, keys, amounts);
    const tables: Shown[] = [];
    for (const [key, table] of limit > 0 ? Object.entries(insight.tables) : []) {
      const { rows: found } = await db.query<Stored>(tableSql(table), params);
      const shown = found.map((row) => toRow(insight, table, row));
      tables.push({ key, head: table.head, measures: measuresOf(insight, table.measures), rows: shown });
    }
    return {
      period,
      measures,
      now: curveOf(add([zeros, ...period.days.map(amountsOf)])),
      before: curveOf(add([zeros, ...period.daysBefore.map(amountsOf)])),
      days: period.days.map((day, at) => ({
        day,
        dayBefore: period.daysBefore[at] ?? '',
        now: curveOf(amountsOf(day)),
        before: curveOf(amountsOf(period.daysBefore[at])),
      })),
      tables,
    };
  });

const batch = 1000;

/** Streams all rows of a table from a cursor. */
export async function* streamTable(url: string, asked: Asked, key: string): AsyncGenerator<InsightRow> {
  const insight: Insight = insights[asked.name];
  const table = insight.tables[key];
  if (!table) return;
  const db = await connect(url);
  try {
    const params = await paramsOf(db, insight, asked, null);
    await prepare(db, insight, params);
    const sql = withValues(tableSql(table), params);
    await db.query('BEGIN READ ONLY');
    await db.query(`DECLARE insight NO SCROLL CURSOR FOR ${sql}`);
    for (;;) {
      const { rows } = await db.query<Stored>(`FETCH ${batch} FROM insight`);
      if (rows.length === 0) return;
      for (const row of rows) yield toRow(insight, table, row);
    }
  } finally {
    await db.end().catch(() => undefined);
  }
}
