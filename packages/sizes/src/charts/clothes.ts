// cspell:ignore ASOS mattdecrevel
// Meanings of the numbers and letters of clothes. All tables are our own data; no file of a source was copied. Sources:
//   women's clothes  charts of ASOS (UK, EU, US) and Net-a-Porter (UK, US, IT, FR, DE, JP); EN 13402-3 for letters
//   women's jeans    Levi's chart for women
//   men's clothes    EN 13402-3
//   kids' clothes    EN 13402-3 (heights in steps of 6 cm); charts of H&M and Next
// `mattdecrevel/size-charts` (MIT) agrees with the letters for women's XS to L and men's S to XL. Its women's XL is US
// 16-18, ours is 16; its men's 2XL begins at 48.5 inches, ours at 47.

/** Women's clothes use the US number as axis; 00 is -2. These offsets give the numbers of other systems. */
export const womenAboveUs: Readonly<Partial<Record<string, number>>> = {
  US: 0,
  UK: 4,
  AU: 4,
  EU: 32,
  FR: 32,
  ES: 32,
  DE: 30,
  IT: 36,
  JP: 3,
};

/** Letters of women's clothes as ranges of US numbers. */
export const womenLetters: Readonly<Record<string, readonly [number, number]>> = {
  XXXS: [-4, -3],
  XXS: [-2, -1],
  XS: [0, 2],
  S: [4, 6],
  M: [8, 10],
  L: [12, 14],
  XL: [16, 16],
  XXL: [18, 20],
  '3XL': [22, 24],
  '4XL': [26, 28],
  '5XL': [30, 32],
  '6XL': [34, 36],
  '0X': [12, 14],
  '1X': [14, 16],
  '2X': [18, 20],
  '3X': [22, 24],
  '4X': [26, 28],
  '5X': [30, 32],
  '6X': [34, 36],
};

/** Waists of women's jeans in inches, by US number. */
export const womenWaists: readonly (readonly [waist: number, us: number])[] = [
  [22, -4],
  [23, -2],
  [24, 0],
  [25, 0],
  [26, 2],
  [27, 4],
  [28, 6],
  [29, 8],
  [30, 10],
  [31, 12],
  [32, 14],
  [33, 16],
  [34, 18],
  [36, 20],
  [38, 22],
];

/** Men's tops use the chest in inches as axis. Letters as ranges. */
export const menChests: Readonly<Record<string, readonly [number, number]>> = {
  XXXS: [30, 31],
  XXS: [32, 33],
  XS: [33, 35],
  S: [36, 37],
  M: [38, 40],
  L: [41, 43],
  XL: [44, 46],
  XXL: [47, 49],
  '3XL': [50, 53],
  '4XL': [54, 57],
  '5XL': [58, 60],
  '6XL': [61, 63],
};

/** Men's trousers use the waist in inches as axis. Letters as ranges. */
export const menWaists: Readonly<Record<string, readonly [number, number]>> = {
  XXXS: [23, 24],
  XXS: [25, 26],
  XS: [27, 28],
  S: [29, 30],
  M: [31, 33],
  L: [34, 35],
  XL: [36, 38],
  XXL: [39, 41],
  '3XL': [42, 44],
  '4XL': [45, 47],
  '5XL': [48, 50],
  '6XL': [51, 54],
};

/** European, Italian and French sizes of men's suits and jackets are the chest in inches plus 10. */
export const menAboveChest: Readonly<Partial<Record<string, number>>> = {
  US: 0,
  UK: 0,
  EU: 10,
  DE: 10,
  IT: 10,
  FR: 10,
  chest: 0,
};

/** European and Italian sizes of men's trousers are the waist in inches plus 16; French ones plus 10. */
export const menAboveWaist: Readonly<Partial<Record<string, number>>> = {
  US: 0,
  UK: 0,
  EU: 16,
  DE: 16,
  IT: 16,
  FR: 10,
  waist: 0,
};

/** Children's clothes use the age in months as axis. Height in cm, and the age that wears it. */
export const heights: readonly (readonly [cm: number, months: number])[] = [
  [50, 0],
  [56, 2],
  [62, 3],
  [68, 6],
  [74, 9],
  [80, 12],
  [86, 18],
  [92, 24],
  [98, 36],
  [104, 48],
  [110, 60],
  [116, 72],
  [122, 84],
  [128, 96],
  [134, 108],
  [140, 120],
  [146, 132],
  [152, 144],
  [158, 156],
  [164, 168],
  [170, 180],
  [176, 192],
  [182, 204],
];

/** Letters of children's clothes as ranges of months. */
export const kidsLetters: Readonly<Record<string, readonly [number, number]>> = {
  XXS: [36, 48],
  XS: [48, 60],
  S: [72, 84],
  M: [96, 120],
  L: [132, 144],
  XL: [156, 180],
};
