import { useMode as defineMode, formatHex, interpolate, modeLrgb, modeRgb, wcagContrast } from 'culori/fn';

// The color spaces for contrast and mixing.
for (const mode of [modeRgb, modeLrgb]) defineMode(mode);

/** The page backgrounds in the light and the dark scheme, and the text color of accent buttons. */
const grounds = {
  light: ['#fbfaf7', '#ffffff', '#f3f0ea', '#eeebe5'],
  dark: ['#151412', '#1e1c1a', '#2a2825'],
} as const;

export type Scheme = keyof typeof grounds;

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** The contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

/**
 * The lowest contrast of an accent as text on the scheme's backgrounds. The text of accent buttons has a background
 * color, so its contrast is at least as high.
 */
export const accentContrast = (accent: string, scheme: Scheme): number =>
  Math.min(...grounds[scheme].map((ground) => contrastOf(accent, ground)));

/** Mixes `share` (0 to 1) of black into a color, or of white in the dark scheme. */
const shadeOf = (hex: string, scheme: Scheme, share: number): string =>
  formatHex(interpolate([hex, scheme === 'light' ? '#000000' : '#ffffff'])(share));

/**
 * The nearest readable shade of a color: the color itself if it is readable, otherwise darker, or lighter in the dark
 * scheme.
 */
export const readableShade = (hex: string, scheme: Scheme): string => {
  const shades = Array.from({ length: 101 }, (_, percent) => shadeOf(hex, scheme, percent / 100));
  return shades.find((shade) => accentContrast(shade, scheme) >= leastContrast) ?? shadeOf(hex, scheme, 1);
};

/** The hover color of a button in this color. */
export const hoverShade = (hex: string, scheme: Scheme): string => shadeOf(hex, scheme, 0.18);
