import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { retryJobs } from '../jobs/queries.ts';
import { doneCookie, takeDone } from './done.ts';
import { countJobs, listDeadIds, listJobRows } from './job-queries.ts';
import { jobsPage } from './pages/jobs-page.ts';
import { shoppersPage } from './pages/shoppers-page.ts';
import { findStretch, rowsAtOnce } from './pages/table.ts';
import { listFrequent, listProductClicks, listStoreClicks, listVain } from './shopper-queries.ts';

export const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
export const page = z.catch(z.pipe(wholeNumber, z.number().check(z.minimum(1), z.maximum(10_000))), 1);
const paged = { querystring: z.object({ page }) };
const retry = { body: z.object({ id: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) }) };

export const sendHtml = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(text);

/** Jobs that one press of the button puts back. */
const mostRetried = 1000;

/** The pages themselves, for who is signed in. */
export const pageRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get('/ops/jobs', { schema: paged }, async (request, reply) => {
    const [counts, rows] = await Promise.all([
      countJobs(db),
      findStretch(request.query.page, (part) => listJobRows(db, part)),
    ]);
    return sendHtml(reply, jobsPage({ counts, jobs: rows, notice: takeDone(request, reply) }));
  });

  app.post('/ops/jobs/retry', { schema: retry }, async ({ body: { id } }, reply) => {
    const ids = id === undefined ? await listDeadIds(db, mostRetried) : [id];
    const number = await retryJobs(db, ids);
    return reply.header('Set-Cookie', doneCookie('retry', number)).redirect('/ops/jobs', 303);
  });

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
