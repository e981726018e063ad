import { randomUUID } from 'node:crypto';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { listFavorites } from '@wearfolio/contracts/favorites';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { untilAlive } from '../testing/browser.ts';
import { type Open, type OpenBlank, it as plainIt } from '../testing/journey.ts';

const password = 'long enough 1';

/** Somebody who signed up; `stored` is what the browser keeps of them. */
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

/** Somebody new. */
export const signUp = async (first_name = 'Ada'): Promise<Customer> => {
  const email = `ada-${randomUUID().slice(0, 8)}@shop.test`;
  const form = { first_name, last_name: 'Test', email, password, confirm_password: password, wants_alerts: true };
  return customerOf(await post('/api/customer/signup', form));
};

/** The same customer in a session of its own, for a page that ends it. */
export const signInBeside = async ({ email }: Customer): Promise<Customer> =>
  customerOf(await post('/api/customer/signin', { email, password }));

type Favorites = Reply<typeof listFavorites>;

/** A product in one of its colors. */
export type Heart = { product_id: number; color_id: number };

/** What the server knows of somebody's favorites; `query` as the wire has it. */
export const favoritesOf = ({ token }: Customer, query = ''): Promise<Favorites> =>
  ask(`/api/favorites?${query}`, {}, token);

/** The same as product and color, the oldest first. */
export const heartsOf = async (customer: Customer): Promise<Heart[]> => {
  const { favProducts } = await favoritesOf(customer);
  return favProducts.map(({ product_id, color_id }) => ({ product_id, color_id })).reverse();
};

const tell = ({ token }: Customer, heart: Heart, actionType: 'add' | 'remove') =>
  post('/api/add-to-favorite', { ...heart, actionType }, token);

/** Leaves a customer with exactly these favorites, the last one saved last. */
export const haveFavorites = async (customer: Customer, hearts: readonly Heart[]): Promise<void> => {
  for (const heart of await heartsOf(customer)) await tell(customer, heart, 'remove');
  for (const heart of hearts) await tell(customer, heart, 'add');
};

/** Removes one as another tab or device would. */
export const letGo = (customer: Customer, heart: Heart): Promise<unknown> => tell(customer, heart, 'remove');

/** Publishes somebody's favorites; answers the path under which everybody sees them. */
export const publish = async ({ token }: Customer): Promise<string> => {
  const { data } = await post<{ data: { address: string } }>('/api/favorites/share', { action: 'publish' }, token);
  return `/shared/${data.address}`;
};

/** Signs in by the form of the page. */
export const signIn = async (page: Page, { email }: Customer): Promise<void> => {
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel('Remember me') });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Password', { exact: true }).press('Enter');
};

/** Leaves somebody signed in for the next page of this browser. */
export const signInAs = (page: Page, { stored }: Customer): Promise<void> =>
  page.evaluate((text) => localStorage.setItem('root', text), stored);

/** Whoever the browser keeps as signed in from now on, as another tab writes it. */
export const switchTo = async (page: Page, customer: Customer): Promise<void> => {
  const beside = await page.context().newPage();
  await beside.goto('/api/health');
  await signInAs(beside, customer);
};

/** `it` with a customer, who is the same in all journeys of a file, and `openAs` and `openBlankAs`, whose pages are signed in. */
export const it = plainIt
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  .extend('customer', { scope: 'file' }, async ({}): Promise<Customer> => signUp())
  .extend('openBlankAs', async ({ customer, openBlank }): Promise<OpenBlank> => {
    await haveFavorites(customer, []);
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
