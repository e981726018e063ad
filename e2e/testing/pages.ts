import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { Page } from 'playwright-core';
import { accountPages } from './account-pages.ts';
import { desktop, phone, type Screen, tablet } from './browser.ts';
import { discoveryPages } from './discovery-pages.ts';
import { megaMenu, word } from './header.ts';
import { cards, filterButton, goToCategory, main, openColorsOfFirst, openFilter } from './listing.ts';
import { shareList, signInWithFavorites, signUpHere } from './signed-in.ts';

/** A page of the shop in one state. `show` opens it in a new page and waits until it is complete. */
export type ShownPage = {
  name: string;
  show: (page: Page) => Promise<void>;
  /** The screens on which it exists; all by default. */
  screens?: readonly Screen[];
  /** Whether only the visible area is checked, because something floats over the page. */
  isFloating?: boolean;
  /** Whether it shows something only while the pointer is on it. */
  isHovered?: boolean;
};

const listing = '/browse/women/clothing';
const calls = '**/api/productList?**';

const openListing = async (page: Page, path = listing): Promise<void> => {
  await page.goto(path);
  await cards(page).first().waitFor();
};

/** Opens a page and waits for a heading with this name. */
const openHeaded = async (page: Page, path: string, name: string | RegExp): Promise<void> => {
  await page.goto(path);
  await main(page).getByRole('heading', { name }).first().waitFor();
};

/** A page with little content besides the header. */
const openAbout = (page: Page): Promise<void> => openHeaded(page, '/about', 'About Page!');

const optionsOf = async (page: Page, name: 'Brand' | 'Color' | 'Size' | 'Price'): Promise<void> => {
  await openListing(page);
  await openFilter(page, name);
};

/** Pages that need only a heading to be complete. */
const headed = [
  { name: 'about', path: '/about', heading: 'About Page!' },
  { name: 'about-us', path: '/aboutUs', heading: /./ },
  { name: 'contact', path: '/contact-us', heading: /contact/i },
  { name: 'contact-success', path: '/contact-us-success', heading: 'Message sent' },
  {
    name: 'subscription-unsubscribe',
    path: `/email-subscription/unsubscribe/${'A'.repeat(43)}`,
    heading: 'Newsletter',
  },
  { name: 'alerts-stop', path: `/alerts/stop/${'A'.repeat(43)}`, heading: 'Price alerts' },
  { name: 'privacy-policy', path: '/privacy-policy', heading: /privacy/i },
];

/** Cards as feeds can cause them: without a picture, with a broken picture, and with names that do not fit. */
const odd = {
  title: 'Hand-Knitted Donegal Tweed and Lambswool Shawl-Collar Cardigan With Horn Buttons and Patch Pockets',
  brand_name: 'Wennerström-Łukasiewicz & Daughters of Bohuslän',
  store_name: 'The Very Long Named General Outfitters of the North',
  shipping_policy: 'Ships from the workshop in four to six weeks, free of charge above $1,000',
  price: 12_345.5,
  retail_price: 23_456.75,
};

const makeOdd = (card: ProductCard, at: number): ProductCard => {
  const bare = {
    ...card,
    product_color_data: card.product_color_data.map((color) => ({ ...color, product_image: [] })),
  };
  const pictures = [{}, { ...bare, image_path: null }, { ...bare, image_path: '/pictures/none.avif' }];
  return { ...card, ...pictures[at % pictures.length], ...odd };
};

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter' });

/** Every page of the shop in every state that looks different. Used for screenshots and accessibility checks. */
export const pages: readonly ShownPage[] = [
  {
    name: 'home',
    show: async (page) => {
      await page.goto('/');
      await cards(page).first().waitFor();
      await main(page).getByRole('heading', { name: 'New Arrivals' }).waitFor();
    },
  },
  {
    name: 'mega-menu',
    show: async (page) => {
      await openAbout(page);
      await word(page, 'Women').hover();
      await megaMenu(page, 'Women').waitFor();
    },
    screens: [desktop],
    isHovered: true,
  },
  {
    name: 'brands',
    show: async (page) => {
      await page.goto('/brand');
      await main(page)
        .getByRole('link', { name: /^Calder/ })
        .waitFor();
    },
  },
  { name: 'brand', show: (page) => openListing(page, '/brand/calder') },
  { name: 'store', show: (page) => openListing(page, '/store/northbound') },
  ...headed.map(({ name, path, heading }) => ({ name, show: (page: Page) => openHeaded(page, path, heading) })),
  {
    name: 'subscription-verify',
    show: async (page) => {
      await page.goto(`/email-subscription/verify/${'A'.repeat(43)}`);
      await main(page).getByText('not valid').waitFor();
    },
  },
  {
    name: 'favorites',
    show: async (page) => {
      await signInWithFavorites(page);
      await openListing(page, '/my-favourite');
    },
  },
  {
    name: 'favorites-plain',
    show: async (page) => {
      await signInWithFavorites(page);
      await openListing(page, '/my-favourite');
      await main(page).getByText('Show Information').filter({ visible: true }).click();
    },
  },
  {
    name: 'favorites-empty',
    show: async (page) => {
      await signUpHere(page);
      await page.goto('/my-favourite');
      await main(page).getByText('No Record Found').waitFor();
    },
  },
  {
    name: 'shared-list',
    show: async (page) => {
      await openListing(page, await shareList(page, await signInWithFavorites(page)));
    },
  },
  {
    name: 'home-customer',
    show: async (page) => {
      await signInWithFavorites(page);
      await page.goto('/');
      await main(page).getByRole('region', { name: 'From brands you follow' }).getByRole('article').first().waitFor();
    },
  },
  {
    name: 'favorite-popup',
    show: async (page) => {
      await openListing(page);
      await openColorsOfFirst(page);
      await page.getByRole('dialog').filter({ hasText: 'FAVORITES' }).waitFor();
    },
    isFloating: true,
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
      await openAbout(page);
      await page.route(calls, () => undefined);
      await goToCategory(page, 'Women');
      await main(page).getByText('Loading...').waitFor();
      // Until the page's code is there, it says so without a heading.
      await main(page).getByRole('heading', { level: 1 }).waitFor();
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
    name: 'listing-odd',
    show: async (page) => {
      await openAbout(page);
      await page.route(calls, async (route) => {
        const { data, ...reply } = await (await route.fetch()).json();
        await route.fulfill({ json: { ...reply, data: data.map(makeOdd) } });
      });
      await goToCategory(page, 'Women');
      await main(page).getByRole('heading', { name: odd.title }).first().waitFor();
    },
  },
  {
    name: 'listing-error',
    show: async (page) => {
      await openAbout(page);
      await page.route(calls, (route) => route.abort());
      await goToCategory(page, 'Women');
      await main(page).getByText('Something went wrong').waitFor();
    },
  },
  {
    name: 'search',
    show: (page) => openListing(page, '/search?keyword=linen+dress'),
  },
  ...discoveryPages,
  {
    name: 'menu',
    show: async (page) => {
      await openAbout(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('button', { name: 'Women' }).click();
      await page.getByRole('dialog').getByText('All Women').waitFor();
    },
    screens: [phone],
    isFloating: true,
  },
  ...accountPages,
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
