import { queryOptions } from '@tanstack/react-query';
import { getIdentityState, listExchangeRates } from '@wearfolio/contracts/desk-identity';
import { dataOf } from '../reading.ts';

/** The polling interval while a currency change is running, in ms. */
const askAgain = 2000;

export const identityStateQuery = queryOptions({
  ...dataOf(getIdentityState, {}),
  refetchInterval: ({ state }) => (state.data?.change?.state === 'waiting' ? askAgain : false),
});

export const exchangeRatesQuery = queryOptions(dataOf(listExchangeRates, {}));
