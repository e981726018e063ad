import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { lineField } from './fields/desk-fields.ts';
import { form, idField } from './fields/fields.ts';
import { idParam, pageParam } from './fields/query-fields.ts';
import { notPlainText } from './text/text.ts';

/** Decisions per page of the desk. */
export const decisionPageSize = 25;

/** Lists: pending, and decided by staff. */
export const matchLists = ['waiting', 'decided'] as const;
export type MatchList = (typeof matchLists)[number];

/** `join`: the two offers are one product. `split`: they are not. `undo`: use the evidence again. */
export const matchDecisions = ['join', 'split', 'undo'] as const;
export type MatchDecision = (typeof matchDecisions)[number];

const offer = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  /** The name in the feed. */
  name: z.string(),
  brand: z.string(),
  store: z.string(),
  price: z.nullable(z.number()),
  retail_price: z.nullable(z.number()),
  is_in_stock: z.boolean(),
  image: z.nullable(z.string()),
  /** How many offers are now in this product's cluster. */
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

export const listDeskMatches = endpoint({
  method: 'GET',
  url: '/api/desk/matches',
  about: {
    access: 'feeds',
    summary: 'List candidate pairs of offers, or the decided ones',
    example: { querystring: { list: 'waiting' } },
  },
  schema: {
    querystring: form({ list: z._default(z.enum(matchLists, own('desk.faults.noList')), 'waiting'), page: pageParam }),
    response: {
      200: z.object({
        data: z.array(match),
        counts: z.object({ waiting: z.number(), decided: z.number() }),
        page_size: z.number(),
      }),
    },
  },
});

const decided = z.object({
  message: z.string(),
  is_shown: z.boolean(),
  /** What to undo; null after an undo. */
  act: z.nullable(z.string()),
});

export const decideDeskMatch = endpoint({
  method: 'POST',
  url: '/api/desk/matches/decide',
  about: {
    access: 'feeds-change',
    summary: 'Decide whether two offers are one product',
    details: 'If `is_shown` is false, a running import or rebuild shows the change later.',
    refusals: [409],
    example: { body: { first: 1, second: 31, decision: 'join' } },
  },
  schema: {
    body: form({ first: idField, second: idField, decision: z.enum(matchDecisions, own('desk.faults.noDecision')) }),
    response: { 200: decided },
  },
});

const namedOffer = z.object({ id: z.number(), title: z.string(), store: z.string() });

const linkedOffer = z.object({
  ...offer.shape,
  /** Why it belongs to the product: the offer it was joined with. Null if it is alone. */
  link: z.nullable(
    z.object({
      other: namedOffer,
      /** Staff joined the two. */
      is_decided: z.boolean(),
      score: z.nullable(z.number()),
      reasons: z.array(z.string()),
    }),
  ),
});

export type LinkedOffer = z.output<typeof linkedOffer>;

const act = z.object({
  act: z.string(),
  verdict: z.enum(['join', 'split']),
  at: z.string(),
  /** The offer in each of its pairs, if there is one. */
  one: z.nullable(namedOffer),
  others: z.array(namedOffer),
});

export type MatchAct = z.output<typeof act>;

export const listDeskOffers = endpoint({
  method: 'GET',
  url: '/api/desk/product/offers',
  about: {
    access: 'catalogue',
    summary: 'List the offers of a product with reasons, and what staff decided about them',
    details: 'The asked offer is the first one. Decisions that were made together are one of `acts`.',
    example: { querystring: { id: '1' } },
  },
  schema: {
    querystring: form({ id: idParam }),
    response: {
      200: z.object({ data: z.object({ cluster_id: z.number(), offers: z.array(linkedOffer), acts: z.array(act) }) }),
    },
  },
});

export const splitDeskOffer = endpoint({
  method: 'POST',
  url: '/api/desk/product/split',
  about: {
    access: 'feeds-change',
    summary: 'Split an offer from its product',
    details: 'With `is_every`, all offers of the product become products of their own.',
    refusals: [409],
    example: { body: { id: 1, is_every: false } },
  },
  schema: {
    body: form({ id: idField, is_every: z._default(z.boolean('is_every must be true or false'), false) }),
    response: { 200: decided },
  },
});

export const undoDeskAct = endpoint({
  method: 'POST',
  url: '/api/desk/matches/undo',
  about: {
    access: 'feeds-change',
    summary: 'Undo what was decided together about offers',
    details: 'Each pair has its former decision again, or follows its evidence.',
    refusals: [409],
    example: { body: { act: '00000000-0000-4000-8000-000000000001' } },
  },
  schema: { body: form({ act: z.uuid(own('desk.faults.noDecision')) }), response: { 200: decided } },
});

/** Held prices, prices that staff rejected and the feed still contains, and recent jumps that were shown. */
export const priceLists = ['held', 'rejected', 'shown'] as const;
export type PriceList = (typeof priceLists)[number];

/** `undo` takes back an accepted price, or one that went through: it is held again. */
export const priceDecisions = ['accept', 'reject', 'undo'] as const;
export type PriceDecision = (typeof priceDecisions)[number];

const jump = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  store: z.string(),
  image: z.nullable(z.string()),
  /** The price that the shop shows, or showed before. */
  before: z.number(),
  before_retail: z.nullable(z.number()),
  /** The price in the feed. */
  after: z.number(),
  after_retail: z.nullable(z.number()),
  at: z.string(),
});

export type PriceJump = z.output<typeof jump>;

const heldStore = z.object({
  store: z.string(),
  held: z.number(),
  /** The store's products in the shop. */
  products: z.number(),
  /** The median factor by which the held prices changed. */
  times: z.nullable(z.number()),
  /** Whether so many prices jumped that the feed itself may be wrong. */
  is_whole: z.boolean(),
  until: z.string(),
});

export type HeldStore = z.output<typeof heldStore>;

export const listDeskPrices = endpoint({
  method: 'GET',
  url: '/api/desk/prices',
  about: {
    access: 'feeds',
    summary: 'List prices that jumped',
    details: 'The shop shows `before` until staff accept `after`.',
    example: { querystring: { list: 'held' } },
  },
  schema: {
    querystring: form({ list: z._default(z.enum(priceLists, own('desk.faults.noList')), 'held'), page: pageParam }),
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

const notATime = own('desk.faults.noTime');

export const decideDeskPrices = endpoint({
  method: 'POST',
  url: '/api/desk/prices/decide',
  about: {
    access: 'feeds-change',
    summary: 'Accept or reject held prices, or take an accepted one back',
    details:
      'Send a product with the price that was shown, or a store with a time: this decides on all its prices held until then. `undo` takes a product and the price to hold again.',
    refusals: [409],
    example: { body: { decision: 'accept', product: 1, price: 590 } },
  },
  schema: {
    body: form({
      decision: z.enum(priceDecisions, own('desk.faults.noDecision')),
      product: z.optional(idField),
      price: z.optional(z.number(own('desk.faults.noNumber')).check(z.minimum(0), z.maximum(21_000_000))),
      store: z.optional(lineField(300, { tooLong: notPlainText })),
      until: z.optional(z.iso.datetime(notATime)),
      /** Whether the desk showed the price as rejected. Only then can a rejected price be accepted. */
      was_rejected: z._default(z.boolean('was_rejected must be true or false'), false),
    }).check(
      z.refine(
        ({ product, price, store, until }) =>
          (product !== undefined && price !== undefined) || (store !== undefined && until !== undefined),
        {
          message: own('desk.faults.noPrices'),
          path: ['product'],
        },
      ),
    ),
    response: { 200: z.object({ message: z.string(), count: z.number() }) },
  },
});
