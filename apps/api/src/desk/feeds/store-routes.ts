import { getStoreAbout, saveStoreSettings } from '@wearfolio/contracts/desk-store-settings';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import { toRule, toSettings } from './settings.ts';
import { findStoreAbout, saveSettings } from './store-queries.ts';

/** One store and its feed. */
export const storeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...getStoreAbout,
    handler: async ({ query }) => {
      const data = await findStoreAbout(app.db, query.id);
      if (!data) throw new RequestRefused(404, say('desk.replies.noStore'));
      return { data };
    },
  });
};

/** Changes to a store's feed settings. */
export const storeChangeRoutes: FastifyPluginAsyncZod<{ databaseUrl: string }> = async (app, { databaseUrl }) => {
  app.route({
    ...saveStoreSettings,
    handler: async ({ staff, body: { id: storeId, click_out: clickOut, feeds_out: feedsOut, delivery, ...said } }) => {
      const change = { storeId, settings: toSettings(said), clickOut, feedsOut, delivery: delivery?.map(toRule) };
      await saveSettings(databaseUrl, staff, change);
      return told(say('desk.replies.settingsSaved'));
    },
  });
};
