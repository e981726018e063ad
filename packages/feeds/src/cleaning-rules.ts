import type { FeedProfile } from './profile/profile.ts';

/** What ops said about a store, and what its imports learned; null where nothing is known. */
export type StoreRules = {
  /** The store's own name, the last resort for a brand. */
  name: string;
  brand: string | null;
  /** Whether `brand` overrules what the feed says. */
  forceBrand: boolean;
  /** How titles are made: `{brand} {title} - {color} - {size}`. */
  titlePattern: string | null;
  /** The currency of rows that tell none. */
  currency: string | null;
  /** The audience of rows that tell none. */
  audience: string | null;
  /** A path of our tree for rows that cannot be placed. */
  category: string | null;
  /** What relative addresses of pictures begin at. */
  pictureBase: string | null;
  profile: FeedProfile | null;
};

/** What ops decided about feeds, and where our own pictures lie. */
export type CleaningRules = {
  /** The catalogue's currency, 'USD', which rows have that tell none. */
  currency: string;
  /** The currencies that can be converted into the catalogue's; a row in another one is refused (decision 86). */
  currencies: ReadonlySet<string>;
  /** Lower-cased source path -> path of our tree. */
  categories: ReadonlyMap<string, string>;
  /** Lower-cased feed color -> name of a palette parent. */
  colors: ReadonlyMap<string, string>;
  /** Lower-cased alias -> display name. */
  brands: ReadonlyMap<string, string>;
  /** Image paths that begin with it are taken as they are; null takes only web addresses. */
  mediaBase: string | null;
  store: StoreRules;
  /** Brand key -> display name, of the brands that the catalogue has. */
  knownBrands: ReadonlyMap<string, string>;
};

/** The rules of a store of which only its name is known. */
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
});
