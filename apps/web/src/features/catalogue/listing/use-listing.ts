import { useQueryClient } from '@tanstack/react-query';
import type { FilterGroup } from '@wearfolio/contracts/listing/listing-filters';
import { useQueryOfAddress } from '../../../lib/use-query-of-address.ts';
import { useSheet } from '../../../lib/use-sheet.ts';
import type { SheetName } from '../filters/phone-bar.tsx';
import { atPage, clearGroup, type ListingState, parseListing, plainListing, printListing } from '../listing-url.ts';

/** The id of the listing's head, where its filters begin. */
export const headId = 'listing-head';
export const filtersId = 'listing-filters';

/**
 * The listing and keyword of the address, and functions that change the listing. Ticks in an open sheet apply
 * immediately. `fixed` is the group that all products of the page share, so it is not a filter.
 */
export const useListing = (fixed?: FilterGroup) => {
  const { pathname, search, goTo } = useQueryOfAddress();
  const client = useQueryClient();
  const { sheet, showSheet, changeBelow } = useSheet<SheetName>({ goTo });

  const queryOf = (state: ListingState) => printListing(state, new URLSearchParams(search));

  // A changed list is shown from its start, because the old scroll position has no meaning in it.
  const change = (state: ListingState) => {
    // Each change calls the server (behavior.md#listing-filters), also for a listing that is in the cache.
    void client.invalidateQueries({ queryKey: ['productList'], refetchType: 'none' });
    if (sheet === 'filter') changeBelow(queryOf(state));
    else goTo(queryOf(state), { replace: sheet === 'sort', state: { scrollTo: filtersId } });
  };

  const query = new URLSearchParams(search);
  const asked = parseListing(query);
  const listing = fixed ? { ...clearGroup(asked, fixed), page: asked.page } : asked;
  const queryAt = (page: number) => queryOf(atPage(listing, page));
  const hrefAt = (page: number) => pathname + queryAt(page);
  const unfilteredHref = pathname + queryOf(plainListing);
  const goToPage = (page: number) => goTo(queryAt(page), { state: { scrollTo: headId, until: page } });
  return { listing, keyword: query.get('keyword') ?? '', change, sheet, showSheet, hrefAt, unfilteredHref, goToPage };
};
