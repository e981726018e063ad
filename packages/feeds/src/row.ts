import type { ReadSize } from '@wearfolio/sizes/read/context';
import type { UnitMeasure } from './details/unit-measure.ts';

/** A color for display: the feed's name, its palette parent for the filter, and six hex digits. */
export type CleanColor = { name: string; parent: string; hexa: string };

/** A size on its ladder, as `packages/sizes` reads it. */
export type CleanSize = ReadSize;

/** A picture's address, with its size in pixels if the feed has it (behavior.md#card-shape). */
export type CleanImage = { url: string; width: number | null; height: number | null };

/**
 * One color and size of a row. `stock` is null if it is available in an unknown number; cents are in its own
 * `currency`.
 */
export type CleanVariant = {
  externalId: string;
  color: CleanColor | null;
  size: CleanSize | null;
  stock: number | null;
  priceCents: number | null;
  retailCents: number | null;
  currency: string;
  images: CleanImage[];
  /** 14 digits with a verified check digit; null if unknown, like `mpn` and `sku`. */
  gtin: string | null;
  mpn: string | null;
  sku: string | null;
};

export type Certainty = 'certain' | 'guessed' | 'unknown';

/** The facts that are counted for every row. */
export const factNames = ['brand', 'kind', 'audience', 'color', 'size', 'group'] as const;

/** The certainty of each fact of a row (behavior.md#feeds-certainty). */
export type Facts = Readonly<Record<(typeof factNames)[number], Certainty>>;

/** Where a row's facts come from, in the words of the feed where its reader knows them. */
export type FactSources = Readonly<Record<(typeof factNames)[number] | 'price', string>>;

/** A value without a mapping; `brand` with an empty value is a row without a brand. */
export type Unmapped = { kind: 'category' | 'color' | 'brand'; value: string };

/** A problem that ops should see although the row was accepted. */
export type RowWarning = { field: string; value: string; reason: string };

/**
 * What a store asks for one way of delivery. Without a country it holds wherever the store sells. Amounts are in
 * hundredths of `currency`; null if unknown. From `freeFromCents` on, delivery is free.
 */
export type Delivery = {
  /** Two capital letters. */
  country: string | null;
  region: string | null;
  service: string | null;
  cents: number | null;
  currency: string;
  freeFromCents: number | null;
  /** From and to, both included. */
  days: readonly [number, number] | null;
};

/** The quoted prices that hold from a time on (ISO 8601), or until the next time where that is null. */
export type TimedPrice = { from: string | null; cents: number; retailCents: number | null };

/** Product data that the shop does not display directly; null if unknown. */
export type RowDetails = {
  /** 14 digits with a verified check digit. */
  gtin: string | null;
  mpn: string | null;
  material: string | null;
  pattern: string | null;
  sizeSystem: string | null;
  sizeType: string | null;
  ageGroup: string | null;
  /** For products under Men: 'men' if the feed says so, 'unisex' if nothing excludes women. */
  audience: 'men' | 'unisex' | null;
  condition: string | null;
  /** What its feed says of delivery, at least one entry. */
  delivery: readonly Delivery[] | null;
  shippingWeightGrams: number | null;
  unitMeasure: UnitMeasure | null;
  /** Its prices where dates of sales change them: the current one and all later ones, at least two. */
  timetable: readonly TimedPrice[] | null;
};

/** The details of a row without any. */
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
  delivery: null,
  shippingWeightGrams: null,
  unitMeasure: null,
  timetable: null,
};

/**
 * A cleaned row, ready to be stored. Prices are hundredths of `currency`, as quoted by the store
 * (behavior.md#price-currency).
 */
export type CleanRow = RowDetails & {
  externalId: string;
  /** The feed's own group or parent id, never derived from the name (behavior.md#feeds-products). */
  groupId: string | null;
  /**
   * The key shared by rows of one product without a group id (behavior.md#feeds-rows-without-a-group); null if the feed
   * groups them or no key is possible.
   */
  groupStem: string | null;
  /** As fed: plain text with collapsed white space. */
  name: string;
  /** The title for display (behavior.md#card-title). */
  title: string;
  /** Display name after aliases; 'Unbranded' if unknown. */
  brand: string;
  /** A leaf of the category tree, or its fallback path. */
  categoryPath: string;
  categoryNames: readonly [string, string, string];
  /** The category in the feed's spelling, with levels joined by ' > '; '' if unknown. */
  sourceCategory: string;
  /** Whether no mapping of that category moves the row, because another column is sure of its kind. */
  isUnmovable: boolean;
  /** Sanitized HTML with a few allowed tags (behavior.md#product-description). */
  description: string;
  currency: string;
  priceCents: number | null;
  /** Null if the feed has none, or if it is below the price (behavior.md#price-regular). */
  retailCents: number | null;
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
  sources: FactSources;
  warnings: RowWarning[];
};

/** Why a record was rejected: its line in the source, the field, the value cut to 200 characters, and the reason. */
export type Reject = { line: number; field: string; value: string; reason: string };

/**
 * One record of a feed, accepted or rejected; `id` is that of a rejected record, if it has one. `print` is the
 * fingerprint to store the row under; `kept` is the stored row of an unchanged record. `ruledBy` are the places of the
 * rules that changed the record.
 */
export type RecordEvent =
  | { type: 'row'; line: number; row: CleanRow; print?: string; ruledBy?: readonly number[] }
  | { type: 'kept'; line: number; kept: string; print: string }
  | { type: 'reject'; reject: Reject; id: string | null; ruledBy?: readonly number[] };

/** Prices of a feed that staff confirmed: their currency, and the median in hundredths of it. */
export type ConfirmedPrices = { currency: string; cents: number };

/** A feed's records, and its warnings about the whole feed; staff end one about `prices` by confirming them. */
export type FeedEvent = RecordEvent | { type: 'warning'; warning: Reject; prices?: ConfirmedPrices };
