import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { getProduct } from '@wearfolio/contracts/product';
import type { Page } from 'playwright-core';
import { cards, main } from './listing.ts';
import { saveHere } from './signed-in.ts';

const listing = '/browse/women/shoes';

const openListing = async (page: Page): Promise<void> => {
  await page.goto(listing);
  await cards(page).first().waitFor();
};

type Product = Reply<typeof getProduct>[number];
type Offer = Product['offers'][number];

const ask = async <T>(page: Page, path: string): Promise<T> => (await page.request.get(path)).json() as Promise<T>;

/** The product of the listing with the most stores. */
const mostSold = async (page: Page): Promise<ProductCard> => {
  const { data } = await ask<Reply<typeof listProducts>>(page, '/api/productList?childCateg=women&subChildCateg=shoes');
  const [card] = data.toSorted((one, other) => (other.store_count ?? 1) - (one.store_count ?? 1));
  if (!card) throw new Error('No store sells shoes');
  return card;
};

const offersOf = async (page: Page, { product_id }: ProductCard): Promise<readonly Offer[]> => {
  const [product] = await ask<Reply<typeof getProduct>>(page, `/api/product/${product_id}`);
  return product?.offers ?? [];
};

const openProduct = async (page: Page): Promise<void> => {
  const { product_id, slug } = await mostSold(page);
  await page.goto(`/product/${product_id}/${slug}`);
  const table = main(page).getByRole('heading', { name: /^Sold by \d+ stores$/ });
  await table.waitFor();
  // The last size is in stock at the fewest stores.
  await main(page).getByRole('region', { name: 'Size' }).getByRole('button').last().click();
  await table.scrollIntoViewIfNeeded();
};

const openQuickView = async (page: Page): Promise<void> => {
  const { product_id } = await mostSold(page);
  await page.goto(`${listing}?product=${product_id}`);
  await page
    .getByRole('dialog')
    .getByText(/^Sold by/)
    .waitFor();
};

/** Saves the most expensive offers, so that the list shows where they are cheaper. */
const openFavorites = async (page: Page): Promise<void> => {
  const { data } = await ask<Reply<typeof listProducts>>(page, '/api/productList?childCateg=women');
  const shared = data.filter(({ store_count: stores = 1 }) => stores > 1).slice(0, 3);
  const dearest = await Promise.all(shared.map(async (card) => (await offersOf(page, card)).at(-1)?.product_id));
  await saveHere(
    page,
    dearest.filter((id) => id !== undefined),
  );
  await page.goto('/my-favourite');
  await main(page)
    .getByText(/^Cheaper now/)
    .first()
    .waitFor();
};

/** Pages about products of several stores, for shoppers and ops. The documentation shows them. */
export const offerPages = [
  { name: 'card', show: openListing },
  { name: 'offers-table', show: openProduct },
  { name: 'quick-view', show: openQuickView },
  { name: 'favorites', show: openFavorites },
];
