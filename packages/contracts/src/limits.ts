// Numbers and fixed lists of the agreed behavior (behavior.md#constants).

/** Products per page of a listing (behavior.md#listing-pages). */
export const pageSize = 24;

/** Maximum favorites of a shared list: the newest ten pages. */
export const sharedListMax = 10 * pageSize;

/** A search needs more than this many characters. */
export const searchThreshold = 2;

/**
 * Lengths of form fields (behavior.md#constants-lengths and behavior.md#customer-password and
 * behavior.md#contact-message and behavior.md#contact-name-and-phone). `min` counts code points; `max` counts UTF-16
 * units, like `maxlength`.
 */
export const lengths = {
  firstName: { min: 3, max: 50 },
  lastName: { min: 1, max: 50 },
  password: { min: 8, max: 50 },
  /** In UTF-8. bcrypt ignores further bytes. */
  passwordBytes: 72,
  contactSubject: { min: 5 },
  contactMessage: { min: 5, max: 100 },
  /** The server accepts longer names than the input allows: a customer's first name plus last name. */
  contactName: { min: 3, max: 101 },
  phoneDigits: 15,
  /** Including the plus sign and dashes. */
  phone: 40,
  token: 4096,
  credential: 8192,
  honeypot: 1000,
  searchName: 80,
  noticeExplanation: { min: 20, max: 2000 },
  noticeStatement: { max: 4000 },
  contactReply: { max: 4000 },
} as const;

/** Maximum characters of the contact page's inputs (behavior.md#contact-name-and-phone). */
export const contactInputs = {
  fullName: { min: 3, max: 25 },
  email: { min: 3, max: 50 },
  phone: { max: 15 },
  message: { max: 100 },
} as const;

/** Client timeout of an API request, in ms. */
export const requestTimeout = 100_000;

/** Client timeout for loading a page's code, in ms. */
export const chunkLoadTimeout = 120_000;

/** Cards per scrolling row of the home page. */
export const stripSize = 12;

/** Maximum values of one filter in a request. */
export const filterValuesMax = 100;

/** Maximum characters of a keyword, slug or collection key. */
export const keywordMax = 200;

/**
 * Maximum options in the largest facets (store, brand). Clients request further ones by name
 * (behavior.md#listing-facets).
 */
export const facetOptionsMax = 200;

/**
 * The buckets of the price filter in currency units: `min <= price < max`. The last fixed bucket includes its maximum
 * (behavior.md#listing-price-buckets). `over` appears only when the result has products in it.
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
 * Sort orders of a listing, in the order of the menu (behavior.md#listing-sort). Empty means Newest in every call, as `newest` does.
 * Without a keyword, `relevance` means Newest too.
 */
export const sortOrders = ['', 'relevance', 'newest', 'popular', 'drop', 'desc', 'asc', 'delivered'] as const;

export type SortOrder = (typeof sortOrders)[number];

/**
 * The order that a page sends for the one in its address. A search without a chosen order is sorted by relevance
 * (behavior.md#listing-sort).
 */
export const sentSort = (chosen: SortOrder, keyword = ''): SortOrder => {
  if (chosen === '') return keyword.trim() === '' ? '' : 'relevance';
  return chosen === 'newest' ? '' : chosen;
};

/** Tabs of My Favorites: the values of `filterType` (behavior.md#favorites-tabs). */
export const favoriteTabs = ['all_Items', 'onsale', 'lowstock', 'backinstock', 'soldout'] as const;

export type FavoriteTab = (typeof favoriteTabs)[number];

/** Sort orders of My Favorites: date saved, price, or price drop since saving. */
export const favoriteSorts = ['saved', 'desc', 'asc', 'drop'] as const;

export type FavoriteSort = (typeof favoriteSorts)[number];

/** Maximum saved searches of a customer. */
export const searchesMax = 50;

/** How often mails report news of a saved search. */
export const searchFrequencies = ['immediately', 'daily', 'weekly', 'never'] as const;

export type SearchFrequency = (typeof searchFrequencies)[number];

/** Actions of the share button. */
export const shareActions = ['publish', 'withdraw'] as const;

/** Levels of the category tree in the sidebar of My Favorites (behavior.md#favorites-categories). */
export const favoriteLevels = ['level1', 'level2', 'level3'] as const;

/** Actions of the heart and follow buttons (behavior.md#favorites-heart). */
export const actionTypes = ['add', 'remove'] as const;

/** Maximum stock that counts as low (behavior.md#favorites-tabs). */
export const lowStockMax = 3;

/** Days that a returned product is labeled as back in stock (behavior.md#favorites-tabs). */
export const backInStockDays = 14;

/** Shapes of pictures by aspect ratio (behavior.md#card-shape). */
export const imageShapes = ['4:5', '1:1', '15:23', '141:250', '180:319', 'default'] as const;

/** Maximum sizes that a shopper can enter: several for each kind. */
export const wornMax = 40;
