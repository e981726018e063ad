import type { FeedProfile } from './profile/profile.ts';
import type { ConfirmedPrices } from './row.ts';
import type { FeedRule } from './rules/rule.ts';

/** Settings of ops for a store, and what its imports learned; null if unknown. */
export type StoreRules = {
  /** The store's name, used as the brand of last resort. */
  name: string;
  brand: string | null;
  /** Whether `brand` overrides the feed. */
  forceBrand: boolean;
  /** Pattern of the store's titles: `{brand} {title} - {color} - {size}`. */
  titlePattern: string | null;
  /** Currency of prices that name none. Without it, such a feed is refused. */
  currency: string | null;
  /** Audience of rows without one. */
  audience: string | null;
  /** Category path for rows that cannot be placed. */
  category: string | null;
  /** Base of the store's relative picture addresses. */
  pictureBase: string | null;
  profile: FeedProfile | null;
  /** High whole prices that are no minor units. */
  confirmedPrices: ConfirmedPrices | null;
};

/** Settings of ops for all feeds. */
export type CleaningRules = {
  /** The catalogue's currency, 'USD'; prices in it need no rate. */
  currency: string;
  /** Currencies with an exchange rate to the catalogue's; rows in others are rejected (behavior.md#price-currency). */
  currencies: ReadonlySet<string>;
  /** Lower-cased source path -> path of our category tree. */
  categories: ReadonlyMap<string, string>;
  /** Lower-cased feed color -> palette parent. */
  colors: ReadonlyMap<string, string>;
  /** Lower-cased alias -> display name. */
  brands: ReadonlyMap<string, string>;
  /** Picture paths with this prefix are kept as they are; with null, only web addresses are accepted. */
  mediaBase: string | null;
  store: StoreRules;
  /** The language of the feed's texts, such as 'de'; undefined finds it out. */
  language?: string | undefined;
  /** Only titles and descriptions are wanted, so that rows need no link and no price. */
  onlyTexts?: boolean;
  /** The rules of ops in order, the store's own first; what they say of all rows is also in `store`. */
  rules?: readonly FeedRule[];
  /** Brand key -> display name, for the brands in the catalogue. */
  knownBrands: ReadonlyMap<string, string>;
};

/** Returns the rules of a store without settings. */
export const newStore = (name: string): StoreRules => ({
  name,
  brand: null,
  forceBrand: false,
  titlePattern: null,
  currency: null,
  audience: null,
  category: null,
  pictureBase: null,
  profile: null,
  confirmedPrices: null,
});
