import { getDeskOverview } from '@wearfolio/contracts/desk';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countJobs } from '../metrics/job-queries.ts';
import { countMatches } from './decisions/match-queries.ts';
import { countNotices } from './decisions/notice-queries.ts';
import { countHeld } from './decisions/price-queries.ts';
import { countMessages } from './people/message-queries.ts';
import { findStaleRates } from './rate-queries.ts';
import { countValues } from './values/value-queries.ts';

/** The numbers of items that wait for a decision. */
export const overviewRoutes: FastifyPluginAsyncZod<{ databaseUrl: string }> = async (app, { databaseUrl }) => {
  app.route({
    ...getDeskOverview,
    handler: async () => {
      const [matches, prices, reports, messages, values, jobs, rates] = await Promise.all([
        countMatches(databaseUrl),
        countHeld(app.db),
        countNotices(databaseUrl),
        countMessages(app.db),
        countValues(app.db),
        countJobs(app.db),
        findStaleRates(databaseUrl, app.identity().currency),
      ]);
      return {
        data: {
          matches: matches.waiting,
          prices: prices.held,
          reports: reports.waiting,
          messages: messages.new,
          categories: values.category,
          colors: values.color,
          dead_jobs: jobs.reduce((total, { dead }) => total + dead, 0),
          stale_rates: rates,
        },
      };
    },
  });
};
