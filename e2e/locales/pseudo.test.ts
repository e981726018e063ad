import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type WalkedRoute, wholeTable } from '../routes/table.ts';
import { desktop, phone, untilAlive } from '../testing/browser.ts';
import { it } from '../testing/journey.ts';
import { addOwnData, expectTextsFit, pageNames, watchData } from '../testing/page-texts.ts';
import { signInWithFavorites } from '../testing/signed-in.ts';
import { tooWide } from '../testing/width.ts';

/** Words that are no texts of ours. */
const names = [...pageNames, 'ada', 'lovelace', 'google', 'json', 'shop', 'test', 'alt'];

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
      await expectTextsFit(page, data);
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
      await expect.poll(() => tooWide(page), { message: `${screen.width} px` }).toEqual([]);
    }
  });
});
