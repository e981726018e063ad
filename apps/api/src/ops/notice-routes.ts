import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { doneCookie, takeDone } from './done.ts';
import { decide, listNotices, noticeDecisions } from './notice-queries.ts';
import { page, sendHtml, wholeNumber } from './page-routes.ts';
import { noticeLists, noticesPage } from './pages/notices-page.ts';
import type { Notice } from './pages/page.ts';
import { findStretch } from './pages/table.ts';

type Options = { databaseUrl: string };

const asked = { querystring: z.object({ list: z.catch(z.enum(noticeLists), 'waiting'), page }) };
const decided = {
  ...asked,
  body: z.object({ id: wholeNumber, decision: z.enum(noticeDecisions), note: z.string().check(z.maxLength(4000)) }),
};

type Asked = z.output<typeof asked.querystring>;

/** The page of reported offers, and its forms, for who is signed in. */
export const noticeRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  const show = async (reply: FastifyReply, { list, page: at }: Asked, notice?: Notice): Promise<FastifyReply> => {
    const notices = await findStretch(at, (part) => listNotices(databaseUrl, list === 'decided', part));
    return sendHtml(reply, noticesPage({ list, notices, notice }));
  };

  app.get('/ops/notices', { schema: asked }, (request, reply) => show(reply, request.query, takeDone(request, reply)));

  app.post('/ops/notices', { schema: decided }, async ({ body, query }, reply) => {
    const { id, decision, note: statement } = body;
    const refusal = await decide(databaseUrl, { id, decision, statement });
    if (refusal !== null) return show(reply.code(409), query, { text: refusal, isGood: false });
    const path = `/ops/notices?list=${query.list}&page=${query.page}`;
    return reply.header('Set-Cookie', doneCookie('notice', 1)).redirect(path, 303);
  });
};
