import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { doneCookie, takeDone } from './done.ts';
import { countMatches, decide, listMatches, type MatchList, matchDecisions, matchLists } from './match-queries.ts';
import { page, sendHtml, wholeNumber } from './page-routes.ts';
import { matchesPage } from './pages/matches-page.ts';
import type { Notice } from './pages/page.ts';
import { findStretch } from './pages/table.ts';

type Options = { databaseUrl: string; currency: string };

const ofList = { querystring: z.object({ list: z.catch(z.enum(matchLists), 'waiting'), page }) };
const decided = {
  ...ofList,
  body: z.object({ decision: z.enum(matchDecisions), first: wholeNumber, second: wholeNumber }),
};

/** The page of offers that may be one product, and its forms, for who is signed in. */
export const matchRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl, currency }) => {
  const show = async (
    reply: FastifyReply,
    of: { list: MatchList; page: number },
    notice?: Notice,
  ): Promise<FastifyReply> => {
    const [matches, counts] = await Promise.all([
      findStretch(of.page, (part) => listMatches(databaseUrl, of.list, part)),
      countMatches(databaseUrl),
    ]);
    return sendHtml(reply, matchesPage({ list: of.list, counts, matches, currency, notice }));
  };

  app.get('/ops/matches', { schema: ofList }, (request, reply) => show(reply, request.query, takeDone(request, reply)));

  app.post('/ops/matches', { schema: decided }, async ({ body, query }, reply) => {
    const outcome = await decide(databaseUrl, body.decision, [body.first, body.second]);
    if (typeof outcome === 'string') return show(reply.code(409), query, { text: outcome, isGood: false });
    const path = `/ops/matches?list=${query.list}&page=${query.page}`;
    return reply.header('Set-Cookie', doneCookie(body.decision, outcome ? 1 : 0)).redirect(path, 303);
  });
};
