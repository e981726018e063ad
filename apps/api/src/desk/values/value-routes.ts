import {
  listDeskValues,
  mapDeskValue,
  previewDeskMapping,
  reimportFeeds,
  unmapDeskValue,
} from '@wearfolio/contracts/desk-values';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { told } from '../../http/told.ts';
import { findMoved, findValues, requestReimports, setMapping, unsetMapping } from './value-queries.ts';

/** Unknown values of feeds and their mappings. */
export const valueRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listDeskValues,
    handler: ({ query: { list, page } }) => findValues(app.db, list, page),
  });

  app.route({ ...previewDeskMapping, handler: ({ query }) => findMoved(app.db, query) });
};

/** Changes to mappings. */
export const valueChangeRoutes: FastifyPluginAsyncZod<{ databaseUrl: string }> = async (app, { databaseUrl }) => {
  app.route({
    ...mapDeskValue,
    handler: async ({ staff, body }) => {
      await setMapping(databaseUrl, body, staff);
      return told(say('desk.replies.mapped'));
    },
  });

  app.route({
    ...unmapDeskValue,
    handler: async ({ staff, body }) => {
      await unsetMapping(databaseUrl, body, staff);
      return told(say('desk.replies.unmapped'));
    },
  });

  app.route({
    ...reimportFeeds,
    handler: async ({ staff, body }) => ({
      ...told(say('desk.replies.reimporting', { count: await requestReimports(databaseUrl, staff, body.id) })),
    }),
  });
};
