import type { QueryClient } from '@tanstack/react-query';
import type { CardColor, ProductCard } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { addToFavorite } from '@wearfolio/contracts/favorites';
import type { actionTypes } from '@wearfolio/contracts/limits';
import { ApiError, call } from '../../lib/api-client.ts';
import { currentSession } from '../../session/session.ts';
import type { GuestWish } from './guest-wishes.ts';
import { markCards } from './mark-cards.ts';

/** A product in one of its colours, as the server is told of it. */
export const wishFor = ({ product_id }: ProductCard, { color_id, parent_color_id }: CardColor): GuestWish => ({
  product_id,
  color_id,
  parent_color_id,
});

export const wishKey = ({ product_id, color_id }: Pick<GuestWish, 'product_id' | 'color_id'>): string =>
  `${product_id}:${color_id}`;

type Told = {
  actionType: (typeof actionTypes)[number];
  source?: 'favorite_page';
  /** Of the removal that this undoes. */
  receipt?: string | undefined;
  outlivesPage?: boolean;
};

/**
 * Tells the server to save a wish or to let it go. A reply whose `status` is false is a refusal, thrown as an ApiError with
 * status 200.
 */
export const tellServer = async (
  wish: GuestWish,
  { actionType, source, receipt, outlivesPage = false }: Told,
): Promise<Reply<typeof addToFavorite>> => {
  const user_id = currentSession().userDetails?.id;
  const reply = await call(
    addToFavorite,
    { body: { ...wish, user_id, actionType, source, receipt } },
    { outlivesPage },
  );
  if (!reply.status) throw new ApiError(200, reply.message);
  return reply;
};

/** As `tellServer`, and everything that is cached agrees afterwards. */
export const saveFavorite = async (client: QueryClient, wish: GuestWish, isFavorite: boolean): Promise<string> => {
  const { message } = await tellServer(wish, { actionType: isFavorite ? 'add' : 'remove' });
  markCards(client, { productId: wish.product_id, colorId: wish.color_id, isFavorite });
  return message;
};
