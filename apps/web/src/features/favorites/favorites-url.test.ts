import { describe, expect, it } from 'vitest';
import {
  chooseCategory,
  chooseTab,
  clearNames,
  type FavoritesState,
  nameCount,
  parseFavorites,
  plainFavorites,
  printFavorites,
  sortBy,
  toggleName,
} from './favorites-url.ts';

const full: FavoritesState = {
  filterType: 'all_Items',
  store: ['Net & Thread', 'Northbound'],
  brand: ['Vael'],
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
    expect(nameCount(ticked)).toBe(4);
  });

  it('Clear all unticks every name and leaves the rest', () => {
    expect(clearNames(full)).toEqual({ ...full, store: [], brand: [], page: 1 });
  });

  it('another order begins at page 1', () => {
    expect(sortBy(full, 'asc')).toEqual({ ...full, sort: 'asc', page: 1 });
  });
});
