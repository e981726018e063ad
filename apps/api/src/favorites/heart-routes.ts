import { createHmac, timingSafeEqual } from 'node:crypto';
import { addToFavorite, listFavorites, postFavorites } from '@wearfolio/contracts/favorites';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../http/errors.ts';
import { told } from '../http/told.ts';
import { countWrite } from './list/limits.ts';
import { answerFavorites, openQuery } from './list/list.ts';
import { addFavorite, type Heart, removeFavorite } from './queries.ts';
import { keepSize } from './size-queries.ts';

/** Signs that a customer removed this favorite. Only this shop can create it. */
const makeReceipt = ({ customerId, productId, colorId }: Heart, tokenSecret: string): string =>
  createHmac('sha256', `favorite ${tokenSecret}`).update(`${customerId} ${productId} ${colorId}`).digest('base64url');

/** Whether the value sent is the receipt of this favorite. */
const isReceipt = (sent: string, heart: Heart, tokenSecret: string): boolean => {
  const [given, made] = [Buffer.from(sent), Buffer.from(makeReceipt(heart, tokenSecret))];
  return given.length === made.length && timingSafeEqual(given, made);
};

/** Adds, removes and lists favorites (behavior.md#calls-table). For signed-in customers. */
export const heartRoutes: FastifyPluginAsyncZod<{ tokenSecret: string }> = async (app, { tokenSecret }) => {
  const save = async (heart: Heart, receipt: string): Promise<void> => {
    const chosen = await addFavorite(app.db, heart, isReceipt(receipt, heart, tokenSecret));
    if (!chosen) throw new RequestRefused(404, say('replies.noProduct'));
    if (!chosen.hasColor) {
      const reason = say('replies.noSuchColor');
      throw new RequestRefused(400, reason, { color_id: [reason] });
    }
    if (chosen.isNew) app.countToday('favorite', 'added');
  };

  app.route({
    ...addToFavorite,
    handler: async (request) => {
      const { product_id: productId, color_id: colorId, size_id: sizeId } = request.body;
      const { actionType, source, receipt } = request.body;
      await countWrite(app, request);
      const heart = { customerId: request.customer.id, productId, colorId };
      if (actionType === 'add') {
        await save(heart, receipt);
        if (sizeId !== undefined) await keepSize(app.db, heart, sizeId);
        return { ...told(say('replies.favoriteAdded')), status: true };
      }
      const wasSaved = await removeFavorite(app.db, heart);
      if (wasSaved) app.countToday('favorite', 'removed');
      const canUndo = wasSaved && source === 'favorite_page';
      return {
        ...told(say('replies.favoriteRemoved')),
        status: true,
        ...(canUndo && { receipt: makeReceipt(heart, tokenSecret) }),
      };
    },
  });

  app.route({
    ...listFavorites,
    handler: ({ customer, query, market }) => answerFavorites(app.db, app.catalogueIn(market), customer.id, query),
  });

  app.route({
    ...postFavorites,
    handler: ({ customer, market }) => answerFavorites(app.db, app.catalogueIn(market), customer.id, openQuery),
  });
};
