import {
  changeCurrency,
  fetchExchangeRates,
  getIdentityState,
  listExchangeRates,
  previewCurrency,
  setExchangeRate,
} from '@wearfolio/contracts/desk-identity';
import { type FixedIdentity, identityVariables } from '@wearfolio/contracts/identity/identity';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import { keepRate, listNeededRates, queueRates } from '../rate-queries.ts';
import { findCurrencyChange, previewCurrency as preview, startCurrencyChange } from './identity-queries.ts';

type Options = { identity: FixedIdentity; databaseUrl: string };

const fields = Object.entries(identityVariables) as [keyof FixedIdentity, string][];

const listFixed = (fixed: FixedIdentity) =>
  fields.flatMap(([field, variable]) => {
    const value = fixed[field];
    return value === undefined ? [] : [{ field, variable, value: [value].flat().join(', ') }];
  });

/** The identity settings in the environment, the currency, and the exchange rates. */
export const identityRoutes: FastifyPluginAsyncZod<Options> = async (app, { identity: fixed, databaseUrl }) => {
  app.route({
    ...listExchangeRates,
    handler: async () => {
      const { currency } = app.identity();
      return { data: { currency, ...(await listNeededRates(databaseUrl, currency)) } };
    },
  });

  app.route({
    ...getIdentityState,
    handler: async () => ({
      data: {
        fixed: listFixed(fixed),
        currency: app.identity().currency,
        time_zone: app.identity().time_zone,
        change: await findCurrencyChange(app.db),
      },
    }),
  });
};

/** Changes to exchange rates. */
export const rateRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({
    ...setExchangeRate,
    handler: async ({ staff, body }) => {
      await keepRate({ db: app.db, databaseUrl, currency: app.identity().currency }, staff, body);
      return told(
        body.rate === null
          ? say('desk.replies.rateRemoved', { code: body.currency })
          : say('desk.replies.rateSet', { code: body.currency }),
      );
    },
  });

  app.route({
    ...fetchExchangeRates,
    handler: async ({ staff }) => {
      await queueRates(app.db, staff);
      return told(say('desk.replies.fetchingRates'));
    },
  });
};

/** Changes of the currency. */
export const currencyRoutes: FastifyPluginAsyncZod<Options> = async (app, { identity: fixed, databaseUrl }) => {
  const refuseFixed = (): void => {
    if (fixed.currency !== undefined)
      throw new RequestRefused(409, say('desk.replies.fixedBy', { variable: identityVariables.currency }));
  };

  app.route({
    ...previewCurrency,
    handler: async ({ query: { to } }) => {
      refuseFixed();
      const from = app.identity().currency;
      const { rate, samples, ...counts } = await preview(databaseUrl, { from, to });
      return {
        data: {
          ...{ from, to, ...counts },
          ...{ rate: rate.rate, source: rate.source, day: rate.day },
          samples: samples.map(({ before, after, ...one }) => ({
            ...one,
            before: before / 100,
            after: after === null ? null : after / 100,
          })),
        },
      };
    },
  });

  app.route({
    ...changeCurrency,
    handler: async ({ staff, body: { to } }) => {
      refuseFixed();
      const from = app.identity().currency;
      // Refuses now instead of failing in the job.
      await preview(databaseUrl, { from, to });
      await startCurrencyChange(app.db, staff, { from, to });
      return told(say('desk.replies.changingCurrency', { to }));
    },
  });
};
