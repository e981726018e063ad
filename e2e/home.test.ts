import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, phone } from './testing/browser.ts';
import { askListing } from './testing/catalogue.ts';
import { it } from './testing/journey.ts';
import { cards, expectListing, main, press } from './testing/listing.ts';

const links = (page: Page) =>
  page.getByRole('link').evaluateAll((elements) =>
    elements.map((element) => ({
      href: element.getAttribute('href') ?? '',
      target: element.getAttribute('target') ?? '',
      rel: element.getAttribute('rel') ?? '',
    })),
  );

const openHome = async (page: Page): Promise<void> => {
  await main(page).getByRole('heading', { name: 'Shop The Newest Finds' }).waitFor();
  await cards(page).first().waitFor();
  await main(page).getByRole('heading', { name: 'Find your way in' }).waitFor();
};

describe.each([
  ['1440', desktop],
  ['390', phone],
])('The home page at %s', (_, screen) => {
  it('shows the newest finds and leads to all of them', async ({ open }) => {
    const reply = await askListing('page=0&keyword=&homepageKey=weekly_product');
    const page = await open('/', { screen });
    await openHome(page);

    expect(await page.title()).toMatch(/^Welcome to Wearfolio.*ultimate fashion destination/);
    expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(reply.data.map(({ title }) => title));
    await press(
      page,
      main(page)
        .getByRole('link', { name: /^View all/ })
        .first(),
    );

    await expectListing(page, reply);
  });

  it('Explore leads to the editors’ choice', async ({ open }) => {
    const page = await open('/', { screen });
    await openHome(page);

    await press(page, main(page).getByRole('link', { name: 'Explore', exact: true }));

    await expectListing(page, await askListing('homepageKey=featured_product'));
  });
});

describe('The arrows of a row', () => {
  it('scroll it by 300 pixels', async ({ open }) => {
    const page = await open('/');
    await openHome(page);
    const left = () =>
      cards(page)
        .first()
        .evaluate((card) => card.closest('ul')?.scrollLeft ?? -1);
    expect(await left()).toBe(0);

    await main(page).getByRole('button', { name: 'Scroll on' }).first().click();
    await expect.poll(left).toBe(300);
    await main(page).getByRole('button', { name: 'Scroll back' }).first().click();

    await expect.poll(left).toBe(0);
  });
});

describe('Header, footer and home page', () => {
  it('have no dead link', async ({ open }) => {
    const page = await open('/');
    await openHome(page);
    const found = await links(page);
    const inside = [...new Set(found.map(({ href }) => href).filter((href) => /^\/(?!product)/.test(href)))];
    expect(inside.length).toBeGreaterThan(7);

    for (const href of inside) {
      const link = page.locator(`a[href="${href}"]`).first();
      if ((await link.count()) === 0) await page.goto('/');
      await link.click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(href);
      await cards(page).first().waitFor();
      expect.soft((await page.request.get(href)).status(), href).toBe(200);
    }
  });

  it('open other sites in a new tab that cannot reach back', async ({ open }) => {
    const page = await open('/');
    await openHome(page);

    const outside = (await links(page)).filter(({ href }) => /^https?:/.test(href));

    expect(outside.length).toBeGreaterThanOrEqual(3);
    for (const link of outside) {
      expect(link.target, link.href).toBe('_blank');
      expect(link.rel, link.href).toContain('noopener');
    }
  });

  it('the categories of the header lead to their listings', async ({ open }) => {
    const page = await open('/');

    for (const [name, slug] of [
      ['Women', 'women'],
      ['Men', 'men'],
      ['Beauty', 'beauty'],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expectListing(page, await askListing(`childCateg=${slug}`));
    }
  });

  it('the menu of phones leads down the tree by touch', async ({ open }) => {
    const page = await open('/', { screen: phone });
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });

    await menu.getByRole('button', { name: 'Women' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Shoes' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Boots' }).tap();

    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expectListing(page, await askListing('parentCateg=women&subCateg=shoes&childCateg=boots'));
  });
});
