import * as z from 'zod/mini';
import { imageShapes } from '../limits.ts';

/**
 * A color of a card (behavior.md#card-colors) with what the card needs to draw it. `is_guess` is true when no
 * feed names the color and only the picture suggests it.
 */
export const cardColor = z.object({
  id: z.number(),
  color_id: z.number(),
  color_name: z.string(),
  is_primary: z.number(),
  parent_color_id: z.number(),
  image_index: z.number(),
  product_image: z.array(z.string()),
  colors: z.object({ id: z.number(), hexa: z.string() }),
  product_id: z.optional(z.number()),
  is_guess: z.optional(z.literal(true)),
});

/**
 * Where a struck price comes from (behavior.md#price-sale): the store's lowest price in the 30 days before the
 * reduction, or the regular price that the store states. Null when no price is struck.
 */
export const struckKind = z.nullable(z.enum(['lowest30', 'regular']));

export type StruckKind = z.output<typeof struckKind>;

/**
 * Delivery of an offer to the shop's country (behavior.md#price-delivered): what it costs, the price with it, the amount from
 * which it is free while the price is below, and its days, from and to. For how many days it can be returned, and
 * whether that is free. Null when unknown.
 */
export const deliveryFields = {
  delivery_price: z.nullable(z.number()),
  delivered_price: z.nullable(z.number()),
  delivery_free_from: z.nullable(z.number()),
  delivery_days: z.nullable(z.tuple([z.number(), z.number()])),
  returns_days: z.nullable(z.number()),
  returns_free: z.nullable(z.boolean()),
};

/** The delivery of an offer. */
export type DeliveryFields = Pick<ProductCard, keyof typeof deliveryFields>;

/**
 * A product in a list (behavior.md#card-fields). Prices are decimal numbers in currency units, null when unknown. The
 * fields after `is_favorite` are additions to the specification; they save the page a second request or a layout shift.
 * `asked_color_id` is the `color_id` that a filter or search asked for; it is absent when none was. All fields describe
 * the shown offer (behavior.md#card-cluster), except the colors, which come from all offers of the cluster (each with
 * the `product_id` of its offer), the number of offers and stores, and their lowest price.
 */
export const productCard = z.object({
  product_id: z.number(),
  id: z.number(),
  user_id: z.nullable(z.number()),
  product_name: z.string(),
  title: z.string(),
  brand_id: z.number(),
  brand_name: z.string(),
  store_id: z.number(),
  store_name: z.string(),
  vendor_id: z.number(),
  price: z.nullable(z.number()),
  retail_price: z.nullable(z.number()),
  retail_kind: struckKind,
  primary_image: z.nullable(z.string()),
  image_path: z.nullable(z.string()),
  image_name: z.nullable(z.string()),
  base_url: z.string(),
  product_url: z.string(),
  shipping_policy: z.nullable(z.string()),
  ...deliveryFields,
  is_active: z.number(),
  primary_image_index: z.number(),
  primary_color_image_data: z.nullable(cardColor),
  product_color_images: z.array(z.string()),
  product_color_data: z.array(cardColor),
  color_primary_image: z.nullable(z.string()),
  asked_color_id: z.optional(z.number()),
  is_favorite: z.number(),
  favorite_color_ids: z.array(z.number()),
  slug: z.string(),
  stock: z.nullable(z.number()),
  category_path: z.string(),
  image_shape: z.enum(imageShapes),
  image_width: z.nullable(z.number()),
  image_height: z.nullable(z.number()),
  offer_count: z.number(),
  store_count: z.number(),
  lowest_price: z.nullable(z.number()),
});

export type ProductCard = z.output<typeof productCard>;
export type CardColor = z.output<typeof cardColor>;
