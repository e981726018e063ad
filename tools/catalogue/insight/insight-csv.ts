import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { escapeFormula } from '../csv.ts';
import { insights } from './definitions.ts';
import type { Insight, Measure } from './insight.ts';
import { type Amounts, type Asked, readInsight, streamTable } from './read-insight.ts';

/** The key of the table of days, which every insight has. */
export const dayTable = 'days';

/** Returns the keys of all tables of an insight. */
export const tableKeys = (name: Asked['name']): string[] => [dayTable, ...Object.keys(insights[name].tables)];

const textOf = (amount: number | null | undefined, { unit }: Measure): string => {
  if (amount === null || amount === undefined) return '';
  if (unit === 'count') return String(Math.round(amount));
  return unit === 'percent' ? (amount * 100).toFixed(1) : (amount / 100).toFixed(2);
};

const nameOf = ({ name, unit }: Measure, currency: string): string => {
  if (unit === 'count' || unit === 'quoted') return name;
  return unit === 'money' ? `${name} (${currency})` : `${name} (%)`;
};

const cellsOf = (measures: readonly Measure[], now: Amounts, before: Amounts): string[] => [
  ...measures.map((measure, at) => textOf(now[at], measure)),
  ...measures.map((measure, at) => textOf(before[at], measure)),
];

async function* daysOf(url: string, asked: Asked): AsyncGenerator<string[]> {
  const { days, measures } = await readInsight(url, asked, 0);
  for (const { day, now, before } of days) yield [day, ...cellsOf(measures, now, before)];
}

async function* rowsOf(url: string, asked: Asked, key: string, measures: readonly Measure[]): AsyncGenerator<string[]> {
  for await (const { name, now, before } of streamTable(url, asked, key))
    yield [name, ...cellsOf(measures, now, before)];
}

/**
 * Streams a table of an insight as CSV with all its rows; `key` is one of `tableKeys`. Cells that look like formulas
 * are escaped.
 */
export const insightCsv = (url: string, asked: Asked, key: string): Readable => {
  const insight: Insight = insights[asked.name];
  const table = insight.tables[key];
  const measures = table
    ? insight.measures.filter((measure) => table.measures.includes(measure.key))
    : insight.measures.filter(({ isOfTables }) => !isOfTables);
  const names = measures.map((measure) => nameOf(measure, asked.currency));
  const columns = [table?.head ?? 'Day', ...names, ...names.map((name) => `${name}, period before`)];
  const csv = stringify({ header: true, columns, cast: { string: escapeFormula } });
  const rows = Readable.from(table ? rowsOf(url, asked, key, measures) : daysOf(url, asked));
  rows.on('error', (error) => csv.destroy(error));
  csv.on('close', () => rows.destroy());
  return rows.pipe(csv);
};
