import * as z from 'zod/mini';
import { described } from '../described.ts';
import { imageShapes } from '../limits.ts';

/**
 * A color of a card (behavior.md#card-colors) with what the card needs to draw it. `is_guess` is true when no
 * feed names the color and only the picture suggests it.
 */
export const cardColor = z.object({
  id: z.number(),
  color_id: described(z.number(), 'The color of the palette'),
  color_name: z.string(),
  is_primary: described(z.number(), '1 if the card opens in this color'),
  parent_color_id: z.number(),
  image_index: described(z.number(), 'Place of its first picture'),
  product_image: described(z.array(z.string()), 'Addresses of its pictures'),
  colors: z.object({ id: z.number(), hexa: z.string() }),
  product_id: described(z.optional(z.number()), 'The offer that has this color'),
  is_guess: described(z.optional(z.literal(true)), 'Only a picture suggests the color; no feed names it'),
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
  delivery_price: described(z.nullable(z.number()), 'Cost of delivery; null if unknown'),
  delivered_price: described(z.nullable(z.number()), 'Price and delivery together; null if either is unknown'),
  delivery_free_from: described(z.nullable(z.number()), 'Amount from which delivery is free, while the price is below'),
  delivery_days: described(z.nullable(z.tuple([z.number(), z.number()])), 'Days until delivery, from and to'),
  returns_days: described(z.nullable(z.number()), 'Days in which it can be returned'),
  returns_free: described(z.nullable(z.boolean()), 'Whether a return is free'),
};

/**
 * What a store itself states in the currency of the market, which is not the shop's (behavior.md#markets-prefix). Pages
 * show it without conversion. Null: not stated in this currency, or unknown.
 */
export const quote = z.object({
  currency: described(z.string(), 'The currency of the market'),
  price: z.nullable(z.number()),
  retail_price: z.nullable(z.number()),
  delivery_price: z.nullable(z.number()),
  delivered_price: z.nullable(z.number()),
  delivery_free_from: z.nullable(z.number()),
});

export type Quote = z.output<typeof quote>;

/** The quote of an offer, in markets whose currency is the store's and not the shop's. */
export const quoteField = {
  quote: described(z.optional(quote), 'What the store itself states in the currency of the market'),
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
  product_id: described(z.number(), 'The shown offer'),
  id: z.number(),
  user_id: z.nullable(z.number()),
  product_name: z.string(),
  title: z.string(),
  lang: described(z.optional(z.string()), 'The language of the title, where it is not that of the market'),
  brand_id: z.number(),
  brand_name: z.string(),
  store_id: z.number(),
  store_name: z.string(),
  vendor_id: z.number(),
  price: described(z.nullable(z.number()), 'Price in currency units; null if unknown'),
  retail_price: described(z.nullable(z.number()), 'The struck price; null if none is struck'),
  retail_kind: described(struckKind, 'Where the struck price comes from'),
  primary_image: z.nullable(z.string()),
  image_path: z.nullable(z.string()),
  image_name: z.nullable(z.string()),
  base_url: z.string(),
  product_url: described(z.string(), "The product at the store's own site"),
  shipping_policy: z.nullable(z.string()),
  ...deliveryFields,
  is_active: described(z.number(), '1 if shoppers can see it'),
  primary_image_index: z.number(),
  primary_color_image_data: z.nullable(cardColor),
  product_color_images: z.array(z.string()),
  product_color_data: z.array(cardColor),
  color_primary_image: z.nullable(z.string()),
  asked_color_id: described(z.optional(z.number()), 'The color that a filter or search asked for'),
  is_favorite: described(z.number(), '1 if the customer saved it'),
  favorite_color_ids: described(z.array(z.number()), 'The colors in which the customer saved it'),
  slug: z.string(),
  stock: described(z.nullable(z.number()), 'Units left; null if unknown'),
  category_path: z.string(),
  image_shape: z.enum(imageShapes),
  image_width: z.nullable(z.number()),
  image_height: z.nullable(z.number()),
  offer_count: described(z.number(), 'Offers of all stores'),
  store_count: described(z.number(), 'Stores that sell it'),
  lowest_price: described(z.nullable(z.number()), 'Lowest price of all offers'),
  ...quoteField,
});

export type ProductCard = z.output<typeof productCard>;
export type CardColor = z.output<typeof cardColor>;
