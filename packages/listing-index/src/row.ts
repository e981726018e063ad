/**
 * An offer as the index stores it: ids instead of names. `price` is in cents, null when unknown; `firstSeen` is in ms.
 * `colors` are palette parents. `traits` are numbered by group (`traits.ts`). `sizes` and `variants` contain only what
 * is in stock (behavior.md#listing-sold-out); `variants` are pairs of color and size if the feed has variants.
 * `sizeKinds` are the kinds of all its sizes, including sold-out ones. `title`, `keywords` and `details` are folded
 * texts whose words are separated by anything but letters and digits. `keywords` contains title, brand, store, category
 * and colors; `details` contains the store's raw title, material and description.
 */
export type ListingRow = {
  id: number;
  store: number;
  brand: number;
  /** The cluster id, which all offers of a product share (behavior.md#card-cluster). */
  cluster: number;
  /**
   * The brands of the whole cluster. Categories, collections, keywords and the first-seen time are also the cluster's.
   */
  brands: readonly number[];
  categories: readonly number[];
  colors: readonly number[];
  sizes: readonly number[];
  sizeKinds: readonly number[];
  variants: readonly { color: number; size: number }[];
  collections: readonly number[];
  traits: readonly number[];
  price: number | null;
  /** The price with delivery, in cents; null when either is unknown. */
  delivered: number | null;
  /** The same in other countries, by number, where both are known. */
  deliveredAbroad: readonly { country: number; cents: number }[];
  isOnSale: boolean;
  isInStock: boolean;
  firstSeen: number;
  hasPicture: boolean;
  /** Recent demand, 0 to 10. */
  popularity: number;
  /** The recent price drop in thousandths. */
  drop: number;
  title: string;
  keywords: string;
  details: string;
};
