import { getHomepage } from '@wearfolio/contracts/home';
import { stripSize } from '@wearfolio/contracts/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listCollectionIds, listPopularIds, popularKey } from '../catalogue/collection-queries.ts';
import { listOwnIds } from '../catalogue/own-collections.ts';
import { listShelfIds } from '../catalogue/resolve-collection.ts';
import { personalize } from '../favorites/personal.ts';
import { listCards } from '../products/queries.ts';
import { listShownOffers } from '../products/shown-offers.ts';
import { toFavorite, toFeatured } from './entries.ts';

/** The specification's prefix for relative picture addresses. Ours are absolute or rooted, so it is empty. */
const baseUrl = '';

const featuredKey = 'featured_product';

/** The call of the home page (behavior.md#calls-table). */
export const homeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...getHomepage,
    handler: async (request) => {
      const catalogue = app.catalogueIn(request.market);
      const shelf = (key: string) => listShelfIds(app.db, catalogue, key, stripSize);
      const [ownIds, popularIds] = await Promise.all([
        (await shelf(featuredKey)) ?? listOwnIds(app.db, catalogue, featuredKey),
        (await shelf(popularKey)) ?? listPopularIds(app.db, stripSize),
      ]);
      const featuredIds = ownIds ?? (await listCollectionIds(app.db, featuredKey, stripSize));
      // A collection may hold any offer of a product. The card is the one that a listing shows.
      const show = async (ids: number[]) =>
        personalize(
          app,
          request,
          await listCards(app.readDb(), catalogue, await listShownOffers(app.db, ids, catalogue.destination)),
        );
      const [featured, popular] = await Promise.all([show(featuredIds), show(popularIds)]);
      return {
        featuredProduct: featured.map(toFeatured),
        favorites: popular.flatMap(toFavorite),
        baseUrl,
      };
    },
  });
};
