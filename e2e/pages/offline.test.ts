import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFaults } from '../testing/axe.ts';
import { desktop, openPage } from '../testing/browser.ts';
import { copyDemo } from '../testing/demo.ts';
import { it } from '../testing/journey.ts';
import { cards, main } from '../testing/listing.ts';
import { removeFolder, startShop } from '../testing/shop.ts';
import { signInWithFavorites } from '../testing/signed-in.ts';

const keptIn = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, cache);

const untilKept = (page: Page, cache: string, path: string): Promise<void> =>
  expect.poll(() => keptIn(page, cache)).toContain(path);

describe('a shop that cannot be reached', () => {
  it('shows the last pages and favorites as of when, never the desk, and nothing personal after signing out', {
    timeout: 600_000,
  }, async ({ browser }) => {
    const dataDir = await copyDemo();
    const shop = await startShop({ dataDir });
    const { page, context } = await openPage(browser, shop.url, desktop, 'allow');
    await page.goto('/browse/women/clothing');
    await cards(page).first().waitFor();
    const title = await cards(page).first().getByRole('heading').textContent();
    // The first page came before the worker.
    await untilKept(page, 'pages', '/browse/women/clothing');
    await untilKept(page, 'data', '/browse/women/clothing');
    await page.goto('/product/1');
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    await signInWithFavorites(page);
    await page.goto('/my-favourite');
    await cards(page).first().waitFor();
    await untilKept(page, 'personal', '/api/favorites');
    await page.goto('/ops');
    expect((await keptIn(page, 'pages')).filter((path) => path.startsWith('/ops'))).toEqual([]);
    await page.goto('/about');

    const port = Number(new URL(shop.url).port);
    await shop.stop();

    await page.goto('/browse/women/clothing');
    await cards(page)
      .filter({ hasText: title ?? '' })
      .first()
      .waitFor();
    await page.getByText(/^The shop cannot be reached\. You see it as of .*2\d\d\d/).waitFor();
    expect.soft(await axeFaults(page)).toEqual([]);
    await page.goto('/my-favourite');
    await cards(page).first().waitFor();
    await page.getByText(/^The shop cannot be reached\. You see it as of/).waitFor();
    // A page that was not kept: the frame of the shop, which says that the product did not come.
    await page.goto('/product/7');
    await main(page).getByText('Something went wrong').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).waitFor();
    await page.goto('/browse/women/clothing');
    await page.getByText(/^The shop cannot be reached\. You see it as of/).waitFor();

    const again = await startShop({ dataDir, port });
    // The page that is still open asks again.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText('The shop cannot be reached').waitFor({ state: 'detached' });
    await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Login / Register' }).waitFor();
    await expect.poll(() => keptIn(page, 'personal')).toEqual([]);
    expect(await keptIn(page, 'pages')).not.toContain('/browse/women/clothing');

    await again.stop();
    await context.close();
    await removeFolder(dataDir);
  });
});
