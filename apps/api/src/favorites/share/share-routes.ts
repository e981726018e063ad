import { randomBytes } from 'node:crypto';
import { getShare, getSharedList, shareFavorites } from '@wearfolio/contracts/favorites';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { freshness } from '../../http/freshness.ts';
import { countWrite } from '../list/limits.ts';
import { personalize } from '../personal.ts';
import { createShare, findShare, removeShare } from './share-queries.ts';
import { readSharedList } from './shared-list.ts';

/** An address that cannot be guessed: 192 random bits. */
const makeAddress = (): string => randomBytes(24).toString('base64url');

/** Publishes a customer's favorites. For signed-in customers. */
export const shareRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...getShare,
    handler: async ({ customer }) => ({ data: { address: await findShare(app.db, customer.id) } }),
  });

  app.route({
    ...shareFavorites,
    handler: async (request) => {
      const { id: customerId } = request.customer;
      await countWrite(app, request);
      if (request.body.action === 'publish') {
        return { data: { address: await createShare(app.db, { customerId, address: makeAddress() }) } };
      }
      await removeShare(app.db, customerId);
      return { data: { address: null } };
    },
  });
};

/** Returns a shared list to anyone. A customer sees their own favorites marked. */
export const sharedListRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(freshness);

  app.route({
    ...getSharedList,
    handler: async (request) => {
      const list = await readSharedList(app.db, request.params.address, app.destinationOf(request.market));
      if (!list) throw new RequestRefused(404, say('replies.listNotShared'));
      const cards = list.data.map(({ productDetail }) => productDetail);
      const shown = await personalize(app, request, cards);
      const data = list.data.map((entry, at) => ({ ...entry, productDetail: shown[at] ?? entry.productDetail }));
      return { ...list, data };
    },
  });
};
