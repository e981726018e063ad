// cspell:ignore asics clarks dresscodeclothing drmartens fitguide Merrell newbalance salomon Skechers sizingchart
// Shoe sizes of brands whose own published charts differ from the general tables. We could not open the brands' pages.
// So we compared each number with public transcriptions that name the page and the day (2026-11-25). Lines on which two
// transcriptions differ are left out. The pages:
//   adidas        adidas.co.uk/help/size_charts
//   Salomon       salomon.com/en-us/sizingchart
//   Nike, Jordan  nike.com/size-fit/mens-footwear and womens-footwear; three transcriptions
//   New Balance   newbalance.com/size-guide.html
//   ASICS         asics.com/us/en-us/aligned-size-charts, asics.com/nz/en-nz/size-guide
//   Puma          in.puma.com (UK, EU, men's US); women's US from one reseller's table
//   Vans          vans.com/en-us/help/size-charts
//   Converse      converse.com/size-chart-guide; the print on the boxes, dresscodeclothing.com/blog
//   Dr. Martens   drmartens.com/uk/en_gb/shoe-size-guide
//   Birkenstock   birkenstock.com, UK and EU pages joined by the length in millimeters
//   Merrell       merrell.com/UK/en_GB, size guide
//   Timberland    timberland.com/en-gb/customer-care/size-chart
//   Clarks        clarks.com/en-gb/fitguide (UK and EU alone)
//   Skechers      skechers.in, size charts of products
import type { Audience } from '../size.ts';

/** A line of a chart: one shoe in three systems. Null if the chart lacks a system. */
export type ChartRow = readonly [uk: number | null, us: number | null, eu: number | null];

const steps = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, at) => from + at / 2);

/** All half sizes from `from` to `to` (UK), with the US size `us` higher and the EU size in thirds: UK 3.5 is EU 36. */
const thirds = (from: number, to: number, us: number): ChartRow[] =>
  steps(from, to).map((uk) => [uk, uk + us, Math.round((36 + ((uk - 3.5) * 4) / 3) * 3) / 3]);

/** The EU sizes of all half sizes from `fromUk` on, with the US size `us` higher. Null entries are skipped. */
const listed = (fromUk: number, us: number | null, eu: readonly (number | null)[]): ChartRow[] =>
  eu.flatMap((size, at) => {
    const uk = fromUk + at / 2;
    return size === null ? [] : [[uk, us === null ? null : uk + us, size] as const];
  });

type Charts = Partial<Record<Audience, readonly ChartRow[]>>;

const adidas: Charts = { women: thirds(3.5, 14, 1.5), men: thirds(3.5, 14.5, 0.5), unisex: thirds(3.5, 14.5, 0.5) };
const salomon: Charts = { women: thirds(3.5, 14.5, 1.5), men: thirds(6.5, 13.5, 0.5) };

