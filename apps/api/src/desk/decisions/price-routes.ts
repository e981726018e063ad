import {
  decideDeskPrices,
  decisionPageSize,
  listDeskPrices,
  type PriceJump as ShownJump,
  type HeldStore as ShownStore,
} from '@wearfolio/contracts/desk-decisions';
import { type Said, say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import {
  countHeld,
  decidePrices,
  type HeldStore,
  isStoreJump,
  listHeldStores,
  listPriceJumps,
  type PriceChoice,
  type PriceJump,
  pricesPerDecision,
  undoPrice,
} from './price-queries.ts';

const toJump = ({ productId, before, beforeRetail, after, afterRetail, at, ...jump }: PriceJump): ShownJump => ({
  ...jump,
  id: productId,
  before: before / 100,
  before_retail: beforeRetail === null ? null : beforeRetail / 100,
  after: after / 100,
  after_retail: afterRetail === null ? null : afterRetail / 100,
  at: at.toISOString(),
});

const toStore = ({ store, storeId, held, times, until }: HeldStore, shown: ReadonlyMap<number, number>): ShownStore => {
  const products = shown.get(storeId) ?? 0;
  return { store, held, products, times, is_whole: isStoreJump(held, products), until: until.toISOString() };
};

/** The most stores on one page. */
const mostStores = 100;

/** Price jumps. */
export const priceRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listDeskPrices,
    handler: async ({ query: { list, page } }) => {
      const part = { offset: (page - 1) * decisionPageSize, limit: decisionPageSize + 1 };
      const [jumps, counts, stores] = await Promise.all([
        listPriceJumps(app.db, list, part),
        countHeld(app.db),
        list === 'held' ? listHeldStores(app.db, mostStores) : [],
      ]);
      const { store: shown } = await app.catalogue().countAll();
      return {
        data: jumps.slice(0, decisionPageSize).map(toJump),
        has_more: jumps.length > decisionPageSize,
        stores: stores.map((store) => toStore(store, shown)),
        counts,
      };
    },
  });
};

type Body = { product?: number; price?: number; store?: string; until?: string; was_rejected: boolean };

const choiceOf = ({ product, price, store, until, was_rejected }: Body): PriceChoice => {
  if (product !== undefined && price !== undefined)
    return { products: [product], cents: Math.round(price * 100), isWaiting: !was_rejected };
  if (store !== undefined && until !== undefined) return { store, until: new Date(until), most: pricesPerDecision };
  throw new RequestRefused(400, say('desk.replies.nothingChosen'));
};

const undoneOf = ({ product, price }: Body): { product: number; cents: number } => {
  if (product === undefined || price === undefined) throw new RequestRefused(400, say('desk.replies.nothingChosen'));
  return { product, cents: Math.round(price * 100) };
};

const wordsOf = (decision: 'accept' | 'reject' | 'undo', count: number): Said => {
  if (decision === 'undo') return say('desk.replies.priceUndone');
  return decision === 'accept'
    ? say('desk.replies.pricesAccepted', { count })
    : say('desk.replies.pricesRejected', { count });
};

/** Decisions about held prices. */
export const priceDecisionRoutes: FastifyPluginAsyncZod<{ databaseUrl: string }> = async (app, { databaseUrl }) => {
  app.route({
    ...decideDeskPrices,
    handler: async ({ staff, body: { decision, ...chosen } }) => {
      const count =
        decision === 'undo'
          ? await undoPrice(databaseUrl, undoneOf(chosen), { actor: staff })
          : await decidePrices(databaseUrl, decision, choiceOf(chosen), { actor: staff });
      await app.refreshCatalogue();
      return { ...told(wordsOf(decision, count)), count };
    },
  });
};
