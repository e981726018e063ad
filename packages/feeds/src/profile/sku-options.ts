import { colorOfPart, guessColorOfCode } from '../clean/color/color-codes.ts';
import { isSizeText } from '../clean/size/size-text.ts';
import { isRecord } from './is-record.ts';

/** Positions of size and color in a store's SKUs, counted from the end starting at 0; null if absent. */
export type SkuOptions = { separator: string; size: number | null; color: number | null; isTenths: boolean };

/** '' stands for SKUs that end in a size without a separator: 'SD210W37'. */
const separators = ['-', '_', '/', ' ', '.', ''];
const places = [0, 1, 2];
/** Minimum number of SKUs to learn from. */
const enoughSkus = 8;
const nearlyAll = 0.85;
/** Some rows may be without a size. */
const mostly = 0.75;
const most = 0.6;
/** Other SKUs of the store may have no parts. */
const some = 0.3;
/** Stores abbreviate colors in unknown ways, so a position counts as color if a third of its SKUs name one. */
const many = 0.35;

const plainSize =
  /^(?:(?:us|eu|uk)?(?:0?[1-9]|1[0-6]|2[2-9]|3\d|4\d|5[0-2])(?:[.,][05])?(?:us|eu|uk|y|c|m|w)?|[2-6]t|\d?x{1,4}[sl]|[2-6]x|[sml]|sml|med|lrg|(?:x{1,2}-?)?(?:small|large)|medium|os|\d{2}x\d{2})$/i;
const letterSize = /^(?:\d?x{0,4}[sl]|[2-6]x|m|sml|med|lrg|(?:x{1,2}-?)?(?:small|large)|medium)$/i;

const tenths = (part: string): number | null =>
  /^\d{2}[05]$/.test(part) && Number(part) >= 20 && Number(part) <= 520 ? Number(part) / 10 : null;

const sizeOf = (part: string, isTenths: boolean): string | null => {
  if (isTenths) return tenths(part)?.toString() ?? null;
  const isSize = plainSize.test(part) || (/\D/.test(part) && isSizeText(part));
  // '09.0' is a 9.
  return isSize ? part.replace(/^0(?=\d)/, '').replace(/(?<=\d)[.,]0(?!\d)/, '') : null;
};

/** Sizes come in halves, in letters or as a sequence without gaps; color numbers do not. */
const isScale = (sizes: readonly string[]): boolean => {
  if (sizes.filter((size) => letterSize.test(size)).length >= 3) return true;
  const numbers = sizes
    .map((size) => Number.parseFloat(size.replace(/^\D+/, '')))
    .filter((size) => Number.isFinite(size));
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
  if (numbers.some((size) => !Number.isInteger(size))) return sizes.length >= 3;
  // Clothes have even numbers.
  const step = numbers.every((size) => size % 2 === 0) ? 2 : 1;
  return numbers.length >= 4 && (greatest - least) / step + 1 <= 1.6 * numbers.length;
};

const numberOfSize = /^(?:\d{1,2}(?:[.,]5)?|\d{2}x\d{2})$/i;
const width = /^(?:aa|[a-e]|e{2,4}|[24]e|[mnw]|xw|med|wide|reg|regular)$/i;
const length = /^(?:long|short|tall|petite)$/i;

/** The size and its width or length are one part: '21-BLK-9.5-D', '62-GR-4-LONG'. */
const withWholeSize = (parts: readonly string[]): string[] => {
  const [size = '', last = ''] = parts.slice(-2);
  if (parts.length < 3 || !numberOfSize.test(size)) return [...parts];
  if (width.test(last)) return parts.slice(0, -1);
  return length.test(last) ? [...parts.slice(0, -2), `${size} ${last}`] : [...parts];
};

/** A number behind a letter, or letters behind a number: 'SD210W37', 'TE100XL'. */
const joined = /^(.*\p{L})-?(\d{1,2}(?:\.5)?)$|^(.*\d)-?((?:\dx|x{0,3})[sl]|m)$/iu;

