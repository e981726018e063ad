import { listDeskQuality } from '@wearfolio/contracts/desk-quality';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findQuality } from './quality-queries.ts';

/** How good the data of the stores is, for staff who may read. */
export const qualityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...listDeskQuality, handler: ({ query }) => findQuality(app.db, query.page) });
};
