/** A colour as shown: the feed's own name, the palette parent it is filtered by, six hex digits. */
export type CleanColor = { name: string; parent: string; hexa: string };

/** A size on its ladder; `sortOrder` gives wearing order within one ladder. */
export type CleanSize = { ladder: string; value: string; sortOrder: number };

/** A picture's address, with its natural size in pixels where the feed tells (decision 56). */
export type CleanImage = { url: string; width: number | null; height: number | null };

/** One colour and size of a row. `stock` null means available in an unknown number; cents as in the row. */
export type CleanVariant = {
  externalId: string;
  color: CleanColor | null;
  size: CleanSize | null;
  stock: number | null;
  priceCents: number | null;
  retailCents: number | null;
  images: CleanImage[];
};

/** A value that no map knows; `brand` with an empty value is a row without any brand. */
export type Unmapped = { kind: 'category' | 'color' | 'brand'; value: string };

/** Something ops should see although the row was taken. */
export type RowWarning = { field: string; value: string; reason: string };

/**
 * A row of a feed, ready to be stored. Prices are cents of `currency`, which is
 * always the catalogue's: a row in another currency was converted by the ops'
 * rate, and `sourceCurrency` tells from what (decision 50).
 */
export type CleanRow = {
  externalId: string;
  /** The feed's own group or parent id, never derived from the name (decision 71). */
  groupId: string | null;
  /** As fed: plain text, white space folded. */
  name: string;
  /** The name as shown (decision 55). */
  title: string;
  /** Display name after aliases, 'Unbranded' where the feed tells none. */
  brand: string;
  /** A leaf of the category tree, or its fallback path. */
  categoryPath: string;
  categoryNames: readonly [string, string, string];
  /** Sanitised HTML of a small tag list (decision 30). */
  description: string;
  currency: string;
  sourceCurrency: string;
  priceCents: number | null;
  /** Null when the feed tells none, or one below the price (decision 49). */
  retailCents: number | null;
  converted: boolean;
  url: string;
  images: CleanImage[];
  /** Null: available, count unknown. 0: sold out. */
  stock: number | null;
  /** At least one. */
  variants: CleanVariant[];
  unmapped: Unmapped[];
  /** Whether the row names a colour, in a field or in its title. */
  namesColor: boolean;
  warnings: RowWarning[];
};

/** Why a record was refused: its line in the source text, the field, the value cut to 200 characters. */
export type Reject = { line: number; field: string; value: string; reason: string };

/** One record of a feed, taken or refused. */
export type RecordEvent = { type: 'row'; line: number; row: CleanRow } | { type: 'reject'; reject: Reject };

/** What a feed gives: its records, and what ops should see of it as a whole. */
export type FeedEvent = RecordEvent | { type: 'warning'; warning: Reject };
