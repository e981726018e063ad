import type { FavoriteSort } from '@wearfolio/contracts/limits';

/** The orders of My Favorites; the first one holds by default. */
export const sortNames: readonly (readonly [FavoriteSort, string])[] = [
  ['saved', 'Last saved'],
  ['desc', 'Price high to low'],
  ['asc', 'Price low to high'],
  ['drop', 'Biggest price drop'],
];

export const sortName = (sort: FavoriteSort): string => sortNames.find(([value]) => value === sort)?.[1] ?? '';
