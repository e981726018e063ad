import { getBrand, getStore } from '@wearfolio/contracts/catalogue';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { findBrandPage, findStorePage } from './brand-pages.ts';

/** Returns a brand or a store by its slug. */
export const brandRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...getBrand,
    handler: async ({ params, market }) => {
      const brand = await findBrandPage(app.readDb(), app.catalogueIn(market), params.slug);
      if (!brand) throw new RequestRefused(404, say('replies.noBrand'));
      return { data: brand };
    },
  });

  app.route({
    ...getStore,
    handler: async ({ params: { slug }, market }) => {
      const home = app.identity().country;
      const store = await findStorePage(app.readDb(), app.catalogueIn(market), { slug, home });
      if (!store) throw new RequestRefused(404, say('replies.noStore'));
      return { data: store };
    },
  });
};
