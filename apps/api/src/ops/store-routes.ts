import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { RequestRefused } from '../request/errors.ts';
import { doneCookie, takeDone } from './done.ts';
import { sendHtml, wholeNumber } from './page-routes.ts';
import type { Notice } from './pages/page.ts';
import { storePage } from './pages/store-page.ts';
import { listReasons, readTrend } from './quality-queries.ts';
import { findReadable, rereadStores } from './reread-queries.ts';
import { findStore, type KnownStore, keepSettings, type TypedSettings } from './store-queries.ts';

type Options = { databaseUrl: string };

const oneStore = { params: z.object({ id: wholeNumber }) };
const text = z.catch(z.string(), '');
const settings = {
  ...oneStore,
  body: z.object({
    brand: text,
    forceBrand: z.optional(z.literal('yes')),
    titlePattern: text,
    currency: text,
    audience: text,
    category: text,
    link: text,
    pictureBase: text,
    mapping: text,
  }),
};

/** The page of one store, and the form of what is true of its feed, for who is signed in. */
export const storeRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  const { db } = app;

  const storeOf = async (id: number): Promise<KnownStore> => {
    const store = await findStore(db, id);
    if (!store) throw new RequestRefused(404, 'There is no such store');
    return store;
  };

  const showStore = async (
    reply: FastifyReply,
    id: number,
    store: KnownStore,
    notice?: Notice,
    tried?: TypedSettings,
  ): Promise<FastifyReply> => {
    const [trend, reasons, readable] = await Promise.all([
      readTrend(db, id),
      listReasons(db, id),
      findReadable(db, id),
    ]);
    return sendHtml(reply, storePage({ id, store, trend, reasons, readable, notice, tried }));
  };

  app.get('/ops/stores/:id', { schema: oneStore }, async (request, reply) => {
    const { id } = request.params;
    return showStore(reply, id, await storeOf(id), takeDone(request, reply));
  });

  app.post('/ops/stores/:id', { schema: settings }, async ({ params: { id }, body }, reply) => {
    const store = await storeOf(id);
    const change = { ...body, forceBrand: body.forceBrand === 'yes' };
    const refusal = await keepSettings(databaseUrl, store.name, change);
    if (refusal !== null) return showStore(reply.code(400), id, store, { text: refusal, isGood: false }, change);
    return reply.header('Set-Cookie', doneCookie('set')).redirect(`/ops/stores/${id}`, 303);
  });

  app.post('/ops/stores/:id/reread', { schema: oneStore }, async ({ params: { id } }, reply) => {
    if (!(await findReadable(db, id))) throw new RequestRefused(409, 'No feed of this store is kept yet');
    await rereadStores(db, [id]);
    return reply.header('Set-Cookie', doneCookie('rereadOne')).redirect(`/ops/stores/${id}`, 303);
  });
};
