import { queryOptions } from '@tanstack/react-query';
import { listOwnProducts } from '@wearfolio/contracts/desk-own';
import { dataOf } from '../reading.ts';

/** The products of a store that staff wrote by hand. */
export const ownQuery = (store: string) =>
  queryOptions({
    ...dataOf(listOwnProducts, { querystring: { store } }),
    // What is being edited must not change under the hands.
    refetchOnWindowFocus: false,
  });
