import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { Page } from 'playwright-core';
import { desktop } from './browser.ts';
import { cards, main } from './listing.ts';

const listing = '/browse/women/clothing';

const openListing = async (page: Page, path = listing): Promise<void> => {
  await page.goto(path);
  await cards(page).first().waitFor();
};

/** A search for a sold-out product of the demo. */
const soldOut = 'keyword=cobbler+street+suede+ankle+boot&on=cobbler+street&on=suede&on=ankle+boot';

/** The first product of a listing. `query` is a query string. */
const firstOf = async (page: Page, query = 'childCateg=women'): Promise<ProductCard> => {
  const reply = await page.request.get(`/api/productList?${query}`);
  const [card] = ((await reply.json()) as Reply<typeof listProducts>).data;
  if (!card) throw new Error(`There is no product for ${query}`);
  return card;
};

/** Opens the page of a listing's first product and waits for its stock. */
const openProduct = async (page: Page, query?: string, stock = 'In stock'): Promise<void> => {
  const { product_id, slug } = await firstOf(page, query);
  await page.goto(`/product/${product_id}/${slug}`);
  await main(page).getByRole('status').filter({ hasText: stock }).waitFor();
};

/** Searches, and products in all states that look different, for the list of all pages. */
export const discoveryPages = [
  { name: 'new-in', show: (page: Page) => openListing(page, '/shop/new') },
  { name: 'sale', show: (page: Page) => openListing(page, '/shop/sale') },
  {
    name: 'search-understood',
    show: async (page: Page) => {
      await openListing(page, '/search?keyword=red+dress+under+100');
      await main(page).getByText('Filtered By').waitFor();
    },
  },
  {
    name: 'search-relaxed',
    show: async (page: Page) => {
      await openListing(page, '/search?keyword=linen+spacesuit');
      await main(page).getByText('Showing linen.').waitFor();
    },
  },
  {
    name: 'search-empty',
    show: async (page: Page) => {
      await page.goto('/search?keyword=spacesuit');
      await main(page).getByText('Product not found').waitFor();
    },
  },
  {
    name: 'suggestions',
    show: async (page: Page) => {
      await page.goto('/about');
      await main(page).getByText('About Page!').waitFor();
      const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
      if (await button.isVisible()) await button.click();
      await page.getByRole('combobox', { name: 'Search' }).filter({ visible: true }).fill('linen');
      await page.getByRole('listbox').getByRole('group', { name: 'Products' }).waitFor();
      await page.keyboard.press('ArrowDown');
    },
    isFloating: true,
  },
  {
    name: 'compare',
    show: async (page: Page) => {
      await page.goto('/compare?item=1&item=5&item=9&item=13');
      await main(page)
        .getByText(/^Lowest \$/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'compare-empty',
    show: async (page: Page) => {
      await page.goto('/compare');
      await main(page).getByText('Add products with Compare').waitFor();
    },
  },
  {
    name: 'product-enlarged',
    show: async (page: Page) => {
      await openProduct(page);
      await main(page)
        .getByRole('button', { name: /Enlarge picture 1$/ })
        .click();
      await page.getByRole('dialog', { name: 'Enlarged pictures' }).locator('img').first().waitFor();
    },
    isFloating: true,
  },
  { name: 'product', show: (page: Page) => openProduct(page) },
  { name: 'product-sold-out', show: (page: Page) => openProduct(page, soldOut, 'Out of stock') },
  {
    name: 'product-error',
    show: async (page: Page) => {
      await openListing(page);
      await page.route('**/api/product/*', (route) => route.abort());
      await cards(page).first().getByRole('link').click();
      await main(page).getByText('Something went wrong').waitFor();
    },
    screens: [desktop],
  },
  {
    name: 'quick-view',
    show: async (page: Page) => {
      const { product_id } = await firstOf(page);
      await page.goto(`/browse/women?product=${product_id}`);
      await page.getByRole('dialog').getByText('Sold by').waitFor();
    },
    isFloating: true,
  },
  {
    name: 'qmodal',
    show: async (page: Page) => {
      await page.goto('/qmodal');
      await main(page).getByText('Sold by').waitFor();
    },
  },
];
