import { getDeskOverview, mostCounted } from '@wearfolio/contracts/desk';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countDead } from '../metrics/job-queries.ts';
import { countMatches } from './decisions/match-queries.ts';
import { countWaitingNotices } from './decisions/notice-queries.ts';
import { countHeld } from './decisions/price-queries.ts';
import { countMessagesOf } from './people/message-queries.ts';
import { findStaleRates } from './rate-queries.ts';
import { countWaitingValues } from './values/value-queries.ts';

/** The numbers of items that wait for a decision. */
export const overviewRoutes: FastifyPluginAsyncZod<{ databaseUrl: string }> = async (app, { databaseUrl }) => {
  app.route({
    ...getDeskOverview,
    handler: async () => {
      const [matches, prices, reports, messages, values, dead, rates] = await Promise.all([
        countMatches(databaseUrl),
        countHeld(app.db),
        countWaitingNotices(databaseUrl, mostCounted + 1),
        countMessagesOf(app.db, 'new', mostCounted + 1),
        countWaitingValues(app.db),
        countDead(app.db),
        findStaleRates(databaseUrl, app.identity().currency),
      ]);
      return {
        data: {
          matches: matches.waiting,
          prices: prices.held,
          reports,
          messages,
          categories: values.category,
          colors: values.color,
          dead_jobs: dead,
          stale_rates: rates,
        },
      };
    },
  });
};
