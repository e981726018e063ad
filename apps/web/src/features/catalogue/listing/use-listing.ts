import type { FilterGroup } from '@wearfolio/contracts/listing-filters';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSheet } from '../../../lib/use-sheet.ts';
import type { SheetName } from '../filters/phone-bar.tsx';
import { atPage, clearGroup, type ListingState, parseListing, printListing } from '../listing-url.ts';

/** Where the listing's head and its filters begin. */
export const headId = 'listing-head';
export const filtersId = 'listing-filters';

/**
 * The listing that the address describes, and the ways to change it, and with it the keyword where one is given. What is
 * ticked in an open sheet acts at once.
 * `fixed` is what all products of the page share, which is no filter there.
 */
export const useListing = (fixed?: FilterGroup) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { sheet, showSheet, within } = useSheet<SheetName>();

  const hrefOf = (state: ListingState, keyword?: string) => {
    const query = new URLSearchParams(search);
    if (keyword) query.set('keyword', keyword);
    else if (keyword === '') query.delete('keyword');
    return pathname + printListing(state, query);
  };

  // Deep in a list that is no more one would stand in the middle of another: its beginning is shown instead.
  const change = (state: ListingState, keyword?: string) => {
    if (sheet === 'filter') void navigate(hrefOf(state, keyword), within);
    else void navigate(hrefOf(state, keyword), { replace: sheet === 'sort', state: { scrollTo: filtersId } });
  };

  const asked = parseListing(new URLSearchParams(search));
  const listing = fixed ? { ...clearGroup(asked, fixed), page: asked.page } : asked;
  const hrefAt = (page: number) => hrefOf(atPage(listing, page));
  const goToPage = (page: number) => void navigate(hrefAt(page), { state: { scrollTo: headId } });
  return { listing, change, sheet, showSheet, hrefAt, goToPage };
};
