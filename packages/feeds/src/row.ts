import type { ReadSize } from '@wearfolio/sizes/read/context';

/** A color as shown: the feed's own name, the palette parent it is filtered by, six hex digits. */
export type CleanColor = { name: string; parent: string; hexa: string };

/** A size on its ladder, as `packages/sizes` reads it. */
export type CleanSize = ReadSize;

/** A picture's address, with its natural size in pixels where the feed tells (decision 56). */
export type CleanImage = { url: string; width: number | null; height: number | null };

/** One color and size of a row. `stock` null means available in an unknown number; cents are of its own `currency`. */
export type CleanVariant = {
  externalId: string;
  color: CleanColor | null;
  size: CleanSize | null;
  stock: number | null;
  priceCents: number | null;
  retailCents: number | null;
  currency: string;
  images: CleanImage[];
  /** 14 digits with a verified check digit; null when the feed tells none, as `mpn` and `sku`. */
  gtin: string | null;
  mpn: string | null;
  sku: string | null;
};

export type Certainty = 'certain' | 'guessed' | 'unknown';

/** What is counted of every row. */
export const factNames = ['brand', 'kind', 'audience', 'color', 'size', 'group'] as const;

/** How sure each fact of a row is (decision 77). */
export type Facts = Readonly<Record<(typeof factNames)[number], Certainty>>;

/** A value that no map knows; `brand` with an empty value is a row without any brand. */
export type Unmapped = { kind: 'category' | 'color' | 'brand'; value: string };

/** Something ops should see although the row was taken. */
export type RowWarning = { field: string; value: string; reason: string };

/** What a feed may tell of a product that the shop does not show by itself; null where it does not. */
export type RowDetails = {
  /** 14 digits with a verified check digit. */
  gtin: string | null;
  mpn: string | null;
  material: string | null;
  pattern: string | null;
  sizeSystem: string | null;
  sizeType: string | null;
  ageGroup: string | null;
  /** Of what lies under Men alone: whether the feed says men, or nothing that keeps women from it. */
  audience: 'men' | 'unisex' | null;
  condition: string | null;
  /** Cents of the row's currency. */
  shippingCents: number | null;
  shippingWeightGrams: number | null;
  /** As shown: '12.50 / 100 ml'. */
  unitPrice: string | null;
  /** ISO 8601, as `saleTo`. */
  saleFrom: string | null;
  saleTo: string | null;
};

/** The details of a row that tells none. */
export const noDetails: RowDetails = {
  gtin: null,
  mpn: null,
  material: null,
  pattern: null,
  sizeSystem: null,
  sizeType: null,
  ageGroup: null,
  audience: null,
  condition: null,
  shippingCents: null,
  shippingWeightGrams: null,
  unitPrice: null,
  saleFrom: null,
  saleTo: null,
};

/**
 * A row of a feed, ready to be stored. Prices are hundredths of `currency`, as the store quotes them (decision 86).
 */
export type CleanRow = RowDetails & {
  externalId: string;
  /** The feed's own group or parent id, never derived from the name (decision 71). */
  groupId: string | null;
  /** What rows without a group id that are one product share (decision 74); null where the feed groups, or nothing can be said. */
  groupStem: string | null;
  /** As fed: plain text, white space folded. */
  name: string;
  /** The name as shown (decision 55). */
  title: string;
  /** Display name after aliases, 'Unbranded' where the feed tells none. */
  brand: string;
  /** A leaf of the category tree, or its fallback path. */
  categoryPath: string;
  categoryNames: readonly [string, string, string];
  /** The category as the feed spells it, its levels parted by ' > '; '' where it tells none. */
  sourceCategory: string;
  /** Sanitized HTML of a small tag list (decision 30). */
  description: string;
  currency: string;
  priceCents: number | null;
  /** Null when the feed tells none, or one below the price (decision 49). */
  retailCents: number | null;
  /** Whether neither the feed nor ops say the currency of its prices, so that they are taken as the catalogue's. */
  isCurrencyAssumed: boolean;
  url: string;
  images: CleanImage[];
  /** Null: available, count unknown. 0: sold out. */
  stock: number | null;
  /** At least one. */
  variants: CleanVariant[];
  unmapped: Unmapped[];
  /** Whether the row names a color, in a field or in its title. */
  namesColor: boolean;
  facts: Facts;
  warnings: RowWarning[];
};

/** Why a record was refused: its line in the source text, the field, the value cut to 200 characters. */
export type Reject = { line: number; field: string; value: string; reason: string };

/**
 * One record of a feed, taken or refused; `id` is that of a refused one, where it tells one. `print` is what to keep the
 * row under, where it may be recalled; `kept` is what was kept of a row that says the same.
 */
export type RecordEvent =
  | { type: 'row'; line: number; row: CleanRow; print?: string }
  | { type: 'kept'; line: number; kept: string; print: string }
  | { type: 'reject'; reject: Reject; id: string | null };

/** What a feed gives: its records, and what ops should see of it as a whole. */
export type FeedEvent = RecordEvent | { type: 'warning'; warning: Reject };
