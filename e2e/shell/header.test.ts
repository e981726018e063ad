import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { findProduct, pathOf } from '../product/product.ts';
import { desktop, phone } from '../testing/browser.ts';
import { newPerson, register, signInHere } from '../testing/customer.ts';
import { it } from '../testing/journey.ts';
import { addressOf, cards, main, press } from '../testing/listing.ts';
import { mostlyNarrow } from '../testing/sizes.ts';
import { tooWide } from '../testing/width.ts';

const headerOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => ({
    position: getComputedStyle(header).position,
    top: header.getBoundingClientRect().top,
  }));

const scrollTo = (page: Page, top: number): Promise<void> => page.evaluate((y) => window.scrollTo(0, y), top);

const placeOfMain = (page: Page): Promise<number> =>
  main(page).evaluate((element) => element.getBoundingClientRect().top + scrollY);

describe.each(mostlyNarrow)('the header at %s', (_, screen) => {
  it('becomes fixed after 90 px of scrolling without a layout shift', async ({ open }) => {
    const page = await open('/', { screen });
    await cards(page).first().waitFor();
    const place = await placeOfMain(page);

    await scrollTo(page, 89);
    await expect.poll(() => headerOf(page)).toMatchObject({ position: 'relative' });
    await scrollTo(page, 92);
    await expect.poll(() => headerOf(page)).toEqual({ position: 'fixed', top: 0 });

    await expect.poll(() => placeOfMain(page)).toBe(place);
    await scrollTo(page, 0);
    await expect.poll(() => headerOf(page)).toMatchObject({ position: 'relative' });
  });

  it('has a button to the top after 400 px of scrolling', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/', { screen });
    await cards(page).first().waitFor();
    const button = page.getByRole('button', { name: 'Scroll to top' });

    await scrollTo(page, 395);
    await expect.poll(() => headerOf(page)).toMatchObject({ position: 'fixed' });
    expect(await button.count()).toBe(0);
    await scrollTo(page, 405);
    await button.waitFor();
    await expect.poll(() => button.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await press(page, button);

    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await button.waitFor({ state: 'hidden' });
  });

  it('has a button to the top that gives way to a link to a store', { tags: 'sweep' }, async ({ open }) => {
    const card = await findProduct(({ store_count: stores }) => stores > 1, 'of several stores');
    const page = await open(pathOf(card), { screen });
    const link = main(page).getByRole('region', { name: 'Stores' }).getByRole('link').last();
    const button = page.getByRole('button', { name: 'Scroll to top', includeHidden: true });
    const isCovered = async () =>
      button.evaluate(
        (top, other) => {
          const [one, two] = [top, other].map((element) => (element as Element).getBoundingClientRect());
          return !!one && !!two && one.left < two.right && one.top < two.bottom && one.bottom > two.top;
        },
        await link.elementHandle(),
      );
    await scrollTo(page, 600);
    await button.waitFor({ state: 'attached' });

    const [at, shop] = [await button.boundingBox(), await link.boundingBox()];
    await page.evaluate((y) => window.scrollBy(0, y), (shop?.y ?? 0) - (at?.y ?? 0));

    if (await isCovered()) await button.waitFor({ state: 'hidden' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await button.waitFor();
  });

  it('shows a sign-in link to guests, and neither heart nor account menu', async ({ open }) => {
    const page = await open('/brand', { screen });

    const banner = page.getByRole('banner');
    expect(await banner.getByRole('link', { name: /My Favorites/ }).count()).toBe(0);
    expect(await banner.getByRole('button', { name: 'Account menu' }).count()).toBe(0);
    await press(page, banner.getByRole('link', { name: 'Login / Register' }).filter({ visible: true }));

    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    await expect.poll(() => page.evaluate(() => history.state.usr)).toEqual({ from: '/brand' });
  });
});

describe('the button to the top of a desktop', () => {
  it('gives way to the last line of the footer', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/brand', { screen: desktop });
    const line = page.getByText('Prices and availability are set by the stores');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const button = page.getByRole('button', { name: 'Scroll to top', includeHidden: true });
    await button.waitFor();

    const at = await button.boundingBox();
    const letters = await line.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().toJSON();
    });
    await page.evaluate((y) => window.scrollBy(0, y), letters.y - (at?.y ?? 0) - 10);

    expect(letters.right).toBeGreaterThan(at?.x ?? 0);
    await button.waitFor({ state: 'hidden' });
  });
});

