import type { CardColor, ProductCard } from '@wearfolio/contracts/catalogue';
import type { FavoriteProduct } from '@wearfolio/contracts/favorites';

/** A colour whose ids are all `id`; the first is the primary one. */
export const color = (id: number): CardColor => ({
  id,
  color_id: id,
  color_name: `Color ${id}`,
  is_primary: Number(id === 1),
  parent_color_id: id,
  image_index: id,
  product_image: [],
  colors: { id, hexa: 'B5553C' },
});

/** A card of a tote in two colours, changed as a test needs it. */
export const card = (changes: Partial<ProductCard> = {}): ProductCard => ({
  product_id: 12,
  id: 12,
  user_id: null,
  product_name: 'tote',
  title: 'Tote',
  brand_id: 1,
  brand_name: 'Vael',
  store_id: 1,
  store_name: 'Northbound',
  vendor_id: 1,
  price: 10,
  retail_price: 10,
  primary_image: null,
  image_path: null,
  image_name: null,
  base_url: '',
  product_url: 'https://store.example/tote',
  shipping_policy: null,
  is_active: 1,
  primary_image_index: 0,
  primary_color_image_data: null,
  product_color_images: [],
  product_color_data: [color(1), color(2)],
  color_primary_image: null,
  is_favorite: 0,
  favorite_color_ids: [],
  slug: 'tote',
  stock: 3,
  category_path: 'women/bags/totes',
  image_shape: '4:5',
  image_width: 800,
  image_height: 1000,
  ...changes,
});

/** The tote as a favourite in its first colour. */
export const favorite = (changes: Partial<FavoriteProduct> = {}): FavoriteProduct => ({
  user_id: 7,
  product_id: 12,
  color_id: 1,
  productDetail: card({ is_favorite: 1, favorite_color_ids: [1] }),
  saved_at: '2026-11-21T10:00:00.000Z',
  saved_price: 10,
  stock_label: null,
  ...changes,
});
