import { parents } from '@wearfolio/feeds/clean/color/palette';

type Lab = readonly [light: number, a: number, b: number];

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const bend = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);

const labOf = (hex: string): Lab => {
  const [r, g, b] = [0, 2, 4].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16))) as [
    number,
    number,
    number,
  ];
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** What no single color of a picture can tell: metals shine in every gray and yellow, and several colors are not one. */
const untold: ReadonlySet<string> = new Set(['Multicolor', 'Gold', 'Silver']);

/** What each color of the palette looks like in photographs, beside what is painted for it. */
const seen: Readonly<Record<string, readonly string[]>> = {
  Black: ['1A1A1A', '2B2B2E', '38383A', '1B1D24'],
  White: ['FFFFFF', 'F2F0EC', 'E6E6E6'],
  Grey: ['8C8C8C', 'A9A9AB', '6A6B6E', '55565A', 'C4C4C4'],
  Brown: ['7B4F2E', '5A3A28', '8E6444', '4A3226', 'A0693C'],
  Beige: ['D9C7A7', 'E3D6C2', 'C9B59A', 'BBA88C', 'EADFCB'],
  Red: ['C62828', '9E1F26', '7A1C28', 'D94A42'],
  Pink: ['EC7FA9', 'F4B8C8', 'E5A3B0', 'D65C8E', 'F2D3D8'],
  Orange: ['F07C1F', 'D96A2B', 'E8955A', 'BF5A2A'],
  Yellow: ['F4D03F', 'E8C24A', 'F3E08A', 'D6A928'],
  Green: ['3C8D40', '2F5D3A', '6B7A45', '4C5A3C', '7FA98A', '1F3D2E', 'A7BFA0'],
  Blue: ['2C5FAA', '1F2F54', '6E93C4', '3E5A78', 'A5C1DE', '28406E', '2B3A4E'],
  Purple: ['7A3E9D', '5B3A6B', 'A58BC0', '4A2440'],
};

const known = Object.entries(seen)
  .filter(([name]) => name in parents && !untold.has(name))
  .flatMap(([name, samples]) => samples.map((hex) => ({ name, lab: labOf(hex) })));

/** The palette color that is nearest to a color of six hexadecimal digits, as the eye sees it. */
export const guessColor = (hex: string): string | null => {
  const [light, a, b] = labOf(hex);
  const distances = known.map(({ name, lab }) => ({
    name,
    // Light falls differently on every fold: how bright a color is says less than its hue.
    far: Math.hypot((light - lab[0]) * 0.7, a - lab[1], b - lab[2]),
  }));
  return distances.toSorted((one, other) => one.far - other.far)[0]?.name ?? null;
};
