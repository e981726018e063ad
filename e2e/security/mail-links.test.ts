import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { fillIn, formOf, linkTo, register, startAccountShop, storedText } from '../testing/customer.ts';
import { it } from '../testing/journey.ts';
import { addressOf, main } from '../testing/listing.ts';
import type { Shop } from '../testing/shop.ts';
import { sample } from '../testing/sizes.ts';

const links = [
  ['/reset-password', 'Reset Password'],
  ['/resetpassword', 'Reset Password'],
  ['/emailVerificaton', 'Verify your e-mail'],
  ['/not-me', 'This was not me'],
  ['/email-subscription/verify', 'Newsletter'],
  ['/email-subscription/unsubscribe', 'Newsletter'],
  ['/alerts/stop', 'Price alerts'],
] as const;

let shop: Shop;

beforeAll(async () => {
  // The host does not exist, but requests to it are recorded.
  shop = await startAccountShop({ ANALYTICS_URL: 'https://stats.example/page-view' });
});
afterAll(() => shop.stop());

/** Records all requests of a page with their contents. */
const recordRequests = async (page: Page): Promise<{ said: (part: string) => string[]; origins: () => string[] }> => {
  const asked: { request: Request; text: string }[] = [];
  page.context().on('request', async (request) => {
    const headers = await request.allHeaders().catch(() => request.headers());
    asked.push({ request, text: JSON.stringify([request.url(), headers, request.postData()]) });
  });
  await page.context().route(/^https:/, (route) => route.fulfill({ body: 'There' }));
  return {
    said: (part) => asked.filter(({ text }) => text.includes(part)).map(({ request }) => request.url()),
    origins: () => [...new Set(asked.map(({ request }) => new URL(request.url()).origin))],
  };
};

describe('C6: the secret of a link', () => {
  it('is sent only to the shop, and is removed from the URL', async ({ openFresh }) => {
    const page = await openFresh({ shopUrl: shop.url, forgives: /status of 400/ });
    const { said, origins } = await recordRequests(page);

    for (const [at, [path, title]] of sample(links, 3).entries()) {
      const secret = `${at}${'Ab3'.repeat(14)}`;
      const document = await page.goto(`${path}/${secret}`);
      await main(page).getByRole('heading', { level: 1, name: title }).waitFor();
      expect(document?.headers()['referrer-policy'], path).toBe('no-referrer');
      await expect.poll(() => addressOf(page)).toBe(`${path}/read`);
      await page.reload();
      await main(page).getByText('Open the link in your e-mail again.').waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await main(page).getByRole('heading', { level: 1, name: 'About us' }).waitFor();
      const [elsewhere] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' }).click(),
      ]);
      await elsewhere.getByText('There').waitFor();
      await elsewhere.close();

      // The page itself and the call that uses the secret. On a page with a button, this call has not been made yet.
      const api = /^\/api\/(customer\/verify|email-subscription\/verify)\b/;
      for (const url of said(secret)) {
        const { origin, pathname } = new URL(url);
        expect(origin, path).toBe(shop.url);
        expect(pathname === `${path}/${secret}` || api.test(pathname), path).toBe(true);
      }
      expect(said(secret).length, path).toBeGreaterThan(0);
      expect(await storedText(page), path).not.toContain(secret);
      await page.goBack();
      expect(page.url(), path).not.toContain(secret);
    }
    await expect.poll(origins).toEqual(expect.arrayContaining([shop.url, 'https://stats.example']));
  });
});

/** Opens a link like a mail scanner: by plain requests, and in a browser without clicks. */
const scan = async (page: Page, link: string): Promise<void> => {
  for (const method of ['GET', 'HEAD', 'GET', 'HEAD', 'GET', 'HEAD']) {
    expect((await fetch(shop.url + link, { method })).status).toBe(200);
  }
  await page.goto(link);
  await main(page).getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => localStorage.getItem('root'))).toBeNull();
};

// The host for reports does not exist.
const forgives = /ERR_NAME_NOT_RESOLVED/;

describe('C7: a link that a scanner opened first', () => {
  it('still verifies the address, without signing in', async ({ open, openBlank }) => {
    const person = await register(shop);
    const link = await linkTo(shop, person, '/emailVerificaton/');
    await scan(await openBlank({ shopUrl: shop.url, forgives }), link);

    const page = await open(link, { shopUrl: shop.url, forgives });

    await main(page).getByText('Your e-mail address has been verified').waitFor();
  });

  it('still resets the password, and has not deleted the account', async ({ open }) => {
    const person = await register(shop);
    const scanner = await open('/login/forgot', { shopUrl: shop.url, forgives });
    await scan(scanner, await linkTo(shop, person, '/not-me/'));
    await scanner.goto('/login/forgot');
    await fillIn(formOf(scanner), { Email: person.email });
    await formOf(scanner).getByRole('button', { name: 'Send the link' }).click();
    const link = await linkTo(shop, person, '/reset');
    await scan(scanner, link);
    const page = await open(link, { shopUrl: shop.url, forgives });
    const password = 'a field of tulips';

    await fillIn(formOf(page), { Password: password, 'Confirm password': password });
    await formOf(page).getByRole('button', { name: 'Reset Password' }).click();

    await expect.poll(() => addressOf(page)).toBe('/login');
  });
});
