// cspell:ignore Roeckl
// Bras, hats, gloves and rings. All tables are our own data. Sources:
//   bras    EN 13402-3 (75 is 34); cup letters as Bravissimo, Victoria's Secret and Triumph print them
//   hats    charts of Stetson and New Era: 7 1/4 is 58 cm
//   gloves  charts of Dents and Roeckl
//   rings   ISO 8653:2016

/** Cups in order; A is 1. From DD on, the systems use the same letters for different cups. */
export const cups: Readonly<Record<'US' | 'UK' | 'EU', readonly string[]>> = {
  US: ['AA', 'A', 'B', 'C', 'D', 'DD', 'DDD', 'G', 'H', 'I', 'J', 'K'],
  UK: ['AA', 'A', 'B', 'C', 'D', 'DD', 'E', 'F', 'FF', 'G', 'GG', 'H', 'HH', 'J'],
  EU: ['AA', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'],
};

/** Alternative spellings of US cups. */
export const usCups: Readonly<Record<string, string>> = { E: 'DD', F: 'DDD', 'DD/E': 'DD', 'DDD/F': 'DDD', DDDD: 'G' };

/** Letters of hats as ranges of head circumference in cm. */
export const hatLetters: Readonly<Record<string, readonly [number, number]>> = {
  XXS: [51, 52],
  XS: [53, 54],
  S: [55, 56],
  M: [57, 58],
  L: [59, 60],
  XL: [61, 62],
  XXL: [63, 64],
};

/** Letters of gloves as ranges of hand circumference in inches. */
export const gloveLetters: Readonly<Record<'women' | 'men', Readonly<Record<string, readonly [number, number]>>>> = {
  women: { XXS: [5, 5.5], XS: [6, 6], S: [6.5, 6.5], M: [7, 7], L: [7.5, 7.5], XL: [8, 8], XXL: [8.5, 8.5] },
  men: { XXS: [6, 6.5], XS: [7, 7], S: [7.5, 8], M: [8.5, 8.5], L: [9, 9.5], XL: [10, 10.5], XXL: [11, 11.5] },
};

/** The circumference of a US ring size in mm. */
export const ringAround = (us: number): number => 36.5 + 2.55 * us;

/** The circumference of a British ring size in mm, by the position of its letter; A is 0. */
export const ringOfLetter = (place: number): number => 37.8 + 1.25 * place;

/** The circumference of a Japanese ring size in mm. The diameter grows by a third of a mm per size, from 13 mm. */
export const ringOfJapan = (number: number): number => (13 + (number - 1) / 3) * Math.PI;
