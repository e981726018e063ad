import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { shoppersPage } from './pages/shoppers-page.ts';
import { findStretch, rowsAtOnce } from './pages/table.ts';
import { listFrequent, listProductClicks, listStoreClicks, listVain } from './shopper-queries.ts';

export const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
export const page = z.catch(z.pipe(wholeNumber, z.number().check(z.minimum(1), z.maximum(10_000))), 1);
const paged = { querystring: z.object({ page }) };

export const sendHtml = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(text);

/** The pages themselves, for who is signed in. */
export const pageRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get('/ops/shoppers', { schema: paged }, async ({ query }, reply) => {
    const [vain, frequent, stores, products] = await Promise.all([
      findStretch(query.page, (part) => listVain(db, part)),
      listFrequent(db, rowsAtOnce),
      listStoreClicks(db, rowsAtOnce),
      listProductClicks(db, rowsAtOnce),
    ]);
    return sendHtml(reply, shoppersPage({ vain, frequent, stores, products }));
  });
};
