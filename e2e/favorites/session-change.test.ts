import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { untilDrawn } from '../testing/browser.ts';
import { askListing } from '../testing/catalogue.ts';
import { holdCall } from '../testing/forms.ts';
import type { Open } from '../testing/journey.ts';
import { cards, main, press } from '../testing/listing.ts';
import {
  type Customer,
  type Heart,
  heartsOf,
  it as plainIt,
  replaceSession,
  setFavorites,
  signInAs,
  signInSeparately,
  signUp,
} from './customer.ts';
import {
  cardOf,
  expectLabel,
  failedRequests,
  heart,
  heartCalls,
  heartOf,
  inOneColor,
  patient,
  searchFor,
  toast,
} from './hearts.ts';

/**
 * `it` with Bob, and with `openBeside`, whose pages are signed in as the customer in a separate session that the test
 * may end.
 */
const it = plainIt
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  .extend('bob', { scope: 'file' }, async ({}): Promise<Customer> => signUp('Bob'))
  .extend(
    'openBeside',
    async ({ customer, openBlank }): Promise<Open> =>
      async (path, opening) => {
        const page = await openBlank(opening);
        await signInAs(page, await signInSeparately(customer));
        await page.goto(path);
        return page;
      },
  );

/** Two women's products of the demo. The page shows the last one first. */
const findTwo = async (): Promise<{ hearts: Heart[]; titles: string[] }> => {
  const { data } = await askListing('childCateg=women');
  const two = data.slice(0, 2);
  return { hearts: two.map((card) => heartOf(card)), titles: two.map(({ title }) => title).reverse() };
};

const removed = 'Product removed successfully.';
const failed = 'Failed to remove product. Please try again.';

/** Presses the first trash button and pauses its timer, so that only the next step can send the removal. */
const pressFirstBin = async (page: Page): Promise<void> => {
  await cards(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await toast(page, removed).hover();
};

// By keyboard, so that the pointer stays in place.
const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Account menu' }).press('Enter');
  await page.getByRole('button', { name: 'Logout' }).press('Enter');
};

const shownTitles = (page: Page) => cards(page).getByRole('heading').allInnerTexts();

describe('a pending removal', () => {
  it('is sent before its customer signs out, and cannot be undone afterwards', async ({ openBeside, customer }) => {
    const { hearts } = await findTwo();
    await setFavorites(customer, hearts);
    const page = await openBeside('/my-favourite');
    const { release } = await holdCall(page, heartCalls);
    const order: string[] = [];
    page.on('request', (request) => request.url().endsWith('/signout') && order.push('signed out'));
    await pressFirstBin(page);

    await logOut(page);
    await toast(page, removed).waitFor({ state: 'detached' });
    order.push('removed');
    release();

    await toast(page, 'Logged Out!').waitFor();
    expect(order).toEqual(['removed', 'signed out']);
    expect(await heartsOf(customer)).toEqual(hearts.slice(0, 1));
  });

  it('does not block signing out when the server does not respond', { tags: 'sweep' }, async ({
    openBeside,
    customer,
  }) => {
    const { hearts } = await findTwo();
    await setFavorites(customer, hearts);
    const page = await openBeside('/my-favourite');
    await page.route(heartCalls, () => undefined);
    await pressFirstBin(page);

    await logOut(page);

    await toast(page, 'Logged Out!').waitFor();
  });

  it('is reported as failed if another tab signs out', { tags: 'sweep' }, async ({ openBeside, customer }) => {
    const { hearts } = await findTwo();
    await setFavorites(customer, hearts);
    const page = await openBeside('/my-favourite', { forgives: /status of 401/ });
    const beside = await page.context().newPage();
    await beside.goto('/about');
    await pressFirstBin(page);

    await logOut(beside);

    await toast(page, failed).waitFor();
    await toast(page, removed).waitFor({ state: 'detached' });
    expect(await heartsOf(customer)).toEqual(hearts);
    await main(page).getByLabel('Remember me').waitFor();
  });

  it('is sent for its customer, even if another one has signed in', { tags: 'sweep' }, async ({
    openAs,
    customer,
    bob,
  }) => {
    const { hearts, titles } = await findTwo();
    await setFavorites(customer, hearts);
    await setFavorites(bob, hearts);
    const page = await openAs('/my-favourite');
    await pressFirstBin(page);

    await replaceSession(page, bob);

    await expect.poll(() => heartsOf(customer), patient).toEqual(hearts.slice(0, 1));
    await toast(page, removed).waitFor({ state: 'detached' });
    await main(page).getByRole('status').getByText('2 items').waitFor();
    await expect.poll(() => shownTitles(page), patient).toEqual(titles);
    expect(await heartsOf(bob)).toEqual(hearts);
  });
});

