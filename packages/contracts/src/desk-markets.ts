import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const line = z.object({
  title: z.string(),
  /** What is missing; null if it is done. */
  detail: z.nullable(z.string()),
  is_done: z.boolean(),
});

const marketState = z.object({
  /** Empty for the first market. */
  prefix: z.string(),
  /** The country and the language in the language of the market. */
  name: z.string(),
  country: z.string(),
  language: z.string(),
  currency: z.string(),
  lines: z.array(line),
});

/** A published market and its launch list. */
export type MarketState = z.output<typeof marketState>;

export const getMarkets = endpoint({
  method: 'GET',
  url: '/api/desk/markets',
  about: {
    access: 'settings',
    summary: 'List the published markets, each with what must be done before it opens',
    details: 'The first is the shop itself.',
  },
  schema: { response: { 200: z.object({ data: z.array(marketState) }) } },
});
