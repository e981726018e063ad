import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParam } from './fields/query-fields.ts';
import { deliveryFields, productCard, struckKind } from './listing/product-card.ts';

const mediaEntry = z.object({
  media_id: z.number(),
  id: z.number(),
  is_default: z.number(),
  color_id: z.number(),
  image_path: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
});

/** `sort_order` orders sizes of the same system from small to large. */
const productSize = z.object({
  id: z.number(),
  attribute_name: z.string(),
  attribute_value: z.string(),
  sort_order: z.number(),
  color_id: z.nullable(z.number()),
  quantity: z.nullable(z.number()),
});

/**
 * A store's offer of a product (behavior.md#card-cluster); the requested one has `selected`. Prices as in a card.
 * `last_seen` is the ISO 8601 time when a feed last contained the offer.
 */
export const productOffer = z.object({
  product_id: z.number(),
  store_name: z.string(),
  store_slug: z.string(),
  product_url: z.string(),
  price: z.nullable(z.number()),
  retail_price: z.nullable(z.number()),
  retail_kind: struckKind,
  in_stock: z.boolean(),
  sizes: z.array(productSize),
  colors: z.array(z.object({ color_id: z.number(), color_name: z.string(), hexa: z.string() })),
  shipping_policy: z.nullable(z.string()),
  ...deliveryFields,
  /** Where to return it, in the store's words. */
  returns_note: z.nullable(z.string()),
  /** The price per unit such as '16.00 / 100 ml', when the feed states it. */
  unit_price: z.nullable(z.string()),
  /** Whether the link to the store runs through an affiliate program that may pay the shop. */
  pays_commission: z.boolean(),
  last_seen: z.nullable(z.string()),
  selected: z.optional(z.literal(true)),
});

export type ProductOffer = z.output<typeof productOffer>;

/** behavior.md#product-details, plus the fields that the quick view and the product page need. */
export const productDetails = z.object({
  id: z.number(),
  name: z.string(),
  brand_name: z.string(),
  brand_slug: z.string(),
  description: z.string(),
  compare_price: z.nullable(z.number()),
  compare_kind: struckKind,
  quantity: z.nullable(z.number()),
  product_url: z.string(),
  store_name: z.string(),
  store_slug: z.string(),
  vendor_id: z.number(),
  proPrimaryMedia: z.object({ image_path: z.nullable(z.string()), primary_image: z.nullable(z.string()) }),
  productMedia: z.array(z.object({ media_images: z.string(), color_id: z.number() })),
  price: z.nullable(z.number()),
  sizes: z.array(productSize),
  categories: z.array(z.object({ name: z.string(), slug: z.string() })),
  card: productCard,
  offers: z.array(productOffer),
});

/**
 * behavior.md#calls-table: an array of one product; clients use the first element. 404 when
 * the product does not exist.
 */
export const getProduct = endpoint({
  method: 'GET',
  url: '/api/product/:id',
  about: {
    group: 'Catalog',
    access: 'personal',
    summary: 'Get a product',
    refusals: [404],
    example: { params: { id: '1' } },
  },
  schema: { params: z.object({ id: idParam }), response: { 200: z.array(productDetails) } },
});

const priceStep = z.object({ day: z.string(), price: z.nullable(z.number()) });

export const getPriceHistory = endpoint({
  method: 'GET',
  url: '/api/product/:id/prices',
  about: {
    group: 'Catalog',
    access: 'public',
    summary: 'Get the price history of a product',
    details:
      "Covers one year: the lowest price at any store, and the price at one store. Prices are in the shop's currency. Prices in other currencies are converted at today's rate.",
    refusals: [404],
    example: { params: { id: '1' } },
  },
  schema: {
    params: z.object({ id: idParam }),
    response: {
      200: z.object({
        data: z.object({
          since: z.nullable(z.string()),
          observed_days: z.number(),
          lowest_in_90_days: z.boolean(),
          is_demo: z.boolean(),
          lowest: z.array(priceStep),
          store: z.object({ store_name: z.string(), currency: z.nullable(z.string()), steps: z.array(priceStep) }),
        }),
      }),
    },
  },
});

export const getDisclosure = endpoint({
  method: 'GET',
  url: '/api/disclosure',
  about: {
    group: 'Catalog',
    access: 'public',
    summary: 'Get whether stores pay the shop a commission',
    details: 'Pages must disclose this.',
  },
  schema: { response: { 200: z.object({ data: z.object({ pays_commission: z.boolean() }) }) } },
});

/** behavior.md#calls-table: the pictures of a product. */
export const listMedia = endpoint({
  method: 'GET',
  url: '/api/media/mediaList',
  about: {
    group: 'Catalog',
    access: 'public',
    summary: 'List the pictures of a product',
    refusals: [404],
    example: { querystring: { product_id: '1' } },
  },
  schema: {
    querystring: z.object({ product_id: idParam }),
    response: { 200: z.object({ data: z.array(mediaEntry) }) },
  },
});
