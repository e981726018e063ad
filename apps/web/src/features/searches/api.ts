import { queryOptions } from '@tanstack/react-query';
import { listSearches } from '@wearfolio/contracts/saved-searches';
import { call } from '../../lib/api-client.ts';

/** The saved searches of a customer with their new products. */
export const searchesQuery = (customerId: number) =>
  queryOptions({
    queryKey: ['searches', customerId],
    queryFn: ({ signal }) => call(listSearches, {}, signal),
    staleTime: 0,
  });
