import type { FavoriteProduct } from '@wearfolio/contracts/favorites';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { card, color } from '../../../testing/card.ts';

/** A card of a tote in two colors, the first one primary, with the given changes. */
export const tote = (changes: Partial<ProductCard> = {}): ProductCard =>
  card({ product_id: 12, id: 12, product_color_data: [color(1, null, 1), color(2)], ...changes });

/** The tote as a favorite in its first color. */
export const favorite = (changes: Partial<FavoriteProduct> = {}): FavoriteProduct => ({
  user_id: 7,
  product_id: 12,
  color_id: 1,
  productDetail: tote({ is_favorite: 1, favorite_color_ids: [1] }),
  saved_at: '2026-11-21T10:00:00.000Z',
  saved_price: 10,
  elsewhere: null,
  size: null,
  target: null,
  stock_label: null,
  ...changes,
});
