import { deskPaths } from '@wearfolio/contracts/desk';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { desktop, phone } from '../testing/browser.ts';
import { deskRoutes, ownerOf, shopperMessage, wayInRoutes } from '../testing/desk-pages.ts';
import { it } from '../testing/journey.ts';
import { addOwnData, noFaults, pageNames, saidAtDesk, textFaults, watchData, wordsOf } from '../testing/page-texts.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { tooWide } from '../testing/width.ts';

/** Names of standards, browsers, fonts and addresses in examples, which no language changes. */
const deskNames = wordsOf(
  [
    ...['GTIN MPN Chrome Linux Ada Byron', 'Newsreader Instrument Sans Bodoni Moda DM Bricolage Grotesque Figtree'],
    ...[
      '{brand} {title} {color} {size} AM PM',
      'https://store.example/products/{id}',
      'https://partner.example/go?to={url}',
    ],
    shopperMessage,
  ].join(' '),
);

// The audit log shows the fields of records by their names in the database.
const fieldNames = wordsOf('feeds out, free from, returns note');

const turn = (page: Page, direction: 'ltr' | 'rtl'): Promise<void> =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);

/** Until late parts of a page have come, in ms. */
const timeout = 8_000;

let shop: Shop;
let signInAsOwner: (page: Page) => Promise<void>;

beforeAll(async () => {
  shop = await startShop({ copyOf: inject('demoDir') });
  signInAsOwner = ownerOf(shop);
});
afterAll(() => shop.stop());

const open = async (page: Page, path: string, locale: string): Promise<void> => {
  const [address = '', secret] = path.split('#');
  const asked = `${address}${address.includes('?') ? '&' : '?'}locale=${locale}`;
  await page.goto(secret === undefined ? asked : `${asked}#${secret}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
};

/** Opens a page once and turns it: a load costs more than all of its checks. */
const check = async (page: Page, path: string): Promise<void> => {
  const data = watchData(page, saidAtDesk);
  for (const name of [...pageNames, ...deskNames, ...(path === deskPaths.audit ? fieldNames : [])]) data.add(name);
  await open(page, path, 'en-XA');
  await addOwnData(page, data);

  for (const screen of [desktop, phone]) {
    await page.setViewportSize(screen);
    for (const direction of ['ltr', 'rtl'] as const) {
      await turn(page, direction);
      const message = `${screen.width} px, ${direction}`;
      await expect.poll(() => textFaults(page, data), { message, timeout }).toEqual(noFaults);
      await expect.poll(() => tooWide(page), { message, timeout }).toEqual([]);
    }
  }
};

describe('every page of the desk in longer English', () => {
  it.for(deskRoutes)(
    '%s shows no other English, and cuts and covers no text either way',
    async ([, path], { openBlank }) => {
      const page = await openBlank({ shopUrl: shop.url });
      await signInAsOwner(page);
      await check(page, path);
    },
  );

  it.for(wayInRoutes)('%s does, before anybody is signed in', async (path, { openBlank }) => {
    await check(await openBlank({ shopUrl: shop.url, forgives: /status of 40[01]/ }), path);
  });
});

describe('the desk from right to left', () => {
  it('has that direction, and fits', async ({ openBlank }) => {
    const page = await openBlank({ shopUrl: shop.url });
    await signInAsOwner(page);
    await open(page, deskPaths.overview, 'ar-XB');

    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    for (const screen of [desktop, phone]) {
      await page.setViewportSize(screen);
      await expect.poll(() => tooWide(page), { message: `${screen.width} px` }).toEqual([]);
    }
  });
});
