import type { PrintMoney } from '@wearfolio/contracts/identity/money';
import { getTarget, setTarget } from '@wearfolio/contracts/targets';
import { type Said, say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { printerFor } from '../../http/plugins/market-rates.ts';
import { told } from '../../http/told.ts';
import { countWrite } from '../list/limits.ts';
import {
  findReached,
  findTarget,
  findWantedSize,
  type Reached,
  removeTarget,
  saveTarget,
  type Target,
} from './target-queries.ts';

const wireOf = (target: Target | null, reached: Reached | null) => ({
  target: target && {
    ...{ price: target.cents / 100, size_id: target.sizeId, with_delivery: target.withDelivery },
  },
  reached: reached && { product_id: reached.productId, store_name: reached.store, price: reached.cents / 100 },
});

const sentenceOf = ({ cents, withDelivery }: Target, reached: Reached | null, print: PrintMoney): Said => {
  const price = reached ? print(reached.cents / 100, reached.stated && reached.stated / 100) : print(cents / 100);
  if (reached)
    return withDelivery
      ? say('replies.alertReachedDelivered', { price, store: reached.store })
      : say('replies.alertReached', { price, store: reached.store });
  return withDelivery ? say('replies.alertSetDelivered', { price }) : say('replies.alertSet', { price });
};

/** Sets and removes target prices of favorites. For signed-in customers. */
export const targetRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...getTarget,
    handler: async ({ customer, query, market }) => {
      const wanted = { customerId: customer.id, productId: query.product_id, colorId: query.color_id };
      const target = await findTarget(app.db, wanted);
      const reached =
        target &&
        (await findReached(app.db, target.favoriteId, { destination: app.destinationOf(market), says: false }));
      return { data: { ...wireOf(target, reached), size_id: await findWantedSize(app.db, wanted) } };
    },
  });

  app.route({
    ...setTarget,
    handler: async (request) => {
      await countWrite(app, request);
      const { product_id: productId, color_id: colorId, price, size_id: sizeId = null } = request.body;
      const { with_delivery: withDelivery } = request.body;
      const wanted = { customerId: request.customer.id, productId, colorId };
      const notSaved = new RequestRefused(404, say('replies.notSaved'));
      if (price === null) {
        if (!(await removeTarget(app.db, wanted))) throw notSaved;
        return { ...told(say('replies.alertOff')), data: wireOf(null, null) };
      }
      const target = await saveTarget(app.db, wanted, { cents: Math.round(price * 100), sizeId, withDelivery });
      if (!target) throw notSaved;
      // Read after saving the target. A price that falls in between is found here or by the next matching.
      const destination = app.destinationOf(request.market);
      const reached = await findReached(app.db, target.favoriteId, { destination, says: true });
      const done = sentenceOf(target, reached, printerFor(app, request.market));
      return { ...told(done), data: wireOf(target, reached) };
    },
  });
};
