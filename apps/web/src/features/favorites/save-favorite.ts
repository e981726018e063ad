import type { QueryClient } from '@tanstack/react-query';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { addToFavorite } from '@wearfolio/contracts/favorites';
import type { actionTypes } from '@wearfolio/contracts/limits';
import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { ApiError, call } from '../../lib/api-client.ts';
import { isSignedIn, tokenOf, type UserDetails } from '../../session/session.ts';
import { markCards } from './mark-cards.ts';
import { type FavoriteItem, removePending } from './pending-items.ts';

/** A product in one color, as the API takes it. */
export const itemFor = (card: ProductCard, { color_id, parent_color_id, product_id }: CardColor): FavoriteItem => ({
  // A swatch can belong to another store's offer.
  product_id: product_id ?? card.product_id,
  color_id,
  parent_color_id,
});

/** The key of a favorite; `customerId` is 0 for guests. */
export const itemKey = (
  customerId: number,
  { product_id, color_id }: Pick<FavoriteItem, 'product_id' | 'color_id'>,
): string => `${customerId}:${product_id}:${color_id}`;

/** The query of a favorite's target price and wanted size. */
export const savedStateKey = (
  customerId: number | undefined,
  { product_id, color_id }: Pick<FavoriteItem, 'product_id' | 'color_id'>,
) => ['target', customerId, product_id, color_id] as const;

type Options = {
  actionType: (typeof actionTypes)[number];
  source?: 'favorite_page';
  /** The removal to undo. */
  receipt?: string | undefined;
  outlivesPage?: boolean;
};

/**
 * Saves or removes a favorite for this customer, even if another one is signed in by now. A reply with a false `status`
 * is a refusal and throws an ApiError with status 200.
 */
export const sendFavorite = async (
  customer: UserDetails,
  item: FavoriteItem,
  { actionType, source, receipt, outlivesPage = false }: Options,
): Promise<Reply<typeof addToFavorite>> => {
  const { target, ...heart } = item;
  const reply = await call(
    addToFavorite,
    { body: { ...heart, user_id: customer.id, actionType, source, receipt } },
    { outlivesPage, token: tokenOf(customer) },
  );
  if (!reply.status) throw new ApiError(200, reply.message);
  // A saved or removed favorite is no longer pending, unless its target price is still to be set.
  if (!target) removePending(item, customer.id);
  return reply;
};

/** Like `sendFavorite`, and updates all cached data of the customer. */
export const saveFavorite = async (
  client: QueryClient,
  customer: UserDetails,
  item: FavoriteItem,
  isFavorite: boolean,
): Promise<string> => {
  const { message } = await sendFavorite(customer, item, { actionType: isFavorite ? 'add' : 'remove' });
  if (isSignedIn(customer)) markCards(client, { productId: item.product_id, colorId: item.color_id, isFavorite });
  return message;
};
