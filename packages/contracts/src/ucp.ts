import * as z from 'zod/mini';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';

// The catalog of the Universal Commerce Protocol: https://ucp.dev/2026-04-08/specification/catalog. Requests may have
// fields that this version does not name.

/** The version of the protocol. */
export const ucpVersion = '2026-04-08';

/** The largest number of products in one lookup. */
export const lookupMax = 20;

const code = z.string().check(z.maxLength(100));

const context = described(
  z.optional(z.looseObject({ currency: z.optional(code), address_country: z.optional(code) })),
  'Where and how the buyer shops. Prices of filters are in `currency`',
);

const amount = z.int().check(z.minimum(0), z.maximum(1e12));

const filters = z.optional(
  z.looseObject({
    categories: described(
      z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20))),
      'Paths as in `categories` of a product',
    ),
    price: described(
      z.optional(z.looseObject({ min: z.optional(amount), max: z.optional(amount) })),
      'In minor units, both ends included',
    ),
  }),
);

const id = z.string('Must be an id').check(z.maxLength(40, 'An id has at most 40 characters'));

const selection = z.looseObject({
  name: z.string().check(z.maxLength(100)),
  label: z.string().check(z.maxLength(200)),
});

const version = z.object({ version: z.string() });

const meta = z.object({
  version: z.string(),
  status: z.enum(['success', 'error']),
  capabilities: z.record(z.string(), z.array(version)),
});

const price = z.object({ amount: described(z.int(), 'In minor units of the currency'), currency: z.string() });
const priceRange = z.object({ min: price, max: price });
const description = z.object({ plain: z.string() });
const media = z.object({ type: z.literal('image'), url: z.string() });
const option = z.object({ name: z.string(), label: z.string() });

const variant = z.object({
  id: described(z.string(), 'Offer, color and size: `12:4:9`; 0 where there is none'),
  title: z.string(),
  description,
  url: described(z.string(), "The product's page in this shop, with the store's offer"),
  price,
  list_price: z.optional(price),
  availability: z.object({ available: z.boolean(), status: z.enum(['in_stock', 'out_of_stock']) }),
  options: z.optional(z.array(option)),
  seller: z.object({ name: z.string() }),
  metadata: z.object({ buy_url: described(z.string(), 'Leads to the offer at its store, and is counted') }),
  inputs: z.optional(z.array(z.object({ id: z.string(), match: z.enum(['exact', 'featured']) }))),
});

const optionValue = z.object({
  label: z.string(),
  available: z.optional(z.boolean()),
  exists: z.optional(z.boolean()),
});

const product = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description,
  url: z.string(),
  categories: z.array(z.object({ value: z.string(), taxonomy: z.literal('merchant') })),
  price_range: priceRange,
  media: z.array(media),
  options: z.optional(z.array(z.object({ name: z.string(), values: z.array(optionValue) }))),
  selected: z.optional(z.array(option)),
  variants: z.array(variant),
  metadata: z.object({ brand: z.string() }),
});

export type UcpProduct = z.output<typeof product>;
export type UcpVariant = z.output<typeof variant>;
export type UcpOption = z.output<typeof option>;

const message = z.object({
  type: z.enum(['info', 'error']),
  code: z.string(),
  content: z.string(),
  severity: z.optional(z.literal('unrecoverable')),
});

export type UcpMessage = z.output<typeof message>;

const messages = z.optional(z.array(message));

/** Replies with at most 24 products. `cursor` continues a search. */
export const searchCatalog = endpoint({
  method: 'POST',
  url: '/api/ucp/catalog/search',
  about: {
    group: 'Agents',
    access: 'public',
    summary: 'Search products by the Universal Commerce Protocol',
    details:
      'Version 2026-04-08, capability `dev.ucp.shopping.catalog.search`. Send a query, filters, or both. Each product has the variant that fits best. The address of an agent’s profile is not fetched.',
    refusals: [403, 429],
    example: {
      body: {
        query: 'dress',
        filters: { price: { max: 15_000 } },
        context: { currency: 'USD' },
        pagination: { limit: 5 },
      },
    },
  },
  schema: {
    body: z.looseObject({
      query: z.optional(z.string().check(z.maxLength(200, 'A query has at most 200 characters'))),
      filters,
      context,
      pagination: z.optional(
        z.looseObject({
          cursor: z.optional(z.string().check(z.regex(/^\d{1,4}$/, 'Not a cursor of this shop'))),
          limit: z.optional(z.int().check(z.minimum(1))),
        }),
      ),
    }),
    response: {
      200: z.object({
        ucp: meta,
        products: z.array(product),
        pagination: z.object({
          cursor: z.optional(z.string()),
          has_next_page: z.boolean(),
          total_count: z.int(),
        }),
        messages,
      }),
    },
  },
});

/** Unknown ids are left out and named in `messages`. */
export const lookupCatalog = endpoint({
  method: 'POST',
  url: '/api/ucp/catalog/lookup',
  about: {
    group: 'Agents',
    access: 'public',
    summary: 'Look up products by the Universal Commerce Protocol',
    details:
      'Version 2026-04-08, capability `dev.ucp.shopping.catalog.lookup`. Ids are of products or variants, at most 20.',
    refusals: [403, 429],
    example: { body: { ids: ['1'], filters: { price: { max: 50_000 } }, context: { currency: 'USD' } } },
  },
  schema: {
    body: z.looseObject({
      ids: z.array(id, 'Must be a list of ids').check(z.minLength(1, 'Send at least one id')),
      filters,
      context,
    }),
    response: { 200: z.object({ ucp: meta, products: z.array(product), messages }) },
  },
});

/** A missing product is an outcome: 200 with `status: error`. */
export const getCatalogProduct = endpoint({
  method: 'POST',
  url: '/api/ucp/catalog/product',
  about: {
    group: 'Agents',
    access: 'public',
    summary: 'Get a product by the Universal Commerce Protocol',
    details:
      'Version 2026-04-08, capability `dev.ucp.shopping.catalog.lookup`. `selected` narrows the variants; what no variant has is dropped, from the end of `preferences` first.',
    refusals: [403, 429],
    example: {
      body: {
        id: '1',
        selected: [{ name: 'Color', label: 'Navy' }],
        preferences: ['Color', 'Size'],
        filters: { price: { max: 50_000 } },
        context: { currency: 'USD' },
      },
    },
  },
  schema: {
    body: z.looseObject({
      id,
      selected: z.optional(z.array(selection).check(z.maxLength(10))),
      preferences: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(10))),
      filters,
      context,
    }),
    response: {
      200: z.object({ ucp: meta, product: z.optional(product), messages }),
    },
  },
});
