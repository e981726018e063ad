import { randomUUID } from 'node:crypto';
import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { signUp } from '@wearfolio/contracts/customer';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { shareFavorites } from '@wearfolio/contracts/favorites';
import type { getProduct } from '@wearfolio/contracts/product';
import type { Page } from 'playwright-core';

const password = 'tulip fan 47';

type Customer = {
  token: string;
  /** The content of the browser's storage. */
  stored: string;
};

const call = async <T>(page: Page, path: string, data?: object, token?: string): Promise<T> => {
  const headers: Record<string, string> = token === undefined ? {} : { Token: token };
  const reply = await page.request.fetch(path, { headers, ...(data && { method: 'POST', data }) });
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
  return reply.json();
};

const register = async (page: Page): Promise<Customer> => {
  const email = `ada-${randomUUID().slice(0, 8)}@shop.test`;
  const names = { first_name: 'ada', last_name: 'Lovelace' };
  const person = { ...names, email, password, confirm_password: password, wants_alerts: true };
  const { data } = await call<Reply<typeof signUp>>(page, '/api/customer/signup', person);
  const userDetails = { ...data, password: '*'.repeat(password.length) };
  return { token: data.token, stored: JSON.stringify({ auth: true, userDetails, logoutFlag: true }) };
};

/** Signs a blank page in as the customer that `make` creates. One per shop, because sign-ups are limited. */
const signInAs = <T extends Customer>(make: (page: Page) => Promise<T>) => {
  const customers = new Map<string, Promise<T>>();
  return async (page: Page): Promise<T> => {
    // Storage belongs to an origin, so a blank page has none.
    if (page.url() === 'about:blank') await page.goto('/api/health');
    const { origin } = new URL(page.url());
    const made = customers.get(origin) ?? make(page);
    customers.set(origin, made);
    const customer = await made;
    await page.evaluate((text) => localStorage.setItem('root', text), customer.stored);
    return customer;
  };
};

/** Signs the page in as a new customer of its shop, without the form. */
export const signUpHere: (page: Page) => Promise<Customer> = signInAs(register);

/** Listings to save from: newest products, sold-out ones, and ones in a color other than the first. */
const listings = ['childCateg=women', 'childCateg=men', 'keyword=suede+ankle+boot'];

/** Signs the page in as a customer with favorites who follows their brands. */
export const signInWithFavorites: (page: Page) => Promise<Customer> = signInAs(async (page) => {
  const customer = await register(page);
  for (const query of listings) {
    const { data } = await call<Reply<typeof listProducts>>(page, `/api/productList?${query}`);
    for (const { product_id, product_color_data, brand_id } of data.slice(0, 5)) {
      // The color of a cluster belongs to one of its offers.
      const { color_id, product_id: offerId = product_id } = product_color_data.at(-1) ?? {};
      const favorite = { product_id: offerId, color_id, actionType: 'add' };
      await call(page, '/api/add-to-favorite', favorite, customer.token);
      await call(page, '/api/follow-brand', { brand_id, actionType: 'add' }, customer.token);
    }
  }
  return customer;
});

/** Signs the page in as a customer who saved these products, each in its first color. */
export const saveHere = async (page: Page, productIds: readonly number[]): Promise<void> => {
  const { token } = await signUpHere(page);
  for (const id of productIds) {
    const [product] = await call<Reply<typeof getProduct>>(page, `/api/product/${id}`);
    const color = product?.offers.find((offer) => offer.product_id === id)?.colors[0];
    const favorite = { product_id: id, color_id: color?.color_id, actionType: 'add' };
    await call(page, '/api/add-to-favorite', favorite, token);
  }
};

/** Publishes a customer's favorites. Returns the path of the public list. */
export const shareList = async (page: Page, { token }: Customer): Promise<string> => {
  const share = { action: 'publish' };
  const { data } = await call<Reply<typeof shareFavorites>>(page, '/api/favorites/share', share, token);
  return `/shared/${data.address}`;
};

/** Signs the page in as a customer with saved searches. */
export const saveSearchesHere: (page: Page) => Promise<Customer> = signInAs(async (page) => {
  const customer = await register(page);
  for (const [address, name, frequency] of [
    ['/browse/women/shoes?sort=asc', 'Shoes', 'weekly'],
    ['/search?keyword=red+dress', 'Red dresses', 'immediately'],
  ]) {
    await call(page, '/api/saved-searches', { address, name, frequency }, customer.token);
  }
  return customer;
});
