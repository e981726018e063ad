import { addBit, type Bitset, createBitset, intersect, unite } from './bitset.ts';
import { anyOf, type Postings, uniteValue } from './postings.ts';
import { findSlot, noPrice, type Segment, variantKey } from './segment.ts';

/** In cents: `from <= price < below`; `below` null: no upper end. */
export type PriceRange = { from: number; below: number | null };

/**
 * 'relevance': products with every word in their title before the others, the newest first in both; what is sold out
 * behind all of them, in the same order (decision 85).
 */
export type SortOrder = 'newest' | 'price-asc' | 'price-desc' | 'relevance';

/**
 * What a listing asks. Null means no such filter; an empty list of categories,
 * collections or products finds nothing. OR inside a list, AND between them. Each of `words`
 * is one word of a search with everything that it may mean (`readWord`).
 */
export type ListingFilter = {
  categories: readonly number[] | null;
  collections: readonly number[] | null;
  /** These very products, by id. */
  products: readonly number[] | null;
  words: readonly (readonly string[])[];
  stores: readonly number[];
  brands: readonly number[];
  colors: readonly number[];
  sizes: readonly number[];
  prices: readonly PriceRange[];
  isOnSale: boolean;
  isInStock: boolean;
};

/** Asks for everything. */
export const openFilter: ListingFilter = {
  categories: null,
  collections: null,
  products: null,
  words: [],
  stores: [],
  brands: [],
  colors: [],
  sizes: [],
  prices: [],
  isOnSale: false,
  isInStock: false,
};

/** The facets whose counts leave out their own filter. */
export type FacetName = 'store' | 'brand' | 'color' | 'size' | 'price';

/** What each part of a filter leaves of a segment; null where it does not restrict. */
export type Parts = { base: Bitset; store: Bitset | null; brand: Bitset | null; price: Bitset | null };

const wordIds = ({ dictionary }: Segment, words: readonly string[]): number[] =>
  words.map((word) => dictionary.idOf.get(word)).filter((id) => id !== undefined);

/** The slots that have each of `words`, in one of its meanings, in `postings`. Not to be written to. */
export const withWords = (
  segment: Segment,
  postings: Postings,
  words: ListingFilter['words'],
  within: Bitset,
): Bitset => allOf(within, ...words.map((meanings) => anyOf(postings, wordIds(segment, meanings))));

const slotsOf = (segment: Segment, ids: readonly number[]): Bitset => {
  const bits = createBitset(segment.size);
  for (const id of ids) {
    const slot = findSlot(segment, id);
    if (slot >= 0) addBit(bits, slot);
  }
  return bits;
};

// The position of the first slot in `order` whose price is not below `price`.
const firstNotBelow = ({ prices, byPrice: { asc } }: Segment, price: number): number => {
  let low = 0;
  let high = asc.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((prices[asc[middle] ?? 0] ?? noPrice) < price) low = middle + 1;
    else high = middle;
  }
  return low;
};

const inPriceRange = (segment: Segment, { from, below }: PriceRange): Bitset => {
  const bits = createBitset(segment.size);
  const first = firstNotBelow(segment, from);
  const end = firstNotBelow(segment, below ?? noPrice);
  for (const slot of segment.byPrice.asc.subarray(first, end)) addBit(bits, slot);
  return bits;
};

const knownRanges = new WeakMap<Segment, Map<string, Bitset>>();

// The buckets are asked for with every facet count, and a segment never changes.
const rememberedRange = (segment: Segment, range: PriceRange): Bitset => {
  const known = knownRanges.get(segment) ?? new Map<string, Bitset>();
  knownRanges.set(segment, known);
  const key = JSON.stringify(range);
  const bits = known.get(key) ?? inPriceRange(segment, range);
  if (known.size < 16) known.set(key, bits);
  return bits;
};

/** The slots whose price is in any of `ranges`. Not to be written to. */
export const inPriceRanges = (segment: Segment, ranges: readonly PriceRange[]): Bitset => {
  const [only, ...others] = ranges;
  if (only && others.length === 0) return rememberedRange(segment, only);
  const bits = createBitset(segment.size);
  for (const range of ranges) unite(bits, rememberedRange(segment, range));
  return bits;
};

/** The numbers of the pairs of each of `colors` with each of `sizes`, as far as they occur. */
export const variantsOf = ({ variantIds }: Segment, colors: readonly number[], sizes: readonly number[]): number[] =>
  colors
    .flatMap((color) => sizes.map((size) => variantIds.get(variantKey(color, size))))
    .filter((variant) => variant !== undefined);

// In the same variant where the feed tells variants, else both somewhere (decision 39).
const inColorAndSize = (segment: Segment, colors: readonly number[], sizes: readonly number[]): Bitset => {
  const bits = segment.withoutVariants.slice();
  intersect(bits, anyOf(segment.colors, colors));
  intersect(bits, anyOf(segment.sizes, sizes));
  for (const variant of variantsOf(segment, colors, sizes)) uniteValue(bits, segment.variants, variant);
  return bits;
};

/** The slots that the color and size filters leave, or null when there is neither. Not to be written to. */
export const inVariants = (segment: Segment, colors: readonly number[], sizes: readonly number[]): Bitset | null => {
  if (colors.length > 0 && sizes.length > 0) return inColorAndSize(segment, colors, sizes);
  if (colors.length > 0) return anyOf(segment.colors, colors);
  return sizes.length > 0 ? anyOf(segment.sizes, sizes) : null;
};

/** Evaluates every part of `filter` but color and size on the `alive` slots of `segment`. Not to be written to. */
export const evaluate = (segment: Segment, alive: Bitset, filter: ListingFilter): Parts => ({
  base: allOf(
    withWords(segment, segment.keywords, filter.words, alive),
    filter.categories && anyOf(segment.categories, filter.categories),
    filter.collections && anyOf(segment.collections, filter.collections),
    filter.products && slotsOf(segment, filter.products),
    filter.isOnSale ? segment.onSale : null,
    filter.isInStock ? segment.inStock : null,
  ),
  store: filter.stores.length > 0 ? anyOf(segment.storePostings, filter.stores) : null,
  brand: filter.brands.length > 0 ? anyOf(segment.brandPostings, filter.brands) : null,
  price: filter.prices.length > 0 ? inPriceRanges(segment, filter.prices) : null,
});

/**
 * The slots that are in all of `sets`; null sets do not restrict, and where all are null it is `base` itself. Not to be
 * written to.
 */
export const allOf = (base: Bitset, ...sets: (Bitset | null)[]): Bitset => {
  const restricting = sets.filter((set) => set !== null);
  if (restricting.length === 0) return base;
  const bits = base.slice();
  for (const set of restricting) intersect(bits, set);
  return bits;
};
