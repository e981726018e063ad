import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { doneCookie, takeDone } from './done.ts';
import { page, sendHtml } from './page-routes.ts';
import type { Notice } from './pages/page.ts';
import { findStretch } from './pages/table.ts';
import { valuesPage } from './pages/values-page.ts';
import { listOutdated, rereadStores } from './reread-queries.ts';
import { countValues, listValues, mapValue, unmappedKinds, type ValueList, valueLists } from './value-queries.ts';

type Options = { databaseUrl: string };

const ofList = { querystring: z.object({ page, kind: z.catch(z.enum(valueLists), 'category') }) };
const mapping = {
  querystring: z.object({ page, list: z.catch(z.optional(z.literal('placed')), undefined) }),
  body: z.object({ kind: z.enum(unmappedKinds), from: z.string(), to: z.string() }),
};

/** The page of what feeds say of categories and colors, and its forms, for who is signed in. */
export const valueRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  const { db } = app;

  const showValues = async (
    reply: FastifyReply,
    of: { list: ValueList; page: number },
    notice?: Notice,
    refused?: { from: string; to: string },
  ): Promise<FastifyReply> => {
    const [values, counts, outdated] = await Promise.all([
      findStretch(of.page, (part) => listValues(db, of.list, part)),
      countValues(db),
      listOutdated(db),
    ]);
    return sendHtml(reply, valuesPage({ list: of.list, counts, values, outdated, notice, refused }));
  };

  app.get('/ops/values', { schema: ofList }, (request, reply) =>
    showValues(reply, { list: request.query.kind, page: request.query.page }, takeDone(request, reply)),
  );

  app.post('/ops/values', { schema: mapping }, async ({ body, query }, reply) => {
    const refusal = await mapValue(databaseUrl, body);
    const of = { list: query.list ?? body.kind, page: query.page };
    if (refusal === null) {
      const path = `/ops/values?kind=${of.list}&page=${of.page}`;
      return reply.header('Set-Cookie', doneCookie('map', 1)).redirect(path, 303);
    }
    return showValues(reply.code(400), of, { text: refusal, isGood: false }, body);
  });

  app.post('/ops/values/reread', { schema: ofList }, async ({ query }, reply) => {
    const stores = await listOutdated(db);
    const number = await rereadStores(
      db,
      stores.map(({ storeId }) => storeId),
    );
    return reply.header('Set-Cookie', doneCookie('reread', number)).redirect(`/ops/values?kind=${query.kind}`, 303);
  });
};
