import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { askWholeListing } from '../testing/catalogue.ts';
import { cardTitles, main } from '../testing/listing.ts';
import { type Customer, favoritesOf, setFavorites } from './customer.ts';
import { heartOf, patient } from './hearts.ts';

/** The path of My Favorites. */
export const path = '/my-favourite';

/** The list's API calls. */
export const calls = '**/api/favorites?**';

/** The names in the API's reply to a query, in order. */
export const titlesOf = async (customer: Customer, query = ''): Promise<string[]> => {
  const { favProducts } = await favoritesOf(customer, query);
  return favProducts.map(({ productDetail }) => productDetail.title);
};

/** Waits until the page shows these names in this order. */
export const expectTitles = (page: Page, titles: readonly string[]): Promise<void> =>
  expect.poll(() => cardTitles(page), patient).toEqual(titles);

const isOnSale = ({ price, retail_price }: ProductCard) => price !== null && (retail_price ?? 0) > price;

/**
 * Saves two favorites on sale, one sold out, and one regular, from several stores and categories, each sold by one
 * store.
 */
export const saveFour = async (customer: Customer): Promise<void> => {
  const products = (await askWholeListing('')).filter((card) => card.store_count === 1);
  const inStock = products.filter(({ stock }) => (stock ?? 9) > 3);
  const found = [
    inStock.find((card) => isOnSale(card) && card.category_path.startsWith('women/')),
    inStock.find((card) => isOnSale(card) && card.category_path.startsWith('men/')),
    products.find(({ stock }) => stock === 0),
    inStock.find((card) => !isOnSale(card) && card.category_path.startsWith('home/')),
  ].flatMap((card) => card ?? []);
  await setFavorites(
    customer,
    found.map((card) => heartOf(card)),
  );
};

/** A tab of the list with its count. */
export const tab = (page: Page, name: string) =>
  main(page).getByRole('tab', { name: new RegExp(`^${name} \\d+ items?$`) });
