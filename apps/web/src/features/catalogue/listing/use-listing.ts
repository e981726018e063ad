import type { FilterGroup } from '@wearfolio/contracts/listing-filters';
import { startTransition, useOptimistic } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { useSheet } from '../../../lib/use-sheet.ts';
import type { SheetName } from '../filters/phone-bar.tsx';
import { atPage, clearGroup, type ListingState, parseListing, printListing } from '../listing-url.ts';

/** Where the listing's head and its filters begin. */
export const headId = 'listing-head';
export const filtersId = 'listing-filters';

/**
 * The listing and the keyword that the address describes, and the ways to change the listing, and with it the keyword where
 * one is given. What is ticked in an open sheet acts at once.
 * `fixed` is what all products of the page share, which is no filter there.
 */
export const useListing = (fixed?: FilterGroup) => {
  const location = useLocation();
  // A press that comes before the page of the last one is drawn reckons with it.
  const [search, expectSearch] = useOptimistic(location.search);
  const navigate = useNavigate();
  const { sheet, showSheet, within } = useSheet<SheetName>();

  const queryOf = (state: ListingState, keyword?: string) => {
    const query = new URLSearchParams(search);
    if (keyword) query.set('keyword', keyword);
    else if (keyword === '') query.delete('keyword');
    return printListing(state, query);
  };

  const go = (query: string, options: NavigateOptions) =>
    startTransition(() => {
      expectSearch(query);
      void navigate(location.pathname + query, options);
    });

  // Deep in a list that is no more one would stand in the middle of another: its beginning is shown instead.
  const change = (state: ListingState, keyword?: string) => {
    if (sheet === 'filter') go(queryOf(state, keyword), within);
    else go(queryOf(state, keyword), { replace: sheet === 'sort', state: { scrollTo: filtersId } });
  };

  const query = new URLSearchParams(search);
  const asked = parseListing(query);
  const listing = fixed ? { ...clearGroup(asked, fixed), page: asked.page } : asked;
  const queryAt = (page: number) => queryOf(atPage(listing, page));
  const hrefAt = (page: number) => location.pathname + queryAt(page);
  const goToPage = (page: number) => go(queryAt(page), { state: { scrollTo: headId } });
  return { listing, keyword: query.get('keyword') ?? '', change, sheet, showSheet, hrefAt, goToPage };
};
