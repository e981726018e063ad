// cspell:disable: German texts

import { deskPaths } from '@wearfolio/contracts/desk';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { look } from '../desk/desk.ts';
import { desktop, phone } from '../testing/browser.ts';
import { deskRoutes, ownerOf, shopperMessage, wayInRoutes } from '../testing/desk-pages.ts';
import { it } from '../testing/journey.ts';
import {
  addOwnData,
  englishOn,
  expectTextsFit,
  onlyEnglish,
  pageNames,
  saidAtDesk,
  watchData,
  wordsOf,
} from '../testing/page-texts.ts';
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

const english = onlyEnglish('de');

/** What shoppers wrote, and addresses in examples, which no language changes. */
const notTranslated = wordsOf(`${shopperMessage} https://partner.example/go?to={url}`);

/** Pages to check with axe: one of each kind. `npm run sweep` checks all. */
const ofEachKind = [
  ...['new-store', 'store-settings', 'values', 'rules', 'catalogue', 'product', 'home-page', 'identity'],
  ...['customers', 'commissions', 'jobs'],
];

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

/** Opens a page and checks it. axe looks if there are landmarks. */
const check = async (page: Page, path: string, landmarks: readonly string[] = []): Promise<void> => {
  const data = watchData(page, saidAtDesk);
  for (const name of [...pageNames, ...deskNames, ...(path === deskPaths.audit ? fieldNames : [])]) data.add(name);
  await open(page, path, 'en-XA');
  await addOwnData(page, data);
  if (landmarks.length > 0) await look(page, landmarks);
  await expectTextsFit(page, data);
};

describe('every page of the desk in longer English', () => {
  it.for(deskRoutes)(
    '%s shows no other English, and cuts and covers no text either way',
    async ([name, path], { openBlank }) => {
      const page = await openBlank({ shopUrl: shop.url });
      await signInAsOwner(page);
      const isLookedAt = inject('everySize') || ofEachKind.includes(name);
      await check(page, path, isLookedAt ? ['banner', 'main'] : []);
    },
  );

  it.for(wayInRoutes)('%s does, before anybody is signed in', async (path, { openBlank }) => {
    await check(await openBlank({ shopUrl: shop.url, forgives: /status of 40[01]/ }), path, ['main']);
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

const languageOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');

const walkInGerman = async (page: Page, path: string): Promise<void> => {
  await signInAsOwner(page);
  await page.goto(`${deskPaths.account}?language=de`);
  const data = watchData(page, saidAtDesk);
  for (const word of notTranslated) data.add(word);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await addOwnData(page, data);

  await expect.poll(() => englishOn(page, english, data)).toEqual([]);
  for (const screen of [desktop, phone]) {
    await page.setViewportSize(screen);
    await expect.poll(() => tooWide(page), { message: `${screen.width} px` }).toEqual([]);
  }
};

describe('the desk in German', () => {
  it('is chosen in the account or before signing in, and remembered', async ({ openBlank }) => {
    const page = await openBlank({ shopUrl: shop.url });
    await signInAsOwner(page);
    await page.goto(deskPaths.account);
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Sitzungen' }).waitFor();

    expect(page.url()).toBe(shop.url + deskPaths.account);
    expect(await languageOf(page)).toBe('de');
    await page.getByText(/^E-Mail an mich/).click();
    await page.getByText('Sie bekommen E-Mails zu Feeds').waitFor();

    await page.goto('/');
    expect(await languageOf(page)).toBe('en');

    const guest = await openBlank({ shopUrl: shop.url });
    await guest.goto(`${deskPaths.signIn}?to=%2Fops%2Ffeeds`);
    await guest.getByRole('link', { name: 'Deutsch' }).click();
    await guest.getByRole('button', { name: 'Anmelden', exact: true }).waitFor();
    expect(guest.url()).toBe(`${shop.url}${deskPaths.signIn}?to=%2Fops%2Ffeeds`);
    await guest.getByRole('link', { name: 'English' }).click();
    await guest.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  });

  it('names all fields that a rule may test', async ({ openBlank }) => {
    const page = await openBlank({ shopUrl: shop.url });
    await walkInGerman(page, `${deskPaths.rules}?store=1`);
    const data = watchData(page, saidAtDesk);
    for (const word of notTranslated) data.add(word);
    await page.reload();
    await page.getByRole('button', { name: 'Regel hinzufügen' }).click();
    await page.getByLabel('Bedingung 1: was').waitFor();

    await expect.poll(() => englishOn(page, english, data)).toEqual([]);
  });

  const isWalkedInGerman = ([name]: (typeof deskRoutes)[number]): boolean => inject('everySize') || name === 'product';
  it.for(deskRoutes.filter(isWalkedInGerman))(
    '%s shows no English of ours, and fits',
    async ([, path], { openBlank }) => {
      await walkInGerman(await openBlank({ shopUrl: shop.url }), path);
    },
  );
});
