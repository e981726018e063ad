import { addOwnStore, listOwnProducts, removeOwnProduct, saveOwnProduct } from '@wearfolio/contracts/desk-own';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { told } from '../../http/told.ts';
import { addStoreByHand, listOwn, removeOwn, saveOwn } from './own-queries.ts';

/** Products that staff wrote by hand. */
export const ownRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listOwnProducts,
    handler: async ({ query: { store } }) => ({ data: await listOwn(app.db, store) }),
  });
};

/** Changes to products by hand, and stores without a feed. */
export const ownChangeRoutes: FastifyPluginAsyncZod<{ databaseUrl: string }> = async (app, { databaseUrl: url }) => {
  app.route({
    ...saveOwnProduct,
    handler: async ({ staff, body: { store: storeId, id = null, version, retail_price: retailPrice, ...rest } }) => {
      const shop = { url, currency: app.identity().currency };
      const saved = await saveOwn(shop, staff, { storeId, id, version, fields: { ...rest, retailPrice } });
      await app.refreshCatalogue();
      return {
        ...told(id === null ? say('desk.replies.added', { name: rest.title }) : say('desk.replies.saved')),
        data: { id: saved },
      };
    },
  });

  app.route({
    ...removeOwnProduct,
    handler: async ({ staff, body: { store: storeId, id } }) => {
      await removeOwn(url, staff, { storeId, id });
      await app.refreshCatalogue();
      return told(say('desk.replies.ownRemoved'));
    },
  });

  app.route({
    ...addOwnStore,
    handler: async ({ staff, body }) => {
      const id = await addStoreByHand(url, staff, body);
      return { ...told(say('desk.replies.storeByHand', { name: body.name })), data: { id } };
    },
  });
};
