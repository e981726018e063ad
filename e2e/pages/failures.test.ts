import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { phone } from '../testing/browser.ts';
import { it } from '../testing/journey.ts';
import { addressOf, cards, filterButton, main } from '../testing/listing.ts';

const lost = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|PageNotLoaded|dynamically imported/;
const heading = (page: Page) => main(page).getByRole('heading', { name: 'Unexpected Application Error!' });
const contact = '**/assets/contact-*.js';

const goToContact = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();

describe('a page whose code fails to load', () => {
  it('shows an error in its place, and the page after a retry', async ({ open }) => {
    const page = await open('/about', { forgives: lost });
    await page.route(contact, (route) => route.abort());

    await goToContact(page);
    await heading(page).waitFor();
    await page.unroute(contact);
    await main(page).getByRole('button', { name: 'Load again' }).click();

    await main(page).getByRole('button', { name: 'SUBMIT' }).waitFor();
    await expect.poll(() => addressOf(page)).toBe('/contact-us');
  });

  it("never shows the browser's error page while the shop is down", { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about', { forgives: lost });
    await page.route(/\/(assets|api)\//, (route) => route.abort());
    await goToContact(page);
    await heading(page).waitFor();

    const asked = page.waitForRequest('**/api/categories');
    await main(page).getByRole('button', { name: 'Load again' }).click();
    await asked;
    await main(page).getByRole('button', { name: 'Load again' }).click();

    await heading(page).waitFor();
  });

  it('keeps the rest of the shop working', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about', { forgives: lost });
    await page.route(contact, (route) => route.abort());
    await goToContact(page);
    await heading(page).waitFor();

    await page.goBack();

    await main(page).getByText('About Page!').waitFor();
  });

  it('offers a search', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about', { forgives: lost });
    await page.route(contact, (route) => route.abort());
    await goToContact(page);
    await heading(page).waitFor();

    await main(page).getByRole('searchbox', { name: 'Search' }).fill('linen dress');
    await page.keyboard.press('Enter');

    await cards(page).first().waitFor();
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=linen+dress');
  });
});

describe('offline', () => {
  it('shows a message until the connection is back, and completes pending requests', async ({ openFresh }) => {
    const page = await openFresh({ screen: phone, forgives: lost });
    await page.goto('/aboutUs');
    const notice = page.getByText('You are offline.');
    await main(page).getByRole('heading', { name: 'Our mission' }).waitFor();
    expect(await notice.count()).toBe(0);

    await page.context().setOffline(true);
    await notice.waitFor();
    await main(page).getByRole('link', { name: 'Shop the newest finds' }).tap();
    await page.context().setOffline(false);

    await notice.waitFor({ state: 'hidden' });
    await cards(page).first().waitFor();
  });

  it('explains the first toast of a tab without its style sheet, and shows the next one', { tags: 'sweep' }, async ({
    openFresh,
  }) => {
    const page = await openFresh({ screen: phone, forgives: lost });
    await page.goto('/shop/weekly_product');
    const toasts = page.getByRole('region', { name: /^Notifications/ });
    await toasts.waitFor({ state: 'attached' });
    await page.context().setOffline(true);

    await filterButton(page).tap();
    await toasts.getByText('This could not be loaded.').waitFor();
    await toasts.getByRole('button', { name: 'Close' }).tap();
    await toasts.getByText('This could not be loaded.').waitFor({ state: 'detached' });
    await page.context().setOffline(false);
    await filterButton(page).tap();

    // The browser may or may not request the style sheet again.
    await toasts
      .getByText('This could not be loaded.')
      .or(page.getByRole('dialog', { name: 'Filter' }))
      .waitFor();
  });
});

describe('an unknown URL', () => {
  it('returns 404 with two links and a search', async ({ open }) => {
    const page = await open('/no/such/page', { forgives: /status of 404/ });

    await main(page).getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    expect((await page.request.get('/no/such/page')).status()).toBe(404);
    await expect.poll(() => main(page).getByRole('link').allInnerTexts()).toEqual(['Home page', 'The newest finds']);

    const search = main(page).getByRole('combobox', { name: 'Search' });
    await search.fill('linen');
    await page.getByRole('option').first().waitFor();
    await search.press('Enter');

    await cards(page).first().waitFor();
    await expect.poll(() => addressOf(page)).toBe('/search?keyword=linen');
  });
});
