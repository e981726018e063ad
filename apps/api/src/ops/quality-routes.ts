import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { page, sendHtml } from './page-routes.ts';
import { qualityPage } from './pages/quality-page.ts';
import { findStretch } from './pages/table.ts';
import { listQuality, listReasons } from './quality-queries.ts';

const paged = { querystring: z.object({ page }) };

/** The page of how good the stores' data is, for who is signed in. */
export const qualityRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get('/ops/quality', { schema: paged }, async ({ query }, reply) => {
    const [stores, reasons] = await Promise.all([
      findStretch(query.page, (part) => listQuality(db, part)),
      listReasons(db),
    ]);
    return sendHtml(reply, qualityPage({ stores, reasons }));
  });
};
