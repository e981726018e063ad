// cspell:ignore ASICS bakame mattdecrevel Mondopoint
// Adults' shoes use the UK number as axis, which is the same for women and men: 3 UK sizes are one inch (ISO 19407:2015
// and its 2023 edition, annexes). Below 0 it continues with the children's numbers: 13 is 0, 12 is -1.
// All tables are our own data; no file of a source was copied. Sources:
//   UK and US  `bakame-php/shoes-size-converter` (MIT), src/Unit.php; US is UK + 1 for men and + 2 for women, as most
//              brands print it, where the formula of that project gives + 1 for both
//   EU         charts of Nike, adidas, Puma, ASICS, Dr. Martens and Birkenstock: the middle of what they print. ISO is
//              half a size higher (EU 42.5 is UK 9). For women's EU 36, sports brands say UK 3.5, the others UK 3.
//   cm and JP  ISO 9407:2019 (Mondopoint)
//   kids       `mattdecrevel/size-charts` (MIT), footwear/kids-shoes.json; Nike's chart for children
import type { Audience } from '../size.ts';

/** A European size and its British size. If there are several, the first is the usual label. */
export type EuRow = readonly [eu: number, uk: number];

/** European women's sizes by most charts of fashion and outdoor brands. */
export const euWomen: readonly EuRow[] = [
  [34, 2],
  [34.5, 2],
  [35, 2.5],
  [36, 3],
  [35.5, 3],
  [36.5, 3.5],
  [37, 4],
  [37.5, 4.5],
  [38, 5],
  [38.5, 5.5],
  [39, 6],
  [40, 6.5],
  [39.5, 6.5],
  [40.5, 7],
  [41, 7.5],
  [42, 8],
  [41.5, 8],
  [42.5, 8.5],
  [43, 9],
  [44, 10],
  [45, 11],
];

/** Like `euWomen`, for men's and unisex shoes. */
export const euMen: readonly EuRow[] = [
  [35, 2.5],
  [35.5, 3],
  [36, 3.5],
  [36.5, 4],
  [37, 4],
  [37.5, 4.5],
  [38, 5],
  [38.5, 5.5],
  [39, 6],
  [39.5, 6],
  [40, 6.5],
  [41, 7],
  [40.5, 7],
  [41.5, 7.5],
  [42, 8],
  [42.5, 8.5],
  [43, 9],
  [43.5, 9.5],
  [44, 9.5],
  [44.5, 10],
  [45, 10.5],
  [46, 11],
  [45.5, 11],
  [46.5, 11.5],
  [47, 12],
  [47.5, 12.5],
  [48, 13],
  [49, 14],
  [50, 15],
];

/** Children's sizes: British numbers below 13, then 0 for 13 and 1 for 1. */
export const euKids: readonly EuRow[] = [
  [16, -13],
  [17, -11.5],
  [18, -10.5],
  [19, -9.5],
  [20, -8.5],
  [21, -8],
  [22, -7.5],
  [22.5, -7],
  [23, -6.5],
  [23.5, -6],
  [24, -5.5],
  [25, -5],
  [25.5, -4.5],
  [26, -4],
  [26.5, -3.5],
  [27, -3.5],
  [27.5, -3],
  [28, -2.5],
  [28.5, -2],
  [29, -2],
  [29.5, -1.5],
  [30, -1],
  [31, -0.5],
  [31.5, 0],
  [32, 0.5],
  [33, 1],
  [33.5, 1.5],
  [34, 2],
  [35, 2.5],
  [35.5, 3],
  [36, 3.5],
  [36.5, 4],
  [37, 4],
  [37.5, 4.5],
  [38, 5],
  [38.5, 5.5],
  [39, 6],
  [40, 6.5],
];

/** The offset of US to UK sizes. Children's charts differ by half a size; most brands use this value. */
export const usAboveUk: Readonly<Record<Audience, number>> = { women: 2, men: 1, unisex: 1, kids: 0.5 };

/** The foot length in cm of a British size, rounded like the tables of Japanese sizes and ski boots. */
export const footOf = (uk: number): number => (uk + 23.5) * 0.8467 - 0.13;

/** The British size of a foot length in cm. */
export const ukOfFoot = (cm: number): number => (cm + 0.13) / 0.8467 - 23.5;
