/** Numbers and fixed lists of the specification, section 9, and of its decisions. */

/** Products on a page of the listing (decision 14). */
export const pageSize = 24;

/** Favorites that a shared list shows: ten pages of the newest. */
export const sharedListMax = 10 * pageSize;

/** The search keyword is used only when it is longer than this. */
export const searchThreshold = 2;

/**
 * Lengths of form fields (spec 5 and 9, decisions 1 to 4): `min` in code points, `max` as `maxlength` counts, in UTF-16
 * units.
 */
export const lengths = {
  firstName: { min: 3, max: 50 },
  lastName: { min: 1, max: 50 },
  password: { min: 8, max: 50 },
  /** In UTF-8: bcrypt looks at no more. */
  passwordBytes: 72,
  contactSubject: { min: 5 },
  contactMessage: { min: 5, max: 100 },
  /** The server takes longer names than the page's input lets one type: a first and a last name of a customer. */
  contactName: { min: 3, max: 101 },
  phoneDigits: 15,
  /** With its plus sign and dashes. */
  phone: 40,
  token: 4096,
  credential: 8192,
  honeypot: 1000,
  searchName: 80,
  noticeExplanation: { min: 20, max: 2000 },
  noticeStatement: { max: 4000 },
  contactReply: { max: 4000 },
} as const;

/** What the inputs of the contact page let one type (spec 5, decision 3). */
export const contactInputs = {
  fullName: { min: 3, max: 25 },
  email: { min: 3, max: 50 },
  phone: { max: 15 },
  message: { max: 100 },
} as const;

/** How long the client waits for an answer, in milliseconds. */
export const requestTimeout = 100_000;

/** How long the client waits for the code of a page, in milliseconds. */
export const chunkLoadTimeout = 120_000;

/** Cards in a row of the home page that scrolls. */
export const stripSize = 12;

/** Most values of one filter that a request may carry. */
export const filterValuesMax = 100;

/** Most characters of a keyword, slug or collection key. */
export const keywordMax = 200;

/** The largest facets (store, brand) carry this many options; the rest is asked for by name (decision 22). */
export const facetOptionsMax = 200;

/**
 * The price filter's buckets, in currency units: `min <= price < max`, the last
 * of the fixed ones including its maximum (decision 15). `over` is shown only
 * when the result holds such products.
 */
export const priceBuckets = [
  { value: '0-50', name: 'Under $50', min: 0, max: 50 },
  { value: '50-100', name: '$50-$100', min: 50, max: 100 },
  { value: '100-500', name: '$100-$500', min: 100, max: 500 },
  { value: '500-1000', name: '$500-$1000', min: 500, max: 1000 },
  { value: '1000-5000', name: '$1000-$5000', min: 1000, max: 5000 },
] as const;

export const priceBucketOver = { value: '5000-', name: 'Over $5000', min: 5000 } as const;

/**
 * Spec 9: Newest is the default and empty; of a keyword the default is what fits it best, and `newest` says Newest there
 * as well.
 */
export const sortOrders = ['', 'desc', 'asc', 'newest', 'drop'] as const;

export type SortOrder = (typeof sortOrders)[number];

/** Tabs of My Favorites, as `filterType` names them (spec 3, decision 23). */
export const favoriteTabs = ['all_Items', 'onsale', 'lowstock', 'backinstock', 'soldout'] as const;

export type FavoriteTab = (typeof favoriteTabs)[number];

/** How My Favorites are sorted: by when they were saved, by price, or by how much the price fell since. */
export const favoriteSorts = ['saved', 'desc', 'asc', 'drop'] as const;

export type FavoriteSort = (typeof favoriteSorts)[number];

/** Searches that a customer may save. */
export const searchesMax = 50;

/** How often mails tell of a saved search. */
export const searchFrequencies = ['immediately', 'daily', 'weekly', 'never'] as const;

export type SearchFrequency = (typeof searchFrequencies)[number];

/** What the button of a list to share asks for. */
export const shareActions = ['publish', 'withdraw'] as const;

/** Depths of the category tree in the sidebar of My Favorites (spec 3). */
export const favoriteLevels = ['level1', 'level2', 'level3'] as const;

/** What a heart or a follow button asks for (spec 7). */
export const actionTypes = ['add', 'remove'] as const;

/** Low stock is 1 up to this many left (decision 23). */
export const lowStockMax = 3;

/** Days for which a product that was sold out counts as back in stock (decision 23). */
export const backInStockDays = 14;

/** A picture's shape, by its natural ratio (spec 2, decision 56). */
export const imageShapes = ['4:5', '1:1', '15:23', '141:250', '180:319', 'default'] as const;

export type ImageShape = (typeof imageShapes)[number];

/** As many sizes may be said of oneself: some of each kind. */
export const wornMax = 40;
