import {
  explainDeskSearch,
  explainedProducts,
  listDeskSynonyms,
  removeDeskSynonym,
  setDeskSynonym,
  suggestionPageSize,
} from '@wearfolio/contracts/desk-search';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { told } from '../../http/told.ts';
import { listCards } from '../../products/queries.ts';
import { explainSearch } from '../../search/explain-search.ts';
import { refusing } from '../refusing-queries.ts';
import { listSuggestions, listSynonyms, removeSynonym, setSynonym } from './search-queries.ts';

type Options = { databaseUrl: string };

/** How the search reads and ranks. */
export const searchRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({
    ...explainDeskSearch,
    handler: async ({ query: { keyword } }) => {
      const catalogue = app.catalogue();
      const { parts, products, isOrdered, ...search } = await explainSearch(catalogue, keyword, explainedProducts);
      const ids = products.map(({ id }) => id);
      const cards = new Map((await listCards(app.db, catalogue, ids)).map((card) => [card.id, card]));
      const data = {
        ...search,
        is_ordered: isOrdered,
        parts: parts.map(({ isRelaxed, ...part }) => ({ ...part, is_relaxed: isRelaxed })),
        products: products.map(({ isInStock, isNear, points, ...product }) => ({
          ...product,
          title: cards.get(product.id)?.title ?? String(product.id),
          brand: cards.get(product.id)?.brand_name ?? '',
          store: cards.get(product.id)?.store_name ?? '',
          in_stock: isInStock,
          is_near: isNear,
          points: [...points],
        })),
      };
      return { data };
    },
  });

  app.route({
    ...listDeskSynonyms,
    handler: async ({ query: { page } }) => {
      const part = { offset: (page - 1) * suggestionPageSize, limit: suggestionPageSize };
      const [synonyms, { suggestions, total }] = await Promise.all([
        listSynonyms(databaseUrl),
        listSuggestions(app.db, part),
      ]);
      const data = synonyms.map(({ isBothWays, ...synonym }) => ({ ...synonym, is_both_ways: isBothWays }));
      return { data, suggestions, suggestion_total: total };
    },
  });
};

/** Synonyms. */
export const synonymRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({
    ...setDeskSynonym,
    handler: async ({ staff, body: { is_both_ways: isBothWays, ...said } }) => {
      await refusing(() => setSynonym(databaseUrl, staff, { ...said, isBothWays }));
      return told(say('desk.replies.synonymSet'));
    },
  });

  app.route({
    ...removeDeskSynonym,
    handler: async ({ staff, body: { from } }) => {
      await refusing(() => removeSynonym(databaseUrl, staff, from));
      return told(say('desk.replies.synonymRemoved'));
    },
  });
};
