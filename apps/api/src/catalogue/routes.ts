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
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../errors.ts';
import { answerQuery } from './answer-query.ts';
import { listingText } from './listing-text.ts';
import type { StoredCard } from './product-card.ts';
import { toDetails, toMediaEntry } from './product-details.ts';
import { findMedia, findProduct } from './product-queries.ts';
import { listBrandsByName, listCategoryTree, listSizeIdsInUse, listStoresByName } from './queries.ts';

const unknownProduct = (): RequestRefused => new RequestRefused(404, 'There is no such product');

/** What everybody may ask of the catalogue (spec 7). */
export const catalogueRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listProducts,
    serializerCompiler: () => listingText,
    handler: ({ query }) => answerQuery({ db: app.db, catalogue: app.catalogue(), afterwards: app.afterwards }, query),
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
      const { dictionary } = app.catalogue();
      const used = new Set(await listSizeIdsInUse(app.db));
      const size = [...dictionary.sizes.values()]
        .filter(({ id }) => used.has(id))
        .map(({ id, attribute_name, name }) => ({ id, attribute_name, attribute_value: name }));
      return { data: { size } };
    },
  });

  app.route({
    ...listColors,
    handler: async () => {
      const colors = [...app.catalogue().dictionary.colors.values()];
      return { data: colors.map(({ id, name, hexa }) => ({ id, color_name: name, parent_color_id: id, hexa })) };
    },
  });

  app.route({ ...listCategories, handler: async () => ({ data: await listCategoryTree(app.db) }) });
};
