import type { Page } from 'playwright-core';
import { desktop, phone, type Screen, tablet } from './browser.ts';
import { cards, filterButton, goToCategory, main, openFilter } from './listing.ts';

/** A page of the shop in one state; `show` brings a fresh page there and waits until it stands. */
export type ShownPage = {
  name: string;
  show: (page: Page) => Promise<void>;
  /** Where it exists; everywhere by default. */
  screens?: readonly Screen[];
  /** Whether it is looked at as far as the screen reaches only, because something floats over it. */
  isFloating?: boolean;
};

const listing = '/browse/women/clothing';
const calls = '**/api/productList?**';

const openListing = async (page: Page, path = listing): Promise<void> => {
  await page.goto(path);
  await cards(page).first().waitFor();
};

const optionsOf = async (page: Page, name: 'Brand' | 'Color' | 'Size' | 'Price'): Promise<void> => {
  await openListing(page);
  await openFilter(page, name);
};

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter' });

/** Every page of the shop, in every state that looks different. Pictures and accessibility go through this list. */
export const pages: readonly ShownPage[] = [
  {
    name: 'home',
    show: async (page) => {
      await page.goto('/');
      await cards(page).first().waitFor();
      await main(page).getByRole('heading', { name: 'Find your way in' }).waitFor();
    },
  },
  { name: 'listing', show: (page) => openListing(page) },
  {
    name: 'listing-filtered',
    show: async (page) => {
      await openListing(page, `${listing}?price_range=100-500&price_range=50-100&sort=asc`);
      await main(page).getByText('Filtered By').waitFor();
    },
  },
  ...(['Brand', 'Color', 'Size', 'Price'] as const).map((name) => ({
    name: `listing-${name.toLowerCase()}`,
    show: (page: Page) => optionsOf(page, name),
    screens: [desktop],
    isFloating: true,
  })),
  {
    name: 'listing-sort',
    show: async (page) => {
      await openListing(page);
      await main(page).getByRole('button', { name: 'Newest' }).filter({ visible: true }).click();
      await page.getByRole('dialog', { name: 'Sort' }).waitFor();
    },
    isFloating: true,
  },
  {
    name: 'filter-sheet',
    show: async (page) => {
      await openListing(page, `${listing}?price_range=100-500`);
      await filterButton(page).click();
      await sheet(page).waitFor();
      await sheet(page)
        .getByRole('button', { name: /^Brand/ })
        .click();
      await sheet(page).getByRole('checkbox').first().waitFor({ state: 'attached' });
    },
    screens: [phone, tablet],
    isFloating: true,
  },
  {
    name: 'listing-loading',
    show: async (page) => {
      await openListing(page, '/');
      await page.route(calls, () => undefined);
      await goToCategory(page, 'Women');
      await main(page).getByText('Loading...').waitFor();
    },
    isFloating: true,
  },
  {
    name: 'listing-empty',
    show: async (page) => {
      await page.goto('/browse/kids?price_range=1000-5000');
      await main(page).getByText('Product not found').waitFor();
    },
  },
  {
    name: 'listing-error',
    show: async (page) => {
      await openListing(page, '/');
      await page.route(calls, (route) => route.abort());
      await goToCategory(page, 'Women');
      await main(page).getByText('We could not load this').waitFor();
    },
  },
  {
    name: 'search',
    show: (page) => openListing(page, '/search?keyword=linen+dress'),
  },
  {
    name: 'menu',
    show: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('button', { name: 'Women' }).click();
      await page.getByRole('dialog').getByText('All Women').waitFor();
    },
    screens: [phone],
    isFloating: true,
  },
  {
    name: 'not-found',
    show: async (page) => {
      await page.goto('/no/such/page');
      await main(page).getByRole('heading', { name: 'Page not found' }).waitFor();
    },
  },
];

/** Whether a page exists at this size. */
export const isShownAt = ({ screens }: ShownPage, screen: Screen): boolean => !screens || screens.includes(screen);
