import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type WalkedRoute, wholeTable } from '../routes/table.ts';
import { desktop, phone, untilAlive } from '../testing/browser.ts';
import { it } from '../testing/journey.ts';
import { addOwnData, noFaults, pageNames, textFaults, turn, watchData } from '../testing/page-texts.ts';
import { signInWithFavorites } from '../testing/signed-in.ts';
import { tooWide } from '../testing/width.ts';

/** Words that are no texts of ours. */
const names = [...pageNames, 'ada', 'lovelace', 'google', 'json', 'shop', 'test', 'alt'];

/** Until late parts of a page have come, in ms. */
const timeout = 8_000;

const open = async (page: Page, path: string, locale: string): Promise<void> => {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}locale=${locale}`);
  await untilAlive(page);
  await page.getByRole('main').waitFor();
  await expect.poll(() => page.getByRole('status').filter({ hasText: '...' }).count()).toBe(0);
};

const isOfCustomer = ({ guest }: WalkedRoute): boolean => guest !== undefined;

describe.each([
  ['a guest', wholeTable.filter((route) => !isOfCustomer(route))],
  ['a customer', wholeTable.filter((route) => isOfCustomer(route) || ['/', '/product/1'].includes(route.path))],
] as const)('every route of %s in longer English', (who, routes) => {
  it.for(routes)(
    '$path shows no other English, and cuts and covers no text either way',
    async ({ path, forgives }, { openBlank }) => {
      const page = await openBlank(forgives ? { forgives } : {});
      const data = watchData(page);
      for (const name of names) data.add(name);
      if (who === 'a customer') await signInWithFavorites(page);
      await open(page, path, 'en-XA');
      await addOwnData(page, data);

      // Turning a page costs less than loading it again.
      for (const screen of [desktop, phone]) {
        await page.setViewportSize(screen);
        for (const direction of ['ltr', 'rtl'] as const) {
          await turn(page, direction);
          const message = `${screen.width} px, ${direction}`;
          await expect.poll(() => textFaults(page, data), { message, timeout }).toEqual(noFaults);
          await expect.poll(() => tooWide(page), { message, timeout }).toEqual([]);
        }
      }
    },
  );
});

describe('the shop from right to left', () => {
  it('has that direction, and fits', async ({ openBlank }) => {
    const page = await openBlank();
    await open(page, '/product/1', 'ar-XB');

    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    for (const screen of [desktop, phone]) {
      await page.setViewportSize(screen);
      await expect.poll(() => tooWide(page), { message: `${screen.width} px`, timeout }).toEqual([]);
    }
  });
});
