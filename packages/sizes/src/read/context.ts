import {
  type Audience,
  type Kind,
  ladderName,
  numberOf,
  oneSizeLadder,
  otherLadder,
  readLadder,
  type Size,
  type System,
} from '../size.ts';
import type { Told } from '../told.ts';

export { numberOf };

/**
 * A size on its ladder; `sortOrder` gives wearing order within one ladder. `told` is there where the label tells the size in
 * several systems.
 */
export type ReadSize = { ladder: string; value: string; sortOrder: number; told?: readonly Told[] };

/** What a bare number means depends on what is worn, and where it is sold. */
export type SizeContext = {
  /** 'unknown' where nobody knows what the product is. */
  family: 'shoes' | 'clothing' | 'rings' | 'hats' | 'gloves' | 'bras' | 'other' | 'unknown';
  isKids: boolean;
  /** Lower-cased code of the feed's size system: 'us', 'eu', 'uk', 'fr'. */
  system: string | null;
  /** Which garment it is; null or left out where nothing tells. */
  kind?: Kind | null;
  /** Whom it is made for; null or left out where nothing tells. */
  audience?: Audience | null;
  /** The market whose sizes the store tells without their system, by its currency; null where that is ambiguous. */
  home?: 'us' | 'uk' | 'au' | 'jp' | null;
  /** Whose garment a bare number measures, or that it measures a waist; null where nothing tells. */
  body?: 'waist' | 'women' | 'men' | null;
  /** The fit that the feed's size type names beside the size. */
  fit?: 'petite' | 'tall' | null;
  /** Ski and snowboard boots are measured in centimeters of foot. */
  isMondo?: boolean;
};

/** What a reader found; `audience` where the label itself tells it, or where the ladder is nobody's own. */
export type Found = { kind: Kind; system: System; value: string; order: number; audience?: Audience | null };

/** The ladder on which `found` stands in `context`. */
export const placed = ({ kind, system, value, order, audience }: Found, context: SizeContext): ReadSize => {
  const told = context.isKids ? 'kids' : (context.audience ?? null);
  return {
    ladder: ladderName({ kind, audience: audience === undefined ? told : audience, system }),
    value,
    sortOrder: Math.round(order),
  };
};

/** The garment of a context. */
export const garment = ({ kind }: SizeContext): Kind => kind ?? 'clothes';

/** A size that is the only one. */
export const oneSize: ReadSize = { ladder: oneSizeLadder, value: 'One Size', sortOrder: 0 };

/** A size that is not understood; `order` is rounded. */
export const unread = (value: string, order: number): ReadSize => ({
  ladder: otherLadder,
  value,
  sortOrder: Math.round(order),
});

/** What a stored size means; null where it is not understood. */
export const sizeOf = ({ ladder, value, sortOrder }: Omit<ReadSize, 'told'>): Size | null => {
  const known = readLadder(ladder);
  return known && { ...known, value, order: sortOrder };
};

const fractions: Readonly<Record<string, string>> = {
  '½': ' 1/2',
  '⅓': ' 1/3',
  '⅔': ' 2/3',
  '¼': ' 1/4',
  '¾': ' 3/4',
  '⅛': ' 1/8',
  '⅜': ' 3/8',
  '⅝': ' 5/8',
  '⅞': ' 7/8',
};

/** '38⅔' -> '38 2/3'. */
export const plainFractions = (text: string): string =>
  text.replace(/\s*[½⅓⅔¼¾⅛⅜⅝⅞]/g, (sign) => fractions[sign.trim()] ?? sign);

/** As decimals, to two places. */
export const showDecimal = (value: number): string => String(Math.round(value * 100) / 100);

/** Where a fit stands behind the same size without one. */
export const fits: Readonly<Record<string, number>> = Object.assign(Object.create(null), {
  petite: 1,
  short: 2,
  regular: 0,
  long: 3,
  tall: 4,
});

const fitWords: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  p: 'petite',
  pet: 'petite',
  s: 'short',
  r: 'regular',
  reg: 'regular',
  l: 'long',
  t: 'tall',
});

/** 'Long' behind a size, nothing for a regular one. */
export const fitOf = (text: string): { suffix: string; order: number } => {
  const lower = text.toLowerCase();
  const fit = fitWords[lower] ?? lower;
  const order = fits[fit] ?? 0;
  return { suffix: order === 0 ? '' : ` ${fit.charAt(0).toUpperCase()}${fit.slice(1)}`, order };
};
