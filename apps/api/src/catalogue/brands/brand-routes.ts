import { getBrand, getStore } from '@wearfolio/contracts/catalogue';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { findBrandAbout, findStoreAbout } from '../../products/queries.ts';
import { findBrand, findStore } from './brands.ts';

/** Returns a brand or a store by its slug. */
export const brandRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...getBrand,
    handler: async ({ params }) => {
      const brand = await findBrand(app.catalogue(), params.slug);
      if (!brand) throw new RequestRefused(404, 'There is no such brand');
      return { data: { ...brand, ...(await findBrandAbout(app.readDb(), brand.id)) } };
    },
  });

  app.route({
    ...getStore,
    handler: async ({ params }) => {
      const store = await findStore(app.catalogue(), params.slug);
      if (!store) throw new RequestRefused(404, 'There is no such store');
      return { data: { ...store, ...(await findStoreAbout(app.readDb(), store.id)) } };
    },
  });
};
