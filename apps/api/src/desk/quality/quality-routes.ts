import { listDeskQuality } from '@wearfolio/contracts/desk-quality';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findQuality } from './quality-queries.ts';

/** The data quality of stores. */
export const qualityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...listDeskQuality, handler: ({ query }) => findQuality(app.db, query.page) });
};
