import {
  getProduct,
  listBrands,
  listCategories,
  listColors,
  listMedia,
  listProducts,
  listSizes,
  listStores,
} from '@wearfolio/contracts/catalogue';
import { pageSize } from '@wearfolio/contracts/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../errors.ts';
import { resolveCategories } from './category-filter.ts';
import { resolveCollection } from './collection-queries.ts';
import { answerListing } from './listing.ts';
import { filterOf } from './listing-filter.ts';
import { forGuest, type StoredCard, withAskedColorsFirst } from './product-card.ts';
import { toDetails, toMediaEntry } from './product-details.ts';
import { findMedia, findProduct } from './product-queries.ts';
import {
  listBrandsByName,
  listCards,
  listCategoryTree,
  listFilterColors,
  listNamedSizes,
  listSizeIdsInUse,
  listStoresByName,
} from './queries.ts';

const unknownProduct = (): RequestRefused => new RequestRefused(404, 'There is no such product');

/** What everybody may ask of the catalogue (spec 7). */
export const catalogueRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listProducts,
    handler: async ({ query }) => {
      const [categories, collection] = await Promise.all([
        resolveCategories(app.db, query),
        resolveCollection(app.db, query.homepageKey),
      ]);
      const { ids, total, facets } = await answerListing(app.db, { ...filterOf(query), ...collection, categories });
      const cards = await listCards(app.db, ids);
      const data = cards.map((card) => forGuest(withAskedColorsFirst(card, query.color)));
      return { data, total_pages: Math.ceil(total / pageSize), total, facets };
    },
  });

  app.route({
    ...getProduct,
    handler: async ({ params }) => {
      const product = await findProduct(app.db, params.id);
      if (!product?.listing) throw unknownProduct();
      return [toDetails(product, product.listing.card as StoredCard)];
    },
  });

  app.route({
    ...listMedia,
    handler: async ({ query }) => {
      const media = await findMedia(app.db, query.product_id);
      if (!media) throw unknownProduct();
      return { data: media.map(toMediaEntry) };
    },
  });

  app.route({
    ...listBrands,
    handler: async ({ query }) => ({ data: await listBrandsByName(app.db, query.filter) }),
  });

  app.route({
    ...listStores,
    handler: async ({ query }) => ({ data: await listStoresByName(app.db, query.filter) }),
  });

  app.route({
    ...listSizes,
    handler: async () => {
      const sizes = await listNamedSizes(app.db, await listSizeIdsInUse(app.db));
      return {
        data: { size: sizes.map(({ id, attribute_name, name }) => ({ id, attribute_name, attribute_value: name })) },
      };
    },
  });

  app.route({
    ...listColors,
    handler: async () => {
      const colors = await listFilterColors(app.db);
      return { data: colors.map(({ id, name, hexa }) => ({ id, color_name: name, parent_color_id: id, hexa })) };
    },
  });

  app.route({ ...listCategories, handler: async () => ({ data: await listCategoryTree(app.db) }) });
};
