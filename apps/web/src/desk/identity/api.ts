import { queryOptions } from '@tanstack/react-query';
import { getIdentityState, listExchangeRates } from '@wearfolio/contracts/desk-identity';
import { call } from '../../lib/api-client.ts';

/** The polling interval while a currency change is running, in ms. */
const askAgain = 2000;

export const identityStateQuery = queryOptions({
  queryKey: ['identity'],
  queryFn: async ({ signal }) => (await call(getIdentityState, {}, signal)).data,
  refetchInterval: ({ state }) => (state.data?.change?.state === 'waiting' ? askAgain : false),
});

export const exchangeRatesQuery = queryOptions({
  queryKey: ['exchange-rates'],
  queryFn: async ({ signal }) => (await call(listExchangeRates, {}, signal)).data,
});
