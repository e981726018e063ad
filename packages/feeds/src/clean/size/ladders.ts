import type { CleanSize } from '../../row.ts';

/** What a bare number means depends on what is worn. */
export type SizeContext = {
  /** 'unknown' where nobody knows what the product is. */
  family: 'shoes' | 'clothing' | 'rings' | 'other' | 'unknown';
  isKids: boolean;
  /** Lower-cased code of the feed's size system: 'us', 'eu', 'uk', 'fr'. */
  system: string | null;
  /** Whose garment a bare number measures, or that it measures a waist; null where nothing tells. */
  body?: 'waist' | 'women' | 'men' | null;
  /** The fit that the feed's size type names beside the size. */
  fit?: 'petite' | 'tall' | null;
  /** Ski and snowboard boots are measured in centimeters of foot. */
  isMondo?: boolean;
};

/** The ladder of sizes that are not understood. */
export const otherLadder = 'Size';

/** A size; `sortOrder` is rounded to an integer. */
export const makeSize = (ladder: string, value: string, sortOrder: number): CleanSize => ({
  ladder,
  value,
  sortOrder: Math.round(sortOrder),
});

const fractions: Readonly<Record<string, string>> = { '½': ' 1/2', '⅓': ' 1/3', '⅔': ' 2/3', '¼': ' 1/4', '¾': ' 3/4' };

/** '38⅔' -> '38 2/3'. */
export const plainFractions = (text: string): string =>
  text.replace(/\s*[½⅓⅔¼¾]/g, (sign) => fractions[sign.trim()] ?? sign);

/** '9.5', '9,5' and '9 1/2' -> 9.5; null for anything else. */
export const numberOf = (text: string): number | null => {
  const plain = text.trim().replace(',', '.');
  const fraction = /^(\d{1,3})(?:[\s-]+([123])\/([234]))?$/.exec(plain);
  if (fraction) return Number(fraction[1]) + (fraction[2] ? Number(fraction[2]) / Number(fraction[3]) : 0);
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
};

export const showNumber = (value: number): string => String(Math.round(value * 100) / 100);

/** Where a fit stands behind the same size without one. */
export const fits: Readonly<Record<string, number>> = { petite: 1, short: 2, regular: 0, long: 3, tall: 4 };

const fitWords: Readonly<Record<string, string>> = {
  p: 'petite',
  pet: 'petite',
  s: 'short',
  r: 'regular',
  reg: 'regular',
  l: 'long',
  t: 'tall',
};

/** 'Long' behind a size, nothing for a regular one. */
export const fitOf = (text: string): { suffix: string; order: number } => {
  const lower = text.toLowerCase();
  const fit = fitWords[lower] ?? lower;
  const order = fits[fit] ?? 0;
  return { suffix: order === 0 ? '' : ` ${fit.charAt(0).toUpperCase()}${fit.slice(1)}`, order };
};
