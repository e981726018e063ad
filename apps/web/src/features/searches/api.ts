import { queryOptions } from '@tanstack/react-query';
import { listSearches } from '@wearfolio/contracts/saved-searches';
import { call } from '../../lib/api-client.ts';

/** A customer's saved searches, with what is new in each. */
export const searchesQuery = (customerId: number) =>
  queryOptions({
    queryKey: ['searches', customerId],
    queryFn: ({ signal }) => call(listSearches, {}, signal),
    staleTime: 0,
  });
