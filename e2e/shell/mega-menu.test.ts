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

describe('a mega-menu with the mouse', () => {
  it('opens at a height of 400 when the pointer rests on a word, without a layout shift', async ({ open }) => {
    const page = await open('/');
    await openHome(page);
    const before = await topOfMain(page);

    await word(page, 'Women').hover();
    await megaMenu(page, 'Women').waitFor();

    await expect.poll(async () => (await megaMenu(page, 'Women').boundingBox())?.height).toBe(400);
    expect(await topOfMain(page)).toBe(before);
    await expect.poll(() => word(page, 'Women').getAttribute('aria-expanded')).toBe('true');
  });

  it('has at most six columns with all subcategories and their children', { tags: 'sweep' }, async ({ open }) => {
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

  it('prefetches the listing of a hovered link', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/');
    await openHome(page);
    await word(page, 'Women').hover();
    const asked = page.waitForResponse(/productList\?.*subCateg=shoes&childCateg=boots/);

    await megaMenu(page, 'Women').getByRole('link', { name: 'Boots', exact: true }).hover();

    expect((await asked).status()).toBe(200);
  });

  it('stays open while the pointer crosses another word on its way down', { tags: 'sweep' }, async ({ openFresh }) => {
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

  it('stays closed when scrolling moves a word below a resting pointer', { tags: 'sweep' }, async ({ openFresh }) => {
    const page = await openFresh();
    await page.goto('/');
    await openHome(page);
    const { x = 0, y = 0 } = (await word(page, 'Women').boundingBox()) ?? {};
    // Scrolls until the header is out of view but not yet fixed.
    await page.evaluate(() => scrollTo(0, 85));
    await page.mouse.move(x + 10, y + 10);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);

    await page.evaluate(() => scrollTo(0, 0));
    const isHovered = () => word(page, 'Women').evaluate((element) => element.matches(':hover'));
    await expect.poll(isHovered, { timeout: 60_000 }).toBe(true);
    await page.clock.runFor(1000);
    expect(await word(page, 'Women').getAttribute('aria-expanded')).toBe('false');
    await page.mouse.move(x + 11, y + 10);
    await page.clock.runFor(1000);

    await megaMenu(page, 'Women').waitFor();
  });

  it('changes when the pointer rests on another word, and closes when the pointer leaves', { tags: 'sweep' }, async ({
    open,
  }) => {
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

  it('opens a listing and closes', async ({ open }) => {
    const page = await open('/');
    await openHome(page);
    await word(page, 'Women').hover();

    await megaMenu(page, 'Women').getByRole('link', { name: 'Boots', exact: true }).click();

    await expectListing(page, await askListing('parentCateg=women&subCateg=shoes&childCateg=boots'));
    await expect.poll(() => megaMenu(page, 'Women').isVisible()).toBe(false);
  });

  it('opens the whole category with its word', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/');
    await openHome(page);

    await word(page, 'Men').click();

    await expectListing(page, await askListing('childCateg=men'));
    await expect.poll(() => megaMenu(page, 'Men').isVisible()).toBe(false);
  });
});

describe('a mega-menu with touch', () => {
  it('shows all names in full on a tablet in portrait', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about', { screen: { width: 769, height: 1024, hasTouch: true } });

    await word(page, 'Kids').tap();

    const links = megaMenu(page, 'Kids').getByRole('link');
    await links.first().waitFor();
    const cut = await links.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });

  it('opens with a tap on its word, and follows the link with a second tap', async ({ open }) => {
    const page = await open('/', { screen: wideTablet });
    await openHome(page);

    await word(page, 'Men').tap();
    await megaMenu(page, 'Men').waitFor();
    await word(page, 'Men').tap();

    await expectListing(page, await askListing('childCateg=men'));
    await expect.poll(() => megaMenu(page, 'Men').isVisible()).toBe(false);
  });

  it('closes with a tap outside, which has no other effect', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about', { screen: wideTablet });
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
    await link.scrollIntoViewIfNeeded();
    // The header is fixed from here on, so reaching its word does not scroll.
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

  it('closes with a tap on the link to the home page, which it covers', { tags: 'sweep' }, async ({ open }) => {
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

describe('a mega-menu by keyboard', () => {
  it('opens when its word gets the focus, and Tab moves to the next word', async ({ open }) => {
    const page = await open('/');
    await openHome(page);

    await word(page, 'Women').focus();
    await megaMenu(page, 'Women').waitFor();
    await page.keyboard.press('Tab');

    await megaMenu(page, 'Men').waitFor();
    await expect.poll(() => focusedName(page)).toBe('Men');
    await expect.poll(() => megaMenu(page, 'Women').isVisible()).toBe(false);
  });

  it('is entered with Enter and navigated with Tab, and Escape returns the focus to its word', {
    tags: 'sweep',
  }, async ({ open }) => {
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

  it('opens with the arrow key, which continues through the columns', { tags: 'sweep' }, async ({ open }) => {
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

  it('moves between words with the arrow keys, and Enter opens a closed menu', { tags: 'sweep' }, async ({ open }) => {
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

  it('stays open while it has the focus and the mouse leaves', { tags: 'sweep' }, async ({ openFresh }) => {
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

  it('closes when Tab leaves it', { tags: 'sweep' }, async ({ open }) => {
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
