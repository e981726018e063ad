import type { QueryClient } from '@tanstack/react-query';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { addToFavorite } from '@wearfolio/contracts/favorites';
import type { actionTypes } from '@wearfolio/contracts/limits';
import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { ApiError, call } from '../../lib/api-client.ts';
import { isSignedIn, tokenOf, type UserDetails } from '../../session/session.ts';
import { forgetWish, type GuestWish } from './guest-wishes.ts';
import { markCards } from './mark-cards.ts';

/** A product in one of its colors, as the server is told of it. */
export const wishFor = (card: ProductCard, { color_id, parent_color_id, product_id }: CardColor): GuestWish => ({
  // A swatch may belong to the offer of another store.
  product_id: product_id ?? card.product_id,
  color_id,
  parent_color_id,
});

/** Names a customer's wish; `customerId` is 0 for a guest. */
export const wishKey = (
  customerId: number,
  { product_id, color_id }: Pick<GuestWish, 'product_id' | 'color_id'>,
): string => `${customerId}:${product_id}:${color_id}`;

type Told = {
  actionType: (typeof actionTypes)[number];
  source?: 'favorite_page';
  /** Of the removal that this undoes. */
  receipt?: string | undefined;
  outlivesPage?: boolean;
};

/**
 * Tells the server to save a customer's wish or to let it go, though somebody else may be signed in by now. A reply whose
 * `status` is false is a refusal, thrown as an ApiError with status 200.
 */
export const tellServer = async (
  customer: UserDetails,
  wish: GuestWish,
  { actionType, source, receipt, outlivesPage = false }: Told,
): Promise<Reply<typeof addToFavorite>> => {
  const { target, ...heart } = wish;
  const reply = await call(
    addToFavorite,
    { body: { ...heart, user_id: customer.id, actionType, source, receipt } },
    { outlivesPage, token: tokenOf(customer) },
  );
  if (!reply.status) throw new ApiError(200, reply.message);
  // Saved or let go of since, it is no wish any more, unless its target price is still to be set.
  if (!target) forgetWish(wish, customer.id);
  return reply;
};

/** As `tellServer`, and everything that is cached for the customer agrees afterwards. */
export const saveFavorite = async (
  client: QueryClient,
  customer: UserDetails,
  wish: GuestWish,
  isFavorite: boolean,
): Promise<string> => {
  const { message } = await tellServer(customer, wish, { actionType: isFavorite ? 'add' : 'remove' });
  if (isSignedIn(customer)) markCards(client, { productId: wish.product_id, colorId: wish.color_id, isFavorite });
  return message;
};
