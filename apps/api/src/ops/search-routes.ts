import { keywordMax } from '@wearfolio/contracts/limits';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { listCards } from '../catalogue/queries.ts';
import { explainSearch } from '../search/explain-search.ts';
import { doneCookie, takeDone } from './done.ts';
import { page, sendHtml } from './page-routes.ts';
import type { Notice } from './pages/page.ts';
import { searchPage, type Tested, type TriedSynonym } from './pages/search-page.ts';
import { findStretch } from './pages/table.ts';
import { addSynonym, dropSynonym, listSuggestions, listSynonyms } from './search-queries.ts';

type Options = { databaseUrl: string };

/** So many products are explained. */
const explained = 10;

const keyword = z.catch(z.string().check(z.trim(), z.maxLength(keywordMax)), '');
const asked = { querystring: z.object({ page, keyword }) };
const added = {
  ...asked,
  body: z.object({
    from: z.string(),
    to: z.string(),
    note: z.catch(z.string(), ''),
    oneWay: z.catch(z.literal('yes'), null as never),
  }),
};
const removed = { ...asked, body: z.object({ from: z.string() }) };

type Asked = z.output<typeof asked.querystring>;

/** The page of what the search understands, and its forms, for who is signed in. */
export const searchRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  const { db } = app;

  const test = async (text: string): Promise<Tested | null> => {
    if (text === '') return null;
    const catalogue = app.catalogue();
    const search = explainSearch(catalogue, text, explained);
    const cards = await listCards(
      db,
      catalogue,
      search.products.map(({ id }) => id),
    );
    return { ...search, cards: new Map(cards.map((card) => [card.id, card])) };
  };

  const show = async (
    reply: FastifyReply,
    { page: at, keyword: text }: Asked,
    notice?: Notice,
    tried?: TriedSynonym,
  ): Promise<FastifyReply> => {
    const [tested, synonyms, suggestions] = await Promise.all([
      test(text),
      listSynonyms(databaseUrl),
      findStretch(at, (part) => listSuggestions(db, part)),
    ]);
    return sendHtml(reply, searchPage({ keyword: text, tested, synonyms, suggestions, notice, tried }));
  };

  const done = (reply: FastifyReply, deed: 'synonym' | 'noSynonym', { keyword: text, page: at }: Asked): FastifyReply =>
    reply
      .header('Set-Cookie', doneCookie(deed))
      .redirect(`/ops/search?${new URLSearchParams({ keyword: text, page: String(at) })}`, 303);

  app.get('/ops/search', { schema: asked }, (request, reply) => show(reply, request.query, takeDone(request, reply)));

  app.post('/ops/search', { schema: added }, async ({ body, query }, reply) => {
    const { from, to, note, oneWay } = body;
    const refusal = await addSynonym(databaseUrl, { from, to, note, isBothWays: oneWay !== 'yes' });
    if (refusal === null) return done(reply, 'synonym', query);
    return show(reply.code(400), query, { text: refusal, isGood: false }, { from, to, note });
  });

  app.post('/ops/search/remove', { schema: removed }, async ({ body, query }, reply) => {
    const refusal = await dropSynonym(databaseUrl, body.from);
    if (refusal === null) return done(reply, 'noSynonym', query);
    return show(reply.code(400), query, { text: refusal, isGood: false });
  });
};
