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

describe('the address of My Favorites', () => {
  it('leaves out defaults', () => {
    expect(read('')).toEqual(plainFavorites);
    expect(printFavorites(plainFavorites)).toBe('');
  });

  it('reads everything else that it writes', () => {
    const printed = printFavorites(full, new URLSearchParams('info=off'));

    expect(parseFavorites(new URLSearchParams(printed))).toEqual(full);
    expect(new URLSearchParams(printed).get('info')).toBe('off');
  });

  it('replaces earlier parameters', () => {
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
  ])('ignores invalid values: %s', (query) => {
    expect(read(query)).toEqual(plainFavorites);
  });

  it('reads each name once, sorted', () => {
    expect(read('brand=Vael&brand=Calder&brand=Vael').brand).toEqual(['Calder', 'Vael']);
  });
});

describe('filters of My Favorites', () => {
  it('keep the order when a tab resets stores, brands and category', () => {
    expect(chooseTab(full, 'onsale')).toEqual({ ...plainFavorites, filterType: 'onsale', sort: 'drop' });
  });

  it('keep the order when a category resets stores, brands and the tab', () => {
    const chosen = { level: 'level1', categ: 'Women|1' } as const;

    expect(chooseCategory({ ...full, filterType: 'soldout' }, chosen)).toEqual({
      ...plainFavorites,
      ...chosen,
      sort: 'drop',
    });
  });

  it('return to page 1 when a name is ticked or unticked', () => {
    const ticked = toggleName(full, 'brand', 'Calder');

    expect(ticked).toEqual({ ...full, brand: ['Calder', 'Vael'], page: 1 });
    expect(toggleName(ticked, 'brand', 'Calder')).toEqual({ ...full, page: 1 });
    expect(tickedCount(ticked)).toBe(5);
  });

  it('replace one price drop with another and return to page 1', () => {
    expect(toggleDropped(full, '30')).toEqual({ ...full, dropped: ['30'], page: 1 });
    expect(toggleDropped(full, '7')).toEqual({ ...full, dropped: [], page: 1 });
  });

  it('keep order and category after Clear all', () => {
    expect(clearTicked(full)).toEqual({ ...full, store: [], brand: [], dropped: [], page: 1 });
  });

  it('return to page 1 when the order changes', () => {
    expect(sortBy(full, 'asc')).toEqual({ ...full, sort: 'asc', page: 1 });
  });
});
