import { addBit, type Bitset, createBitset, fullBitset, intersect, unite, without } from './bitset.ts';
import { findWord } from './lexicon.ts';
import { Memory } from './memory.ts';
import { anyOf, listValues, type Postings, uniteValue } from './postings.ts';
import { findSlot, noPrice, type Segment, variantKey } from './segment.ts';
import { byGroup } from './traits.ts';
import { uniteHolders, type WordPostings } from './word-postings.ts';

/** In cents: `from <= price < below`. A null `below` means no upper limit. */
export type PriceRange = { from: number; below: number | null };

/**
 * 'drop': largest recent price drop first. 'relevance': best score of the question's terms first (`score.ts`), with
 * sold-out products last among equal matches (decision 85).
 */
export type SortOrder = 'newest' | 'price-asc' | 'price-desc' | 'drop' | 'relevance';

/**
 * Alternatives, any of which may match: a category; words that must all occur in the title, or anywhere. Words apply
 * only within the categories of `within`, or in all categories if it is null. Each text is folded words separated by
 * spaces. Other alternatives are one of `colors`, `brands` or `stores`, or a match of `or`.
 */
export type AnyOf = {
  categories: readonly number[];
  titles: readonly string[];
  texts: readonly string[];
  within: readonly number[] | null;
  colors?: readonly number[];
  brands?: readonly number[];
  stores?: readonly number[];
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
  /** Excludes products that are only available in these colors. */
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
export type FacetName = 'store' | 'brand' | 'color' | 'size' | 'price' | 'trait';

/** The slots that each part of a filter leaves in a segment. Null means that the part does not restrict. */
export type Parts = {
  base: Bitset;
  store: Bitset | null;
  brand: Bitset | null;
  price: Bitset | null;
  /** By group. */
  traits: ReadonlyMap<number, Bitset>;
};

// The ids of a text's words, or null if no product has one of them, as is common for alternative spellings.
const idsOf = ({ dictionary }: Segment, text: string): number[] | null => {
  const ids: number[] = [];
  for (const word of text.split(' ')) {
    const id = findWord(dictionary.lexicon, word);
    if (id === undefined) return null;
    ids.push(id);
  }
  return ids;
};

const uniteTexts = (
  target: Bitset,
  segment: Segment,
  fields: readonly WordPostings[],
  texts: readonly string[],
): void => {
  for (const text of texts) {
    const ids = idsOf(segment, text);
    if (ids) for (const field of fields) uniteHolders(target, field, ids);
  }
};

// A single common word already has a set.
const wholeText = (segment: Segment, field: WordPostings | undefined, texts: readonly string[]): Bitset | undefined => {
  const known = texts.flatMap((text) => {
    const ids = idsOf(segment, text);
    return ids ? [ids] : [];
  });
  const [ids = []] = known;
  return known.length === 1 && ids.length === 1 ? field?.dense.get(ids[0] ?? -1) : undefined;
};

/** The slots where one of `fields` contains all words of any of `texts`. Read-only. */
export const withAnyText = (segment: Segment, fields: readonly WordPostings[], texts: readonly string[]): Bitset => {
  const whole = fields.length === 1 ? wholeText(segment, fields[0], texts) : undefined;
  if (whole) return whole;
  const bits = createBitset(segment.size);
  uniteTexts(bits, segment, fields, texts);
  return bits;
};

const uniteAny = (target: Bitset, postings: Postings, values: readonly number[]): void => {
  for (const value of values) uniteValue(target, postings, value);
};

// Cache size in bytes, per segment. An audience is a hundred categories, and a kind has as many names.
const remembered = { most: 8_000_000, weigh: (bits: Bitset) => bits.byteLength };
const knownHolding = new WeakMap<Segment, Memory<string, Bitset>>();

const rememberedIn = (segment: Segment, key: string, find: () => Bitset): Bitset => {
  const known = knownHolding.get(segment) ?? new Memory<string, Bitset>(remembered);
  knownHolding.set(segment, known);
  return known.get(key) ?? known.put(key, find());
};

/** The slots in any of these categories. Read-only. */
export const inCategories = (segment: Segment, categories: readonly number[]): Bitset =>
  categories.length < 2
    ? anyOf(segment.categories, categories)
    : rememberedIn(segment, `${categories}`, () => anyOf(segment.categories, categories));

const findHolding = (segment: Segment, any: AnyOf): Bitset => {
  const { categories, titles, texts, within, colors = [], brands = [], stores = [], or } = any;
  const { titleWords, keywords, details } = segment;
  const said = createBitset(segment.size);
  uniteTexts(said, segment, [titleWords], titles);
  uniteTexts(said, segment, [keywords, details], texts);
  if (within) intersect(said, inCategories(segment, within));
  if (categories.length > 0) unite(said, inCategories(segment, categories));
  uniteAny(said, segment.colors, colors);
  uniteAny(said, segment.brandPostings, brands);
  uniteAny(said, segment.storePostings, stores);
  if (or) unite(said, holding(segment, or));
  return said;
};

// Read-only.
const holding = (segment: Segment, any: AnyOf): Bitset =>
  rememberedIn(segment, JSON.stringify(any), () => findHolding(segment, any));

const inOtherColors = ({ colors: known }: Segment, colors: readonly number[]): Bitset =>
  anyOf(
    known,
    listValues(known).filter((color) => !colors.includes(color)),
  );

// Offers without a known color may have another color, so they are not excluded.
const onlyInColors = (segment: Segment, colors: readonly number[]): Bitset =>
  without(anyOf(segment.colors, colors), inOtherColors(segment, colors));

const unwantedBy = (segment: Segment, { none, withoutColors }: ListingFilter): Bitset[] => {
  const unwanted = none.map((any) => holding(segment, any));
  return withoutColors.length > 0 ? [...unwanted, onlyInColors(segment, withoutColors)] : unwanted;
};

const slotsOf = (segment: Segment, ids: readonly number[]): Bitset => {
  const bits = createBitset(segment.size);
  for (const id of ids) {
    const slot = findSlot(segment, id);
    if (slot >= 0) addBit(bits, slot);
  }
  return bits;
};

/** The position of the first slot in the order by price whose price is at least `price`. */
export const firstNotBelow = ({ prices, orders }: Segment, price: number): number => {
  const { price: rising } = orders;
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((prices[rising[middle] ?? 0] ?? noPrice) < price) low = middle + 1;
    else high = middle;
  }
  return low;
};

