import * as z from 'zod/mini';
import { change } from './desk-changes.ts';
import { filterFields } from './desk-product-filter.ts';
import { endpoint } from './endpoint.ts';
import { form } from './fields/fields.ts';
import { idParam, pageParam } from './fields/query-fields.ts';
import { overrideFields } from './override-fields.ts';

/** Products per page of the desk. */
export const deskPageSize = 50;

/** A product in a list of the desk. */
export const listedProduct = z.object({
  id: z.number(),
  /** The same for all offers of a cluster. */
  cluster_id: z.number(),
  title: z.string(),
  brand: z.string(),
  store: z.string(),
  category: z.string(),
  price: z.nullable(z.number()),
  image: z.nullable(z.string()),
  /** Null: available, but the count is unknown. */
  stock: z.nullable(z.number()),
  is_shown: z.boolean(),
  /** The fields that staff override. */
  changed: z.array(z.enum(overrideFields)),
});

export type ListedProduct = z.output<typeof listedProduct>;

export const listDeskProducts = endpoint({
  method: 'GET',
  url: '/api/desk/products',
  about: {
    access: 'catalogue',
    summary: 'Search products by words or a number',
    details: '`state` selects visible products, hidden ones (`off`), or ones with overrides (`changed`).',
    example: { querystring: { q: 'rain jacket' } },
  },
  schema: {
    querystring: form({ ...filterFields, page: pageParam }),
    response: { 200: z.object({ data: z.array(listedProduct), total: z.number(), page_size: z.number() }) },
  },
});

const facts = z.object({
  title: z.string(),
  brand: z.string(),
  category: z.string(),
  audience: z.nullable(z.string()),
  /** HTML with a few elements. */
  description: z.string(),
});

const productColor = z.object({
  id: z.number(),
  name: z.string(),
  hexa: z.string(),
  /** The id of the color in the feed; 0 if the feed has none. */
  fed_id: z.number(),
  fed_name: z.string(),
  is_guess: z.boolean(),
});

const productPicture = z.object({
  /** The address in the feed. It identifies the picture in overrides. */
  path: z.string(),
  /** The picture that the shop shows, or null. */
  src: z.nullable(z.string()),
  color: z.string(),
  is_hidden: z.boolean(),
  /** Whether staff added it. */
  is_own: z.boolean(),
});

const deskProduct = z.object({
  id: z.number(),
  slug: z.string(),
  store: z.string(),
  store_id: z.number(),
  url: z.string(),
  /** The name in the feed. */
  name: z.string(),
  /** The id in the feed; null if the feed has none for its products. */
  external_id: z.nullable(z.string()),
  /** Staff wrote it; no feed has it. */
  is_own: z.boolean(),
  price: z.nullable(z.number()),
  retail_price: z.nullable(z.number()),
  /** The store's price in its own currency. */
  quoted: z.nullable(z.number()),
  currency: z.string(),
  stock: z.nullable(z.number()),
  is_shown: z.boolean(),
  /** Why the offer is hidden. */
  reasons: z.array(z.string()),
  shown: facts,
  /** The feed's values of overridden fields. */
  fed: facts,
  colors: z.array(productColor),
  pictures: z.array(productPicture),
  sizes: z.array(z.object({ name: z.string(), is_sold_out: z.boolean() })),
  /** By the fields of rows of feeds. */
  details: z.array(z.object({ field: z.string(), value: z.string() })),
  /** The overridden fields. A color is `color 12`, with the id of the feed's color. */
  changed: z.array(z.string()),
  changes: z.array(change),
});

export type DeskProduct = z.output<typeof deskProduct>;

export const getDeskProduct = endpoint({
  method: 'GET',
  url: '/api/desk/product',
  about: {
    access: 'catalogue',
    summary: 'Get a product as fed, as overridden, and as shown',
    refusals: [404],
    example: { querystring: { id: '1' } },
  },
  schema: { querystring: form({ id: idParam }), response: { 200: z.object({ data: deskProduct }) } },
});

/** A row of a feed and the facts derived from it. */
export const fedRow = z.object({
  line: z.number(),
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The certainty of each fact: certain, guessed or unknown. */
  facts: z.array(z.object({ name: z.string(), certainty: z.string(), value: z.string() })),
  notes: z.array(z.string()),
});

export type FedRow = z.output<typeof fedRow>;

export const readFedRows = endpoint({
  method: 'GET',
  url: '/api/desk/product/feed',
  about: {
    access: 'catalogue',
    summary: 'List the feed rows of a product',
    details: "Reads the store's latest feed for at most 20 seconds. `reason` explains why no row was found.",
    example: { querystring: { id: '1' } },
  },
  schema: {
    querystring: form({ id: idParam }),
    response: { 200: z.object({ data: z.array(fedRow), reason: z.nullable(z.string()) }) },
  },
});

export const getDeskChoices = endpoint({
  method: 'GET',
  url: '/api/desk/choices',
  about: {
    access: 'catalogue',
    summary: 'List the values that products can be changed to',
  },
  schema: {
    response: {
      200: z.object({
        data: z.object({
          categories: z.array(z.string()),
          colors: z.array(z.object({ id: z.number(), name: z.string(), hexa: z.string() })),
          stores: z.array(z.object({ id: z.number(), name: z.string() })),
        }),
      }),
    },
  },
});
