import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { page, sendHtml, wholeNumber } from './page-routes.ts';
import { pricesPage } from './pages/prices-page.ts';
import {
  countHeld,
  decide,
  listHeldStores,
  listPriceJumps,
  mostAtOnce,
  type PriceList,
  priceDecisions,
  priceLists,
} from './price-queries.ts';
import { findStretch, rowsAtOnce } from './table.ts';
import { count } from './words.ts';

type Options = { databaseUrl: string; currency: string };

const list = z.catch(z.enum(priceLists), 'held');
const decision = z.enum(priceDecisions);
const cents = z.pipe(
  z.string().check(z.regex(/^\d{1,10}$/)),
  z.pipe(z.transform(Number), z.number().check(z.maximum(2_147_483_647))),
);
const moment = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);

const ofList = { list, page };
const prices = { querystring: z.object({ ...ofList, done: z.optional(decision), count: z.optional(wholeNumber) }) };
const decided = {
  querystring: z.object(ofList),
  body: z.union([
    z.object({ decision, product: wholeNumber, cents }),
    z.object({ decision, store: z.string(), until: moment }),
  ]),
};

const doneTexts = { accept: 'accepted, and in the shop from now on', reject: 'rejected: the shop keeps its own' };
const nothingDone = 'All of them are settled already: none waits any more.';

/** The page of prices that jumped, and its forms, for who is signed in. */
export const priceRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl, currency }) => {
  const { db } = app;

  const showPrices = async (
    reply: FastifyReply,
    of: { list: PriceList; page: number },
    notice?: { text: string; isGood: boolean },
  ): Promise<FastifyReply> => {
    const [jumps, counts, stores] = await Promise.all([
      findStretch(of.page, (part) => listPriceJumps(db, of.list, part)),
      countHeld(db),
      of.list === 'held' ? listHeldStores(db, rowsAtOnce) : [],
    ]);
    const shown = app.catalogue().countAll().store;
    return sendHtml(reply, pricesPage({ list: of.list, counts, jumps, stores, shown, currency, notice }));
  };

  app.get('/ops/prices', { schema: prices }, ({ query }, reply) => {
    const { done, count: number = 1 } = query;
    const amount = number === 1 ? '1 price' : `${count(number)} prices`;
    const text = done && number > 0 ? `${amount} ${doneTexts[done]}.` : nothingDone;
    return showPrices(reply, query, done && { text, isGood: true });
  });

  app.post('/ops/prices', { schema: decided }, async ({ body, query }, reply) => {
    const choice =
      'product' in body
        ? { products: [body.product], cents: body.cents, isWaiting: query.list === 'held' }
        : { ...body, most: mostAtOnce };
    const outcome = await decide(databaseUrl, body.decision, choice);
    if (typeof outcome === 'string') return showPrices(reply.code(409), query, { text: outcome, isGood: false });
    const at = `list=${query.list}&page=${query.page}`;
    return reply.redirect(`/ops/prices?${at}&done=${body.decision}&count=${outcome}`, 303);
  });
};
