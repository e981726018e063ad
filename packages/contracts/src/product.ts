import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParam } from './fields/query-fields.ts';
import { productCard, struckKind } from './listing/product-card.ts';

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
  /** Delivery cost, and the price per unit such as '16.00 / 100 ml', when the feed states them. */
  shipping_price: z.nullable(z.number()),
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
 * behavior.md#calls-table, `GET /api/product/{id}`: an array of one product; clients use the first element. 404 when
 * the product does not exist.
 */
export const getProduct = endpoint({
  method: 'GET',
  url: '/api/product/:id',
  schema: { params: z.object({ id: idParam }), response: { 200: z.array(productDetails) } },
});

const priceStep = z.object({ day: z.string(), price: z.nullable(z.number()) });

/**
 * A product's prices over the last year: the lowest at any store, and those of the requested offer (`store`). A step is
 * valid from its day on (UTC, `2026-11-24`); its price is null while no store sold the product. `since` is the first
 * recorded day, or null. `lowest_in_90_days` is set after 60 recorded days. `is_demo` marks generated prices of the
 * demo shop. All prices are converted to the shop's currency at today's rate, so a step is always a change by the
 * store, never a change of the rate. `store.currency` is the currency that the store quotes, or null for the shop's
 * own. 404 when the product does not exist.
 */
export const getPriceHistory = endpoint({
  method: 'GET',
  url: '/api/product/:id/prices',
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

/** Whether any store pays the shop a commission for visits through its links. Pages must disclose this. */
export const getDisclosure = endpoint({
  method: 'GET',
  url: '/api/disclosure',
  schema: { response: { 200: z.object({ data: z.object({ pays_commission: z.boolean() }) }) } },
});

/** behavior.md#calls-table, `GET /api/media/mediaList`: the pictures of a product. */
export const listMedia = endpoint({
  method: 'GET',
  url: '/api/media/mediaList',
  schema: {
    querystring: z.object({ product_id: idParam }),
    response: { 200: z.object({ data: z.array(mediaEntry) }) },
  },
});
