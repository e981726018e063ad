import { queryOptions } from '@tanstack/react-query';
import { listOwnProducts } from '@wearfolio/contracts/desk-own';
import { call } from '../../lib/api-client.ts';

/** The products of a store that staff wrote by hand. */
export const ownQuery = (store: string) =>
  queryOptions({
    queryKey: ['own-products', store],
    queryFn: async ({ signal }) => (await call(listOwnProducts, { querystring: { store } }, signal)).data,
    // What is being edited must not change under the hands.
    refetchOnWindowFocus: false,
  });
