import type { Reject } from './row.ts';

/** What a format may tell about a product or a variant of it, under one name for all formats. */
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
  'retail_price',
  'currency',
  'shipping',
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
  'description',
] as const;

export type FieldName = (typeof fieldNames)[number];
export type RawFields<Name extends string = FieldName> = Partial<Record<Name, string>>;

/** Why something was refused, before the line is known. */
export type Refused = Omit<Reject, 'line'>;

/** A record as the format reader saw it. A fault refuses it, whatever its fields say. */
export type RawRecord<Name extends string = FieldName> = {
  line: number;
  fields: RawFields<Name>;
  variants: RawFields<Name>[];
  fault: Refused | null;
  /** What the feed tells under a name of its own: a column's header, or the path of a property. */
  cell?: (name: string) => string | undefined;
};

/** Turns text into records as it arrives. Throws FeedRefused where the structure itself is broken. */
export type RecordReader<Name extends string = FieldName> = {
  write: (text: string) => RawRecord<Name>[];
  end: () => RawRecord<Name>[];
  /** What is doubtful about the feed as a whole and was not said before. */
  notes?: () => Reject[];
};

/** A longer field refuses its record; readers cut while reading, so that memory stays bounded. */
export const maxFieldLength = 100_000;

/** A value as it may stand in a report. */
export const excerpt = (value: string): string => value.slice(0, 200);
