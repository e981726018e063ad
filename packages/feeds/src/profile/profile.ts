import type { DecimalMark } from '../clean/price/price.ts';
import { type FeedMapping, readMapping } from '../mapping/mapping.ts';
import { type ColorCodes, mergeColorCodes, readColorCodes } from './color-codes.ts';
import { isRecord } from './is-record.ts';
import { readSkuOptions, type SkuOptions } from './sku-options.ts';

/** By which part of a SKU the rows of one product are known: its first `parts`, split at `separator`. */
export type SkuPattern = { separator: string; parts: number };

/** In how many rows a field is told, and one of its values. */
export type FieldUse = { rows: number; example: string };

/** How many of the titles that were looked at name a brand, a color and a size. */
export type TitleParts = { read: number; brand: number; color: number; size: number };

/**
 * What is learned of a store's feed. It is kept with the store, so that next week's feed of three rows is read with what
 * was learned from all of it. Plain JSON.
 */
export type FeedProfile = {
  version: 1;
  /** How many rows it was learned from. */
  rows: number;
  /** Columns that say the same in nearly every row, which is no evidence about one of them: field -> value. */
  constants: Readonly<Record<string, string>>;
  /** Brands that the brand column names. */
  brands: readonly string[];
  /** Brands that titles begin with, where the column names none. */
  titleBrands: readonly string[];
  /** Lower-cased colors that rows name. */
  colors: readonly string[];
  sku: SkuPattern | null;
  /** Which parts of its SKUs are sizes and colors. */
  skuOptions: SkuOptions | null;
  /** The same of the makers' numbers. */
  numberOptions: SkuOptions | null;
  /** What the codes for colors in its SKUs or makers' numbers mean. */
  colorCodes: ColorCodes | null;
  /** The mark before the hundredths of its prices. */
  decimalMark: DecimalMark | null;
  /** Whether rows of one product share the path of their link, and other rows do not. */
  sharesLinks: boolean;
  /** Whether titles end in sizes that nothing sets off: 'Ridge Mens 9'. */
  titlesEndInSizes: boolean;
  /** Whether titles hold their colors before the product: 'Elegant Black Shoulder Bag', 'Gray Beta Jacket'. */
  titlesHoldColors: boolean;
  /** The leaf of most of its shoes, and whether it sells hardly anything else. */
  shoeKind: string | null;
  sellsShoes: boolean;
  /** Whether its texts are English, so that no word of a name is one of another language. */
  isEnglish: boolean;
  /** Keys of titles under which rows tell sizes that only shoes have. */
  shoes: readonly string[];
  /** Lower-cased names, without their brands, behind which only options vary: 'vest 12'. */
  models: readonly string[];
  /** What its columns tell, by our fields. Shown to ops; decides nothing. */
  fields: Readonly<Record<string, FieldUse>>;
  /** How its titles are made. Shown to ops; decides nothing. */
  titles: TitleParts;
  /** What the names of a feed of unknown format seem to mean; null where they are known, or ops say it. */
  mapping: FeedMapping | null;
};

/** What a profile shows and no row is decided by. */
export const onlyShown = { rows: 0, fields: {}, titles: { read: 0, brand: 0, color: 0, size: 0 } } as const;

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

const readSku = (value: unknown): SkuPattern | null =>
  isRecord(value) && typeof value.separator === 'string' && typeof value.parts === 'number'
    ? { separator: value.separator, parts: value.parts }
    : null;

const readFields = (value: unknown): Record<string, FieldUse> => {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.flatMap(([field, use]) =>
      isRecord(use) ? [[field, { rows: Number(use.rows) || 0, example: String(use.example) }]] : [],
    ),
  );
};

const readTitles = (value: unknown): TitleParts => {
  const { read, brand, color, size } = isRecord(value) ? value : {};
  return { read: Number(read) || 0, brand: Number(brand) || 0, color: Number(color) || 0, size: Number(size) || 0 };
};

const readLearned = (value: unknown): FeedMapping | null => {
  const mapping = readMapping(value);
  return typeof mapping === 'string' ? null : mapping;
};

/** A profile as it was kept; null for none, and for one of another version. */
export const readProfile = (value: unknown): FeedProfile | null => {
  if (!isRecord(value) || value.version !== 1) return null;
  const constants = isRecord(value.constants) ? Object.entries(value.constants) : [];
  return {
    version: 1,
    rows: Number(value.rows) || 0,
    constants: Object.fromEntries(constants.map(([field, text]) => [field, String(text)])),
    brands: strings(value.brands),
    titleBrands: strings(value.titleBrands),
    colors: strings(value.colors),
    sku: readSku(value.sku),
    skuOptions: readSkuOptions(value.skuOptions),
    numberOptions: readSkuOptions(value.numberOptions),
    colorCodes: readColorCodes(value.colorCodes),
    decimalMark: value.decimalMark === '.' || value.decimalMark === ',' ? value.decimalMark : null,
    sharesLinks: value.sharesLinks === true,
    titlesEndInSizes: value.titlesEndInSizes === true,
    titlesHoldColors: value.titlesHoldColors === true,
    shoeKind: typeof value.shoeKind === 'string' ? value.shoeKind : null,
    sellsShoes: value.sellsShoes === true,
    isEnglish: value.isEnglish === true,
    shoes: strings(value.shoes),
    models: strings(value.models),
    fields: readFields(value.fields),
    titles: readTitles(value.titles),
    mapping: readLearned(value.mapping),
  };
};

/** From how many rows a new profile outweighs what an older one says of the patterns of the feed. */
const enoughRows = 50;
const mostNames = 1000;

const unite = (one: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...one, ...other])].slice(0, mostNames);

/** What is known of a feed after it was read once more: its names add up; patterns are those of the larger sample. */
export const mergeProfiles = (kept: FeedProfile | null, learned: FeedProfile): FeedProfile => {
  if (kept === null) return learned;
  const isBetter = learned.rows >= Math.min(enoughRows, kept.rows);
  const base = isBetter ? learned : kept;
  return {
    ...base,
    brands: unite(learned.brands, kept.brands),
    titleBrands: unite(learned.titleBrands, kept.titleBrands),
    colors: unite(learned.colors, kept.colors),
    shoes: unite(learned.shoes, kept.shoes),
    models: unite(learned.models, kept.models),
    colorCodes: mergeColorCodes(kept.colorCodes, learned.colorCodes),
  };
};
