import { randomUUID } from 'node:crypto';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { listFavorites } from '@wearfolio/contracts/favorites';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { untilAlive } from '../testing/browser.ts';
import { type Open, type OpenBlank, it as plainIt } from '../testing/journey.ts';

const password = 'long enough 1';

/** A customer who signed up. `stored` is the content of the browser's storage. */
export type Customer = { id: number; email: string; token: string; stored: string };

const ask = async <T>(path: string, init: RequestInit, token?: string): Promise<T> => {
  const headers = { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Token: token }) };
  const reply = await fetch(inject('shopUrl') + path, { ...init, headers });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json() as Promise<T>;
};

const post = <T>(path: string, body: object, token?: string): Promise<T> =>
  ask(path, { method: 'POST', body: JSON.stringify(body) }, token);

type SignedIn = { data: { id: number; email: string; token: string } };

const customerOf = ({ data }: SignedIn): Customer => {
  const session = { auth: true, userDetails: { ...data, password: '' }, logoutFlag: true };
  return { id: data.id, email: data.email, token: data.token, stored: JSON.stringify(session) };
};

/** Signs up a new customer. */
export const signUp = async (first_name = 'Ada'): Promise<Customer> => {
  const email = `ada-${randomUUID().slice(0, 8)}@shop.test`;
  const form = { first_name, last_name: 'Test', email, password, confirm_password: password, wants_alerts: true };
  return customerOf(await post('/api/customer/signup', form));
};

/** The same customer in a separate session, for tests that end it. */
export const signInSeparately = async ({ email }: Customer): Promise<Customer> =>
  customerOf(await post('/api/customer/signin', { email, password }));

type Favorites = Reply<typeof listFavorites>;

/** A product in one of its colors. */
export type Heart = { product_id: number; color_id: number };

/** The customer's favorites in the API's reply. `query` is a query string. */
export const favoritesOf = ({ token }: Customer, query = ''): Promise<Favorites> =>
  ask(`/api/favorites?${query}`, {}, token);

/** The same as pairs of product and color, oldest first. */
export const heartsOf = async (customer: Customer): Promise<Heart[]> => {
  const { favProducts } = await favoritesOf(customer);
  return favProducts.map(({ product_id, color_id }) => ({ product_id, color_id })).reverse();
};

const tell = ({ token }: Customer, heart: Heart, actionType: 'add' | 'remove') =>
  post('/api/add-to-favorite', { ...heart, actionType }, token);

/** Sets the customer's favorites to exactly these, saved in this order. */
export const setFavorites = async (customer: Customer, hearts: readonly Heart[]): Promise<void> => {
  for (const heart of await heartsOf(customer)) await tell(customer, heart, 'remove');
  for (const heart of hearts) await tell(customer, heart, 'add');
};

/** Removes a favorite by an API call, like another tab or device. */
export const removeFavorite = (customer: Customer, heart: Heart): Promise<unknown> => tell(customer, heart, 'remove');

/** Publishes the customer's favorites and returns the path of the public list. */
export const publish = async ({ token }: Customer): Promise<string> => {
  const { data } = await post<{ data: { address: string } }>('/api/favorites/share', { action: 'publish' }, token);
  return `/shared/${data.address}`;
};

/** Signs in with the form. */
export const signIn = async (page: Page, { email }: Customer): Promise<void> => {
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel('Remember me') });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Password', { exact: true }).press('Enter');
};

/** Stores the customer's session for the next page of this browser. */
export const signInAs = (page: Page, { stored }: Customer): Promise<void> =>
  page.evaluate((text) => localStorage.setItem('root', text), stored);

/** Replaces the stored session, as another tab would. */
export const replaceSession = async (page: Page, customer: Customer): Promise<void> => {
  const beside = await page.context().newPage();
  await beside.goto('/api/health');
  await signInAs(beside, customer);
};

/**
 * `it` with a customer, shared by all tests of a file, and with `openAs` and `openBlankAs`, whose pages are signed in.
 */
export const it = plainIt
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  .extend('customer', { scope: 'file' }, async ({}): Promise<Customer> => signUp())
  .extend('openBlankAs', async ({ customer, openBlank }): Promise<OpenBlank> => {
    await setFavorites(customer, []);
    return async (opening) => {
      const page = await openBlank(opening);
      await signInAs(page, customer);
      return page;
    };
  })
  .extend(
    'openAs',
    async ({ openBlankAs }): Promise<Open> =>
      async (path, opening) => {
        const page = await openBlankAs(opening);
        await page.goto(path);
        await untilAlive(page);
        return page;
      },
  );
