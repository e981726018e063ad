import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listFavoriteColors } from '../favorites/queries.ts';
import { offerIdsOf } from './product/product-card.ts';

/** A card as a customer sees it who saved the product in these colors; `is_favorite` is about the primary one (decision 37). */
export const forCustomer = (card: ProductCard, customerId: number, colorIds: readonly number[]): ProductCard => {
  const primary = card.product_color_data.find(({ is_primary }) => is_primary === 1);
  const isFavorite = primary !== undefined && colorIds.includes(primary.color_id);
  return { ...card, user_id: customerId, is_favorite: isFavorite ? 1 : 0, favorite_color_ids: [...colorIds] };
};

/**
 * Cards as whoever asks sees them: guests get the very same ones, whose text is known already, and cost nothing; a
 * customer gets copies that belong to this request alone.
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
  // A swatch is lit where any offer is saved in its color (decision 80).
  const savedOf = (card: ProductCard) => [...new Set(offerIdsOf(card).flatMap((id) => colors.get(id) ?? []))];
  return cards.map((card) => forCustomer(card, customer.id, savedOf(card)));
};
