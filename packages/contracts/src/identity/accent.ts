import { useMode as defineMode, formatHex, interpolate, modeLrgb, modeRgb, wcagContrast } from 'culori/fn';

// The two spaces that contrast and mixing need.
for (const mode of [modeRgb, modeLrgb]) defineMode(mode);

/** The grounds on which pages write, in the light and in the dark scheme, and the ink that buttons have on the accent. */
const grounds = {
  light: ['#fbfaf7', '#ffffff', '#f3f0ea', '#eeebe5'],
  dark: ['#151412', '#1e1c1a', '#2a2825'],
} as const;

export type Scheme = keyof typeof grounds;

/** The least contrast of text (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** The contrast of two colors, from 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

/**
 * The contrast of an accent where it is least: as text on any ground of the scheme. Text on an accent's button has the color
 * of one of them, so that it stands out as much.
 */
export const accentContrast = (accent: string, scheme: Scheme): number =>
  Math.min(...grounds[scheme].map((ground) => contrastOf(accent, ground)));

/** A color of which `share` (0 to 1) is black, or white in the dark scheme. */
const shadeOf = (hex: string, scheme: Scheme, share: number): string =>
  formatHex(interpolate([hex, scheme === 'light' ? '#000000' : '#ffffff'])(share));

/** The nearest shade of a color that can be read in the scheme: the color itself where it can, else darker, or lighter in the dark. */
export const readableShade = (hex: string, scheme: Scheme): string => {
  const shades = Array.from({ length: 101 }, (_, percent) => shadeOf(hex, scheme, percent / 100));
  return shades.find((shade) => accentContrast(shade, scheme) >= leastContrast) ?? shadeOf(hex, scheme, 1);
};

/** What a button in this color shows under the pointer. */
export const hoverShade = (hex: string, scheme: Scheme): string => shadeOf(hex, scheme, 0.18);
