// cspell:disable: German texts

import { deskPaths } from '@wearfolio/contracts/desk';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { desktop, phone } from '../testing/browser.ts';
import { deskRoutes, ownerOf, shopperMessage } from '../testing/desk-pages.ts';
import { it } from '../testing/journey.ts';
import { addOwnData, englishOn, onlyEnglish, saidAtDesk, watchData, wordsOf } from '../testing/page-texts.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { tooWide } from '../testing/width.ts';

const english = onlyEnglish('de');

/** What shoppers wrote, and addresses in examples, which no language changes. */
const notTranslated = wordsOf(`${shopperMessage} https://partner.example/go?to={url}`);

let shop: Shop;
let signInAsOwner: (page: Page) => Promise<void>;

beforeAll(async () => {
  shop = await startShop({ copyOf: inject('demoDir') });
  signInAsOwner = ownerOf(shop);
});
afterAll(() => shop.stop());

const languageOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('lang');

const walk = async (page: Page, path: string): Promise<void> => {
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

  // Each text has its German (`check:messages`), and `pseudo-desk.test.ts` walks all pages. So most are for the sweep.
  const isShown = (at: number): boolean => at % 6 === 0;
  const name = '%s shows no English of ours, and fits';
  it.for(deskRoutes.filter((_, at) => isShown(at)))(name, async ([, path], { openBlank }) => {
    await walk(await openBlank({ shopUrl: shop.url }), path);
  });
  it.for(deskRoutes.filter((_, at) => !isShown(at)))(name, { tags: 'sweep' }, async ([, path], { openBlank }) => {
    await walk(await openBlank({ shopUrl: shop.url }), path);
  });
});
