import { listDeskPictures, refetchDeskPictures } from '@wearfolio/contracts/desk-pictures';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { told } from '../../http/told.ts';
import { listPictures, refetchOf } from './picture-queries.ts';

/** The state of stores' pictures. */
export const pictureRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...listDeskPictures, handler: () => listPictures(app.db) });
};

/** Fetching pictures again. */
export const pictureChangeRoutes: FastifyPluginAsyncZod<{ databaseUrl: string }> = async (app, { databaseUrl }) => {
  app.route({
    ...refetchDeskPictures,
    handler: async ({ staff, body: { store } }) => {
      const count = await refetchOf(app.db, databaseUrl, staff, store);
      return told(say('desk.replies.picturesAsked', { count }));
    },
  });
};
