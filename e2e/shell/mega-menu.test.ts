import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { untilDrawn, wideTablet } from '../testing/browser.ts';
import { askListing } from '../testing/catalogue.ts';
import { focusedName, megaMenu, word } from '../testing/header.ts';
import { it } from '../testing/journey.ts';
import { cards, expectListing, main } from '../testing/listing.ts';

const topOfMain = async (page: Page): Promise<number | undefined> => (await main(page).boundingBox())?.y;

const openHome = async (page: Page): Promise<void> => {
  await cards(page).first().waitFor();
};

describe('A mega-menu under the mouse', () => {
  it('opens when the pointer rests on a word, 400 high, and moves nothing', async ({ open }) => {
    const page = await open('/');
    await openHome(page);
    const before = await topOfMain(page);

    await word(page, 'Women').hover();
    await megaMenu(page, 'Women').waitFor();

    await expect.poll(async () => (await megaMenu(page, 'Women').boundingBox())?.height).toBe(400);
    expect(await topOfMain(page)).toBe(before);
    await expect.poll(() => word(page, 'Women').getAttribute('aria-expanded')).toBe('true');
  });

  it('has at most six columns, with all sub-categories and their children', async ({ open }) => {
    const { data } = await (await fetch(new URL('/api/categories', (await open('/')).url()))).json();
    const page = await open('/');
    await openHome(page);

    for (const { name, slug, subCateg } of data) {
      await word(page, name).hover();
      const menu = megaMenu(page, name);
      await menu.waitFor();
      expect.soft(await menu.locator('[data-column]').count(), name).toBeLessThanOrEqual(6);
      const hrefs = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const wanted = subCateg.flatMap((sub: { slug: string; childSubCateg: { slug: string }[] }) => [
        `/browse/${slug}/${sub.slug}`,
        ...sub.childSubCateg.map((child) => `/browse/${slug}/${sub.slug}/${child.slug}`),
      ]);
      expect.soft(hrefs, name).toEqual([...wanted, `/browse/${slug}`]);
    }
  });

  it('has the listing of a link ready by the time it is pressed', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/');
    await openHome(page);
    await word(page, 'Women').hover();
    const asked = page.waitForResponse(/productList\?.*subCateg=shoes&childCateg=boots/);

    await megaMenu(page, 'Women').getByRole('link', { name: 'Boots', exact: true }).hover();

    expect((await asked).status()).toBe(200);
  });

  it('stays the same while the pointer crosses another word on its way down', { tags: 'sweep' }, async ({
    openFresh,
  }) => {
    const page = await openFresh();
    await page.goto('/');
    await openHome(page);
    await word(page, 'Women').hover();
    const shoes = megaMenu(page, 'Women').getByRole('link', { name: 'Shoes', exact: true });
    await shoes.waitFor();
    const { x = 0, y = 0 } = (await word(page, 'Men').boundingBox()) ?? {};
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);

    for (const way of [10, 20, 30, 40]) {
      await page.mouse.move(x + way / 2, y + way);
      await page.clock.runFor(60);
    }
    expect(await shoes.isVisible()).toBe(true);
    await shoes.hover();
    await page.clock.runFor(1000);

    expect(await shoes.isVisible()).toBe(true);
    expect(await megaMenu(page, 'Men').isVisible()).toBe(false);
  });

  it('stays shut when the page scrolls a word below a pointer that stands still', { tags: 'sweep' }, async ({
    openFresh,
  }) => {
    const page = await openFresh();
    await page.goto('/');
    await openHome(page);
    const { x = 0, y = 0 } = (await word(page, 'Women').boundingBox()) ?? {};
    // So far that the header is out of sight, and not yet so far that it is fixed.
    await page.evaluate(() => scrollTo(0, 85));
    await page.mouse.move(x + 10, y + 10);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);

    await page.evaluate(() => scrollTo(0, 0));
    const isPointedAt = () => word(page, 'Women').evaluate((element) => element.matches(':hover'));
    await expect.poll(isPointedAt, { timeout: 10_000 }).toBe(true);
    await page.clock.runFor(1000);
    expect(await word(page, 'Women').getAttribute('aria-expanded')).toBe('false');
    await page.mouse.move(x + 11, y + 10);
    await page.clock.runFor(1000);

    await megaMenu(page, 'Women').waitFor();
  });

  it('changes when the pointer rests on another word, and closes when it leaves', async ({ open }) => {
    const page = await open('/');
    await openHome(page);
    await word(page, 'Women').hover();
    await megaMenu(page, 'Women').waitFor();

    await word(page, 'Men').hover();
    await megaMenu(page, 'Men').waitFor();
    await expect.poll(() => megaMenu(page, 'Women').isVisible()).toBe(false);
    await page.mouse.move(700, 800);

    await megaMenu(page, 'Men').waitFor({ state: 'hidden' });
  });

  it('leads to a listing and is gone there', async ({ open }) => {
    const page = await open('/');
    await openHome(page);
    await word(page, 'Women').hover();

    await megaMenu(page, 'Women').getByRole('link', { name: 'Boots', exact: true }).click();

    await expectListing(page, await askListing('parentCateg=women&subCateg=shoes&childCateg=boots'));
    await expect.poll(() => megaMenu(page, 'Women').isVisible()).toBe(false);
  });

  it('its word leads to all of the category', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/');
    await openHome(page);

    await word(page, 'Men').click();

    await expectListing(page, await askListing('childCateg=men'));
    await expect.poll(() => megaMenu(page, 'Men').isVisible()).toBe(false);
  });
});

