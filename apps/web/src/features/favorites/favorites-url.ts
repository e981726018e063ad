// cspell:ignore Favourites: a name of the specification
import {
  type FavoriteSort,
  type FavoriteTab,
  favoriteLevels,
  favoriteSorts,
  favoriteTabs,
} from '@wearfolio/contracts/limits';
import { dropTraits } from '@wearfolio/contracts/listing/traits';

/** The depth of a category in the tree of the sidebar. */
export type FavoriteLevel = (typeof favoriteLevels)[number];

/**
 * The state of My Favorites in the address, with the names of the API (behavior.md#favorites-filters). Stores and
 * brands are names. `dropped` is the number of days since the price dropped, at most one value. `categ` is a category
 * of the reply (`'name|id'`, empty for all). `page` starts at 1.
 */
export type FavoritesState = Readonly<{
  filterType: FavoriteTab;
  store: readonly string[];
  brand: readonly string[];
  dropped: readonly string[];
  level: FavoriteLevel;
  categ: string;
  sort: FavoriteSort;
  page: number;
}>;

/** All items, newest first. */
export const plainFavorites: FavoritesState = {
  filterType: 'all_Items',
  store: [],
  brand: [],
  dropped: [],
  level: 'level1',
  categ: '',
  sort: 'saved',
  page: 1,
};

const pagePattern = /^[1-9]\d{0,8}$/;

const readNames = (query: URLSearchParams, name: 'store' | 'brand'): readonly string[] =>
  [...new Set(query.getAll(name).filter((text) => text.trim() !== ''))].sort();

const readOne = <Value extends string>(values: readonly Value[], text: string | null, standard: Value): Value =>
  values.find((value) => value === text) ?? standard;

// A drop of this week is also one of this month, so only one can be chosen, as in a listing.
const readDropped = (query: URLSearchParams): readonly string[] =>
  query
    .getAll('dropped')
    .filter((days) => dropTraits.some(({ id }) => String(id) === days))
    .slice(0, 1);

/** Parses the state from a query string. Invalid values are ignored. */
export const parseFavorites = (query: URLSearchParams): FavoritesState => {
  const categ = query.get('categ') ?? '';
  const page = query.get('page') ?? '';
  return {
    filterType: readOne(favoriteTabs, query.get('filterType'), plainFavorites.filterType),
    store: readNames(query, 'store'),
    brand: readNames(query, 'brand'),
    dropped: readDropped(query),
    level: categ === '' ? plainFavorites.level : readOne(favoriteLevels, query.get('level'), plainFavorites.level),
    categ,
    sort: readOne(favoriteSorts, query.get('sort'), plainFavorites.sort),
    page: pagePattern.test(page) ? Number(page) : 1,
  };
};

/** Writes the state into a query string and keeps other parameters. Defaults are left out. */
export const printFavorites = (state: FavoritesState, query: URLSearchParams = new URLSearchParams()): string => {
  const printed = new URLSearchParams(query);
  for (const name of Object.keys(plainFavorites)) printed.delete(name);
  if (state.filterType !== plainFavorites.filterType) printed.set('filterType', state.filterType);
  for (const name of state.store) printed.append('store', name);
  for (const name of state.brand) printed.append('brand', name);
  for (const days of state.dropped) printed.append('dropped', days);
  if (state.categ !== '') {
    printed.set('level', state.level);
    printed.set('categ', state.categ);
  }
  if (state.sort !== plainFavorites.sort) printed.set('sort', state.sort);
  if (state.page > 1) printed.set('page', String(state.page));
  return printed.size > 0 ? `?${printed}` : '';
};

/** Chooses a tab, which resets stores, brands and the category (behavior.md#favorites-filters). */
export const chooseTab = ({ sort }: FavoritesState, filterType: FavoriteTab): FavoritesState => ({
  ...plainFavorites,
  sort,
  filterType,
});

/** Chooses a category, which resets stores, brands and the tab (behavior.md#favorites-filters). */
export const chooseCategory = (
  { sort }: FavoritesState,
  chosen: Pick<FavoritesState, 'level' | 'categ'>,
): FavoritesState => ({ ...plainFavorites, sort, ...chosen });

/** Ticks or unticks a store or brand by name. */
export const toggleName = (state: FavoritesState, group: 'store' | 'brand', name: string): FavoritesState => {
  const names = state[group].includes(name) ? state[group].filter((other) => other !== name) : [...state[group], name];
  return { ...state, [group]: names.sort(), page: 1 };
};

/** Ticks a price drop instead of another one, or unticks it. */
export const toggleDropped = (state: FavoritesState, days: string): FavoritesState => ({
  ...state,
  dropped: state.dropped.includes(days) ? [] : [days],
  page: 1,
});

/** Unticks all stores, brands and price drops. */
export const clearTicked = (state: FavoritesState): FavoritesState => ({
  ...state,
  store: [],
  brand: [],
  dropped: [],
  page: 1,
});

/** Changes the order and returns to page 1. */
export const sortBy = (state: FavoritesState, sort: FavoriteSort): FavoritesState => ({ ...state, sort, page: 1 });

/** The number of ticked stores, brands and price drops. */
export const tickedCount = ({ store, brand, dropped }: FavoritesState): number =>
  store.length + brand.length + dropped.length;
