import type { Reject } from './row.ts';

/** The fields of a product or variant, with one name for all formats. */
export const fieldNames = [
  'id',
  'group_id',
  'sku',
  'gtin',
  'mpn',
  'name',
  'brand',
  'category',
  'other_category',
  'google_category',
  'tags',
  'gender',
  'age_group',
  'color',
  'size',
  'size_system',
  'size_type',
  'material',
  'pattern',
  'condition',
  'price',
  'sale_price',
  'sale_dates',
  /** The two ends of `sale_dates`, where they have columns of their own. */
  'sale_from',
  'sale_to',
  'retail_price',
  'currency',
  /** Options of delivery as Google writes them, separated by '|': 'US:CA:Ground:7.99 USD:1:1:2:3'. */
  'shipping',
  /** The amount from which delivery is free: 'US:50.00 USD'. */
  'free_shipping',
  'delivery_time',
  /** Days until a store hands a parcel over, at most: '2'. */
  'handling_time',
  'shipping_weight',
  'unit_measure',
  'unit_base_measure',
  'link',
  'image',
  'more_images',
  'image_width',
  'image_height',
  'stock',
  'availability',
  /** 0 or false: the store does not show the product. */
  'is_active',
  /** 0 or no: the sale price is not the price of today. */
  'on_sale',
  'description',
  /** A shorter text beside the description. */
  'summary',
] as const;

export type FieldName = (typeof fieldNames)[number];
export type RawFields<Name extends string = FieldName> = Partial<Record<Name, string>>;

/** The reason for rejecting a record that the store itself does not show. */
export const notOnSale = 'is not on sale';

/** The reason for rejecting a record that a rule of ops leaves out. */
export const leftOut = 'is left out by a rule';

/** The reasons for which an import hides a product instead of keeping it. */
export const hidingReasons = [notOnSale, leftOut] as const;

/** The reason for rejecting a record, before its line is known. */
export type Refused = Omit<Reject, 'line'>;

/** Where a record's values come from, in the words of the feed: 'column "Farbe"', 'option "Size"'. */
export type Sources = Readonly<Partial<Record<FieldName, string>>>;

/**
 * A palette color that a rule decided: of all colors of a record, of those of some nested variants, by their places, or
 * of those with these cleaned names.
 */
export type RuledColor = { to: string; variants?: readonly number[]; names?: readonly string[] };

/** What rules decided of a record, apart from its fields. */
export type Ruled = {
  /** The fields that rules wrote. */
  fields: readonly FieldName[];
  kind?: string;
  audience?: string;
  colors?: readonly RuledColor[];
  /** The brand as fed, which titles may still name. */
  fedBrand?: string;
  /** The columns that later rules look at. */
  columns?: Readonly<Record<string, string>>;
  /** The places of the rules that applied, in the order of the list. */
  by: readonly number[];
};

/** A record from a format's reader. A fault rejects it, whatever its fields. */
export type RawRecord<Name extends string = FieldName> = {
  line: number;
  fields: RawFields<Name>;
  variants: RawFields<Name>[];
  fault: Refused | null;
  /** The fields that set the price now (`from` is null) and from each later time on, in order; only if dates change it. */
  timetable?: readonly { from: string | null; fields: RawFields }[];
  /** The column of sizes says that the product has none, so that none is searched elsewhere. */
  hasNoSizes?: boolean;
  sources?: Sources;
  /** What the row's own option columns say, whatever the options are: '13 Pro/Black'. */
  choices?: string;
  /** What rules of ops decided of the record. */
  ruled?: Ruled;
  /** Returns a value by its name in the feed: a column's header or a property's path. */
  cell?: (name: string) => string | undefined;
};

/** Turns text into records as it arrives. Throws FeedRefused if the structure itself is broken. */
export type RecordReader<Name extends string = FieldName> = {
  write: (text: string) => RawRecord<Name>[];
  end: () => RawRecord<Name>[];
  /** Returns new warnings about the whole feed. */
  notes?: () => Reject[];
};

/** A longer field rejects its record. Readers cut while reading, to bound memory. */
export const maxFieldLength = 100_000;

/** Cuts a value for a report. */
export const excerpt = (value: string): string => value.slice(0, 200);
