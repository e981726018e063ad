import type { FavoriteSort } from '@wearfolio/contracts/limits';
import { message } from '@wearfolio/messages/key';
import { t } from '../../../../lib/t.tsx';

/** The orders of My Favorites; the first is the default. */
const orders = [
  { value: 'saved', name: message('favorites.sortSaved') },
  { value: 'desc', name: message('listing.sortHighToLow') },
  { value: 'asc', name: message('listing.sortLowToHigh') },
  { value: 'drop', name: message('favorites.sortDrop') },
] as const;

export const favoriteOrders = (): { value: FavoriteSort; name: string }[] =>
  orders.map(({ value, name }) => ({ value, name: t(name) }));

export const sortName = (sort: FavoriteSort): string =>
  favoriteOrders().find(({ value }) => value === sort)?.name ?? '';