// cspell:disable
const nike: Charts = {
  women: listed(2, 2.5, [35, 35.5, 36, 36.5, 37.5, 38, 38.5, 39, 40, 40.5, 41, 42, 42.5, 43, 44, 44.5]),
  // The chart prints UK 6 for both US 6.5 and US 7.
  men: [
    ...listed(3, 0.5, [35.5, 36, 36.5, 37.5, 38, 38.5, 39]),
    ...listed(6, 1, [40, 40.5, 41, 42, 42.5, 43, 44, 44.5, 45, 45.5, 46, 47, 47.5, 48, 48.5]),
  ],
};
const newBalance: Charts = {
  women: listed(3, 2, [35, 36, 36.5, 37, 37.5, 38, 39, 40, 40.5, 41, 41.5, 42.5, 43, 43.5, 44]),
  men: listed(3.5, 0.5, [
    36,
    37,
    37.5,
    38,
    38.5,
    39.5,
    40,
    40.5,
    41.5,
    42,
    42.5,
    43,
    44,
    44.5,
    45,
    45.5,
    46.5,
    47,
    47.5,
    null,
    49,
  ]),
};
const asics: Charts = {
  women: listed(3, 2, [35.5, 36, 37, 37.5, 38, 39, 39.5, 40, 40.5, 41.5, 42, 42.5, 43.5, 44, 44.5, 45, 46]),
  men: listed(4, 1, [37.5, 38, 39, 39.5, 40, 40.5, 41.5, 42, 42.5, 43.5, 44, 44.5, 45, 46, 46.5, 47, 48, 48.5, 49]),
};
const pumaEu = [35.5, 36, 37, 37.5, 38, 38.5, 39, 40, 40.5, 41, 42, 42.5, 43, 44, 44.5, 45, 46, 46.5, 47];
const puma: Charts = { women: listed(3, 2.5, pumaEu.slice(0, 12)), men: listed(3, 1, pumaEu) };
const vansEu = [34.5, 35, 36, 36.5, 37, 38, 38.5, 39, 40, 40.5, 41, 42, 42.5, 43, 44, 44.5, 45, 46, null, 47];
const vans: Charts = { women: listed(2.5, 2.5, vansEu.slice(0, 14)), men: listed(2.5, 1, vansEu) };
const converseEu = [35, 36, 36.5, 37, 37.5, 38, 39, 39.5, 40, 41, 41.5, 42, 42.5, 43, 44, 44.5, 45, 46, 46.5];
const converse: Charts = { women: listed(3, 2, converseEu.slice(0, 15)), men: listed(3, 0, converseEu) };
const drMartens: Charts = {
  women: listed(3, 2, [36, null, 37, null, 38, null, 39, 40, 41, null, 42, null, 43]),
  men: listed(6, 1, [39, 40, 41, null, 42, null, 43, 44, 45, null, 46, null, 47, null, 48, null, 49, null, 50]),
};
// The chart prints US sizes as 7-7.5. These are the lower ones.
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
    [12, 14, 47],
    [13, 15, 48],
  ],
};
const merrell: Charts = {
  women: listed(2.5, 2.5, [35, 35.5, 36, 37, 37.5, 38, 38.5, 39, 40, 40.5, 41, 42, 42.5, 43]),
  men: listed(6.5, 0.5, [40, 41, 41.5, 42, 43, 43.5, 44, 44.5, 45, 46, 46.5, 47, 48]),
};
const timberland: Charts = {
  women: listed(3, 2, [35.5, 36, 37, 37.5, 38, 38.5, 39, 39.5, 40, 41, 41.5, null, 42]),
  men: listed(3.5, 0.5, [36, 37, 37.5, 38, 39, 39.5, 40, 41, 41.5, 42, 43, 43.5, 44, 44.5, 45, 45.5, 46]),
};
const clarks: Charts = {
  women: listed(3, null, [35.5, 36, 37, 37.5, 38, 39, 39.5, 40, 41, 41.5, 42, 42.5, 43]),
  men: listed(5, null, [38, 39, 39.5, 40, 41, 41.5, 42, 42.5, 43, 44, 44.5, 45, 46, null, 47, null, 48]),
};
const skechers: Charts = {
  women: listed(2, 3, [35, 35.5, 36, 36.5, 37, 37.5, 38, 38.5, 39, 39.5, 40, 40.5, 41, null, 42, null, 43]),
  men: listed(5.5, 1, [39, 39.5, 40, 41, 41.5, 42, 42.5, 43, 44, 45, 45.5, 46, 47, 47.5, 48, 48.5]),
};

/** By the folded brand name. */
export const brandCharts: Readonly<Record<string, Charts>> = Object.assign(Object.create(null), {
  adidas,
  adidasoriginals: adidas,
  adidasoutdoor: adidas,
  adidasterrex: adidas,
  salomon,
  nike,
  jordan: nike,
  newbalance: newBalance,
  asics,
  puma,
  vans,
  converse,
  drmartens: drMartens,
  birkenstock,
  merrell,
  timberland,
  clarks,
  skechers,
});
// cspell:enable

/** Normalizes a brand's name for comparison: 'Dr. Martens' becomes 'drmartens'. */
export const brandKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
