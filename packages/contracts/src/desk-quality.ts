import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { form } from './fields/fields.ts';
import { pageParam } from './fields/query-fields.ts';

/** What is counted of the products of a store, in the order in which it is shown. */
export const qualityFacts = [
  'brand',
  'category',
  'audience',
  'color',
  'size',
  'gtin',
  'mpn',
  'picture',
  'description',
] as const;
export type QualityFact = (typeof qualityFacts)[number];

const measured = z.object({
  products: z.number(),
  /** Products that have brand, kind, audience and title of another one. */
  duplicates: z.number(),
  /** How many of the products tell each fact, sure or guessed. */
  told: z.record(z.enum(qualityFacts), z.number()),
});

const storeQuality = z.object({
  id: z.number(),
  name: z.string(),
  /** The last good import. */
  at: z.nullable(z.string()),
  /** Null until an import measured it. */
  quality: z.nullable(measured),
});

export type StoreQuality = z.output<typeof storeQuality>;

const reason = z.object({
  rows: z.number(),
  stores: z.string(),
  text: z.string(),
  /** The page that answers it, and the command of `catalogue` that does the same. */
  path: z.string(),
  command: z.string(),
});

export type UnknownReason = z.output<typeof reason>;

/** How good the data of each store is, by name, and the most common reasons why something is unknown. */
export const listDeskQuality = endpoint({
  method: 'GET',
  url: '/api/desk/quality',
  schema: {
    querystring: form({ page: pageParam }),
    response: {
      200: z.object({
        data: z.array(storeQuality),
        total: z.number(),
        page_size: z.number(),
        reasons: z.array(reason),
      }),
    },
  },
});
