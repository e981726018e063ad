// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { plainListing, sortBy, toggleOption } from '../listing-url.ts';
import { useListing } from './use-listing.ts';

const inBrowser = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>{children}</BrowserRouter>
  </QueryClientProvider>
);

const openListing = () => {
  const { result, unmount } = renderHook(() => ({ ...useListing(), address: useLocation() }), { wrapper: inBrowser });
  onTestFinished(unmount);
  return {
    current: () => result.current,
    address: () => result.current.address.pathname + result.current.address.search,
    tick: (value: string) =>
      act(async () => result.current.change(toggleOption(result.current.listing, 'brand', value))),
  };
};

const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
    });
    history.back();
    await arrived;
  });

beforeEach(() => history.pushState(null, '', '/browse/women/clothing'));

describe('useListing', () => {
  it('reads the address', () => {
    history.pushState(null, '', '/browse/women/clothing?brand=3&sort=asc&page=2');

    expect(openListing().current().listing).toEqual({ ...plainListing, brand: ['3'], sort: 'asc', page: 2 });
  });

  it('writes a change into the address with the element to scroll to', async () => {
    const listing = openListing();

    await listing.tick('3');

    expect(listing.address()).toBe('/browse/women/clothing?brand=3');
    expect(listing.current().address.state).toEqual({ scrollTo: 'listing-filters' });
  });

  it('changes the page and keeps the filters', async () => {
    history.pushState(null, '', '/browse/women/clothing?brand=3');
    const listing = openListing();

    await act(async () => listing.current().goToPage(4));

    expect(listing.address()).toBe('/browse/women/clothing?brand=3&page=4');
  });

  it('replaces the history entry for each tick in the sheet', async () => {
    const listing = openListing();
    await act(async () => listing.current().showSheet('filter'));
    const steps = history.length;

    await listing.tick('3');
    await listing.tick('7');

    expect(listing.current().sheet).toBe('filter');
    expect(listing.address()).toBe('/browse/women/clothing?brand=3&brand=7');
    expect(history.length).toBe(steps);
  });

  it('closes the sheet and keeps the ticks', async () => {
    const listing = openListing();
    await act(async () => listing.current().showSheet('filter'));
    await listing.tick('3');

    await act(async () => listing.current().showSheet(null));

    expect(listing.current().sheet).toBeNull();
    expect(listing.address()).toBe('/browse/women/clothing?brand=3');
  });

  it('closes the sheet on Back, keeps the ticks, and undoes them on the next Back', async () => {
    const listing = openListing();
    await act(async () => listing.current().showSheet('filter'));
    await listing.tick('3');

    await goBack();
    expect(listing.current().sheet).toBeNull();
    expect(listing.address()).toBe('/browse/women/clothing?brand=3');

    await goBack();
    expect(listing.address()).toBe('/browse/women/clothing');
  });

  it('closes the sort sheet when an order is chosen', async () => {
    const listing = openListing();
    await act(async () => listing.current().showSheet('sort'));

    await act(async () => listing.current().change(sortBy(listing.current().listing, 'desc')));

    expect(listing.current().sheet).toBeNull();
    expect(listing.address()).toBe('/browse/women/clothing?sort=desc');
  });
});
