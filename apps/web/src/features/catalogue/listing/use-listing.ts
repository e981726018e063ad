import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { SheetName } from '../filters/phone-bar.tsx';
import { atPage, type ListingState, parseListing, printListing } from '../listing-url.ts';

/** Where the listing's head and its filters begin. */
export const headId = 'listing-head';
export const filtersId = 'listing-filters';

type SheetState = { sheet?: SheetName; under?: string } | null;

/**
 * The listing that the address describes, and the ways to change it. An open sheet has an entry of its own in the
 * history, so that Back closes it; what was ticked in it is kept and stays one step that Back can undo.
 */
export const useListing = () => {
  const { pathname, search, state: entry } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { sheet = null, under } = (entry as SheetState) ?? {};
  const address = pathname + search;

  const last = useRef({ sheet, address, pathname });
  useEffect(() => {
    const before = last.current;
    last.current = { sheet, address, pathname };
    const wasClosedByBack = navigationType === 'POP' && before.sheet === 'filter' && sheet === null;
    if (wasClosedByBack && before.pathname === pathname && before.address !== address) void navigate(before.address);
  }, [sheet, address, pathname, navigationType, navigate]);

  const hrefOf = (state: ListingState) => pathname + printListing(state, new URLSearchParams(search));

  // Deep in a list that is no more one would stand in the middle of another: its beginning is shown instead.
  const change = (state: ListingState) => {
    if (sheet === 'filter') void navigate(hrefOf(state), { replace: true, state: entry });
    else void navigate(hrefOf(state), { replace: sheet === 'sort', state: { scrollTo: filtersId } });
  };

  const showSheet = (name: SheetName | null) => {
    if (name !== null) void navigate(address, { state: { sheet: name, under: address } });
    else if (under === address) void navigate(-1);
    else if (sheet !== null) void navigate(address, { replace: true });
  };

  const listing = parseListing(new URLSearchParams(search));
  const hrefAt = (page: number) => hrefOf(atPage(listing, page));
  const goToPage = (page: number) => void navigate(hrefAt(page), { state: { scrollTo: headId } });
  return { listing, change, sheet, showSheet, hrefAt, goToPage };
};
