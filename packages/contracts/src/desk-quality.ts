import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { form } from './fields/fields.ts';
import { pageParam } from './fields/query-fields.ts';
import { qualityFacts } from './quality-facts.ts';

const measured = z.object({
  products: z.number(),
  /** Products that share brand, kind, audience and title with another product. */
  duplicates: z.number(),
  /** How many products have each fact, certain or guessed. */
  known: z.record(z.enum(qualityFacts), z.number()),
});

const storeQuality = z.object({
  id: z.number(),
  name: z.string(),
  /** The last successful import. */
  at: z.nullable(z.string()),
  /** Null until an import measured it. */
  quality: z.nullable(measured),
});

export type StoreQuality = z.output<typeof storeQuality>;

const reason = z.object({
  rows: z.number(),
  stores: z.string(),
  text: z.string(),
  /** The desk page that fixes the problem, and the `catalogue` command that does the same. */
  path: z.string(),
  command: z.string(),
});

export type UnknownReason = z.output<typeof reason>;

export const listDeskQuality = endpoint({
  method: 'GET',
  url: '/api/desk/quality',
  about: {
    access: 'feeds',
    summary: "Get each store's data quality and the reasons for unknown facts",
    example: { querystring: { page: '1' } },
  },
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
