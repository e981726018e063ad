import type { FavoriteSort } from '@wearfolio/contracts/limits';

/** The orders of My Favorites; the first is the default. */
export const favoriteOrders: readonly { value: FavoriteSort; name: string }[] = [
  { value: 'saved', name: 'Last saved' },
  { value: 'desc', name: 'Price high to low' },
  { value: 'asc', name: 'Price low to high' },
  { value: 'drop', name: 'Biggest price drop' },
];

export const sortName = (sort: FavoriteSort): string => favoriteOrders.find(({ value }) => value === sort)?.name ?? '';
