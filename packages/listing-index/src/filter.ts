/** In cents: `from <= price < below`. A null `below` means no upper limit. */
export type PriceRange = { from: number; below: number | null };

/**
 * 'delivered': lowest price with delivery first. 'drop': largest recent price drop first. 'relevance': best score of the question's terms first (`score.ts`), with
 * sold-out products last among equal matches (behavior.md#listing-sold-out).
 */
export const sortOrders = ['newest', 'price-asc', 'price-desc', 'delivered', 'drop', 'relevance'] as const;

export type SortOrder = (typeof sortOrders)[number];

/**
 * Alternatives, any of which may match: a category; words that must all occur in the title, or anywhere. Words apply
 * only within the categories of `within`, or in all categories if it is null. Each text is folded words separated by
 * spaces. Other alternatives are one of `colors`, `brands`, `stores` or `traits`, or a
 * match of `or`.
 */
export type AnyOf = {
  categories: readonly number[];
  titles: readonly string[];
  texts: readonly string[];
  within: readonly number[] | null;
  colors?: readonly number[];
  brands?: readonly number[];
  stores?: readonly number[];
  traits?: readonly number[];
  or?: AnyOf;
};

/**
 * The sizes that a shopper wears. An offer with a known size of one of `kinds` must be available in one of `sizes`, in
 * the same variant as other variant filters. Offers without a known size also match.
 */
export type Fit = { sizes: readonly number[]; kinds: readonly number[] };

/**
 * The filter of a listing. Null means no filter. An empty list of categories, collections or products matches nothing.
 * Values within a list are alternatives; the lists must all match. Each of `words` is one word of a search with all its
 * possible meanings (`readWord`): single words, or several words that are all required.
 */
export type ListingFilter = {
  categories: readonly number[] | null;
  collections: readonly number[] | null;
  /** Products by id. */
  products: readonly number[] | null;
  words: readonly (readonly string[])[];
  /** Another listing's filter, such as the rule of a collection. One offer must match both. */
  within?: ListingFilter;
  /** All must match. */
  all: readonly AnyOf[];
  /** None may match. */
  none: readonly AnyOf[];
  /**
   * Excludes products that are only available in these colors. Where a size is asked for too, another color must have it.
   */
  withoutColors: readonly number[];
  stores: readonly number[];
  brands: readonly number[];
  colors: readonly number[];
  sizes: readonly number[];
  fit: Fit | null;
  prices: readonly PriceRange[];
  /** Traits of one group are alternatives; groups must all match (`traits.ts`). */
  traits: readonly number[];
  isOnSale: boolean;
  isInStock: boolean;
  /** Products first seen at this time or later, in ms. */
  seenSince?: number;
};

/** The filter that matches everything. */
export const openFilter: ListingFilter = {
  categories: null,
  collections: null,
  products: null,
  words: [],
  all: [],
  none: [],
  withoutColors: [],
  stores: [],
  brands: [],
  colors: [],
  sizes: [],
  fit: null,
  prices: [],
  traits: [],
  isOnSale: false,
  isInStock: false,
};

/** The facets whose counts ignore their own filter. */
/** The facets to count: the options of the price facet, and the traits that are wanted. */
export type AskedFacets = { buckets: readonly PriceRange[]; wanted: (trait: number) => boolean };

export type FacetName = 'store' | 'brand' | 'color' | 'size' | 'price' | 'trait';

export type ColorFilter = Pick<ListingFilter, 'colors' | 'withoutColors'>;

/** Whether only variants of some colors match beside a size. */
export const restrictsColors = ({ colors, withoutColors }: ColorFilter): boolean =>
  colors.length + withoutColors.length > 0;

/**
 * Whether a variant of a color can match beside a size: a selected color, or without a selection any that is not
 * excluded (behavior.md#listing-filters).
 */
export const isWantedColor =
  ({ colors, withoutColors }: ColorFilter) =>
  (color: number): boolean =>
    colors.length > 0 ? colors.includes(color) : !withoutColors.includes(color);

/** The selected sizes that fit, or all fitting sizes if none is selected. */
export const fittingSizes = ({ sizes }: Pick<ListingFilter, 'sizes'>, fit: Fit): readonly number[] =>
  sizes.length === 0 ? fit.sizes : sizes.filter((size) => fit.sizes.includes(size));
