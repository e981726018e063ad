import { useQuery } from '@tanstack/react-query';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import { useState } from 'react';
import { ApiError, isOutage } from '../../../lib/api-client.ts';
import { useLastReply } from '../../../lib/use-last-reply.ts';
import { useFit } from '../../../session/worn-sizes.ts';
import { productListQuery } from '../api.ts';
import { atPage, type ListingState } from '../listing-url.ts';
import { usePrefetchWhenIdle } from '../use-prefetch-when-idle.ts';
import type { Owner } from './use-owner.ts';

/**
 * The state of a listing: loading, empty, refused or filled. While a request is pending (`isPending`) or failed,
 * `reply` is the last reply and `asked` is its query. The next page is prefetched.
 */
export const useListedProducts = (scope: ScopeQuery, listing: ListingState, owner: Owner | null) => {
  const fit = useFit();
  const products = productListQuery(scope, listing, fit);
  const isOwnerKnown = owner === null || owner.shop !== null;
  const { data, error, isLoading, isLoadingError, isPlaceholderData, refetch } = useQuery({
    ...products,
    enabled: products.enabled !== false && isOwnerKnown,
  });
  const hasNext = data !== undefined && !isPlaceholderData && listing.page < data.total_pages;
  usePrefetchWhenIdle(hasNext ? productListQuery(scope, atPage(listing, listing.page + 1), fit) : null);
  const isRefused = isLoadingError && error instanceof ApiError && !isOutage(error);
  const hasFailed = !isRefused && (isLoadingError || owner?.hasFailed === true);
  const reply = useLastReply(data, hasFailed);
  // Placeholder data belongs to the previous filters.
  const [last, setLast] = useState({ reply, asked: { scope, listing } });
  if (reply && !isPlaceholderData && reply !== last.reply) setLast({ reply, asked: { scope, listing } });
  const state = () => {
    if (isRefused) return 'refused';
    if (reply?.data.length) return 'filled';
    if (hasFailed) return 'failed';
    return isLoading || !isOwnerKnown ? 'loading' : 'empty';
  };
  const retry = () => (owner?.hasFailed ? owner.retry() : void refetch());
  const reason = error?.message ?? '';
  return { reply, asked: last.asked, state: state(), reason, isPending: isPlaceholderData, hasFailed, retry };
};
