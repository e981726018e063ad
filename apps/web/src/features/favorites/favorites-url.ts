// cspell:ignore Favourites: a name of the specification
import {
  type FavoriteSort,
  type FavoriteTab,
  favoriteLevels,
  favoriteSorts,
  favoriteTabs,
} from '@wearfolio/contracts/limits';
import { dropTraits } from '@wearfolio/contracts/listing/traits';

/** How deep in the tree of the sidebar a category stands. */
export type FavoriteLevel = (typeof favoriteLevels)[number];

/**
 * What the address says about My Favorites, as the wire names it (spec 3, 'Favourites filter state'): stores and brands
 * by name, `dropped` as the days since the price dropped (one at most), `categ` as the reply spells its categories (`'name|id'`, empty
 * for all), `page` 1-based.
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

/** All items, the latest first. */
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

// What dropped this week did so this month: one of these at a time, as in a listing.
const readDropped = (query: URLSearchParams): readonly string[] =>
  query
    .getAll('dropped')
    .filter((days) => dropTraits.some(({ id }) => String(id) === days))
    .slice(0, 1);

/** Reads My Favorites from an address's query. What makes no sense there is as good as absent. */
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

/** Writes My Favorites into a query, whose other parameters stay. Defaults are left out. */
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

/** Spec 4: a tab resets stores, brands and the highlight of the sidebar. */
export const chooseTab = ({ sort }: FavoritesState, filterType: FavoriteTab): FavoritesState => ({
  ...plainFavorites,
  sort,
  filterType,
});

/** Spec 4: a category resets stores, brands and the tab. */
export const chooseCategory = (
  { sort }: FavoritesState,
  chosen: Pick<FavoritesState, 'level' | 'categ'>,
): FavoritesState => ({ ...plainFavorites, sort, ...chosen });

/** Ticks or unticks one store or brand, by name. */
export const toggleName = (state: FavoritesState, group: 'store' | 'brand', name: string): FavoritesState => {
  const names = state[group].includes(name) ? state[group].filter((other) => other !== name) : [...state[group], name];
  return { ...state, [group]: names.sort(), page: 1 };
};

/** Ticks one of the price drops in place of another, or unticks it. */
export const toggleDropped = (state: FavoritesState, days: string): FavoritesState => ({
  ...state,
  dropped: state.dropped.includes(days) ? [] : [days],
  page: 1,
});

/** 'Clear all': every store, brand and price drop unticked. */
export const clearTicked = (state: FavoritesState): FavoritesState => ({
  ...state,
  store: [],
  brand: [],
  dropped: [],
  page: 1,
});

/** Another order, from page 1. */
export const sortBy = (state: FavoritesState, sort: FavoriteSort): FavoritesState => ({ ...state, sort, page: 1 });

/** How many stores, brands and price drops are ticked. */
export const tickedCount = ({ store, brand, dropped }: FavoritesState): number =>
  store.length + brand.length + dropped.length;
