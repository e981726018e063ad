import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { endSession, formOf, register, signInHere, toast } from '../testing/customer.ts';
import { it } from '../testing/journey.ts';
import { addressOf, main } from '../testing/listing.ts';

const shop = inject('accountShop');

/** Everything that the browser stores for the shop. */
const dump = async (page: Page): Promise<string> => {
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return JSON.stringify({ ...kept, cookies: await page.context().cookies() });
};

describe("A10: the browser's storage", () => {
  it('never contains a password, and after signing out only the address that the customer asked to remember', async ({
    open,
  }) => {
    const person = await register(shop);
    const page = await open('/login', { shopUrl: shop.url });
    await formOf(page, 'Login').getByText('Remember me').click();
    await signInHere(page, person);
    await main(page).getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
    for (const [path, title] of [
      ['/profile', 'Profile'],
      ['/my-favourite', 'My Favorites'],
      ['/contact-us', 'Contact Us'],
      ['/profile-edit', 'My Account'],
    ] as const) {
      // Waits for requests as the customer, which would fail after signing out.
      await Promise.all([page.waitForResponse('**/api/customer/details'), page.goto(path)]);
      await main(page).getByRole('heading', { level: 1, name: title }).waitFor();
    }

    await expect
      .poll(async () => JSON.parse(await dump(page)))
      .toMatchObject({
        local: { data: JSON.stringify({ email: person.email, isRemember: true }), root: expect.any(String) },
        databases: [],
        caches: [],
        workers: 0,
        cookies: [],
      });
    expect(await dump(page)).not.toContain(person.password);

    await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Logout' }).click();
    await toast(page, 'Logged Out!').waitFor();

    const left = JSON.parse(await dump(page));
    expect(left.local.data).toBe(JSON.stringify({ email: person.email, isRemember: true }));
    left.local.data = '';
    for (const trace of [person.email, person.first_name, person.last_name, person.token, `"id":${person.id}`]) {
      expect(JSON.stringify(left)).not.toContain(trace);
    }
    // Back leads to pages that showed the customer's name and address.
    for (let step = 0; step < 4; step += 1) {
      await page.goBack();
      await page.getByRole('banner').getByRole('link', { name: 'Login / Register' }).waitFor();
      // The sign-in form is prefilled.
      if (new URL(page.url()).pathname === '/login') continue;
      const shown = await page.content();
      for (const trace of [person.email, person.last_name]) expect(shown, addressOf(page)).not.toContain(trace);
      const typed = await page
        .locator('input')
        .evaluateAll((fields) => fields.map((field) => ('value' in field ? field.value : '')));
      expect(typed).not.toContain(person.email);
    }
  });
});

describe('a session that the server ended before all code of a page is loaded', () => {
  it('leaves no trace of what was looked at', async ({ openBlank }) => {
    const person = await register(shop);
    const page = await openBlank({ shopUrl: shop.url, forgives: /status of 401/ });
    await page.goto('/login');
    await signInHere(page, person);
    await main(page).getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
    const { userDetails } = JSON.parse(JSON.parse(await dump(page)).local.root);
    await page.evaluate(() => localStorage.setItem('recently-viewed', '[1]'));
    let release = (): void => undefined;
    const isLate = new Promise<void>((go) => {
      release = go;
    });
    await page.route('**/assets/companions-*.js', async (route) => {
      await isLate;
      await route.continue();
    });
    await endSession(shop, userDetails.token);

    const refused = page.waitForResponse((reply) => reply.status() === 401);
    await page.goto('/my-favourite');
    await refused;
    await expect.poll(async () => JSON.parse(await dump(page)).local).not.toHaveProperty('root');
    release();

    await expect.poll(async () => JSON.parse(await dump(page)).local).not.toHaveProperty('recently-viewed');
  });
});

/** What the browser may store for a guest without consent, because the guest asked for it. */
const ofGuests = ['recent-searches', 'recently-viewed', 'scroll', 'search-wish', 'sizes', 'theme', 'wishes'];

describe('storage of guests', () => {
  it('needs no consent banner: no cookies, only functional data, and no other hosts', async ({ openFresh }) => {
    const page = await openFresh();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    for (const path of ['/', '/browse/women', '/search?keyword=linen+dress', '/product/1', '/login', '/contact-us']) {
      await page.goto(path);
      await main(page).getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    const kept = JSON.parse(await dump(page));

    expect([...hosts]).toEqual([new URL(page.url()).host]);
    expect(kept).toMatchObject({ databases: [], caches: [], workers: 0, cookies: [] });
    const names = [...Object.keys(kept.local), ...Object.keys(kept.session)];
    expect(names.filter((name) => !ofGuests.includes(name))).toEqual([]);
    expect(names).toContain('recently-viewed');
  });
});
