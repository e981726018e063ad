import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { askListing, idOf } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import {
  addressOf,
  cards,
  chipNames,
  expectListing,
  main,
  openFilter,
  press,
  showItems,
  tick,
} from '../testing/listing.ts';
import { mostlyNarrow } from '../testing/sizes.ts';

const path = '/browse/women';
const scope = 'childCateg=women';

/** How far down the page is, once the browser has told the page about it. */
const scrollTop = (page: Page): Promise<number> =>
  page.evaluate(
    () => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(Math.round(scrollY))))),
  );

/** Scrolls until the card at this place stands in sight, and answers how far down that is. */
const scrollToCard = async (page: Page, place: number): Promise<number> => {
  await cards(page).nth(place).scrollIntoViewIfNeeded();
  return scrollTop(page);
};

/** Follows a link of the footer without scrolling to it, and waits for its address. */
const leaveFromHere = async (page: Page): Promise<void> => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' });
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect.poll(() => addressOf(page)).toBe('/contact-us');
};

describe.each(mostlyNarrow)('Coming back to a listing at %s', (_, screen) => {
  it('Back brings list, filters and place back', async ({ open }) => {
    const { facets } = await askListing(scope);
    const color = idOf(facets, 'color', 'Blue');
    const reply = await askListing(`${scope}&color[]=${color}&sort=asc&page=2`);
    const page = await open(`${path}?color=${color}&sort=asc&page=2`, { screen });
    await expectListing(page, reply);
    const before = await scrollToCard(page, 15);
    expect(before).toBeGreaterThan(500);

    await leaveFromHere(page);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();

    await expectListing(page, reply);
    await expect.poll(() => scrollTop(page)).toBe(before);
    await expect.poll(() => chipNames(page)).toEqual(['Blue']);
    await expect.poll(() => addressOf(page)).toBe(`${path}?color=${color}&sort=asc&page=2`);
  });

  it('Back undoes a filter, Forward sets it again', async ({ open }) => {
    const { facets } = await askListing(scope);
    const color = idOf(facets, 'color', 'Pink');
    const page = await open(path, { screen });
    await expectListing(page, await askListing(scope));
    await tick(page, await openFilter(page, 'Color'), 'Pink');
    const filtered = await askListing(`${scope}&color[]=${color}`);
    await expectListing(page, filtered);
    await showItems(page, filtered.total);

    await page.goBack();
    await expectListing(page, await askListing(scope));
    await expect.poll(() => chipNames(page)).toEqual([]);
    await page.goForward();

    await expectListing(page, filtered);
    await expect.poll(() => chipNames(page)).toEqual(['Pink']);
  });

  it('a reload keeps filters, order, page and place', async ({ open }) => {
    const { facets } = await askListing(scope);
    const store = idOf(facets, 'store', 'Northbound');
    const reply = await askListing(`${scope}&store[]=${store}&sort=desc&page=2`);
    const page = await open(`${path}?store=${store}&sort=desc&page=2`, { screen });
    await expectListing(page, reply);
    const before = await scrollToCard(page, 12);
    expect(before).toBeGreaterThan(300);

    await page.reload();

    await expectListing(page, reply);
    await expect.poll(() => scrollTop(page)).toBe(before);
    await expect.poll(() => chipNames(page)).toEqual(['Northbound']);
  });

  it('keeps the place of each page that was loaded anew, and begins the next at its top', { tags: 'sweep' }, async ({
    open,
  }) => {
    const page = await open(path, { screen });
    await expectListing(page, await askListing(scope));
    const before = await scrollToCard(page, 12);
    await page.goto('/browse/men');
    await expectListing(page, await askListing('childCateg=men'));
    await expect.poll(() => scrollTop(page)).toBe(0);
    await scrollToCard(page, 4);

    await page.goBack();

    await expectListing(page, await askListing(scope));
    await expect.poll(() => scrollTop(page)).toBe(before);
  });

  it('keeps the place in a search of which something was understood, and which is read again', {
    tags: 'sweep',
  }, async ({ open }) => {
    const page = await open('/search?keyword=red+dress', { screen });
    await expectListing(page, await askListing('keyword=red+dress'));
    const before = await scrollToCard(page, 9);
    expect(before).toBeGreaterThan(300);
    await leaveFromHere(page);
    await page.reload();
    await main(page).getByRole('heading', { level: 1 }).waitFor();

    await page.goBack();

    await expect.poll(() => chipNames(page)).toEqual(['Red', 'Dress']);
    await expect.poll(() => scrollTop(page)).toBe(before);
  });

  it('the address alone shows somebody else the same', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(path, { screen });
    await tick(page, await openFilter(page, 'Brand'), 'Maison Aube');
    const { facets } = await askListing(scope);
    const reply = await askListing(`${scope}&brand[]=${idOf(facets, 'brand', 'Maison Aube')}`);
    await expectListing(page, reply);
    await showItems(page, reply.total);

    const other = await open(addressOf(page), { screen });

    await expectListing(other, reply);
    await expect.poll(() => chipNames(other)).toEqual(['Maison Aube']);
    await press(other, main(other).getByRole('button', { name: 'Remove Maison Aube' }));
    await expectListing(other, await askListing(scope));
  });
});
