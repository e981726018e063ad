import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getShare, getSharedList, listFavorites, listFollowedBrands } from '@wearfolio/contracts/favorites';
import { call } from '../../lib/api-client.ts';
import type { FitQuery } from '../../session/worn-sizes.ts';
import { type FavoritesState, plainFavorites } from './favorites-url.ts';

/**
 * One page of a customer's favorites. While another filter is loading, the last reply stays
 * (behavior.md#listing-loading).
 */
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
    // Another tab may have changed the favorites, and an import their prices and stock.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** The brands that a customer follows, by name. */
export const followedBrandsQuery = (customerId: number) =>
  queryOptions({
    queryKey: ['followedBrands', customerId],
    queryFn: async ({ signal }) => (await call(listFollowedBrands, {}, signal)).data,
  });

/** The public address of a customer's favorites; null if they are not shared. */
export const shareQuery = (customerId: number) =>
  queryOptions({
    queryKey: ['share', customerId],
    queryFn: async ({ signal }) => (await call(getShare, {}, signal)).data.address,
  });

/** A shared list with its total; an ApiError with status 404 if it is no longer shared. */
export const sharedListQuery = (address: string) =>
  queryOptions({
    queryKey: ['sharedList', address],
    queryFn: ({ signal }) => call(getSharedList, { params: { address } }, signal),
  });
