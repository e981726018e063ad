import type { Reply } from '@wearfolio/contracts/endpoint';
import type { getHomepage } from '@wearfolio/contracts/home';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';

type Home = Reply<typeof getHomepage>;

/** A card as an entry of `featuredProduct` (behavior.md#home-call). */
export const toFeatured = (card: ProductCard): Home['featuredProduct'][number] => ({
  id: card.product_id,
  name: card.title,
  brand: card.brand_id,
  brandName: card.brand_name,
  price: card.price,
  mediaImage: card.image_path ?? card.primary_image,
  card,
});

/** A card as a favorite in its primary color, for no particular customer. */
export const toFavorite = (card: ProductCard): Home['favorites'] => {
  const color = card.product_color_data.find(({ is_primary }) => is_primary === 1) ?? card.product_color_data[0];
  return color ? [{ product_id: card.product_id, color_id: color.color_id, user_id: null, productDetail: card }] : [];
};
