import * as z from 'zod/mini';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { idParam } from './fields/query-fields.ts';
import { deliveryFields, productCard, quoteField, struckKind } from './listing/product-card.ts';

const mediaEntry = z.object({
  media_id: z.number(),
  id: z.number(),
  is_default: described(z.number(), '1 for the first picture'),
  color_id: described(z.number(), 'The color that it shows'),
  image_path: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
});

/** `sort_order` orders sizes of the same system from small to large. */
const productSize = z.object({
  id: z.number(),
  attribute_name: z.string(),
  attribute_value: z.string(),
  sort_order: described(z.number(), 'Orders sizes of one system from small to large'),
  color_id: described(z.nullable(z.number()), 'The color that has this size; null for all'),
  quantity: described(z.nullable(z.number()), 'Units left; null if unknown'),
});

/** The price of so much of a product: 16.00 for 100 ml, in currency units. */
const unitPrice = z.object({
  price: z.number(),
  stated: described(z.nullable(z.number()), 'By the price that the store states in the currency of the market'),
  amount: z.number(),
  unit: described(z.string(), "Such as 'ml' or 'kg'"),
});

/**
 * A store's offer of a product (behavior.md#card-cluster); the requested one has `selected`. Prices as in a card.
 * `last_seen` is the ISO 8601 time when a feed last contained the offer.
 */
export const productOffer = z.object({
  product_id: z.number(),
  store_name: z.string(),
  store_slug: z.string(),
  product_url: described(z.string(), "The product at the store's own site"),
  price: described(z.nullable(z.number()), 'Price in currency units; null if unknown'),
  retail_price: described(z.nullable(z.number()), 'The struck price; null if none is struck'),
  retail_kind: described(struckKind, 'Where the struck price comes from'),
  in_stock: z.boolean(),
  sizes: z.array(productSize),
  colors: z.array(z.object({ color_id: z.number(), color_name: z.string(), hexa: z.string() })),
  shipping_policy: z.nullable(z.string()),
  ...deliveryFields,
  returns_note: described(z.nullable(z.string()), "Where to return it, in the store's words"),
  unit_price: described(z.nullable(unitPrice), 'If the feed says how much the product holds'),
  pays_commission: described(z.boolean(), 'Whether the link may earn the shop a commission'),
  last_seen: described(z.nullable(z.string()), 'When a feed last had the offer (ISO 8601)'),
  selected: described(z.optional(z.literal(true)), 'Present on the requested offer'),
  ...quoteField,
});

export type ProductOffer = z.output<typeof productOffer>;

/** behavior.md#product-details, plus the fields that the quick view and the product page need. */
export const productDetails = z.object({
  id: z.number(),
  name: z.string(),
  brand_name: z.string(),
  brand_slug: z.string(),
  brand_text: described(z.string(), 'What the shop says of the brand: plain text, empty by default'),
  description: described(z.string(), 'Sanitized HTML'),
  description_lang: described(z.optional(z.string()), 'Its language, where it is not that of the market'),
  compare_price: described(z.nullable(z.number()), 'The struck price; null if none is struck'),
  compare_kind: described(struckKind, 'Where the struck price comes from'),
  quantity: described(z.nullable(z.number()), 'Units left; null if unknown'),
  product_url: described(z.string(), "The product at the store's own site"),
  store_name: z.string(),
  store_slug: z.string(),
  vendor_id: z.number(),
  proPrimaryMedia: z.object({ image_path: z.nullable(z.string()), primary_image: z.nullable(z.string()) }),
  productMedia: z.array(z.object({ media_images: z.string(), color_id: z.number() })),
  price: z.nullable(z.number()),
  sizes: z.array(productSize),
  categories: z.array(z.object({ name: z.string(), slug: z.string() })),
  trait_ids: described(z.array(z.number()), 'Ids of material, pattern, cut and length, as in the facets of a listing'),
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

export const listSimilar = endpoint({
  method: 'GET',
  url: '/api/product/:id/similar',
  about: {
    group: 'Catalog',
    access: 'personal',
    summary: 'List the products most like a product',
    details:
      'At most twelve that can be bought, of the same kind: by words of the title, material, pattern, cut, color and price.',
    refusals: [404],
    example: { params: { id: '1' } },
  },
  schema: { params: z.object({ id: idParam }), response: { 200: z.object({ data: z.array(productCard) }) } },
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
          since: described(z.nullable(z.string()), 'First day of the history'),
          observed_days: described(z.number(), 'Days with a known price'),
          lowest_in_90_days: described(z.boolean(), 'Whether the price is the lowest of 90 days'),
          is_demo: described(z.boolean(), 'Whether the prices are made up for the demo'),
          stated_in: described(
            z.optional(z.string()),
            'The currency of the prices, if all stores state theirs in that of the market',
          ),
          lowest: described(z.array(priceStep), 'Lowest price at any store, one entry per change'),
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
