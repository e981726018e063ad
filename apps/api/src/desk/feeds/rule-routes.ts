import { getFeedRules, saveFeedRules, tryFeedRules, undoFeedRules } from '@wearfolio/contracts/desk-rules';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import type { Env } from '../../settings/env.ts';
import { findRules, reimportNow, saveRules, tryRules, undoRules } from './rule-queries.ts';

type Options = Pick<Env, 'feedPrivateHosts' | 'keptFeeds'> & { databaseUrl: string; tokenSecret: string };

/** Rules of feeds. */
export const ruleRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...getFeedRules,
    handler: async ({ query }) => {
      const data = await findRules(app.db, query.store ?? null);
      if (!data) throw new RequestRefused(404, say('desk.replies.noStore'));
      return { data };
    },
  });
};

/** How long a trial may take to fetch a feed, in seconds, and how many rows it reads. */
const trialLimits = { seconds: 20, mostRows: 20_000 };

/** Changes to rules of feeds. */
export const ruleChangeRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { databaseUrl: url, feedPrivateHosts: privateHosts, keptFeeds, tokenSecret } = options;

  app.route({
    ...tryFeedRules,
    handler: async ({ body: { store: storeId, all: isForAll, rules } }) => {
      const source = { url, feedUrl: null, credentials: null, uploadId: null, storeId, folder: keptFeeds.folder };
      const { currency } = app.identity();
      const trial = { ...source, privateHosts, tokenSecret, currency, isForAll, rules, ...trialLimits };
      const { isWhole, ...found } = await tryRules(trial);
      return { data: { ...found, is_whole: isWhole } };
    },
  });

  app.route({
    ...saveFeedRules,
    handler: async ({ staff, body: { store, based_on: basedOn, rules, reimport } }) => {
      const storeId = store ?? null;
      await saveRules(url, staff, { storeId, basedOn, rules });
      if (reimport) await reimportNow(app.db, storeId);
      return told(reimport ? say('desk.replies.rulesApplied') : say('desk.replies.rulesSaved'));
    },
  });

  app.route({
    ...undoFeedRules,
    handler: async ({ staff, body: { store, version, reimport } }) => {
      const storeId = store ?? null;
      await undoRules(url, staff, { storeId, number: version });
      if (reimport) await reimportNow(app.db, storeId);
      return told(reimport ? say('desk.replies.rulesApplied') : say('desk.replies.rulesSaved'));
    },
  });
};
