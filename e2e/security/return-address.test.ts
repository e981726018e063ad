import { afterAll, beforeAll, describe, expect } from 'vitest';
import { register, signInHere, startAccountShop } from '../testing/customer.ts';
import { it } from '../testing/journey.ts';
import { addressOf } from '../testing/listing.ts';
import type { Shop } from '../testing/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await startAccountShop();
});
afterAll(() => shop.stop());

const names = ['from', 'next', 'redirect', 'returnTo', 'return_to', 'continue', 'url'];

// What a page's own state may hold is looked at in customer/sign-in.test.ts and, in every spelling, in origin.test.ts.
describe('F5: an address to return to', () => {
  it.for(['//evil.test', '/\\evil.test', '/%2f/evil.test', 'https:evil.test', 'javascript:alert(1)', '/\t/evil.test'])(
    '%j is not taken from the query, nor from a state in parts',
    async (evil, { open }) => {
      const person = await register(shop);
      const query = new URLSearchParams(names.map((name) => [name, evil]));
      const page = await open(`/login?${query}#${evil}`, { shopUrl: shop.url });
      const asked: string[] = [];
      page.context().on('request', (request) => asked.push(request.url()));
      await page.evaluate((pathname) => {
        history.replaceState({ ...history.state, usr: { from: { pathname, search: '', hash: '' } } }, '');
      }, evil);
      await page.reload();

      await signInHere(page, person);

      await expect.poll(() => addressOf(page)).toBe('/profile-edit');
      expect(asked.filter((url) => !url.startsWith(`${shop.url}/`))).toEqual([]);
    },
  );
});
