import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type WalkedRoute, wholeTable } from '../routes/table.ts';
import { desktop, phone, untilAlive } from '../testing/browser.ts';
import { it } from '../testing/journey.ts';
import { addOwnData, noFaults, pageNames, textFaults, watchData } from '../testing/page-texts.ts';
import { signInWithFavorites } from '../testing/signed-in.ts';
import { tooWide } from '../testing/width.ts';

/** Words that are no texts of ours. */
const names = [...pageNames, 'ada', 'lovelace', 'google', 'json', 'shop', 'test', 'alt'];

const inLanguage = (path: string, locale: string): string => `${path}${path.includes('?') ? '&' : '?'}locale=${locale}`;

/** Until late parts of a page have come, in ms. */
const timeout = 8_000;

const open = async (page: Page, { path }: WalkedRoute, locale: string): Promise<void> => {
  await page.goto(inLanguage(path, locale));
  await untilAlive(page);
  await page.getByRole('main').waitFor();
  await expect.poll(() => page.getByRole('status').filter({ hasText: '...' }).count()).toBe(0);
};

const isOfCustomer = ({ guest }: WalkedRoute): boolean => guest !== undefined;

describe.each([
  ['a guest', wholeTable.filter((route) => !isOfCustomer(route))],
  ['a customer', wholeTable.filter((route) => isOfCustomer(route) || ['/', '/product/1'].includes(route.path))],
] as const)('every route of %s in longer English', (who, routes) => {
  it.for(routes)('$path shows no other English, and cuts and covers no text', async (route, { openBlank }) => {
    const page = await openBlank(route.forgives ? { forgives: route.forgives } : {});
    const data = watchData(page);
    for (const name of names) data.add(name);
    if (who === 'a customer') await signInWithFavorites(page);
    await open(page, route, 'en-XA');
    await addOwnData(page, data);

    for (const screen of [desktop, phone]) {
      await page.setViewportSize(screen);
      await expect.poll(() => textFaults(page, data), { message: `${screen.width} px`, timeout }).toEqual(noFaults);
      await expect.poll(() => tooWide(page), { message: `${screen.width} px`, timeout }).toEqual([]);
    }
  });
});

describe('every route from right to left', () => {
  it.for(wholeTable.filter((route) => !isOfCustomer(route)))('$path fits', async (route, { openBlank }) => {
    const page = await openBlank(route.forgives ? { forgives: route.forgives } : {});
    await open(page, route, 'ar-XB');

    for (const screen of [desktop, phone]) {
      await page.setViewportSize(screen);
      await expect
        .poll(async () => ({ ...(await textFaults(page, new Set())), english: [] }), {
          message: `${screen.width} px`,
          timeout,
        })
        .toEqual(noFaults);
      await expect.poll(() => tooWide(page), { message: `${screen.width} px`, timeout }).toEqual([]);
    }
  });
});
