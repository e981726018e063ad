import { firstMarket } from '@wearfolio/contracts/content/markets';
import { getMarkets } from '@wearfolio/contracts/desk-markets';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listMarketStates } from './market-queries.ts';

/** The markets with their launch lists. */
export const marketRoutes: FastifyPluginAsyncZod<{ databaseUrl: string }> = async (app, { databaseUrl }) => {
  app.route({
    ...getMarkets,
    handler: async ({ locale }) => {
      const identity = app.identity();
      const markets = [firstMarket(identity), ...app.markets()];
      return {
        data: await listMarketStates(databaseUrl, {
          markets,
          shopCurrency: identity.currency,
          locale,
        }),
      };
    },
  });
};
