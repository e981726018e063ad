// cspell:ignore Roeckl
// Bras, hats, gloves and rings. All tables are our own data. Sources:
//   bras    EN 13402-3 (75 is 34); cup letters as Bravissimo, Victoria's Secret and Triumph print them
//   hats    charts of Stetson and New Era: 7 1/4 is 58 cm
//   gloves  charts of Dents and Roeckl
//   rings   ISO 8653:2016

/** Cups by their place: A is 1. The same letters mean other cups from DD on. */
export const cups: Readonly<Record<'US' | 'UK' | 'EU', readonly string[]>> = {
  US: ['AA', 'A', 'B', 'C', 'D', 'DD', 'DDD', 'G', 'H', 'I', 'J', 'K'],
  UK: ['AA', 'A', 'B', 'C', 'D', 'DD', 'E', 'F', 'FF', 'G', 'GG', 'H', 'HH', 'J'],
  EU: ['AA', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'],
};

/** Other spellings of American cups. */
export const usCups: Readonly<Record<string, string>> = { E: 'DD', F: 'DDD', 'DD/E': 'DD', 'DDD/F': 'DDD', DDDD: 'G' };

/** Letters of hats, the head in centimeters, from and to. */
export const hatLetters: Readonly<Record<string, readonly [number, number]>> = {
  XXS: [51, 52],
  XS: [53, 54],
  S: [55, 56],
  M: [57, 58],
  L: [59, 60],
  XL: [61, 62],
  XXL: [63, 64],
};

/** Letters of gloves, in inches around the hand, from and to. */
export const gloveLetters: Readonly<Record<'women' | 'men', Readonly<Record<string, readonly [number, number]>>>> = {
  women: { XXS: [5, 5.5], XS: [6, 6], S: [6.5, 6.5], M: [7, 7], L: [7.5, 7.5], XL: [8, 8], XXL: [8.5, 8.5] },
  men: { XXS: [6, 6.5], XS: [7, 7], S: [7.5, 8], M: [8.5, 8.5], L: [9, 9.5], XL: [10, 10.5], XXL: [11, 11.5] },
};

/** An American ring is so many millimeters around. */
export const ringAround = (us: number): number => 36.5 + 2.55 * us;

/** A British ring by the place of its letter, A being 0. */
export const ringOfLetter = (place: number): number => 37.8 + 1.25 * place;

/** A Japanese ring: thirds of a millimeter across, from 13 on. */
export const ringOfJapan = (number: number): number => (13 + (number - 1) / 3) * Math.PI;