describe('A mega-menu under a finger', () => {
  it('has every name in full on a tablet held upright', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about', { screen: { width: 769, height: 1024, hasTouch: true } });

    await word(page, 'Kids').tap();

    const links = megaMenu(page, 'Kids').getByRole('link');
    await links.first().waitFor();
    const cut = await links.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });

  it('opens by its word, which leads on when it is pressed again', async ({ open }) => {
    const page = await open('/', { screen: wideTablet });
    await openHome(page);

    await word(page, 'Men').tap();
    await megaMenu(page, 'Men').waitFor();
    await word(page, 'Men').tap();

    await expectListing(page, await askListing('childCateg=men'));
    await expect.poll(() => megaMenu(page, 'Men').isVisible()).toBe(false);
  });

  it('closes by a tap outside, which does nothing else', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about', { screen: wideTablet });
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
    await link.scrollIntoViewIfNeeded();
    // The header stays in sight from now on, so that to reach its word scrolls nothing back.
    await untilDrawn(page);
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    await word(page, 'Men').tap();
    await megaMenu(page, 'Men').waitFor();

    await page.touchscreen.tap(x + 10, y + 10);
    await megaMenu(page, 'Men').waitFor({ state: 'hidden' });
    await untilDrawn(page);
    expect(new URL(page.url()).pathname).toBe('/about');
    await page.touchscreen.tap(x + 10, y + 10);

    await page.waitForURL('**/aboutUs');
  });

  it('closes by a tap on the way to the top, which it covers', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about', { screen: wideTablet });
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const top = page.getByRole('button', { name: 'Scroll to top' });
    const { x = 0, y = 0 } = (await top.boundingBox()) ?? {};
    await word(page, 'Men').tap();
    await megaMenu(page, 'Men').waitFor();

    await page.touchscreen.tap(x + 20, y + 20);

    await megaMenu(page, 'Men').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

describe('A mega-menu by keyboard', () => {
  it('opens when the focus comes to its word, and is passed by Tab, which opens the next one', async ({ open }) => {
    const page = await open('/');
    await openHome(page);

    await word(page, 'Women').focus();
    await megaMenu(page, 'Women').waitFor();
    await page.keyboard.press('Tab');

    await megaMenu(page, 'Men').waitFor();
    await expect.poll(() => focusedName(page)).toBe('Men');
    await expect.poll(() => megaMenu(page, 'Women').isVisible()).toBe(false);
  });

  it('is entered by Enter, gone through by Tab, and Escape gives its word the focus back', { tags: 'sweep' }, async ({
    open,
  }) => {
    const page = await open('/');
    await openHome(page);
    await word(page, 'Women').focus();
    await megaMenu(page, 'Women').waitFor();

    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe('Clothing');
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedName(page)).toBe('Dresses');
    await page.keyboard.press('Escape');

    await megaMenu(page, 'Women').waitFor({ state: 'hidden' });
    await expect.poll(() => focusedName(page)).toBe('Women');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('opens by the arrow key, which goes on through the columns', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/');
    await openHome(page);
    await word(page, 'Women').focus();

    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedName(page)).toBe('Clothing');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedName(page)).toBe('Dresses');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedName(page)).toBe('Trousers');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedName(page)).toBe('Sneakers');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focusedName(page)).toBe('Shoes');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');

    await expect.poll(() => focusedName(page)).toBe('Women');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedName(page)).toBe('Clothing');
  });

  it('the arrows go from word to word, and Enter enters a menu that was closed', async ({ open }) => {
    const page = await open('/');
    await openHome(page);
    await word(page, 'Women').focus();

    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedName(page)).toBe('Men');
    await megaMenu(page, 'Men').waitFor();
    await page.keyboard.press('Escape');
    await megaMenu(page, 'Men').waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe('Clothing');
    await page.keyboard.press('End');
    await expect.poll(() => focusedName(page)).toBe('All Men');
    await page.keyboard.press('Enter');

    await expectListing(page, await askListing('childCateg=men'));
  });

  it('stays open when the mouse leaves it to whoever is in it', { tags: 'sweep' }, async ({ openFresh }) => {
    const page = await openFresh();
    await page.goto('/');
    await openHome(page);
    await word(page, 'Women').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe('Clothing');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);

    await megaMenu(page, 'Women').hover();
    await page.mouse.move(700, 800);
    await page.clock.runFor(1000);

    expect(await megaMenu(page, 'Women').isVisible()).toBe(true);
    expect(await focusedName(page)).toBe('Clothing');
  });

  it('closes when Tab goes on behind it', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/');
    await openHome(page);
    await word(page, 'Beauty').focus();
    await megaMenu(page, 'Beauty').waitFor();
    await page.keyboard.press('Enter');
    await megaMenu(page, 'Beauty').getByRole('link', { name: 'All Beauty' }).focus();

    await page.keyboard.press('Tab');

    await megaMenu(page, 'Beauty').waitFor({ state: 'hidden' });
    await expect.poll(() => focusedName(page)).toBe('Home');
  });
});
