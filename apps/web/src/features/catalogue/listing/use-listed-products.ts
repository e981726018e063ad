import { useQuery } from '@tanstack/react-query';
import type { ScopeQuery } from '@wearfolio/contracts/listing-scope';
import { productListQuery } from '../api.ts';
import type { ListingState } from '../listing-url.ts';
import type { Owner } from './use-owner.ts';

/** How a listing stands: nothing yet, nothing to be had, or products, which may be those of the last question. */
export const useListedProducts = (scope: ScopeQuery, listing: ListingState, owner: Owner | null) => {
  const products = productListQuery(scope, listing);
  const isOwnerKnown = owner === null || owner.shop !== null;
  const { data, isLoading, isLoadingError, isPlaceholderData, refetch } = useQuery({
    ...products,
    enabled: products.enabled !== false && isOwnerKnown,
  });
  const state = () => {
    if (isLoadingError || owner?.hasFailed) return 'failed';
    if (isLoading || !isOwnerKnown) return 'loading';
    return data?.data.length ? 'filled' : 'empty';
  };
  const retry = () => (owner?.hasFailed ? owner.retry() : void refetch());
  return { data, state: state(), isPending: isPlaceholderData, retry };
};
