import { priceBucketOver, priceBuckets, type SortOrder, sortOrders } from '@wearfolio/contracts/limits';
import { type FilterGroup, filterGroups } from '@wearfolio/contracts/listing/listing-filters';

/**
 * What the address says about a listing. Values as they stand in the address; `page` is 1-based. `off` and `on` are the texts of
 * parts of its keyword that the shopper took back or insists on (decision 82).
 */
export type ListingState = Readonly<
  Record<FilterGroup | 'off' | 'on', readonly string[]> & { sort: SortOrder; page: number }
>;

/** Newest first, page 1, nothing filtered: what a category shows when one enters it. */
export const plainListing: ListingState = {
  store: [],
  brand: [],
  color: [],
  size: [],
  price_range: [],
  off: [],
  on: [],
  sort: '',
  page: 1,
};

const idPattern = /^[1-9]\d{0,8}$/;
const pagePattern = /^[1-9]\d{0,8}$/;
const priceRanges: readonly string[] = [...priceBuckets.map(({ value }) => value), priceBucketOver.value];

const readValue = (group: FilterGroup, text: string): string[] => {
  if (group !== 'price_range') return idPattern.test(text) ? [text] : [];
  const range = text.replaceAll(' ', '');
  return priceRanges.includes(range) ? [range] : [];
};

const inOrder = (group: FilterGroup, values: readonly string[]): readonly string[] => {
  const unique = [...new Set(values)];
  return group === 'price_range'
    ? unique.sort((one, other) => priceRanges.indexOf(one) - priceRanges.indexOf(other))
    : unique.sort((one, other) => Number(one) - Number(other));
};

const readGroup = (group: FilterGroup, query: URLSearchParams): readonly string[] =>
  inOrder(
    group,
    [...query.getAll(group), ...query.getAll(`${group}[]`)].flatMap((text) => readValue(group, text)),
  );

/** More parts than a keyword has are nobody's. */
const mostParts = 20;

const readParts = (name: 'off' | 'on', query: URLSearchParams): readonly string[] =>
  [...new Set(query.getAll(name).filter((text) => text.trim() !== ''))].slice(0, mostParts);

/** Reads a listing from an address's query. What makes no sense there is as good as absent. */
export const parseListing = (query: URLSearchParams): ListingState => {
  const page = query.get('page') ?? '';
  return {
    store: readGroup('store', query),
    brand: readGroup('brand', query),
    color: readGroup('color', query),
    size: readGroup('size', query),
    price_range: readGroup('price_range', query),
    off: readParts('off', query),
    on: readParts('on', query),
    sort: sortOrders.find((order) => order === query.get('sort')) ?? '',
    page: pagePattern.test(page) ? Number(page) : 1,
  };
};

/** Writes a listing into a query, whose other parameters (a keyword) stay. Defaults are left out. */
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
  printed.delete('sort');
  printed.delete('page');
  if (state.sort !== '') printed.set('sort', state.sort);
  if (state.page > 1) printed.set('page', String(state.page));
  return printed.size > 0 ? `?${printed}` : '';
};

/** Ticks or unticks one option. Like every change of the filters it leads back to page 1. */
export const toggleOption = (state: ListingState, group: FilterGroup, value: string): ListingState => {
  const values = state[group].includes(value)
    ? state[group].filter((other) => other !== value)
    : [...state[group], value];
  return { ...state, [group]: inOrder(group, values), page: 1 };
};

/** Spec 4: Clear on a dropdown resets that group. */
export const clearGroup = (state: ListingState, group: FilterGroup): ListingState => ({
  ...state,
  [group]: [],
  page: 1,
});

/** Another order, from page 1. */
export const sortBy = (state: ListingState, sort: SortOrder): ListingState => ({ ...state, sort, page: 1 });

/** The same listing at another page, 1-based. */
export const atPage = (state: ListingState, page: number): ListingState => ({ ...state, page });

/** How many options are ticked in all groups. */
export const filterCount = (state: ListingState): number =>
  filterGroups.reduce((count, group) => count + state[group].length, 0);

/** The listing without these parts of its keyword, from page 1. */
export const withoutParts = (state: ListingState, texts: readonly string[]): ListingState => ({
  ...state,
  off: [...new Set([...state.off, ...texts])],
  on: state.on.filter((text) => !texts.includes(text)),
  page: 1,
});

/** The listing with a part of its keyword that was taken back, or let go: nothing is shown that does not meet it. */
export const withPart = (state: ListingState, text: string): ListingState => ({
  ...state,
  off: state.off.filter((other) => other !== text),
  on: state.off.includes(text) ? state.on : [...new Set([...state.on, text])],
  page: 1,
});
