import { followBrand, listFollowedBrands, listOwnBrands } from '@wearfolio/contracts/favorites';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import { countWrite } from '../list/limits.ts';
import { addFollow, listBrandFigures, listFollows, removeFollow } from './brand-queries.ts';

/**
 * Brands that a customer follows or owns (behavior.md#brands-follow and behavior.md#brands-owner). For signed-in
 * customers.
 */
export const ownBrandRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...followBrand,
    handler: async (request) => {
      const { brand_id: brandId, actionType } = request.body;
      await countWrite(app, request);
      const write = actionType === 'add' ? addFollow : removeFollow;
      const isBrand = await write(app.db, { customerId: request.customer.id, brandId });
      if (!isBrand) throw new RequestRefused(404, say('replies.noBrand'));
      const done = actionType === 'add' ? say('replies.brandFollowed') : say('replies.brandLeft');
      return { ...told(done), status: true };
    },
  });

  app.route({
    ...listFollowedBrands,
    handler: async ({ customer, market }) => {
      const { brand: counts } = await app.catalogueIn(market).countAll();
      const brands = await listFollows(app.db, customer.id);
      return { data: brands.map((brand) => ({ ...brand, count: counts.get(brand.id) ?? 0 })) };
    },
  });

  app.route({
    ...listOwnBrands,
    handler: async ({ customer }) => ({ data: await listBrandFigures(app.db, customer.id) }),
  });
};
