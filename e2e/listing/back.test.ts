import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { askListing, idOf } from '../testing/catalogue.ts';
import { focusedName } from '../testing/header.ts';
import { it } from '../testing/journey.ts';
import {
  addressOf,
  cards,
  cardTitles,
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

/** The scroll position, after the browser has sent its scroll event. */
const scrollTop = (page: Page): Promise<number> =>
  page.evaluate(
    () => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(Math.round(scrollY))))),
  );

/** Scrolls to the card at this index and returns the scroll position. */
const scrollToCard = async (page: Page, place: number): Promise<number> => {
  await cards(page).nth(place).scrollIntoViewIfNeeded();
  return scrollTop(page);
};

/** Follows a link of the footer without scrolling to it, and waits for its URL. */
const leaveFromHere = async (page: Page): Promise<void> => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' });
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect.poll(() => addressOf(page)).toBe('/contact-us');
};

describe.each(mostlyNarrow)('returning to a listing at %s', (_, screen) => {
  it('restores list, filters and scroll position with Back', async ({ open }) => {
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

  it('restores the pages that were loaded below, at an address that still shows the first', { tags: 'sweep' }, async ({
    open,
  }) => {
    const pages = [await askListing(scope), await askListing(`${scope}&page=2`)];
    const titles = pages.flatMap(({ data }) => data.map(({ title }) => title));
    const page = await open(path, { screen });
    await expectListing(page, pages[0] ?? (await askListing(scope)));

    await main(page).getByRole('button', { name: 'Load more' }).focus();
    await page.keyboard.press('Enter');

    await expect.poll(() => cardTitles(page)).toEqual(titles);
    await expect.poll(() => focusedName(page)).toBe(titles[24]);
    expect(addressOf(page)).toBe(path);
    const before = await scrollToCard(page, 40);
    await leaveFromHere(page);
    await page.goBack();
    await expect.poll(() => cardTitles(page)).toEqual(titles);
    await expect.poll(() => scrollTop(page)).toBe(before);
    await press(
      page,
      main(page).getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Page 1', exact: true }),
    );
    await expectListing(page, pages[0] ?? (await askListing(scope)));
  });

  it('undoes a filter with Back and restores it with Forward', { tags: 'sweep' }, async ({ open }) => {
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

  it('keeps filters, order, page and scroll position after a reload', async ({ open }) => {
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

  it('keeps the scroll position of each page, and starts new pages at the top', { tags: 'sweep' }, async ({ open }) => {
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

  it('keeps the scroll position in a search whose keyword is interpreted again', {
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

  it('shows the same listing to others with the same URL', { tags: 'sweep' }, async ({ open }) => {
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
