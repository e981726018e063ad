import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { askListing, askWholeListing } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { addressOf, expectListing, expectTotal, main, openFilter, press, tick } from '../testing/listing.ts';
import { mostlyWide, sample } from '../testing/sizes.ts';

const path = '/browse/women';
const scope = 'childCateg=women';

const pagination = (page: Page) => main(page).getByRole('navigation', { name: 'Pagination' });

const chooseOrder = async (page: Page, from: string, to: string): Promise<void> => {
  await press(page, main(page).getByRole('button', { name: from }).filter({ visible: true }));
  await press(page, page.getByRole('dialog', { name: 'Sort' }).getByRole('button', { name: to }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

const pricesOf = async (query: string): Promise<number[]> =>
  (await askWholeListing(query)).map(({ price }) => price ?? Number.NaN);

describe.each(mostlyWide)('the order of the listing at %s', (_, screen) => {
  it('sorts by price in both directions and back to newest', async ({ open }) => {
    const page = await open(path, { screen });
    await expectListing(page, await askListing(scope));

    await chooseOrder(page, 'Newest', 'Price low to high');
    await expectListing(page, await askListing(`${scope}&sort=asc`));
    await expect.poll(() => addressOf(page)).toBe(`${path}?sort=asc`);
    await chooseOrder(page, 'Price low to high', 'Price high to low');
    await expectListing(page, await askListing(`${scope}&sort=desc`));
    await chooseOrder(page, 'Price high to low', 'Newest');
    await expectListing(page, await askListing(scope));

    await expect.poll(() => addressOf(page)).toBe(path);
    const rising = await pricesOf(`${scope}&sort=asc`);
    expect(rising).toEqual([...rising].sort((one, other) => one - other));
    const falling = await pricesOf(`${scope}&sort=desc`);
    expect(falling).toEqual([...falling].sort((one, other) => other - one));
  });

  it('selects Newest for the parameter that a search uses', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(`${path}?sort=newest`, { screen });
    await expectListing(page, await askListing(scope));

    await press(page, main(page).getByRole('button', { name: 'Newest' }).filter({ visible: true }));

    const orders = page.getByRole('dialog', { name: 'Sort' });
    await orders.getByRole('button', { name: 'Newest', pressed: true }).waitFor();
    await expect.poll(() => orders.getByRole('button', { pressed: true }).count()).toBe(1);
  });
});

describe.each(mostlyWide)('the pages of the listing at %s', (_, screen) => {
  it('are selected by number and by arrow, count from 1 in the URL, and stop at both ends', async ({ open }) => {
    const { total_pages: last } = await askListing(scope);
    const page = await open(path, { screen });
    const link = (name: string) => pagination(page).getByRole('link', { name, exact: true });
    await expectListing(page, await askListing(scope));
    await expect.poll(() => link('Previous page').isDisabled()).toBe(true);

    await press(page, link('Next page'));
    await expectListing(page, await askListing(`${scope}&page=2`));
    await expect.poll(() => addressOf(page)).toBe(`${path}?page=2`);
    await press(page, link(`Page ${last}`));
    await expectListing(page, await askListing(`${scope}&page=${last}`));
    await expect.poll(() => addressOf(page)).toBe(`${path}?page=${last}`);
    await expect.poll(() => link('Next page').isDisabled()).toBe(true);
    await press(page, link('Previous page'));
    await expectListing(page, await askListing(`${scope}&page=${last - 1}`));
    await press(page, link('Page 1'));
    await expectListing(page, await askListing(scope));

    await expect.poll(() => addressOf(page)).toBe(path);
  });

  it('prefetch the next page', { tags: 'sweep' }, async ({ openBlank }) => {
    const page = await openBlank({ screen, forgives: /Failed to load resource/ });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).search));
    await page.goto(path);
    await expect.poll(() => asked).toContain(`?page=2&${scope}`);
    await expectListing(page, await askListing(scope));
    await page.route('**/api/productList?**', (route) => route.abort());

    await press(page, pagination(page).getByRole('link', { name: 'Next page' }));

    await expectListing(page, await askListing(`${scope}&page=2`));
    await page.unroute('**/api/productList?**');
  });

  it('scroll to the title when the page changes', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(path, { screen });
    await expectListing(page, await askListing(scope));
    const next = pagination(page).getByRole('link', { name: 'Next page' });
    await next.scrollIntoViewIfNeeded();

    await press(page, next);

    await expectListing(page, await askListing(`${scope}&page=2`));
    const title = main(page).getByRole('heading', { level: 1 });
    await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    expect((await title.boundingBox())?.y).toBeLessThan(screen.height);
  });

  it('do not prefetch with Save-Data', { tags: 'sweep' }, async ({ openFresh }) => {
    const page = await openFresh({ screen });
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path);
    await expectListing(page, await askListing(scope));
    await page.waitForLoadState('networkidle');

    expect(asked.filter((address) => address.includes('page=2'))).toEqual([]);
  });

  it('return to page 1 when a filter changes', { tags: 'sweep' }, async ({ open }) => {
    const { facets } = await askListing(scope);
    const blue = facets.color.find(({ name }) => name === 'Blue');
    const page = await open(`${path}?page=3`, { screen });
    await expectListing(page, await askListing(`${scope}&page=3`));

    await tick(page, await openFilter(page, 'Color'), 'Blue');

    await expectTotal(page, blue?.count ?? 0);
    await expectListing(page, await askListing(`${scope}&color[]=${blue?.id}`));
    await expect.poll(() => addressOf(page)).toBe(`${path}?color=${blue?.id}`);
  });
});

describe('the page links', () => {
  it.for(sample([320, 390], 1))('fit into one line at %i px with large enough targets', async (width, { open }) => {
    const page = await open('/search?page=5', { screen: { width, height: 844 } });
    const items = pagination(page).getByRole('listitem');
    await pagination(page).getByRole('link', { name: 'Page 5' }).waitFor();

    const boxes = await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));

    expect(boxes).toHaveLength(11);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(24);
    expect(new Set(boxes.map((box) => box.height))).toEqual(new Set([44]));
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
  });
});
