import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { desktop, phone } from '../testing/browser.ts';
import { askListing } from '../testing/catalogue.ts';
import { copyDemo } from '../testing/demo.ts';
import { focusedName } from '../testing/header.ts';
import { it } from '../testing/journey.ts';
import { addressOf, cards, expectListing, goToCategory, main, press } from '../testing/listing.ts';
import { removeFolder, type Shop, startShop } from '../testing/shop.ts';
import { mostlyNarrow } from '../testing/sizes.ts';

const path = '/browse/women';
const scope = 'childCateg=women';
const calls = '**/api/product/*';
const code = '**/assets/quick-view-*.js';
const pageCode = /\/assets\/product-[^/]*\.js$/;
const lost = /Failed to load resource|dynamically imported/;

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong' });

/** The first card of the listing and its name. */
const firstCard = async (page: Page) => {
  const reply = await askListing(scope);
  await expectListing(page, reply);
  const [link, quickView] = [
    cards(page).first().getByRole('link'),
    cards(page)
      .first()
      .getByRole('button', { name: /^Quick view/ }),
  ];
  return { link, quickView, title: reply.data[0]?.title ?? '' };
};

describe('a product that fails to load', () => {
  it('on its page loads with Try again after a server error', async ({ open }) => {
    const page = await open(path, { forgives: lost });
    const { link, title } = await firstCard(page);
    await page.route(calls, (route) => route.fulfill({ status: 500, json: { message: 'Something went wrong' } }));
    await link.click();

    await failed(page).waitFor();
    expect(await main(page).getByText('Page not found').count()).toBe(0);
    await page.unroute(calls);
    await main(page).getByRole('button', { name: 'Try again' }).click();

    await main(page).getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  });

  it('in the quick view loads with Try again after a lost connection', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(path, { screen: phone, forgives: lost });
    const { quickView, title } = await firstCard(page);
    await page.route(calls, (route) => route.abort());
    await quickView.tap();

    await page.getByRole('alert').filter({ hasText: 'The shop could not be reached' }).waitFor();
    await page.unroute(calls);
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).tap();

    await page.getByRole('dialog').getByRole('heading', { name: title, exact: true }).waitFor();
  });
});

describe('a quick view whose code did not load without a connection', () => {
  it('says so, and opens when the connection is back', { tags: 'sweep' }, async ({ openFresh }) => {
    const page = await openFresh({ screen: phone, forgives: lost });
    await page.route(code, (route) => route.abort());
    await page.goto(path);
    const { quickView, title } = await firstCard(page);
    await page.context().setOffline(true);
    await quickView.tap();
    await page.getByRole('dialog').getByText('You are offline.').waitFor();

    await page.unroute(code);
    await page.context().setOffline(false);

    await page.getByRole('dialog').getByRole('heading', { name: title, exact: true }).waitFor();
  });
});

describe('a product page whose code did not load without a connection', () => {
  it('says so, and shows the product when the connection is back', { tags: 'sweep' }, async ({ openFresh }) => {
    const page = await openFresh({ screen: desktop, forgives: /Failed to load resource|could not be loaded/ });
    await page.route(pageCode, (route) => route.abort());
    await page.goto(path);
    const { link, title } = await firstCard(page);
    await page.context().setOffline(true);
    await link.click();
    await page.getByText('Check your connection and load it again.').waitFor();

    await page.unroute(pageCode);
    await page.context().setOffline(false);

    await main(page).getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    expect(addressOf(page)).toMatch(/^\/product\/\d+\//);
  });
});

describe('a page of a former version of the shop', () => {
  it('loads the new version by itself at the same address, and says so', async ({ openBlank }) => {
    const page = await openBlank({ screen: desktop, forgives: /Failed to load resource|could not be loaded/ });
    let isFormer = false;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isFormer = false;
    });
    const gone = { status: 404, body: '' };
    await page.route('**/assets/*.js', (route) => {
      const isGone = /\/product-[^/]*$/.test(route.request().url()) || route.request().method() === 'HEAD';
      return isFormer && isGone ? route.fulfill(gone) : route.continue();
    });
    await page.goto(path);
    const { link, title } = await firstCard(page);
    isFormer = true;
    const anew = page.waitForEvent('load');
    await link.click();
    await anew;

    await main(page).getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.getByText('The shop was updated, so this page was loaded again.').waitFor();
    expect(addressOf(page)).toMatch(/^\/product\/\d+\//);
  });
});

describe.each(mostlyNarrow)('a quick view whose code fails to load at %s', (_, screen) => {
  const openQuickView = async (page: Page) => {
    const { quickView, title } = await firstCard(page);
    if (screen !== phone) await cards(page).first().hover();
    await press(page, quickView);
    await page.getByRole('dialog').getByText('You can still open the product page.').waitFor();
    return title;
  };

  it("shows an error over the list with a link to the product's page", { tags: 'sweep' }, async ({ openBlank }) => {
    const page = await openBlank({ screen, forgives: lost });
    await page.route(code, (route) => route.abort());
    await page.goto(path);
    const title = await openQuickView(page);
    expect(await cards(page).count()).toBeGreaterThan(0);

    await press(page, page.getByRole('dialog').getByRole('link', { name: 'See all details' }));

    await main(page).getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.goBack();
    await firstCard(page);
    await expect.poll(() => addressOf(page)).toBe(path);
  });

  it('closes and returns to the list', { tags: 'sweep' }, async ({ openBlank }) => {
    const page = await openBlank({ screen, forgives: lost });
    await page.route(code, (route) => route.abort());
    await page.goto(path);
    await openQuickView(page);

    await page.keyboard.press('Escape');

    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => addressOf(page)).toBe(path);
    if (screen === desktop) await expect.poll(() => focusedName(page)).toMatch(/^Quick view/);
    await openQuickView(page);
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }));
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});

describe('a shop that stops responding', () => {
  let dataDir: string;
  let shop: Shop;
  beforeAll(async () => {
    dataDir = await copyDemo();
    shop = await startShop({ dataDir });
  });
  afterAll(async () => {
    await shop.stop();
    await removeFolder(dataDir);
  });

  it('keeps what is loaded, shows what failed, and continues when it responds again', { tags: 'sweep' }, async ({
    open,
  }) => {
    const page = await open('/browse/men', { shopUrl: shop.url, forgives: lost });
    await cards(page).first().getByRole('link').click();
    // Waits for the product's page itself, because the listing has a title too.
    await main(page).locator('a[href^="/out/"]').filter({ visible: true }).first().waitFor();
    await page.goBack();
    await cards(page).nth(1).waitFor();
    const name = (await cards(page).nth(1).getByRole('heading').textContent()) ?? '';
    await shop.stop();

    await goToCategory(page, 'Women');
    await failed(page).waitFor();
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
    const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/search/keyword'));
    await search.fill('linen');
    await asked;
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Search for "linen"']);
    await search.fill('');
    await page.goBack();
    await cards(page).filter({ hasText: name }).first().getByRole('link').click();
    await failed(page).waitFor();

    shop = await startShop({ dataDir, port: Number(new URL(shop.url).port) });
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await main(page).getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await goToCategory(page, 'Women');
    await main(page).getByRole('button', { name: 'Try again' }).or(cards(page).first()).first().waitFor();
    const again = main(page).getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await expectListing(page, await askListing(scope));
    await search.fill('linen');
    await page.getByRole('group', { name: 'Products' }).waitFor();
  });
});
