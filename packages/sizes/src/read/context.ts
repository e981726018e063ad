import type { SystemSize } from '../equivalent-sizes.ts';
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

export { numberOf };

/**
 * A size on its ladder. `sortOrder` sorts sizes within a ladder. `stated` is set if the label gives the size in several
 * systems.
 */
export type ReadSize = { ladder: string; value: string; sortOrder: number; stated?: readonly SystemSize[] };

/** The meaning of a bare number depends on the garment and the market. */
export type SizeContext = {
  /** 'unknown' if the kind of product is unknown. */
  family: 'shoes' | 'clothing' | 'rings' | 'hats' | 'gloves' | 'bras' | 'other' | 'unknown';
  isKids: boolean;
  /** The size system of the feed in lower case: 'us', 'eu', 'uk', 'fr'. */
  system: string | null;
  /** The garment; null or absent if unknown. */
  kind?: Kind | null;
  /** The audience; null or absent if unknown. */
  audience?: Audience | null;
  /** The market whose size system the store implies, derived from its currency; null if ambiguous. */
  home?: 'us' | 'uk' | 'au' | 'jp' | null;
  /** Whether a bare number measures a waist or is a women's or men's size; null if unknown. */
  body?: 'waist' | 'women' | 'men' | null;
  /** The fit in the feed's size type column. */
  fit?: 'petite' | 'tall' | null;
  /** Ski and snowboard boots use the foot length in cm. */
  isMondo?: boolean;
};

/** A parsed size. `audience` is set if the label names it or if the ladder is for everybody. */
export type Found = { kind: Kind; system: System; value: string; order: number; audience?: Audience | null };

/** The ladder of `found` in `context`. */
export const placed = ({ kind, system, value, order, audience }: Found, context: SizeContext): ReadSize => {
  const stated = context.isKids ? 'kids' : (context.audience ?? null);
  return {
    ladder: ladderName({ kind, audience: audience === undefined ? stated : audience, system }),
    value,
    sortOrder: Math.round(order),
  };
};

/** The garment of a context. */
export const garment = ({ kind }: SizeContext): Kind => kind ?? 'clothes';

/** The size of products that come in one size. */
export const oneSize: ReadSize = { ladder: oneSizeLadder, value: 'One Size', sortOrder: 0 };

/** A size that is not understood. `order` is rounded. */
export const unread = (value: string, order: number): ReadSize => ({
  ladder: otherLadder,
  value,
  sortOrder: Math.round(order),
});

/** The meaning of a stored size, or null if it is not understood. */
export const sizeOf = ({ ladder, value, sortOrder }: Omit<ReadSize, 'stated'>): Size | null => {
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

/** '38⅔' becomes '38 2/3'. */
export const plainFractions = (text: string): string =>
  text.replace(/\s*[½⅓⅔¼¾⅛⅜⅝⅞]/g, (sign) => fractions[sign.trim()] ?? sign);

/** The sort offset of a fit after the same size without one. */
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

/** The fit after a size, such as 'Long'. Empty for regular. */
export const fitOf = (text: string): { suffix: string; order: number } => {
  const lower = text.toLowerCase();
  const fit = fitWords[lower] ?? lower;
  const order = fits[fit] ?? 0;
  return { suffix: order === 0 ? '' : ` ${fit.charAt(0).toUpperCase()}${fit.slice(1)}`, order };
};