describe('a request that is repeated after a failure', () => {
  it('belongs to its customer, even if another one has signed in: a heart', async ({ openAs, customer, bob }) => {
    const card = await inOneColor();
    await setFavorites(bob, [heartOf(card)]);
    const page = await openAs(searchFor(card));
    const { release } = await holdCall(page, heartCalls);
    const button = heart(cardOf(page, card));
    await press(page, button);
    await expectLabel(button, 'REMOVE FROM FAVORITES');
    await press(page, button);
    await expectLabel(button, 'ADD TO FAVORITES');

    await replaceSession(page, bob);
    await expectLabel(button, 'REMOVE FROM FAVORITES');
    release();

    await toast(page, removed).waitFor();
    expect(await heartsOf(customer)).toEqual([]);
    expect(await heartsOf(bob)).toEqual([heartOf(card)]);
    await expectLabel(button, 'REMOVE FROM FAVORITES');
  });

  it('belongs to its customer, even if another one has signed in: following a brand', { tags: 'sweep' }, async ({
    openAs,
    customer,
    bob,
  }) => {
    const card = await inOneColor();
    const page = await openAs(`/product/${card.product_id}`);
    const { release } = await holdCall(page, '**/api/follow-brand');
    const tokens: (string | undefined)[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/api/follow-brand') && tokens.push(request.headers().token),
    );
    await main(page)
      .getByRole('button', { name: `Follow ${card.brand_name}` })
      .click();
    await main(page)
      .getByRole('button', { name: `Following ${card.brand_name}` })
      .click();

    await replaceSession(page, bob);
    await page.getByRole('banner').getByText('Hi, Bob').waitFor();
    release();

    await toast(page, 'You’re no longer following this brand.').waitFor();
    expect(tokens).toEqual([customer.token, customer.token]);
  });
});

describe('the switch for alert mails', () => {
  it('is reverted after an error only for its own customer', { tags: 'sweep' }, async ({ openBlankAs, bob }) => {
    const page = await openBlankAs({ forgives: failedRequests });
    const known = page.waitForResponse('**/api/customer/details');
    await page.goto('/profile-edit');
    await (await known).finished();
    await untilDrawn(page);
    const alerts = main(page).getByRole('switch', { name: /about my favorites/ });
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/customer/alerts', async (route) => {
      await gate.promise;
      await route.fulfill({ status: 503, json: { message: 'Please try again in a moment' } });
    });
    await expect.poll(() => alerts.isChecked()).toBe(true);
    await alerts.press('Space');
    await expect.poll(() => alerts.isChecked()).toBe(false);
    const answered = page.waitForResponse('**/api/customer/alerts');

    const { userDetails, ...session } = JSON.parse(bob.stored);
    const stored = JSON.stringify({ ...session, userDetails: { ...userDetails, wants_alerts: false } });
    await replaceSession(page, { ...bob, stored });
    await page.getByRole('banner').getByText('Hi, Bob').waitFor();
    gate.resolve();
    await (await answered).finished();
    await untilDrawn(page);

    expect(await alerts.isChecked()).toBe(false);
    expect(await toast(page, 'Please try again in a moment').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('root'))).toBe(stored);
  });

  it('keeps the new state when an older reply arrives later', { tags: 'sweep' }, async ({ openBlankAs }) => {
    const page = await openBlankAs();
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/customer/details', async (route) => {
      const response = await route.fetch();
      await gate.promise;
      await route.fulfill({ response });
    });
    const asked = page.waitForRequest('**/api/customer/details');
    await page.goto('/profile-edit');
    const alerts = main(page).getByRole('switch', { name: /about my favorites/ });
    await asked;
    const saved = page.waitForResponse('**/api/customer/alerts');
    await alerts.press('Space');
    await (await saved).finished();

    const answered = page.waitForResponse('**/api/customer/details');
    gate.resolve();
    await (await answered).finished();
    await untilDrawn(page);

    expect(await alerts.isChecked()).toBe(false);
  });
});