const inPriceRange = (segment: Segment, { from, below }: PriceRange): Bitset => {
  const bits = createBitset(segment.size);
  const first = firstNotBelow(segment, from);
  const end = firstNotBelow(segment, below ?? noPrice);
  for (const slot of segment.orders.price.subarray(first, end)) addBit(bits, slot);
  return bits;
};

const knownRanges = new WeakMap<Segment, Map<string, Bitset>>();

// Cached: every facet count needs the price buckets, and a segment never changes.
const rememberedRange = (segment: Segment, range: PriceRange): Bitset => {
  const known = knownRanges.get(segment) ?? new Map<string, Bitset>();
  knownRanges.set(segment, known);
  const key = JSON.stringify(range);
  const bits = known.get(key) ?? inPriceRange(segment, range);
  if (known.size < 16) known.set(key, bits);
  return bits;
};

/** The slots with a price in any of `ranges`. Read-only. */
export const inPriceRanges = (segment: Segment, ranges: readonly PriceRange[]): Bitset => {
  const [only, ...others] = ranges;
  if (only && others.length === 0) return rememberedRange(segment, only);
  const bits = createBitset(segment.size);
  for (const range of ranges) unite(bits, rememberedRange(segment, range));
  return bits;
};

/** The pair numbers of each of `colors` with each of `sizes` that occur. */
export const variantsOf = ({ variantIds }: Segment, colors: readonly number[], sizes: readonly number[]): number[] =>
  colors
    .flatMap((color) => sizes.map((size) => variantIds.get(variantKey(color, size))))
    .filter((variant) => variant !== undefined);

// In the same variant if the feed has variants, otherwise both anywhere in the offer (decision 39).
const inColorAndSize = (segment: Segment, colors: readonly number[], sizes: readonly number[]): Bitset => {
  const bits = segment.withoutVariants.slice();
  intersect(bits, anyOf(segment.colors, colors));
  intersect(bits, anyOf(segment.sizes, sizes));
  for (const variant of variantsOf(segment, colors, sizes)) uniteValue(bits, segment.variants, variant);
  return bits;
};

/** The slots whose sizes are known, so that fit can be determined. Read-only. */
export const judgedBy = ({ sizeKinds }: Segment, { kinds }: Fit): Bitset => anyOf(sizeKinds, kinds);

/** The selected sizes that fit, or all fitting sizes if none is selected. */
export const fittingSizes = ({ sizes }: Pick<ListingFilter, 'sizes'>, fit: Fit): readonly number[] =>
  sizes.length === 0 ? fit.sizes : sizes.filter((size) => fit.sizes.includes(size));

