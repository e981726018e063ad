import type { DecimalMark } from '../clean/price/price.ts';
import { type FeedMapping, readMapping } from '../mapping/mapping.ts';
import { isRecord } from './is-record.ts';
import { plainReading, type Reading } from './reading.ts';

/** The SKU parts that identify a product: its first `parts`, split at `separator`. */
export type SkuPattern = { separator: string; parts: number };

/** Number of rows that fill a field, and an example value. */
export type FieldUse = { rows: number; example: string };

/** Number of sampled titles, and how many of them name a brand, a color and a size. */
export type TitleParts = { read: number; brand: number; color: number; size: number };

/**
 * What is learned about a store's feed. It is stored with the store, so that a later feed of three rows is read with
 * the knowledge from the full feed. Plain JSON.
 */
export type FeedProfile = {
  version: 1;
  /** Number of rows it was learned from. */
  rows: number;
  /** Columns that repeat one value in nearly all rows and so say nothing about a single row: field -> value. */
  constants: Readonly<Record<string, string>>;
  /** Brands in the brand column. */
  brands: readonly string[];
  /**
   * Null if the column of brands is not in doubt. Else a brand is certain only where its row's title begins with it, and
   * these, by their keys, are not even there.
   */
  unsureBrands: readonly string[] | null;
  /** How names and descriptions spell brands that the column has in capitals, by brand key. */
  brandSpellings: Readonly<Record<string, string>>;
  /** Brands at the front of titles if the column has none. */
  titleBrands: readonly string[];
  /** The brand that titles name for a column with its owner or distributor, by the key of the column's text. */
  titledBrands: Readonly<Record<string, string>>;
  /** Lower-cased colors that rows name. */
  colors: readonly string[];
  sku: SkuPattern | null;
  /** The decimal separator of prices. */
  decimalMark: DecimalMark | null;
  /** Whether rows of one product, and only those, share the path of their link. */
  sharesLinks: boolean;
  /** Whether titles end in sizes without a separator: 'Ridge Mens 9'. */
  titlesEndInSizes: boolean;
  /** Whether titles end in the size that the row's column states. */
  titlesEndInOwnSizes: boolean;
  /** Whether titles hold colors before the product: 'Elegant Black Shoulder Bag', 'Gray Beta Jacket'. */
  titlesHoldColors: boolean;
  /** The language in which most rows name their kinds, other than English; null if none stands out. */
  language?: string | null;
  /** The language of titles and descriptions by their function words, or English by its kinds; null if none stands out. */
  textLanguage?: string | null;
  /** Keys of titles that occur with sizes only shoes have. */
  shoes: readonly string[];
  /** Use of the feed's columns by our fields. For display to ops only. */
  fields: Readonly<Record<string, FieldUse>>;
  /** Structure of the titles. For display to ops only. */
  titles: TitleParts;
  /** Whether the feed itself states the currency of all its prices. */
  statesCurrency: boolean;
  /** What its rows show about its columns. */
  reading: Reading;
  /** Brands and titles of several products: 'fern|jacket' on two pages in one color and size. */
  ambiguous: readonly string[];
  /** The inferred mapping of a feed of unknown format; null if its names are known or ops set a mapping. */
  mapping: FeedMapping | null;
};

/** Fields of a profile that are for display only and decide no row. */
export const onlyShown = { rows: 0, fields: {}, titles: { read: 0, brand: 0, color: 0, size: 0 } } as const;

const emptyProfile: FeedProfile = {
  version: 1,
  ...onlyShown,
  constants: {},
  brands: [],
  unsureBrands: null,
  brandSpellings: {},
  titleBrands: [],
  titledBrands: {},
  colors: [],
  sku: null,
  decimalMark: null,
  sharesLinks: false,
  titlesEndInSizes: false,
  titlesEndInOwnSizes: false,
  titlesHoldColors: false,
  language: null,
  textLanguage: null,
  shoes: [],
  statesCurrency: false,
  reading: plainReading,
  ambiguous: [],
  mapping: null,
};

const isLike = (value: unknown, example: unknown): boolean =>
  example === null ||
  (typeof value === typeof example && Array.isArray(value) === Array.isArray(example) && value !== null);

/** Returns what is stored of an object, and the rest of `whole`. What has another form is not taken. */
const completed = <Whole extends object>(stored: unknown, whole: Whole): Whole => ({
  ...whole,
  ...Object.fromEntries(
    Object.entries(whole).flatMap(([name, example]) => {
      const own = isRecord(stored) ? stored[name] : undefined;
      return own !== undefined && isLike(own, example) ? [[name, own]] : [];
    }),
  ),
});

/** Reads a stored profile; null if it is missing or has another version. */
export const readProfile = (value: unknown): FeedProfile | null => {
  if (!isRecord(value) || value.version !== 1) return null;
  const mapping = readMapping(value.mapping);
  return {
    ...completed(value, emptyProfile),
    reading: completed(value.reading, plainReading),
    mapping: typeof mapping === 'string' ? null : mapping,
  };
};

/** The language of a feed's texts, such as 'de'; null if none stands out. */
export const languageOfTexts = ({
  language,
  textLanguage,
}: Pick<FeedProfile, 'language' | 'textLanguage'>): string | null => textLanguage ?? language ?? null;

/** From this many rows on, a new profile's patterns replace those of an older one. */
export const enoughRows = 50;
const mostNames = 1000;

const unite = (one: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...one, ...other])].slice(0, mostNames);

/** Merges a stored profile with a newly learned one: names add up, patterns come from the larger sample. */
export const mergeProfiles = (kept: FeedProfile | null, learned: FeedProfile): FeedProfile => {
  if (kept === null) return learned;
  const isBetter = learned.rows >= Math.min(enoughRows, kept.rows);
  const base = isBetter ? learned : kept;
  return {
    ...base,
    brands: unite(learned.brands, kept.brands),
    brandSpellings: { ...kept.brandSpellings, ...learned.brandSpellings },
    titleBrands: unite(learned.titleBrands, kept.titleBrands),
    titledBrands: { ...kept.titledBrands, ...learned.titledBrands },
    colors: unite(learned.colors, kept.colors),
    shoes: unite(learned.shoes, kept.shoes),
    ambiguous: unite(learned.ambiguous, kept.ambiguous),
  };
};
