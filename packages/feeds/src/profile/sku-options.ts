import { colorOfPart, guessColorOfCode } from '../clean/color/color-codes.ts';
import { isSizeText } from '../clean/size/size-text.ts';
import { isRecord } from './is-record.ts';

/** Positions of size and color in a store's SKUs, counted from the end starting at 0; null if absent. */
export type SkuOptions = { separator: string; size: number | null; color: number | null; isTenths: boolean };

const separators = ['-', '_', '/', ' '];
const places = [0, 1, 2];
/** Minimum number of SKUs to learn from. */
const enoughSkus = 8;
const nearlyAll = 0.85;
const most = 0.6;
/** Stores abbreviate colors in unknown ways, so a position counts as color if a third of its SKUs name one. */
const many = 0.35;

const plainSize =
  /^(?:(?:us|eu|uk)?(?:[2-9]|1[0-6]|3[2-9]|4\d|5[0-2])(?:[.,]5)?(?:us|eu|uk|y|c|m|w)?|\d?x{1,4}[sl]|[2-6]x|[sml]|sml|med|lrg|(?:x{1,2}-?)?(?:small|large)|medium|os|\d{2}x\d{2})$/i;
const letterSize = /^(?:\d?x{0,4}[sl]|[2-6]x|m|sml|med|lrg|(?:x{1,2}-?)?(?:small|large)|medium)$/i;

const tenths = (part: string): number | null =>
  /^\d{2}[05]$/.test(part) && Number(part) >= 20 && Number(part) <= 520 ? Number(part) / 10 : null;

const sizeOf = (part: string, isTenths: boolean): string | null => {
  if (isTenths) return tenths(part)?.toString() ?? null;
  return plainSize.test(part) || (/\D/.test(part) && isSizeText(part)) ? part : null;
};

/** Sizes come in halves, in letters or as a sequence without gaps; color numbers do not. */
const isScale = (sizes: readonly string[]): boolean => {
  if (sizes.filter((size) => letterSize.test(size)).length >= 3) return true;
  const numbers = sizes
    .map((size) => Number.parseFloat(size.replace(/^\D+/, '')))
    .filter((size) => Number.isFinite(size));
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
  if (numbers.some((size) => !Number.isInteger(size))) return sizes.length >= 3;
  return numbers.length >= 4 && greatest - least + 1 <= 1.6 * numbers.length;
};

/** The hyphen in 'X-LARGE' is not a separator. */
const partsOf = (sku: string, separator: string): string[] =>
  (separator === '-' ? sku.replace(/\b(x{1,3})-(?=(?:large|small)\b)/gi, '$1') : sku).split(separator);

type Parts = readonly (readonly string[])[];

/**
 * Returns whether the parts at a position differ among SKUs that are otherwise equal, like the sizes of one product.
 */
const tellsApart = (skus: Parts, place: number): boolean => {
  const stems = new Map<string, number>();
  for (const parts of skus) {
    const stem = parts.toSpliced(parts.length - 1 - place, 1).join('\n');
    stems.set(stem, (stems.get(stem) ?? 0) + 1);
  }
  return stems.size * 1.5 <= skus.length;
};

const isSizePlace = (skus: Parts, place: number, isTenths: boolean): boolean => {
  const read = skus.flatMap((parts) => sizeOf(parts.at(-1 - place) ?? '', isTenths) ?? []);
  return read.length >= nearlyAll * skus.length && isScale([...new Set(read)]) && tellsApart(skus, place);
};

const isColorPlace = (skus: Parts, place: number): boolean => {
  const read = skus.flatMap((parts) => colorOfPart(parts.at(-1 - place) ?? '') ?? []);
  return read.length >= many * skus.length && new Set(read).size > 1;
};

/** Learns which SKU parts of a store are sizes and colors; null if none are. */
export const learnSkuOptions = (all: readonly string[]): SkuOptions | null => {
  for (const separator of separators) {
    const skus = [...new Set(all)].map((sku) => partsOf(sku, separator)).filter((parts) => parts.length > 1);
    if (skus.length < enoughSkus || skus.length < most * all.length) continue;
    const shortest = Math.min(...skus.map((parts) => parts.length));
    const usable = places.filter((place) => place < shortest - 1);
    for (const isTenths of [false, true]) {
      const size = usable.find((place) => isSizePlace(skus, place, isTenths)) ?? null;
      const color = usable.find((place) => place !== size && isColorPlace(skus, place)) ?? null;
      if (size !== null || (isTenths && color !== null)) return { separator, size, color, isTenths };
    }
  }
  return null;
};

/** Reads size and color from an SKU by the store's positions. */
export const optionsInSku = (sku: string, { separator, size, color, isTenths }: SkuOptions) => {
  const parts = partsOf(sku, separator);
  const partAt = (place: number | null): string =>
    place === null || place >= parts.length - 1 ? '' : (parts.at(-1 - place) ?? '');
  return { size: sizeOf(partAt(size), isTenths), color: guessColorOfCode(partAt(color)) };
};

const placeOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Validates stored SKU options; null if invalid. */
export const readSkuOptions = (value: unknown): SkuOptions | null =>
  isRecord(value) && typeof value.separator === 'string'
    ? {
        separator: value.separator,
        size: placeOf(value.size),
        color: placeOf(value.color),
        isTenths: value.isTenths === true,
      }
    : null;
