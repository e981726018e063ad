import { formatHex, interpolate, wcagLuminance } from 'culori';
import type { Colour } from '../drawings.ts';

export const colours = {
  ink: '#27272B',
  bone: '#ECE6DA',
  white: '#F3F1EC',
  rust: '#B5553C',
  sage: '#939C80',
  olive: '#5F6147',
  forest: '#33493C',
  navy: '#2B3852',
  cobalt: '#2F4F9E',
  denim: '#54708F',
  sky: '#9FB6C8',
  lilac: '#B6ABC6',
  rose: '#D2A5A0',
  burgundy: '#6A2B35',
  red: '#A3262A',
  butter: '#E6D08C',
  sand: '#CDB897',
  camel: '#B98D5B',
  cognac: '#8A5A34',
  cocoa: '#574036',
  stone: '#A8A49B',
  grey: '#8B8A88',
  gold: '#C9A35C',
  silver: '#B9BCC0',
} as const satisfies Record<Colour, string>;

export const fittings = {
  gold: '#C9A35C',
  steel: '#B9BCC0',
  lining: '#CFAE84',
  rubber: '#F1ECE1',
  tan: '#B98A55',
  strap: '#8A5A34',
} as const;

const channels = (hex: string) => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255] as const;
};

/** Mixes two #RRGGBB colors. `share` is the part of the second one. */
export const mix = (from: string, to: string, share: number) => formatHex(interpolate([from, to])(share));

/** A darker or brighter tone of the same hue. */
const toned = (hex: string, factor: number, lift: number) =>
  `#${channels(hex)
    .map((channel) => Math.min(252, Math.round(channel * factor + lift)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** All tones of a color that a drawing needs. */
export type Tones = {
  base: string;
  dark: string;
  deepest: string;
  /** The shadow and the lit side of a fold. */
  fold: string;
  ridge: string;
  seam: string;
  seamLight: string;
  /** A matching second color for stripes, checks and contrast parts. */
  second: string;
  isNearBlack: boolean;
};

export const tonesOf = (base: string): Tones => {
  const light = wcagLuminance(base);
  const isNearBlack = light < 0.05;
  return {
    base,
    isNearBlack,
    dark: mix(base, '#1E120A', isNearBlack ? 0.55 : 0.42),
    deepest: mix(base, '#100C0A', 0.68),
    fold: toned(base, 0.4, 3),
    ridge: toned(base, isNearBlack ? 1.6 : 1.4, isNearBlack ? 38 : 16),
    seam: isNearBlack ? mix(base, '#F3F1EC', 0.2) : mix(base, '#1A1411', 0.42),
    seamLight: mix(base, '#F3F1EC', isNearBlack ? 0.16 : 0.5),
    second: light > 0.45 ? '#3A4660' : '#ECE6DA',
  };
};

export type Ground = { high: string; low: string };

/** White objects need a darker ground, black ones a lighter ground. */
export const groundFor = (base: string): Ground => {
  const light = wcagLuminance(base);
  if (light > 0.62) return { high: '#DFDAD1', low: '#CFC8BD' };
  if (light < 0.05) return { high: '#EFECE6', low: '#E0DBD2' };
  return { high: '#EEEBE5', low: '#DDD7CD' };
};
