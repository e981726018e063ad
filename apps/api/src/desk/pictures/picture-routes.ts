import { listDeskPictures } from '@wearfolio/contracts/desk-pictures';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listPictures } from './picture-queries.ts';

/** The state of stores' pictures, for every role. */
export const pictureRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...listDeskPictures, handler: () => listPictures(app.db) });
};
