import { useQueries } from '@tanstack/react-query';
import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFit } from '../../../session/worn-sizes.ts';
import { productListQuery } from '../api.ts';
import { atPage, type ListingState } from '../listing-url.ts';

/** The last page that a history entry shows below the one of its address. */
type Extended = { until?: number } | null;

/** The cards of several pages in their order, each product once. */
const joined = (pages: readonly (readonly ProductCard[])[]): ProductCard[] => [
  ...new Map(pages.flat().map((card) => [card.product_id, card])).values(),
];

/**
 * The pages that "Load more" adds below the page of the address. The address stays, so that a shared one shows what it
 * says; the history entry keeps the number of pages for Back and reload, and the component keeps it under overlays.
 */
export const useMorePages = (
  scope: ScopeQuery,
  listing: ListingState,
  reply: Reply<typeof listProducts> | undefined,
) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const fit = useFit();
  const identity = JSON.stringify([scope, listing, fit]);
  const asked = (state as Extended)?.until;
  const [kept, setKept] = useState({ identity, until: asked ?? listing.page });
  if (asked !== undefined && (kept.identity !== identity || kept.until !== asked)) setKept({ identity, until: asked });

  const pageCount = reply?.total_pages ?? listing.page;
  const wanted = kept.identity === identity ? kept.until : listing.page;
  const until = Math.max(listing.page, Math.min(wanted, pageCount));
  const numbers = Array.from({ length: until - listing.page }, (_, at) => listing.page + 1 + at);
  const pages = useQueries({
    queries: numbers.map((page) => ({
      ...productListQuery(scope, atPage(listing, page), fit),
      placeholderData: undefined,
    })),
  });
  const firstMissing = pages.findIndex(({ data }) => data === undefined);
  const loaded = firstMissing === -1 ? pages : pages.slice(0, firstMissing);
  const failed = pages.find(({ isError, data }) => isError && data === undefined);

  const load = () => {
    setKept({ identity, until: until + 1 });
    void navigate(pathname + search, { replace: true, state: { until: until + 1 } });
  };
  return {
    cards: joined([reply?.data ?? [], ...loaded.map(({ data }) => data?.data ?? [])]),
    /** The last page that is shown. */
    until: listing.page + loaded.length,
    hasMore: until < pageCount || firstMissing !== -1,
    isLoading: firstMissing !== -1 && !failed,
    retry: failed ? () => void failed.refetch() : null,
    load,
  };
};

export type MorePages = ReturnType<typeof useMorePages>;
