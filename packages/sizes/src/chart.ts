import { brandCharts, brandKey, type ChartRow } from './charts/brands.ts';
import { type Audience, type Kind, numberOf, type System, showNumber } from './size.ts';

/** A size in two systems, and how often sources give this pair. */
export type Pair = { from: System; fromValue: string; to: System; toValue: string; count: number };

/**
 * The size chart of a brand for a kind and audience: each label in other systems. Keys are normalized, so that '7.0'
 * equals '7'.
 */
export type Chart = ReadonlyMap<string, ReadonlyMap<string, string>>;

const keyOf = (value: string): string => {
  const number = numberOf(value);
  return number === null ? value.toUpperCase() : showNumber(number);
};

type Counts = Map<string, Map<string, number>>;

const note = (counts: Map<string, Counts>, direction: string, from: string, to: string, count: number): void => {
  const of = counts.get(direction) ?? new Map<string, Map<string, number>>();
  const values = of.get(keyOf(from)) ?? new Map<string, number>();
  values.set(keyOf(to), (values.get(keyOf(to)) ?? 0) + count);
  counts.set(direction, of.set(keyOf(from), values));
};

/** The value with more than half of all mentions, or null. */
const majority = (values: ReadonlyMap<string, number>): string | null => {
  const all = [...values].sort(([, one], [, other]) => other - one);
  const total = all.reduce((sum, [, count]) => sum + count, 0);
  const [most] = all;
  return most && most[1] * 2 > total ? most[0] : null;
};

/** A chart of pairs in both directions. Drops pairs that are contradicted as often as confirmed. */
export const chartOf = (pairs: Iterable<Pair>): Chart => {
  const counts = new Map<string, Counts>();
  for (const { from, fromValue, to, toValue, count } of pairs) {
    note(counts, `${from} ${to}`, fromValue, toValue, count);
    note(counts, `${to} ${from}`, toValue, fromValue, count);
  }
  return new Map(
    [...counts].map(([direction, of]) => [
      direction,
      new Map(
        [...of].flatMap(([from, values]) => {
          const to = majority(values);
          return to === null ? [] : [[from, to] as const];
        }),
      ),
    ]),
  );
};

/** The chart's entry for a label. */
export const exactIn = (chart: Chart, from: System, value: string, to: System): string | null =>
  chart.get(`${from} ${to}`)?.get(keyOf(value)) ?? null;

/** All pairs of a chart from one system to another. */
export const pairsIn = (chart: Chart, from: System, to: System): (readonly [string, string])[] => [
  ...(chart.get(`${from} ${to}`) ?? []),
];

const chartSystems = ['UK', 'US', 'EU'] as const;

const pairsOfRow = (row: ChartRow): Pair[] =>
  [
    [0, 1],
    [0, 2],
    [1, 2],
  ].flatMap(([one = 0, other = 0]) => {
    const [from, to] = [row[one], row[other]];
    const [fromSystem = 'UK', toSystem = 'US'] = [chartSystems[one], chartSystems[other]];
    if (from == null || to == null) return [];
    return [{ from: fromSystem, fromValue: showNumber(from), to: toSystem, toValue: showNumber(to), count: 1 }];
  });

const shipped = new Map<string, Chart | null>();

/** The built-in chart of a brand, or null. */
export const brandChart = (brand: string, kind: Kind, audience: Audience | null): Chart | null => {
  if (kind !== 'shoes' || audience === 'kids') return null;
  const key = `${brandKey(brand)} ${audience ?? 'unisex'}`;
  const known = shipped.get(key);
  if (known !== undefined) return known;
  const charts = brandCharts[brandKey(brand)];
  const rows = charts?.[audience ?? 'unisex'] ?? (audience === 'women' ? undefined : charts?.men);
  const chart = rows ? chartOf(rows.flatMap(pairsOfRow)) : null;
  shipped.set(key, chart);
  return chart;
};
