import { queryOptions } from '@tanstack/react-query';
import { getMarkets } from '@wearfolio/contracts/desk-markets';
import { call } from '../../lib/api-client.ts';

/** All published markets, the first of the shop itself. */
export const marketsQuery = queryOptions({
  queryKey: ['markets'],
  queryFn: async ({ signal }) => (await call(getMarkets, {}, signal)).data,
});
