/**
 * One offer as the index needs it: ids, never names. `price` is in cents, null
 * when unknown; `firstSeen` in milliseconds; `colors` are palette parents;
 * `traits` are numbered group by group (`traits.ts`);
 * `sizes` and `variants` are those that can be bought (decision 85), `variants` pairs a color with a size where the feed
 * tells both of one variant; `sizeKinds` numbers what any of its sizes are, sold out or not;
 * `title`, `keywords` and `details` are folded texts, words separated by anything but letters and digits; `keywords`
 * holds the title, brand, store, category and colors, `details` the store's own words: the raw title, the material, the
 * description.
 */
export type ListingRow = {
  id: number;
  store: number;
  brand: number;
  /** What the offers of one product share (decision 78). */
  cluster: number;
  /** Of the whole cluster, as categories, collections, keywords and the day it was first seen. */
  brands: readonly number[];
  categories: readonly number[];
  colors: readonly number[];
  sizes: readonly number[];
  sizeKinds: readonly number[];
  variants: readonly { color: number; size: number }[];
  collections: readonly number[];
  traits: readonly number[];
  price: number | null;
  isOnSale: boolean;
  isInStock: boolean;
  firstSeen: number;
  hasPicture: boolean;
  /** How much shoppers lately wanted it, 0 to 10. */
  popularity: number;
  /** How far the price dropped lately, in thousandths. */
  drop: number;
  title: string;
  keywords: string;
  details: string;
};
