import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { form, idField } from './fields/fields.ts';
import { pageParam } from './fields/query-fields.ts';
import { atMost, isPlainLine, notPlainText, rules } from './text/text.ts';

/** Decisions on a page of the desk. */
export const decisionPageSize = 25;

/** What waits for staff, and what they decided. */
export const matchLists = ['waiting', 'decided'] as const;
export type MatchList = (typeof matchLists)[number];

/** Two offers are one product, are not, or are again what their evidence says. */
export const matchDecisions = ['join', 'split', 'undo'] as const;
export type MatchDecision = (typeof matchDecisions)[number];

const offer = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  /** As the feed has it. */
  name: z.string(),
  brand: z.string(),
  store: z.string(),
  price: z.nullable(z.number()),
  retail_price: z.nullable(z.number()),
  is_in_stock: z.boolean(),
  image: z.nullable(z.string()),
  /** How many offers are this product by now. */
  offers: z.number(),
});

export type MatchedOffer = z.output<typeof offer>;

const match = z.object({
  first: offer,
  second: offer,
  score: z.nullable(z.number()),
  reasons: z.array(z.string()),
  decision: z.nullable(z.enum(['join', 'split'])),
  at: z.nullable(z.string()),
});

export type DeskMatch = z.output<typeof match>;

/** Pairs of offers that may be one product, the likeliest first, or those that staff decided, the last one first. */
export const listDeskMatches = endpoint({
  method: 'GET',
  url: '/api/desk/matches',
  schema: {
    querystring: form({ list: z._default(z.enum(matchLists, 'Choose a list'), 'waiting'), page: pageParam }),
    response: {
      200: z.object({
        data: z.array(match),
        counts: z.object({ waiting: z.number(), decided: z.number() }),
        page_size: z.number(),
      }),
    },
  },
});

/** Decides of two offers. `is_shown` false: an import or a rebuild under way shows it later. */
export const decideDeskMatch = endpoint({
  method: 'POST',
  url: '/api/desk/matches/decide',
  schema: {
    body: form({ first: idField, second: idField, decision: z.enum(matchDecisions, 'Choose what to decide') }),
    response: { 200: z.object({ message: z.string(), is_shown: z.boolean() }) },
  },
});

/** What waits for staff, what they rejected and the feed still says, and the jumps that went through lately. */
export const priceLists = ['held', 'rejected', 'shown'] as const;
export type PriceList = (typeof priceLists)[number];

export const priceDecisions = ['accept', 'reject'] as const;
export type PriceDecision = (typeof priceDecisions)[number];

const jump = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  store: z.string(),
  image: z.nullable(z.string()),
  /** What the shop shows, or showed. */
  before: z.number(),
  before_retail: z.nullable(z.number()),
  /** What the feed says. */
  after: z.number(),
  after_retail: z.nullable(z.number()),
  at: z.string(),
});

export type PriceJump = z.output<typeof jump>;

const heldStore = z.object({
  store: z.string(),
  held: z.number(),
  /** Products of the store in the shop. */
  products: z.number(),
  /** What the middle price comes to where the shop's is 1. */
  times: z.nullable(z.number()),
  /** Whether so many jumped that the feed itself may be wrong. */
  is_whole: z.boolean(),
  until: z.string(),
});

export type HeldStore = z.output<typeof heldStore>;

/** Prices that jumped, the last one first, and the stores of which prices wait. */
export const listDeskPrices = endpoint({
  method: 'GET',
  url: '/api/desk/prices',
  schema: {
    querystring: form({ list: z._default(z.enum(priceLists, 'Choose a list'), 'held'), page: pageParam }),
    response: {
      200: z.object({
        data: z.array(jump),
        has_more: z.boolean(),
        stores: z.array(heldStore),
        counts: z.object({ held: z.number(), rejected: z.number() }),
      }),
    },
  },
});

const notATime = 'Must be a time';

/**
 * Accepts or rejects a price of a product, as it was seen (`price`), or all of a store that were held by then (`until`), ten
 * thousand at most.
 */
export const decideDeskPrices = endpoint({
  method: 'POST',
  url: '/api/desk/prices/decide',
  schema: {
    body: form({
      decision: z.enum(priceDecisions, 'Choose what to decide'),
      product: z.optional(idField),
      price: z.optional(z.number('Must be a number').check(z.minimum(0), z.maximum(21_000_000))),
      store: z.optional(z.string(notPlainText).check(rules(atMost(300, notPlainText), [isPlainLine, notPlainText]))),
      until: z.optional(z.iso.datetime(notATime)),
      /** Whether the price was seen among the rejected ones: only there may it be accepted after all. */
      was_rejected: z._default(z.boolean('was_rejected must be true or false'), false),
    }).check(
      z.refine(
        ({ product, price, store, until }) =>
          (product !== undefined && price !== undefined) || (store !== undefined && until !== undefined),
        {
          message: 'Choose a product with its price, or a store with a time',
          path: ['product'],
        },
      ),
    ),
    response: { 200: z.object({ message: z.string(), count: z.number() }) },
  },
});
