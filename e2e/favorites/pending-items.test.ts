import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { fillIn, formOf, linkTo } from '../testing/customer.ts';
import { holdCall, refuseCall } from '../testing/forms.ts';
import { main } from '../testing/listing.ts';
import { type Customer, heartsOf, it as plainIt, replaceSession, setFavorites, signIn, signUp } from './customer.ts';
import {
  atLogin,
  cardOf,
  failedRequests,
  heart,
  heartCalls,
  heartOf,
  inOneColor,
  patient,
  searchFor,
  toast,
} from './hearts.ts';

const added = 'Product added to favorites.';

/** `it` with Bob, and with a product whose heart a guest pressed, which opened sign-in. */
const it = plainIt
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  .extend('bob', { scope: 'file' }, async ({}): Promise<Customer> => signUp('Bob'))
  .extend('openPending', async ({ open, customer }) => {
    await setFavorites(customer, []);
    return async (): Promise<{ page: Page; card: ProductCard }> => {
      const card = await inOneColor();
      const page = await open(searchFor(card), { forgives: failedRequests });
      await heart(cardOf(page, card)).click();
      await atLogin(page);
      return { page, card };
    };
  });

const besideOf = async (page: Page, path: string): Promise<Page> => {
  const beside = await page.context().newPage();
  await beside.goto(path);
  return beside;
};

const greeting = (page: Page, name: string) => page.getByRole('banner').getByText(`Hi, ${name}`);

/** Waits until no tab is applying pending favorites. */
const untilIdle = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => Object.values(await navigator.locks.query()).flat().length), patient)
    .toBe(0);

describe("a guest's pending favorite", () => {
  it('is saved in another tab after its own is closed', { tags: 'sweep' }, async ({ openPending, customer }) => {
    const { page, card } = await openPending();
    const beside = await besideOf(page, '/api/health');
    await page.close();

    await beside.goto('/login');
    await signIn(beside, customer);

    await toast(beside, added).waitFor();
    expect(await heartsOf(customer)).toEqual([heartOf(card)]);
    expect(await beside.evaluate(() => localStorage.getItem('wishes'))).toBeNull();
  });

  it('is saved after sign-up ends on the page of a mailed link', { tags: 'sweep' }, async ({ openPending }) => {
    const person = await signUp('Cleo');
    const { page, card } = await openPending();
    await main(page).getByRole('link', { name: 'Forgot password' }).click();
    await main(page).getByRole('heading', { level: 1, name: 'Forgot Password' }).waitFor();
    await fillIn(formOf(page), { Email: person.email });
    await formOf(page).getByRole('button', { name: 'Send the link' }).click();
    const link = await linkTo({ inboxUrl: inject('shopInboxUrl') }, person, '/reset');

    const beside = await besideOf(page, link);
    const password = 'long enough 1';
    await fillIn(formOf(beside), { Password: password, 'Confirm password': password });
    await formOf(beside).getByRole('button', { name: 'Reset Password' }).click();
    await expect.poll(() => new URL(beside.url()).pathname).toBe('/login');
    // An open page might save it itself.
    await page.close();
    await signIn(beside, person);

    await toast(beside, added).waitFor();
    const { token } = JSON.parse(await beside.evaluate(() => localStorage.getItem('root') ?? '{}')).userDetails;
    expect(await heartsOf({ ...person, token })).toEqual([heartOf(card)]);
  });

  it('is saved once by one of two tabs', async ({ openPending, customer }) => {
    const { page, card } = await openPending();
    const beside = await besideOf(page, '/about');
    const calls: string[] = [];
    const holds: (() => void)[] = [];
    for (const tab of [page, beside]) {
      holds.push((await holdCall(tab, heartCalls)).release);
      tab.on('request', (request) => {
        if (request.url().endsWith('/api/add-to-favorite')) calls.push(request.postData() ?? '');
      });
    }

    await signIn(page, customer);
    await Promise.all([page, beside].map((tab) => greeting(tab, 'Ada').waitFor()));
    await expect.poll(() => calls.length).toBe(1);
    for (const release of holds) release();
    await Promise.any([page, beside].map((tab) => toast(tab, added).waitFor()));
    await untilIdle(page);

    expect(calls).toHaveLength(1);
    const said = await Promise.all([page, beside].map((tab) => toast(tab, added).count()));
    expect(said.toSorted()).toEqual([0, 1]);
    expect(await heartsOf(customer)).toEqual([heartOf(card)]);
  });

  it('is kept for the customer who signed in first if saving fails, and not applied to the next one', {
    tags: 'sweep',
  }, async ({ openPending, customer, bob }) => {
    const { page, card } = await openPending();
    await setFavorites(bob, []);
    await refuseCall(page, heartCalls, 503, { message: 'Please try again in a moment' });
    const refused = page.waitForResponse(heartCalls);
    await signIn(page, customer);
    await refused;
    await untilIdle(page);

    await replaceSession(page, bob);
    await greeting(page, 'Bob').waitFor();
    await untilIdle(page);
    // Only now, because a tab retries when it becomes visible.
    await page.unroute(heartCalls);
    await page.reload();
    await greeting(page, 'Bob').waitFor();
    await untilIdle(page);
    await replaceSession(page, customer);

    await toast(page, added).waitFor();
    expect(await heartsOf(customer)).toEqual([heartOf(card)]);
    expect(await heartsOf(bob)).toEqual([]);
  });

  it('is reported if its product is gone, and the others are saved', { tags: 'sweep' }, async ({
    openPending,
    customer,
  }) => {
    const { page, card } = await openPending();
    await page.evaluate(() => {
      const [one] = JSON.parse(localStorage.getItem('wishes') ?? '[]');
      const gone = { ...one, wish: { ...one.wish, product_id: 2_000_000_000 } };
      localStorage.setItem('wishes', JSON.stringify([gone, one]));
    });

    await signIn(page, customer);

    await toast(page, added).waitFor();
    await toast(page, 'A favorite of yours is no longer available.').waitFor();
    expect(await heartsOf(customer)).toEqual([heartOf(card)]);
    expect(await page.evaluate(() => localStorage.getItem('wishes'))).toBeNull();
  });
});
