import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { offerIdsOf } from '../products/product-card.ts';
import { listFavoriteColors } from './queries.ts';

/**
 * A card with these saved colors of a customer. `is_favorite` is about the primary color
 * (behavior.md#favorites-initial-state).
 */
export const forCustomer = (card: ProductCard, customerId: number, colorIds: readonly number[]): ProductCard => {
  const primary = card.product_color_data.find(({ is_primary }) => is_primary === 1);
  const isFavorite = primary !== undefined && colorIds.includes(primary.color_id);
  return { ...card, user_id: customerId, is_favorite: isFavorite ? 1 : 0, favorite_color_ids: [...colorIds] };
};

/**
 * Cards with the customer's favorites. Guests get the same objects, whose JSON is cached; customers get copies for this
 * request.
 */
export const personalize = async (
  app: FastifyInstance,
  request: FastifyRequest,
  cards: ProductCard[],
): Promise<ProductCard[]> => {
  if (request.headers.token === undefined) return cards;
  const customer = await app.findSignedIn(request);
  if (!customer) return cards;
  const productIds = cards.flatMap(offerIdsOf);
  const colors = await listFavoriteColors(app.db, { customerId: customer.id, productIds });
  // A swatch is marked when any offer is saved in its color (behavior.md#favorites-cluster).
  const savedOf = (card: ProductCard) => [...new Set(offerIdsOf(card).flatMap((id) => colors.get(id) ?? []))];
  return cards.map((card) => forCustomer(card, customer.id, savedOf(card)));
};