/** The slots that match the color, size and fit filters, or null if there are none of these filters. Read-only. */
export const inVariants = (
  segment: Segment,
  filter: Pick<ListingFilter, 'colors' | 'sizes' | 'fit'>,
): Bitset | null => {
  const { colors, sizes, fit } = filter;
  if (fit === null) return withOptions(segment, colors, sizes);
  const judged = judgedBy(segment, fit);
  const fitting = fittingSizes(filter, fit);
  const bits = fitting.length > 0 ? allOf(judged, withOptions(segment, colors, fitting)) : createBitset(segment.size);
  const free = without(withOptions(segment, colors, sizes) ?? fullBitset(segment.size), judged);
  unite(free, bits);
  return free;
};

const withOptions = (segment: Segment, colors: readonly number[], sizes: readonly number[]): Bitset | null => {
  if (colors.length > 0 && sizes.length > 0) return inColorAndSize(segment, colors, sizes);
  if (colors.length > 0) return anyOf(segment.colors, colors);
  return sizes.length > 0 ? anyOf(segment.sizes, sizes) : null;
};

/** The slots that match all parts of a filter. Read-only. */
export const leftBy = (segment: Segment, { base, store, brand, price, traits }: Parts, filter: ListingFilter): Bitset =>
  allOf(base, store, brand, price, ...traits.values(), inVariants(segment, filter));

const inListing = (segment: Segment, filter: ListingFilter): Bitset =>
  rememberedIn(segment, `within ${JSON.stringify(filter)}`, () =>
    leftBy(segment, evaluate(segment, fullBitset(segment.size), filter), filter),
  );

// The parts of the base filter. Each word must occur in one of its meanings.
const wantedBy = (segment: Segment, filter: ListingFilter): (Bitset | null)[] => [
  ...filter.words.map((meanings) => withAnyText(segment, [segment.keywords, segment.details], meanings)),
  ...filter.all.map((any) => holding(segment, any)),
  filter.categories && inCategories(segment, filter.categories),
  filter.collections && anyOf(segment.collections, filter.collections),
  filter.products && slotsOf(segment, filter.products),
  filter.within ? inListing(segment, filter.within) : null,
  filter.isOnSale ? segment.onSale : null,
  filter.isInStock ? segment.inStock : null,
];

// The facet filters. Each facet's count ignores its own.
const chosenBy = (segment: Segment, filter: ListingFilter): Omit<Parts, 'base'> => ({
  store: filter.stores.length > 0 ? anyOf(segment.storePostings, filter.stores) : null,
  brand: filter.brands.length > 0 ? anyOf(segment.brandPostings, filter.brands) : null,
  price: filter.prices.length > 0 ? inPriceRanges(segment, filter.prices) : null,
  traits: new Map([...byGroup(filter.traits)].map(([group, traits]) => [group, anyOf(segment.traits, traits)])),
});

/** Evaluates all parts of `filter` except color and size on the `alive` slots of `segment`. Read-only. */
export const evaluate = (segment: Segment, alive: Bitset, filter: ListingFilter): Parts => ({
  base: unwantedBy(segment, filter).reduce(without, allOf(alive, ...wantedBy(segment, filter))),
  ...chosenBy(segment, filter),
});

/** Whether `filter` matches any of the `alive` slots. Stops at the first match. */
export const leavesAny = (segment: Segment, alive: Bitset, filter: ListingFilter): boolean => {
  const { store, brand, price, traits } = chosenBy(segment, filter);
  const chosen = [store, brand, price, ...traits.values(), inVariants(segment, filter)];
  const wanted = [...wantedBy(segment, filter), ...chosen].filter((set) => set !== null);
  const unwanted = unwantedBy(segment, filter);
  for (let word = 0; word < alive.length; word += 1) {
    let left = alive[word] ?? 0;
    for (const set of wanted) left &= set[word] ?? 0;
    for (const set of unwanted) left &= ~(set[word] ?? 0);
    if (left !== 0) return true;
  }
  return false;
};

/** The slots that are in all of `sets`. Null sets do not restrict. Returns `base` itself if all are null. Read-only. */
export const allOf = (base: Bitset, ...sets: (Bitset | null)[]): Bitset => {
  const restricting = sets.filter((set) => set !== null);
  if (restricting.length === 0) return base;
  const bits = base.slice();
  for (const set of restricting) intersect(bits, set);
  return bits;
};
