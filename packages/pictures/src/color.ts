import { converter, useMode as defineMode, modeLab65, modeLrgb, modeRgb, modeXyz65 } from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeXyz65, modeLab65]) defineMode(mode as typeof modeRgb);
const toLab = converter('lab65');

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The background color of pictures in the layout. */
export const ground: Rgb = [0xee, 0xeb, 0xe5];

/** Six hex digits, without a hash sign. */
export const hexOf = (color: Rgb): string =>
  color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');

export const mix = (one: Rgb, other: Rgb): Rgb => [
  (one[0] + other[0]) / 2,
  (one[1] + other[1]) / 2,
  (one[2] + other[2]) / 2,
];

/** The perceptual distance of two colors, 0 to about 765. */
export const distance = (r1: number, g1: number, b1: number, r2: number, g2: number, b2: number): number => {
  const mean = (r1 + r2) / 2;
  const [r, g, b] = [r1 - r2, g1 - g2, b1 - b2];
  return Math.sqrt((2 + mean / 256) * r * r + 4 * g * g + (2 + (255 - mean) / 256) * b * b);
};

/** A color in CIELAB: lightness 0 to 100, green to red, and blue to yellow. */
export const labOf = (red: number, green: number, blue: number): [light: number, a: number, b: number] => {
  const { l, a, b } = toLab({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
  return [l, a, b];
};
