import { getFeedRules, saveFeedRules, tryFeedRules, undoFeedRules } from '@wearfolio/contracts/desk-rules';
import { say } from '@wearfolio/messages/said';
import { storedIn } from '@wearfolio/messages/stored';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import type { Env } from '../../settings/env.ts';
import { deskLocaleOf } from '../language.ts';
import { findRules, type RowView, reimportNow, saveRules, tryRules, undoRules } from './rule-queries.ts';

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
  const apply = async (storeId: number | null, isNow: boolean): Promise<{ message: string }> => {
    const feeds = isNow ? await reimportNow(app.db, storeId) : 0;
    return told(feeds === 0 ? say('desk.replies.rulesSaved') : say('desk.replies.rulesApplied', { feeds }));
  };

  app.route({
    ...tryFeedRules,
    handler: async (request) => {
      const { store: storeId, all: isForAll, rules } = request.body;
      const source = { url, feedUrl: null, credentials: null, uploadId: null, storeId, folder: keptFeeds.folder };
      const { currency } = app.identity();
      const trial = { ...source, privateHosts, tokenSecret, currency, isForAll, rules, ...trialLimits };
      const { isWhole, rows, ...found } = await tryRules(trial);
      const inWords = storedIn(deskLocaleOf(request));
      const said = (view: RowView | null) => view && { ...view, outcome: inWords(view.outcome ?? '') };
      const shown = rows.map((row) => ({ ...row, before: said(row.before), after: said(row.after) }));
      return { data: { ...found, rows: shown, is_whole: isWhole } };
    },
  });

  app.route({
    ...saveFeedRules,
    handler: async ({ staff, body: { store, based_on: basedOn, rules, reimport } }) => {
      const storeId = store ?? null;
      await saveRules(url, staff, { storeId, basedOn, rules });
      return apply(storeId, reimport);
    },
  });

  app.route({
    ...undoFeedRules,
    handler: async ({ staff, body: { store, version, reimport } }) => {
      const storeId = store ?? null;
      await undoRules(url, staff, { storeId, number: version });
      return apply(storeId, reimport);
    },
  });
};
