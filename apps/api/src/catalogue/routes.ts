import {
  listBrands,
  listCategories,
  listColors,
  listProducts,
  listSizes,
  listStores,
} from '@wearfolio/contracts/catalogue';
import { getDisclosure, getPriceHistory, getProduct, listMedia, listSimilar } from '@wearfolio/contracts/product';
import { searchProducts } from '@wearfolio/contracts/search';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { namedInMenu } from '../engine/menu.ts';
import { personalize } from '../favorites/personal.ts';
import { RequestRefused } from '../http/errors.ts';
import { findDetails } from '../products/find-details.ts';
import { findPriceHistory } from '../products/price-history.ts';
import { toMediaEntry } from '../products/product-details.ts';
import { findCurrentProduct, findMedia } from '../products/product-queries.ts';
import { listSizeIdsInUse, paysCommission } from '../products/queries.ts';
import { fitRoutes } from '../sizes/fit-routes.ts';
import { readWorn } from '../sizes/read-fit.ts';
import { brandRoutes } from './brands/brand-routes.ts';
import { categoriesReply } from './category-tree.ts';
import { listOptions } from './options.ts';
import { serializeListing } from './page/listing-body.ts';
import { replyWithPage } from './page/reply-with-page.ts';
import { findSimilar } from './similar.ts';

const unknownProduct = (): RequestRefused => new RequestRefused(404, say('replies.noProduct'));

/** The public calls of the catalogue (behavior.md#calls-table). */
export const catalogueRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listProducts,
    serializerCompiler: () => serializeListing,
    handler: (request, reply) => replyWithPage(app, request, reply),
  });

  app.route({
    ...searchProducts,
    serializerCompiler: () => serializeListing,
    handler: (request, reply) => replyWithPage(app, request, reply),
  });

  app.route({
    ...getProduct,
    handler: async (request) => {
      const db = app.readDb();
      const destination = app.destinationOf(request.market);
      const product = await findCurrentProduct(db, request.params.id, destination);
      const details = await findDetails(db, product, destination);
      if (!details) throw unknownProduct();
      const [card = details.card] = await personalize(app, request, [details.card]);
      return [{ ...details, categories: namedInMenu(app.catalogue().dictionary.categories, details.categories), card }];
    },
  });

  app.route({
    ...listSimilar,
    handler: async (request) => {
      const cards = await findSimilar(app.readDb(), app.catalogueIn(request.market), request.params.id);
      if (!cards) throw unknownProduct();
      return { data: await personalize(app, request, cards) };
    },
  });

  app.route({
    ...getPriceHistory,
    handler: async ({ params: { id }, market }) => {
      const data = await findPriceHistory(app.readDb(), id, app.identity().currency, app.destinationOf(market));
      if (!data) throw unknownProduct();
      return { data };
    },
  });

  app.route({
    ...getDisclosure,
    handler: async () => ({ data: { pays_commission: await paysCommission(app.readDb()) } }),
  });

  app.route({
    ...listMedia,
    handler: async ({ query, market }) => {
      const media = await findMedia(app.readDb(), query.product_id, app.destinationOf(market));
      if (!media) throw unknownProduct();
      return { data: media.map(toMediaEntry) };
    },
  });

  app.route({
    ...listBrands,
    handler: async (request, reply) => {
      const worn = await readWorn(app, request, reply, request.query);
      const brands = await listOptions(app.db, app.catalogueIn(request.market), 'brand', request.query, worn);
      return { data: brands.map(({ id, name, slug, count }) => ({ id, display_name: name, slug, count })) };
    },
  });

  app.route({
    ...listStores,
    handler: async (request, reply) => {
      const worn = await readWorn(app, request, reply, request.query);
      const stores = await listOptions(app.db, app.catalogueIn(request.market), 'store', request.query, worn);
      return { data: stores.map(({ id, name, slug, count }) => ({ id, store_name: name, slug, count })) };
    },
  });

  app.route({
    ...listSizes,
    handler: async ({ market }) => {
      const { dictionary } = app.catalogue();
      const used = new Set(await listSizeIdsInUse(app.readDb(), app.destinationOf(market)));
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

  await app.register(brandRoutes);
  await app.register(fitRoutes);

  app.route({ ...listCategories, handler: ({ market }) => categoriesReply(app.readDb(), app.catalogueIn(market)) });
};