describe('the search of a tablet in portrait', () => {
  it('uses the full screen, and leaves space for a long customer name in the header', { tags: 'sweep' }, async ({
    open,
  }) => {
    const shop = inject('accountShop');
    const person = await register(shop, { ...newPerson(), first_name: 'Bartholomewmaximilian' });
    const page = await open('/login', { shopUrl: shop.url, screen: { width: 769, height: 1024 } });
    await signInHere(page, person);
    await main(page).getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Hi, Bartholomew' }).waitFor();
    const button = page.getByRole('banner').getByRole('button', { name: 'Account menu' });
    await expect.poll(async () => (await button.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await expect.poll(() => tooWide(page)).toEqual([]);

    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('combobox', { name: 'Search' });
    await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(400);
    await field.fill('linen dress');
    await field.press('Enter');

    await expect.poll(() => addressOf(page)).toBe('/search?keyword=linen+dress');
  });
});

describe('the search of phones', () => {
  it('closes with Back, and is not in the history behind its results', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/brand', { screen: phone });
    const search = page.getByRole('dialog', { name: 'Search' });
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await search.waitFor();

    await page.goBack();
    await search.waitFor({ state: 'hidden' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/brand');
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await search.getByRole('combobox').fill('linen');
    await page.keyboard.press('Enter');
    await main(page).getByRole('heading', { level: 1, name: 'linen' }).waitFor();
    await search.waitFor({ state: 'hidden' });
    await page.goBack();

    await main(page).getByRole('heading', { level: 1, name: 'Brands' }).waitFor();
    await expect.poll(() => search.count()).toBe(0);
  });
});

describe('the menu of phones', () => {
  const openMenu = async (page: Page) => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    return menu;
  };

  it('navigates three levels down and up', async ({ open }) => {
    const menu = await openMenu(await open('/', { screen: phone }));

    await menu.getByRole('button', { name: 'Women' }).tap();
    await menu.getByRole('button', { name: 'Shoes' }).tap();
    await menu.getByRole('link', { name: 'Boots' }).waitFor();
    await menu.getByRole('button', { name: 'Back' }).tap();
    await menu.getByRole('link', { name: 'All Women' }).waitFor();
    await menu.getByRole('button', { name: 'Back' }).tap();

    await menu.getByRole('button', { name: 'Men', exact: true }).waitFor();
  });

  it('links to the brands and to sign-in', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/', { screen: phone });

    await (await openMenu(page)).getByRole('link', { name: 'Brands' }).tap();
    await main(page).getByRole('heading', { level: 1, name: 'Brands' }).waitFor();
    await (await openMenu(page)).getByRole('link', { name: 'Login / Register' }).tap();

    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  });

  it('closes with Back and keeps the page behind it', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/', { screen: phone });
    await page.goto('/brand');
    const menu = await openMenu(page);

    await page.goBack();

    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/brand');
    await openMenu(page);
    await menu.getByRole('button', { name: 'Close' }).tap();
    await menu.waitFor({ state: 'hidden' });
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  it('closes and leaves the history when the screen becomes wide', {
    tags: 'sweep',
  }, async ({ open }) => {
    const page = await open('/', { screen: phone });
    await page.goto('/brand');
    const menu = await openMenu(page);

    await page.setViewportSize({ width: 1024, height: 768 });

    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('banner').getByRole('link', { name: 'Brands' }).waitFor();
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  it('is not in the history behind a followed link', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/', { screen: phone });
    await (await openMenu(page)).getByRole('link', { name: 'Brands' }).tap();
    await main(page).getByRole('heading', { level: 1, name: 'Brands' }).waitFor();

    await page.goBack();

    await cards(page).first().waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  it('keeps the secret of a mailed link out of the URL', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/emailVerificaton/no-such-secret', { screen: phone, forgives: /status of 400/ });
    const said = main(page).getByText('This link is not valid or has expired');
    await said.waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/emailVerificaton/read');

    const menu = await openMenu(page);
    expect(new URL(page.url()).pathname).toBe('/emailVerificaton/read');
    await menu.getByRole('button', { name: 'Close' }).tap();
    await menu.waitFor({ state: 'hidden' });

    expect(await said.isVisible()).toBe(true);
    await (await openMenu(page)).getByRole('link', { name: 'Brands' }).tap();
    await main(page).getByRole('heading', { level: 1, name: 'Brands' }).waitFor();
    await menu.waitFor({ state: 'hidden' });
  });

  it('traps the focus, and returns it to the button with Escape', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/', { screen: phone });
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await menu.waitFor();

    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
    await expect.poll(() => menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');

    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
  });
});
