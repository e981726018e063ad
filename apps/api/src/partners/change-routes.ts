import { pathOfMarket } from '@wearfolio/contracts/content/markets';
import { listChanges } from '@wearfolio/contracts/partners';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../http/errors.ts';
import { readChanges } from './change-queries.ts';
import { requirePartner } from './partners.ts';
import { toPartnerProduct } from './product-rows.ts';

/** The calls that only partners make. */
export const partnerRoutes: FastifyPluginAsyncZod<{ publicUrl: string }> = async (app, { publicUrl }) => {
  await app.register(requirePartner);

  app.route({
    ...listChanges,
    // A page has hundreds of products, and they match the contract, which the tests check.
    serializerCompiler: () => JSON.stringify,
    handler: async ({ partner, query, market }) => {
      const stretch = await readChanges(app.db, query, app.destinationOf(market));
      if (!stretch)
        throw new RequestRefused(410, 'These changes are no longer known. Empty the mirror and begin with since=0.');
      const to = {
        publicUrl,
        pages: pathOfMarket(market),
        slug: partner?.slug ?? '',
        currency: app.identity().currency,
      };
      return {
        data: stretch.changes.map(({ number, productId, row }) => ({
          number,
          product_id: productId,
          product: row && toPartnerProduct(row, to),
        })),
        next: stretch.next,
        has_more: stretch.hasMore,
      };
    },
  });
};
