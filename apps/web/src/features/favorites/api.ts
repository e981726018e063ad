import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getShare, getSharedList, listFavorites, listFollowedBrands } from '@wearfolio/contracts/favorites';
import { call } from '../../lib/api-client.ts';
import type { FitQuery } from '../../session/worn-sizes.ts';
import { type FavoritesState, plainFavorites } from './favorites-url.ts';

/** One page of a customer's favorites. While another filter is on its way the last answer stays (decision 47). */
export const favoritesQuery = (
  customerId: number,
  state: FavoritesState = plainFavorites,
  fit: Pick<FitQuery, 'fit'> = {},
) =>
  queryOptions({
    queryKey: ['favorites', customerId, state, fit],
    queryFn: ({ signal }) =>
      call(listFavorites, { querystring: { user_id: String(customerId), ...state, ...fit } }, signal),
    placeholderData: keepPreviousData,
    // Another tab of the browser may have changed them, or an import what is said of them.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** The brands that a customer follows, by name. */
export const followedBrandsQuery = (customerId: number) =>
  queryOptions({
    queryKey: ['followedBrands', customerId],
    queryFn: async ({ signal }) => (await call(listFollowedBrands, {}, signal)).data,
  });

/** Under which address a customer's favorites are public; null while they are not. */
export const shareQuery = (customerId: number) =>
  queryOptions({
    queryKey: ['share', customerId],
    queryFn: async ({ signal }) => (await call(getShare, {}, signal)).data.address,
  });

/** A list that somebody published, and how many it has in all; an ApiError with status 404 once it is withdrawn. */
export const sharedListQuery = (address: string) =>
  queryOptions({
    queryKey: ['sharedList', address],
    queryFn: ({ signal }) => call(getSharedList, { params: { address } }, signal),
  });
