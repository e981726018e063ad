/** The grounds on which pages write, in the light and in the dark scheme, and the ink that buttons have on the accent. */
const grounds = {
  light: ['#fbfaf7', '#ffffff', '#f3f0ea', '#eeebe5'],
  dark: ['#151412', '#1e1c1a', '#2a2825'],
} as const;

export type Scheme = keyof typeof grounds;

/** The least contrast of text (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminanceOf = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of two colors, from 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/**
 * The contrast of an accent where it is least: as text on any ground of the scheme. Text on an accent's button has the color
 * of one of them, so that it stands out as much.
 */
export const accentContrast = (accent: string, scheme: Scheme): number =>
  Math.min(...grounds[scheme].map((ground) => contrastOf(accent, ground)));

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** A color of which `share` (0 to 1) is black, or white in the dark scheme. */
const shadeOf = (hex: string, scheme: Scheme, share: number): string => {
  const end = scheme === 'light' ? 0 : 255;
  return hexOf(channelsOf(hex).map((channel) => channel + (end - channel) * share));
};

/** The nearest shade of a color that can be read in the scheme: the color itself where it can, else darker, or lighter in the dark. */
export const readableShade = (hex: string, scheme: Scheme): string => {
  const shades = Array.from({ length: 101 }, (_, percent) => shadeOf(hex, scheme, percent / 100));
  return shades.find((shade) => accentContrast(shade, scheme) >= leastContrast) ?? shadeOf(hex, scheme, 1);
};

/** What a button in this color shows under the pointer. */
export const hoverShade = (hex: string, scheme: Scheme): string => shadeOf(hex, scheme, 0.18);
