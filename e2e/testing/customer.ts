import { randomUUID } from 'node:crypto';
import type { signUp } from '@wearfolio/contracts/customer';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { readLinks } from './inbox.ts';
import { main } from './listing.ts';
import { type Shop, startShop } from './shop.ts';

/** Settings of a shop without products, for account tests. */
export const accountSettings = { SEED: 'none' };

/** Starts a shop for tests of accounts, with additional settings. */
export const startAccountShop = (environment: Record<string, string> = {}): Promise<Shop> =>
  startShop({ copyOf: inject('emptyDir'), environment: { ...accountSettings, ...environment } });

/**
 * A shop for tests of accounts without settings of their own. `npm test` uses the shared one; the sweep starts another,
 * because all tests together sign up and in more often than one address may.
 */
export const openAccountShop = async (): Promise<Pick<Shop, 'url' | 'inboxUrl' | 'dataDir' | 'stop'>> =>
  inject('everySize') ? startAccountShop() : { ...inject('accountShop'), stop: async () => undefined };

export type Person = { first_name: string; last_name: string; email: string; password: string };

/** A person without an account. */
export const newPerson = (): Person => ({
  first_name: 'ada',
  last_name: 'Lovelace',
  email: `ada.${randomUUID().slice(0, 8)}@mail.example`,
  password: 'tulip fan 47',
});

const post = (shop: Pick<Shop, 'url'>, path: string, body: object, token?: string): Promise<Response> =>
  fetch(`${shop.url}/api/customer/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Token: token }) },
    body: JSON.stringify(body),
  });

/** Registers a person through the API. Returns the customer with a token. */
export const register = async (shop: Pick<Shop, 'url'>, person: Person = newPerson()) => {
  const reply = await post(shop, 'signup', { ...person, confirm_password: person.password, wants_alerts: true });
  if (!reply.ok) throw new Error(`Signing up answered ${reply.status}: ${await reply.text()}`);
  const { data } = (await reply.json()) as Reply<typeof signUp>;
  return { ...person, ...data };
};

/** Ends a session without the browser. */
export const endSession = (shop: Pick<Shop, 'url'>, token: string): Promise<Response> =>
  post(shop, 'signout', {}, token);

/** Waits for a mail with a link that starts this way. Returns the link's path. */
export const linkTo = async (
  shop: Pick<Shop, 'inboxUrl'>,
  { email }: Pick<Person, 'email'>,
  path: string,
): Promise<string> => {
  const find = async () => (await readLinks(shop, email)).find((link) => link.startsWith(path));
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return (await find()) ?? '';
};

/** The form of a page, or one of the two forms on /login. */
export const formOf = (page: Page, half?: 'Login' | 'Register'): Locator =>
  half ? main(page).getByRole('tabpanel', { name: half }).locator('form') : main(page).locator('form');

export const fieldOf = (form: Locator, label: string): Locator => form.getByLabel(label, { exact: true });

/** Fills in fields by their labels. */
export const fillIn = async (form: Locator, values: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await fieldOf(form, label).fill(value);
};

/** Signs in with the form of /login, which is open. */
export const signInHere = async (page: Page, { email, password }: Person): Promise<void> => {
  const form = formOf(page, 'Login');
  await fillIn(form, { Email: email, Password: password });
  await form.getByRole('button', { name: 'Login', exact: true }).click();
};

/** The toast with this text. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(text, { exact: true });

/** Everything in the browser's storage for the shop, as text. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** The token in the browser's storage. */
export const storedToken = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}').userDetails.token);
