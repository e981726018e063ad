import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { treeFaults } from '../testing/accessibility-tree.ts';
import { axeFaults } from '../testing/axe.ts';
import { desktop, phone, tablet, untilDrawn } from '../testing/browser.ts';
import { copyDemo } from '../testing/demo.ts';
import { loadedFonts } from '../testing/fonts.ts';
import { it } from '../testing/journey.ts';
import { removeFolder, type Shop, startShop } from '../testing/shop.ts';

const token = 'kT8vQ2xZ5nB7mW1cR4yU6pL9';

let shop: Shop;
let folder = '';

beforeAll(async () => {
  folder = await copyDemo();
  shop = await startShop({ dataDir: folder, environment: { OPS_TOKEN: token } });
});
afterAll(async () => {
  await shop.stop();
  await removeFolder(folder);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const signIn = async (page: Page, sent = token): Promise<void> => {
  await page.getByLabel('Operations token').fill(sent);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const goTo = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name }).click();
  await heading(page, name).waitFor();
};

// The form of who is not signed in comes with status 401.
const forgives = /status of 401/;

describe('The pages of ops', () => {
  it('open with the token, and close again', async ({ open }) => {
    const page = await open('/ops/search', { shopUrl: shop.url, forgives });
    await heading(page, 'Sign in').waitFor();
    await signIn(page, 'guessed');
    await page.getByRole('alert').getByText('Incorrect token.').waitFor();
    const field = page.getByRole('main').locator(':focus');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect.soft(await axeFaults(page)).toEqual([]);
    await page.keyboard.type(token);
    await page.keyboard.press('Enter');

    await heading(page, 'Search').waitFor();
    await expect.poll(async () => new Set(await loadedFonts(page))).toEqual(new Set(['Instrument Sans', 'Newsreader']));
    await goTo(page, 'Pictures');

    await page.getByRole('button', { name: 'Sign out' }).click();
    await heading(page, 'Sign in').waitFor();
    await page.goto('/ops/search');
    await heading(page, 'Sign in').waitFor();
  });

  it('keep their cookie from scripts', async ({ open }) => {
    const page = await open('/ops/search', { shopUrl: shop.url, forgives });
    await signIn(page);
    await heading(page, 'Search').waitFor();

    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await page.context().cookies()).toMatchObject([
      { name: '__Host-ops', httpOnly: true, secure: true, sameSite: 'Strict', path: '/' },
    ]);
  });
});

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const buttonsBeyond = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button')]
      .filter((button) => button.getBoundingClientRect().right > innerWidth)
      .map((button) => button.ariaLabel),
  );

describe('axe', () => {
  it('finds nothing on the pages of ops, in light and dark, and nothing is beyond the screen', async ({ open }) => {
    const page = await open('/ops/search', { shopUrl: shop.url, forgives });
    const check = async (name: string): Promise<void> => {
      for (const screen of [phone, tablet, desktop]) {
        await page.setViewportSize(screen);
        await untilDrawn(page);
        expect.soft(await overflow(page), `${name}, ${screen.width}`).toBe(0);
        expect.soft(await buttonsBeyond(page), `${name}, ${screen.width}`).toEqual([]);
        // Between a phone and a wide screen nothing stands that neither has.
        if (screen === tablet) continue;
        // The colors are the same at every size, so each scheme is looked at in one of them.
        await page.emulateMedia({ colorScheme: screen === phone ? 'dark' : 'light' });
        expect.soft(await axeFaults(page), `${name}, ${screen.width}`).toEqual([]);
      }
      expect.soft(await treeFaults(page, ['banner', 'main']), name).toEqual([]);
    };

    await check('sign-in');
    await signIn(page);
    await heading(page, 'Search').waitFor();
    await check('Search');
    for (const name of ['Pictures']) {
      await goTo(page, name);
      await check(name);
    }
    await page.goto('/ops/search?keyword=red+jacket');
    await check('a tested search');
  });
});
