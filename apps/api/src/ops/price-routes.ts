import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { doneCookie, takeDone } from './done.ts';
import { page, sendHtml, wholeNumber } from './page-routes.ts';
import type { Notice } from './pages/page.ts';
import { pricesPage } from './pages/prices-page.ts';
import { findStretch, rowsAtOnce } from './pages/table.ts';
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

const ofList = { querystring: z.object({ list, page }) };
const decided = {
  ...ofList,
  body: z.union([
    z.object({ decision, product: wholeNumber, cents }),
    z.object({ decision, store: z.string(), until: moment }),
  ]),
};

/** The page of prices that jumped, and its forms, for who is signed in. */
export const priceRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl, currency }) => {
  const { db } = app;

  const showPrices = async (
    reply: FastifyReply,
    of: { list: PriceList; page: number },
    notice?: Notice,
  ): Promise<FastifyReply> => {
    const [jumps, counts, stores] = await Promise.all([
      findStretch(of.page, (part) => listPriceJumps(db, of.list, part)),
      countHeld(db),
      of.list === 'held' ? listHeldStores(db, rowsAtOnce) : [],
    ]);
    const shown = app.catalogue().countAll().store;
    return sendHtml(reply, pricesPage({ list: of.list, counts, jumps, stores, shown, currency, notice }));
  };

  app.get('/ops/prices', { schema: ofList }, (request, reply) =>
    showPrices(reply, request.query, takeDone(request, reply)),
  );

  app.post('/ops/prices', { schema: decided }, async ({ body, query }, reply) => {
    const choice =
      'product' in body
        ? { products: [body.product], cents: body.cents, isWaiting: query.list === 'held' }
        : { ...body, most: mostAtOnce };
    const outcome = await decide(databaseUrl, body.decision, choice);
    if (typeof outcome === 'string') return showPrices(reply.code(409), query, { text: outcome, isGood: false });
    const path = `/ops/prices?list=${query.list}&page=${query.page}`;
    return reply.header('Set-Cookie', doneCookie(body.decision, outcome)).redirect(path, 303);
  });
};
