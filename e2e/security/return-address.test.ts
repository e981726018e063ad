import { describe, expect, inject } from 'vitest';
import { register, signInHere } from '../testing/customer.ts';
import { it } from '../testing/journey.ts';
import { addressOf } from '../testing/listing.ts';

const shop = inject('accountShop');

const names = ['from', 'next', 'redirect', 'returnTo', 'return_to', 'continue', 'url'];

// customer/sign-in.test.ts covers the history state, and origin.test.ts all spellings.
describe('F5: an address to return to', () => {
  it.for(['//evil.test', 'javascript:alert(1)'])(
    '%j is not taken from the query or from a partial state',
    async (evil, { openFresh }) => {
      const person = await register(shop);
      const query = new URLSearchParams(names.map((name) => [name, evil]));
      const page = await openFresh({ shopUrl: shop.url });
      await page.goto(`/login?${query}#${evil}`);
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
