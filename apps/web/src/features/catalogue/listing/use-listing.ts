import type { FilterGroup } from '@wearfolio/contracts/listing/listing-filters';
import { useQueryOfAddress } from '../../../lib/use-query-of-address.ts';
import { useSheet } from '../../../lib/use-sheet.ts';
import type { SheetName } from '../filters/phone-bar.tsx';
import { atPage, clearGroup, type ListingState, parseListing, plainListing, printListing } from '../listing-url.ts';

/** Where the listing's head and its filters begin. */
export const headId = 'listing-head';
export const filtersId = 'listing-filters';

/**
 * The listing and the keyword that the address describes, and the ways to change the listing. What is ticked in an open sheet acts at once.
 * `fixed` is what all products of the page share, which is no filter there.
 */
export const useListing = (fixed?: FilterGroup) => {
  const { pathname, search, goTo } = useQueryOfAddress();
  const { sheet, showSheet, changeBelow } = useSheet<SheetName>({ goTo });

  const queryOf = (state: ListingState) => printListing(state, new URLSearchParams(search));

  // Deep in a list that is no more one would stand in the middle of another: its beginning is shown instead.
  const change = (state: ListingState) => {
    if (sheet === 'filter') changeBelow(queryOf(state));
    else goTo(queryOf(state), { replace: sheet === 'sort', state: { scrollTo: filtersId } });
  };

  const query = new URLSearchParams(search);
  const asked = parseListing(query);
  const listing = fixed ? { ...clearGroup(asked, fixed), page: asked.page } : asked;
  const queryAt = (page: number) => queryOf(atPage(listing, page));
  const hrefAt = (page: number) => pathname + queryAt(page);
  const unfilteredHref = pathname + queryOf(plainListing);
  const goToPage = (page: number) => goTo(queryAt(page), { state: { scrollTo: headId } });
  return { listing, keyword: query.get('keyword') ?? '', change, sheet, showSheet, hrefAt, unfilteredHref, goToPage };
};
