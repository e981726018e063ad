import {
  popularSearches as popularContract,
  reportFollowedSearch,
  suggest as suggestContract,
} from '@wearfolio/contracts/search';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clientKey } from '../http/plugins/rate-limit.ts';
import { inRequestedColors, shownPicture } from '../products/product-card.ts';
import { listCards } from '../products/queries.ts';
import { popularSearches } from './popular.ts';
import { suggest, suggestedCards } from './suggest.ts';

/** A shopper does not search more often. Reports from programs are useless. */
const reports = { bucket: 'search-followed', limit: 60, seconds: 3600 };

/** Suggestions and what is searched often (behavior.md#search-suggestions). */
export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...suggestContract,
    handler: async ({ query, market }) => {
      const catalogue = app.catalogueIn(market);
      // behavior.md#listing-parameters: both parameters mean the same.
      const keyword = query.keyword || query.searchKeyword;
      const { productIds, asked, ...groups } = await suggest(catalogue, keyword, await app.oftenSearched());
      const cards = suggestedCards(await listCards(app.readDb(), catalogue, productIds), keyword);
      const products = inRequestedColors(cards, asked).map((card) => ({
        productName: card.title,
        ...(card.lang && { lang: card.lang }),
        id: card.product_id,
        slug: card.slug,
        brand_name: card.brand_name,
        primary_image: shownPicture(card),
        color_id: card.asked_color_id ?? null,
        price: card.price,
        retail_price: card.retail_price,
        retail_kind: card.retail_kind,
        ...(card.quote && { quote: card.quote }),
      }));
      return { products, ...groups };
    },
  });

  app.route({
    ...popularContract,
    handler: async ({ market, locale }) => ({
      queries: await popularSearches(app.catalogueIn(market), await app.oftenSearched(), locale),
    }),
  });

  app.route({
    ...reportFollowedSearch,
    handler: async (request) => {
      await app.countAttempt(reports, clientKey(request));
      app.noteFollowed(request, request.body);
      return { message: 'Noted' };
    },
  });
};
