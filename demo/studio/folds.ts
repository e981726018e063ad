import { mirror, type Point, short } from './outline.ts';

/** A soft dark or light shape painted inside a piece. */
export type Shade = { path: string; blur: number; tone: 'dark' | 'light'; strength: number };

/** The four blurs of a picture. Sharing them reduces the number of filter passes. */
const blurFor = (width: number) => {
  if (width < 9) return 4;
  if (width < 17) return 8;
  return width < 27 ? 12 : 20;
};

const lens = (from: Point, bend: Point, to: Point, width: number, shift: number) => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const across: Point = [(-(to[1] - from[1]) / length) * width, ((to[0] - from[0]) / length) * width];
  const at = ([x, y]: Point) => `${short(x + shift)} ${short(y + shift)}`;
  return `M${at(from)}Q${at([bend[0] + across[0], bend[1] + across[1]])} ${at(to)}Q${at([bend[0] - across[0], bend[1] - across[1]])} ${at(from)}Z`;
};

/** A fold that tapers at both ends: a shadow with a lit ridge on its upper left. Strength 1 is a deep fold. */
export const fold = (from: Point, bend: Point, to: Point, width: number, strength = 0.7): Shade[] => {
  const blur = blurFor(width);
  return [
    { path: lens(from, bend, to, width, width * 0.32), blur, tone: 'dark', strength: strength * 0.42 },
    { path: lens(from, bend, to, width, -width * 0.42), blur, tone: 'light', strength: strength * 0.34 },
  ];
};

/** A fold that widens downwards and crosses the hem, as in a skirt. */
export const flare = (from: Point, to: Point, width: number, strength = 0.7): Shade[] => {
  const blur = blurFor(width * 0.7);
  const wedge = (shift: number) =>
    `M${short(from[0] + shift * 0.2)} ${short(from[1])}L${short(to[0] + shift + width * 0.5)} ${short(to[1])}L${short(to[0] + shift - width * 0.5)} ${short(to[1])}Z`;
  return [
    { path: wedge(width * 0.5), blur, tone: 'dark', strength: strength * 0.42 },
    { path: wedge(-width * 0.5), blur, tone: 'light', strength: strength * 0.36 },
  ];
};

/** A soft dark or light area of any outline. */
export const shade = (path: string, blur: 4 | 8 | 12 | 20, tone: 'dark' | 'light', strength: number): Shade => ({
  path,
  blur,
  tone,
  strength,
});

export const mirrorShades = (shades: readonly Shade[]): Shade[] =>
  shades.map((one) => ({ ...one, path: mirror(one.path) }));

/** The folds and their mirror images. */
export const both = (shades: readonly Shade[]): Shade[] => [...shades, ...mirrorShades(shades)];