/** The hyphen in 'X-LARGE' and the point in '8.5' are no separators. */
const partsOf = (sku: string, separator: string): string[] => {
  if (separator === '') return (joined.exec(sku) ?? ['', sku]).slice(1).filter((part) => part !== undefined);
  const whole = separator === '-' ? sku.replace(/\b(x{1,3})-(?=(?:large|small)\b)/gi, '$1') : sku;
  return withWholeSize(whole.split(separator === '.' ? /\.(?!5$)/ : separator));
};

type Parts = readonly (readonly string[])[];

/** The part at a position; '' for the first part, which identifies the product. */
const partAt = (parts: readonly string[], place: number | null): string =>
  place === null || place >= parts.length - 1 ? '' : (parts.at(-1 - place) ?? '');

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

const fewSizes = 3;
const recurring = 1.5;

/** Without a separator, sizes recur from product to product without gaps; serial numbers do neither. */
const areJoinedSizes = (skus: Parts): boolean => {
  const all = [...Map.groupBy(skus, ([stem]) => stem).values()].map((own) => own.map(([, size = '']) => size));
  const several = all.filter((own) => own.length >= fewSizes);
  const found = several.flat();
  return (
    several.length > 1 &&
    found.length >= most * skus.length &&
    found.length >= recurring * new Set(found).size &&
    several.every((own) => isScale(own) || isRun(own))
  );
};

/** Three or more numbers that follow each other: 37, 38, 39. */
const isRun = (sizes: readonly string[]): boolean => {
  const numbers = sizes.map(Number).filter(Number.isFinite);
  return numbers.length >= fewSizes && Math.max(...numbers) - Math.min(...numbers) + 1 <= recurring * numbers.length;
};

/** Only sizes come in halves. */
const isHalf = (size: string): boolean => /\d[.,]5/.test(size);

/** Numbers of which none recurs count the rows: 1 to 15. Sizes recur from product to product. */
const isCount = (read: readonly string[]): boolean =>
  read.length >= enoughSkus && new Set(read).size === read.length && read.every((part) => /^\d+$/.test(part));

const isSizePlace = (skus: Parts, place: number, isTenths: boolean): boolean => {
  const read = skus.flatMap((parts) => sizeOf(partAt(parts, place), isTenths) ?? []);
  return (
    read.length >= (isTenths ? nearlyAll : mostly) * skus.length &&
    !isCount(read) &&
    isScale([...new Set(read)]) &&
    (read.some(isHalf) || tellsApart(skus, place))
  );
};

const isColorPlace = (skus: Parts, place: number): boolean => {
  const read = skus.flatMap((parts) => colorOfPart(partAt(parts, place)) ?? []);
  return read.length >= many * skus.length && new Set(read).size > 1;
};

const learnParted = (skus: Parts, separator: string): SkuOptions | null => {
  // A few shorter SKUs belong to products without options.
  const usable = places.filter(
    (place) => skus.filter((parts) => place < parts.length - 1).length >= nearlyAll * skus.length,
  );
  for (const isTenths of [false, true]) {
    const size = usable.find((place) => isSizePlace(skus, place, isTenths)) ?? null;
    const color = usable.find((place) => place !== size && isColorPlace(skus, place)) ?? null;
    if (size !== null || (isTenths && color !== null)) return { separator, size, color, isTenths };
  }
  return null;
};

const learnJoined = (skus: Parts): SkuOptions | null =>
  areJoinedSizes(skus) ? { separator: '', size: 0, color: null, isTenths: false } : null;

/** Learns which SKU parts of a store are sizes and colors; null if none are. */
export const learnSkuOptions = (all: readonly string[]): SkuOptions | null => {
  for (const separator of separators) {
    const skus = [...new Set(all)].map((sku) => partsOf(sku, separator)).filter((parts) => parts.length > 1);
    if (skus.length < enoughSkus || skus.length < (separator === '' ? most : some) * all.length) continue;
    const learned = separator === '' ? learnJoined(skus) : learnParted(skus, separator);
    if (learned) return learned;
  }
  return null;
};

/** Reads size and color from an SKU by the store's positions. */
export const optionsInSku = (sku: string, { separator, size, color, isTenths }: SkuOptions) => {
  const parts = partsOf(sku, separator);
  return { size: sizeOf(partAt(parts, size), isTenths), color: guessColorOfCode(partAt(parts, color)) };
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
