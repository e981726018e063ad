import type { QueryClient } from '@tanstack/react-query';
import { setTarget } from '@wearfolio/contracts/targets';
import { call } from '../../../lib/api-client.ts';
import { tokenOf, type UserDetails } from '../../../session/session.ts';
import { forgetWish, type GuestWish } from '../guest-wishes.ts';
import { saveFavorite } from '../save-favorite.ts';

type Saved = Pick<GuestWish, 'product_id' | 'color_id'>;

/** Sets the target price of a favorite, or removes it if it is null. Returns the message to show. */
export const saveTarget = async (
  client: QueryClient,
  customer: UserDetails,
  { product_id, color_id }: Saved,
  { price, size_id }: { price: number | null; size_id: number | null },
): Promise<string> => {
  const body = { product_id, color_id, price, size_id };
  const { message } = await call(setTarget, { body }, { token: tokenOf(customer) });
  await Promise.all(['target', 'favorites'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  return message;
};

/** Saves a product and then its target price, if any. Returns the message to show. */
export const saveWish = async (client: QueryClient, customer: UserDetails, wish: GuestWish): Promise<string> => {
  const message = await saveFavorite(client, customer, wish, true);
  if (!wish.target) return message;
  const said = await saveTarget(client, customer, wish, wish.target);
  forgetWish(wish, customer.id);
  return said;
};
