import { labOf } from '@wearfolio/pictures/color';

type Range = readonly [least: number, most: number];

/** Undisputed regions of colors in CIELAB: lightness, chroma and hue (0 to 360). */
type Region = { name: string; light: Range; chroma: Range; hue: Range };

const anyHue: Range = [0, 360];

// The gaps contain colors that people name differently: camel, rust, teal, plum, nude. Metals look gray or yellow, and
// several colors have no single mean, so 'Gold', 'Silver' and 'Multicolor' are never guessed.
const regions: readonly Region[] = [
  { name: 'Black', light: [0, 24], chroma: [0, 4.5], hue: anyHue },
  { name: 'Grey', light: [38, 76], chroma: [0, 6], hue: anyHue },
  { name: 'White', light: [91, 99], chroma: [0, 4], hue: anyHue },
  { name: 'Brown', light: [22, 48], chroma: [10, 36], hue: [45, 75] },
  { name: 'Beige', light: [68, 88], chroma: [12, 24], hue: [76, 95] },
  { name: 'Red', light: [24, 54], chroma: [25, 110], hue: [10, 36] },
  { name: 'Red', light: [28, 54], chroma: [58, 110], hue: [36, 42] },
  { name: 'Pink', light: [48, 80], chroma: [50, 100], hue: [340, 368] },
  { name: 'Pink', light: [62, 90], chroma: [12, 60], hue: [340, 395] },
  { name: 'Orange', light: [58, 80], chroma: [60, 120], hue: [45, 70] },
  { name: 'Yellow', light: [76, 98], chroma: [48, 120], hue: [88, 106] },
  { name: 'Green', light: [22, 85], chroma: [11, 120], hue: [110, 175] },
  { name: 'Blue', light: [18, 80], chroma: [13, 120], hue: [235, 292] },
  { name: 'Blue', light: [20, 50], chroma: [85, 140], hue: [292, 308] },
  { name: 'Purple', light: [20, 80], chroma: [12, 82], hue: [306, 330] },
];

const isIn = (value: number, [least, most]: Range): boolean => value >= least && value <= most;

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/**
 * Returns the palette color of six hexadecimal digits; null if people would disagree, because a wrong color misleads
 * and a missing one does not.
 */
export const guessColor = (hex: string): string | null => {
  const [lightness, a, b] = labOf(channel(hex, 0), channel(hex, 2), channel(hex, 4));
  const strength = Math.hypot(a, b);
  const angle = (Math.atan2(b, a) * 180) / Math.PI + 360;
  const isOf = ({ light, chroma, hue }: Region): boolean =>
    isIn(lightness, light) && isIn(strength, chroma) && (isIn(angle % 360, hue) || isIn((angle % 360) + 360, hue));
  return regions.find(isOf)?.name ?? null;
};
