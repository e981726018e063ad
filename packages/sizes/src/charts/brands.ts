// cspell:ignore drmartens
// Charts of brands whose sizes of shoes are not those of the general tables: docs/sizes.md says from where.
import type { Audience } from '../size.ts';

/** One line of a chart: the same shoe in three systems; null where the chart has none. */
export type ChartRow = readonly [uk: number | null, us: number | null, eu: number | null];

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);

/** Every half size from `from` to `to` in UK numbers, with the American so far above and the European by `eu`. */
const halves = (from: number, to: number, us: number, eu: (uk: number) => number | null): ChartRow[] =>
  steps(from, to, 0.5).map((uk) => [uk, uk + us, eu(uk)]);

/** European sizes in thirds: 3.5 is 36, and each half is two thirds more. */
const thirds = (uk: number): number => Math.round((36 + ((uk - 3.5) * 4) / 3) * 3) / 3;
const none = (): null => null;

/** European sizes one by one, from an American number on, every half. */
const listed = (fromUs: number, ukBelow: number, eu: readonly (number | null)[]): ChartRow[] =>
  eu.map((size, at) => [fromUs + at / 2 - ukBelow, fromUs + at / 2, size]);

type Charts = Partial<Record<Audience, readonly ChartRow[]>>;

const adidas: Charts = {
  women: halves(3, 10, 1.5, thirds),
  men: halves(3.5, 14, 0.5, thirds),
  unisex: halves(3.5, 14, 0.5, thirds),
};

// cspell:disable
const nikeMen = listed(6, 0.5, [38.5, 39, 40, 40.5, 41, 42, 42.5, 43, 44, 44.5, 45, 45.5, 46, 47, 47.5]);
const nike: Charts = {
  women: listed(5, 2.5, [35.5, 36, 36.5, 37.5, 38, 38.5, 39, 40, 40.5, 41, 42, 42.5, 43, 44, 44.5]),
  // To 6.5 half a size below the American number, from 7 on a whole one.
  men: nikeMen.map(([, us, eu]) => [(us ?? 0) - (Number(us) < 7 ? 0.5 : 1), us, eu]),
};
const newBalance: Charts = {
  women: listed(5, 2, [35, 36, 36.5, 37, 37.5, 38, 39, 40, 40.5, 41, 41.5, 42.5, 43]),
  men: listed(6.5, 0.5, [39.5, 40, 40.5, 41.5, 42, 42.5, 43, 44, 44.5, 45, 45.5, 46.5, 47, 47.5]),
};
const asics: Charts = {
  women: listed(5, 2, [35.5, 36, 37, 37.5, 38, 39, 39.5, 40, 40.5, 41.5, 42, 42.5, 43.5, 44]),
  men: listed(6, 1, [39, 39.5, 40, 40.5, 41.5, 42, 42.5, 43.5, 44, 44.5, 45, 46, 46.5, 47, 48]),
};
const puma: Charts = {
  women: listed(5.5, 2.5, [35.5, 36, 37, 37.5, 38, 38.5, 39, 40, 40.5, 41, 42, 42.5]),
  men: listed(7, 1, [39, 40, 40.5, 41, 42, 42.5, 43, 44, 44.5, 45, 46, 46.5, 47]),
};
const vans: Charts = {
  women: listed(5, 2.5, [34.5, 35, 36, 36.5, 37, 38, 38.5, 39, 40, 40.5, 41, 42]),
  men: listed(3.5, 1, [34.5, 35, 36, 36.5, 37, 38, 38.5, 39, 40, 40.5, 41, 42, 42.5, 43, 44, 44.5, 45, 46, 46.5, 47]),
  unisex: listed(
    3.5,
    1,
    [34.5, 35, 36, 36.5, 37, 38, 38.5, 39, 40, 40.5, 41, 42, 42.5, 43, 44, 44.5, 45, 46, 46.5, 47],
  ),
};
const converse: Charts = {
  women: listed(5, 2, [35, 36, 36, 36.5, 37, 37.5, 38, 39, 39.5, 40, 41, 41.5, 42]).map(([uk, us, eu]) => [uk, us, eu]),
  men: listed(3, 0, [35, 36, 36, 36.5, 37, 37.5, 38, 39, 39.5, 40, 41, 41.5, 42, 42.5, 43, 44, 44.5, 45, 46, 46.5, 47]),
  unisex: listed(
    3,
    0,
    [35, 36, 36, 36.5, 37, 37.5, 38, 39, 39.5, 40, 41, 41.5, 42, 42.5, 43, 44, 44.5, 45, 46, 46.5, 47],
  ),
};
const laSportiva: Charts = {
  women: listed(5, 2, [36, 36.5, 37, 37.5, 38, 38.5, 39.5, 40, 40.5, 41, 42, 42.5, 43]),
  men: listed(5, 1, [37, 38, 38.5, 39, 39.5, 40, 40.5, 41.5, 42, 42.5, 43, 43.5, 44.5, 45, 45.5, 46, 47]),
  unisex: listed(5, 1, [37, 38, 38.5, 39, 39.5, 40, 40.5, 41.5, 42, 42.5, 43, 43.5, 44.5, 45, 45.5, 46, 47]),
};
const drMartens: Charts = {
  women: [
    [3, 5, 36],
    [4, 6, 37],
    [5, 7, 38],
    [6, 8, 39],
    [6.5, 8.5, 40],
    [7, 9, 41],
    [8, 10, 42],
  ],
  men: [
    [6, 7, 39],
    [6.5, 7.5, 40],
    [7, 8, 41],
    [8, 9, 42],
    [9, 10, 43],
    [9.5, 10.5, 44],
    [10, 11, 45],
    [11, 12, 46],
    [12, 13, 47],
    [13, 14, 48],
  ],
};
const birkenstock: Charts = {
  women: [
    [2.5, 4, 35],
    [3.5, 5, 36],
    [4.5, 6, 37],
    [5, 7, 38],
    [5.5, 8, 39],
    [7, 9, 40],
    [7.5, 10, 41],
    [8, 11, 42],
  ],
  men: [
    [7, 7, 40],
    [7.5, 8, 41],
    [8, 9, 42],
    [9, 10, 43],
    [9.5, 11, 44],
    [10.5, 12, 45],
    [11.5, 13, 46],
  ],
};

/** By the folded name of the brand. */
export const brandCharts: Readonly<Record<string, Charts>> = {
  adidas,
  adidasoriginals: adidas,
  adidasoutdoor: adidas,
  adidasterrex: adidas,
  fiveten: adidas,
  reebok: adidas,
  salomon: adidas,
  hoka: adidas,
  hokaoneone: adidas,
  arcteryx: adidas,
  nike,
  jordan: nike,
  newbalance: newBalance,
  asics,
  puma,
  vans,
  converse,
  lasportiva: laSportiva,
  drmartens: drMartens,
  birkenstock,
  boreal: { women: halves(2, 9, 2.5, none), men: halves(2, 13, 1, none), unisex: halves(2, 13, 1, none) },
  merrell: { women: halves(2.5, 9, 2.5, none), men: halves(6, 14, 0.5, none) },
  keen: { women: halves(2.5, 9, 2.5, none), men: halves(6, 14, 1, none) },
};
// cspell:enable

/** How the names of brands are compared: 'Dr. Martens' -> 'drmartens'. */
export const brandKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
