import { describe, expect, it } from 'vitest';
import {
  chooseCategory,
  chooseTab,
  clearTicked,
  type FavoritesState,
  parseFavorites,
  plainFavorites,
  printFavorites,
  sortBy,
  tickedCount,
  toggleDropped,
  toggleName,
} from './favorites-url.ts';

const full: FavoritesState = {
  filterType: 'all_Items',
  store: ['Net & Thread', 'Northbound'],
  brand: ['Vael'],
  dropped: ['7'],
  level: 'level3',
  categ: 'Tote | Bags|12',
  sort: 'drop',
  page: 2,
};

const read = (query: string) => parseFavorites(new URLSearchParams(query));

describe('The address of My Favorites', () => {
  it('says nothing of what holds by default', () => {
    expect(read('')).toEqual(plainFavorites);
    expect(printFavorites(plainFavorites)).toBe('');
  });

  it('holds everything else, there and back', () => {
    const printed = printFavorites(full, new URLSearchParams('info=off'));

    expect(parseFavorites(new URLSearchParams(printed))).toEqual(full);
    expect(new URLSearchParams(printed).get('info')).toBe('off');
  });

  it('replaces what it said before', () => {
    const before = new URLSearchParams(printFavorites(full));

    expect(printFavorites(plainFavorites, before)).toBe('');
  });

  it.each([
    ['filterType=everything'],
    ['sort=sideways'],
    ['page=0'],
    ['page=-1'],
    ['page=1.5'],
    ['level=level9'],
    ['dropped=8'],
    ['level=level2'],
    ['store=&store=+'],
  ])('passes over what makes no sense: %s', (query) => {
    expect(read(query)).toEqual(plainFavorites);
  });

  it('reads each name once, in order', () => {
    expect(read('brand=Vael&brand=Calder&brand=Vael').brand).toEqual(['Calder', 'Vael']);
  });
});

describe('Choosing in My Favorites', () => {
  it('a tab resets stores, brands and category, and keeps the order', () => {
    expect(chooseTab(full, 'onsale')).toEqual({ ...plainFavorites, filterType: 'onsale', sort: 'drop' });
  });

  it('a category resets stores, brands and the tab, and keeps the order', () => {
    const chosen = { level: 'level1', categ: 'Women|1' } as const;

    expect(chooseCategory({ ...full, filterType: 'soldout' }, chosen)).toEqual({
      ...plainFavorites,
      ...chosen,
      sort: 'drop',
    });
  });

  it('a name is ticked and unticked from page 1', () => {
    const ticked = toggleName(full, 'brand', 'Calder');

    expect(ticked).toEqual({ ...full, brand: ['Calder', 'Vael'], page: 1 });
    expect(toggleName(ticked, 'brand', 'Calder')).toEqual({ ...full, page: 1 });
    expect(tickedCount(ticked)).toBe(5);
  });

  it('a price drop takes the place of another, from page 1', () => {
    expect(toggleDropped(full, '30')).toEqual({ ...full, dropped: ['30'], page: 1 });
    expect(toggleDropped(full, '7')).toEqual({ ...full, dropped: [], page: 1 });
  });

  it('Clear all unticks everything and leaves the rest', () => {
    expect(clearTicked(full)).toEqual({ ...full, store: [], brand: [], dropped: [], page: 1 });
  });

  it('another order begins at page 1', () => {
    expect(sortBy(full, 'asc')).toEqual({ ...full, sort: 'asc', page: 1 });
  });
});
