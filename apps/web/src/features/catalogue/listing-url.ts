import { priceBucketOver, priceBuckets, type SortOrder, sortOrders } from '@wearfolio/contracts/limits';
import { type FilterGroup, filterGroups, readPriceRange } from '@wearfolio/contracts/listing/listing-filters';

/**
 * What the address says about a listing. Values as they stand in the address; `page` is 1-based. `off` and `on` are the
 * texts of parts of its keyword that the shopper took back or insists on (behavior.md#search-reading). `only` leaves out
 * products that match only some of the keyword (behavior.md#search-near-matches).
 */
export type ListingState = Readonly<
  Record<FilterGroup | 'off' | 'on', readonly string[]> & { only: '' | 'exact'; sort: SortOrder; page: number }
>;

/** The default of a category: newest first, page 1, no filters. */
export const plainListing: ListingState = {
  category: [],
  store: [],
  brand: [],
  color: [],
  size: [],
  price_range: [],
  sale: [],
  dropped: [],
  material: [],
  pattern: [],
  cut: [],
  length: [],
  free_delivery: [],
  fast_delivery: [],
  free_returns: [],
  off: [],
  on: [],
  only: '',
  sort: '',
  page: 1,
};

const buckets: readonly string[] = [...priceBuckets, priceBucketOver].map(({ value }) => value);

/** Whether a price range is one of the fixed ranges. */
export const isPriceBucket = (range: string): boolean => buckets.includes(range);

const idPattern = /^[1-9]\d{0,8}$/;
const pagePattern = /^[1-9]\d{0,8}$/;

const readValue = (group: FilterGroup, text: string): string[] => {
  if (group !== 'price_range') return idPattern.test(text) ? [text] : [];
  const range = text.replaceAll(' ', '');
  return readPriceRange(range) ? [range] : [];
};

// Price ranges are sorted by their lower end.
const inOrder = (values: readonly string[]): readonly string[] =>
  [...new Set(values)].sort((one, other) => Number.parseFloat(one) - Number.parseFloat(other));

const readGroup = (group: FilterGroup, query: URLSearchParams): readonly string[] =>
  inOrder([...query.getAll(group), ...query.getAll(`${group}[]`)].flatMap((text) => readValue(group, text)));

/** The maximum number of parts that a keyword can have. */
const mostParts = 20;

const readParts = (name: 'off' | 'on', query: URLSearchParams): readonly string[] =>
  [...new Set(query.getAll(name).filter((text) => text.trim() !== ''))].slice(0, mostParts);

const changeGroups = (state: ListingState, change: (group: FilterGroup) => readonly string[]): ListingState => ({
  ...state,
  ...Object.fromEntries(filterGroups.map((group) => [group, change(group)])),
});

/** Parses a listing from a query string. Invalid values are ignored. */
export const parseListing = (query: URLSearchParams): ListingState => {
  const page = query.get('page') ?? '';
  return {
    ...changeGroups(plainListing, (group) => readGroup(group, query)),
    off: readParts('off', query),
    on: readParts('on', query),
    only: query.get('only') === 'exact' ? 'exact' : '',
    sort: sortOrders.find((order) => order === query.get('sort') && order !== 'relevance') ?? '',
    page: pagePattern.test(page) ? Number(page) : 1,
  };
};

/** Writes a listing into a query string and keeps other parameters, such as the keyword. Defaults are left out. */
export const printListing = (state: ListingState, query: URLSearchParams = new URLSearchParams()): string => {
  const printed = new URLSearchParams(query);
  for (const group of filterGroups) {
    printed.delete(group);
    printed.delete(`${group}[]`);
    for (const value of state[group]) printed.append(group, value);
  }
  for (const name of ['off', 'on'] as const) {
    printed.delete(name);
    for (const text of state[name]) printed.append(name, text);
  }
  printed.delete('only');
  printed.delete('sort');
  printed.delete('page');
  if (state.only !== '') printed.set('only', state.only);
  if (state.sort !== '') printed.set('sort', state.sort);
  if (state.page > 1) printed.set('page', String(state.page));
  return printed.size > 0 ? `?${printed}` : '';
};

/** Replaces the typed price range, in currency units. There is none if both ends are open or `max` is not above `min`. */
export const withTypedPrices = (
  state: ListingState,
  { min, max }: { min: number | null; max: number | null },
): ListingState => {
  const typed = min === null && max === null ? '' : `${min ?? 0}-${max ?? ''}`;
  const fixed = state.price_range.filter(isPriceBucket);
  return { ...state, price_range: inOrder(readPriceRange(typed) ? [...fixed, typed] : fixed), page: 1 };
};

// A 20% reduction is also a 10% one, a drop of this week is also one of this month, and dresses are also clothing, so
// these groups hold one value.
const isLadder = (group: FilterGroup): boolean => ['sale', 'dropped', 'category'].includes(group);

/** Ticks or unticks an option and returns to page 1. */
export const toggleOption = (state: ListingState, group: FilterGroup, value: string): ListingState => {
  const others = state[group].filter((other) => other !== value);
  if (others.length < state[group].length) return { ...state, [group]: others, page: 1 };
  return { ...state, [group]: isLadder(group) ? [value] : inOrder([...others, value]), page: 1 };
};

/** Clears one group (behavior.md#listing-filters). */
export const clearGroup = (state: ListingState, group: FilterGroup): ListingState => ({
  ...state,
  [group]: [],
  page: 1,
});

/** Changes the order and returns to page 1. */
export const sortBy = (state: ListingState, sort: SortOrder): ListingState => ({ ...state, sort, page: 1 });

/** The listing with or without products that match only some of its keyword, on page 1. */
export const withOnly = (state: ListingState, only: ListingState['only']): ListingState => ({
  ...state,
  only,
  page: 1,
});

/** The same listing at another page, 1-based. */
export const atPage = (state: ListingState, page: number): ListingState => ({ ...state, page });

/** The number of ticked options in all groups. */
export const filterCount = (state: ListingState): number =>
  filterGroups.reduce((count, group) => count + state[group].length, 0);

/** The listing without these parts of its keyword, on page 1. */
export const withoutParts = (state: ListingState, texts: readonly string[]): ListingState => ({
  ...state,
  off: [...new Set([...state.off, ...texts])],
  on: state.on.filter((text) => !texts.includes(text)),
  page: 1,
});

/** The listing with a removed or relaxed part of its keyword required again. */
export const withPart = (state: ListingState, text: string): ListingState => ({
  ...state,
  off: state.off.filter((other) => other !== text),
  on: state.off.includes(text) ? state.on : [...new Set([...state.on, text])],
  page: 1,
});
