import type { QueryClient } from '@tanstack/react-query';
import { setTarget } from '@wearfolio/contracts/targets';
import { call } from '../../../lib/api-client.ts';
import { tokenOf, type UserDetails } from '../../../session/session.ts';
import { type FavoriteItem, removePending } from '../pending-items.ts';
import { saveFavorite } from '../save-favorite.ts';
import type { Target } from './target.ts';

type Saved = Pick<FavoriteItem, 'product_id' | 'color_id'>;

/** Sets the target price of a favorite, or removes it if it is null. Returns the message to show. */
export const saveTarget = async (
  client: QueryClient,
  customer: UserDetails,
  { product_id, color_id }: Saved,
  { price, size_id, with_delivery }: Omit<Target, 'price'> & { price: number | null },
): Promise<string> => {
  const body = { product_id, color_id, price, size_id, with_delivery };
  const { message } = await call(setTarget, { body }, { token: tokenOf(customer) });
  await Promise.all(['target', 'favorites'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  return message;
};

/** Saves a product and then its target price, if any. Returns the message to show. */
export const saveWithTarget = async (
  client: QueryClient,
  customer: UserDetails,
  item: FavoriteItem,
): Promise<string> => {
  const message = await saveFavorite(client, customer, item, true);
  if (!item.target) return message;
  const targetMessage = await saveTarget(client, customer, item, item.target);
  removePending(item, customer.id);
  return targetMessage;
};
