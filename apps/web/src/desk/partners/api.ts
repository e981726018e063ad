import { queryOptions } from '@tanstack/react-query';
import { listPartners } from '@wearfolio/contracts/desk-partners';
import { call } from '../../lib/api-client.ts';

/** All partners by name. */
export const partnersQuery = queryOptions({
  queryKey: ['partners'],
  queryFn: async ({ signal }) => (await call(listPartners, {}, signal)).data,
});
