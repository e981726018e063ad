import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, phone } from '../testing/browser.ts';
import { askListing, idOf } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import {
  cards,
  chip,
  chipNames,
  expectListing,
  expectTotal,
  goToCategory,
  main,
  openFilter,
  press,
  readOptions,
  showItems,
  tick,
} from '../testing/listing.ts';
import { mostlyNarrow, sample } from '../testing/sizes.ts';

const path = '/browse/women';
const scope = 'childCateg=women';
const calls = '**/api/productList?**';

/** Holds all listing requests until `release`. */
const holdListing = async (page: Page): Promise<{ release: () => Promise<void> }> => {
  const gate = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    release: async () => {
      gate.resolve();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
};

const fail = (route: Route): Promise<void> => route.fulfill({ status: 500, json: { message: 'Something went wrong' } });

const lose = (route: Route): Promise<void> => route.abort();

const loading = (page: Page) => main(page).getByText('Loading...');

/** The effective opacity of an element: the product of its own and its ancestors' opacity. */
const strengthOf = (page: Page): Promise<number> =>
  cards(page)
    .first()
    .evaluate((element) => {
      let strength = 1;
      for (let at: Element | null = element; at; at = at.parentElement)
        strength *= Number(getComputedStyle(at).opacity);
      return strength;
    });

describe.each(mostlyNarrow)('the listing at %s', (_, screen) => {
  it('shows a spinner with Loading... over a skeleton until the first reply', async ({ open }) => {
    const page = await open('/', { screen });
    await cards(page).first().waitFor();
    const { release } = await holdListing(page);
    await goToCategory(page, 'Women');

    await loading(page).waitFor();
    await expect.poll(() => cards(page).count()).toBe(0);
    const before = await main(page)
      .getByRole('button', { name: /^(Brand|Filter)/ })
      .filter({ visible: true })
      .boundingBox();
    await release();

    await expectListing(page, await askListing(scope));
    await loading(page).waitFor({ state: 'hidden' });
    const after = await main(page)
      .getByRole('button', { name: /^(Brand|Filter)/ })
      .filter({ visible: true })
      .boundingBox();
    expect(after?.y).toBe(before?.y);
  });

  it('keeps the previous cards dimmed below Loading... while a filter is applied', { tags: 'sweep' }, async ({
    open,
  }) => {
    const reply = await askListing(scope);
    const page = await open(path, { screen });
    await expectListing(page, reply);
    await expect.poll(() => strengthOf(page)).toBe(1);
    const { release } = await holdListing(page);

    await tick(page, await openFilter(page, 'Color'), 'Pink');

    // The button of the sheet says it too.
    await loading(page).first().waitFor({ state: 'attached' });
    await expect.poll(() => cards(page).count()).toBe(reply.data.length);
    await expect.poll(() => strengthOf(page)).toBeLessThan(0.6);
    await release();
    await expectListing(page, await askListing(`${scope}&color[]=${idOf(reply.facets, 'color', 'Pink')}`));
    await expect.poll(() => strengthOf(page)).toBe(1);
  });

  it.for([
    ['is loading', holdListing],
    ['cannot be had', (page) => page.route(calls, (route) => route.abort())],
  ] as const satisfies [string, (page: Page) => Promise<unknown>][])(
    'keeps the store counts of the previous list while the next one %s',
    { tags: 'sweep' },
    async ([, keepAway], { open }) => {
      const { total, facets } = await askListing(scope);
      const page = await open(path, { screen, forgives: /Failed to load resource/ });
      const line = main(page).getByRole('status', { includeHidden: true }).filter({ hasText: ' from ' });
      const told = `${total} items from ${facets.store.filter(({ count }) => count > 0).length} stores`;
      await expect.poll(() => line.textContent()).toBe(told);
      await keepAway(page);

      await tick(page, await openFilter(page, 'Store'), 'Northbound');

      await loading(page).or(main(page).getByRole('alert')).first().waitFor({ state: 'attached' });
      expect(await line.textContent()).toBe(told);
    },
  );

  it('shows Product not found with links when nothing matches', { tags: 'sweep' }, async ({ open }) => {
    const { facets } = await askListing(scope);
    const brand = idOf(facets, 'brand', 'Vael');
    const empty = `brand=${brand}&price_range=0-50`;
    expect((await askListing(`${scope}&${empty}`)).total).toBe(0);
    const page = await open(`${path}?${empty}`, { screen });

    await main(page).getByRole('heading', { name: 'Product not found' }).waitFor();
    await expect.poll(() => chipNames(page)).toEqual(['Vael', 'Under $50']);
    await press(page, main(page).getByRole('button', { name: 'Clear all filters' }));

    await expectListing(page, await askListing(scope));
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('keeps the focus on Try again while it fails, and moves it to the list after success', {
    tags: 'sweep',
  }, async ({ open }) => {
    const { facets } = await askListing(scope);
    const pink = idOf(facets, 'color', 'Pink');
    const page = await open(`${path}?color=${pink}`, { screen, forgives: /Failed to load resource/ });
    await expectListing(page, await askListing(`${scope}&color[]=${pink}`));
    let asked = 0;
    await page.route(calls, (route) => {
      asked += 1;
      return route.abort();
    });
    await press(page, chip(page, 'Pink'));
    const again = main(page).getByRole('button', { name: 'Try again' });
    await again.focus();

    asked = 0;
    await page.keyboard.press('Enter');
    await expect.poll(() => asked).toBe(2);
    await expect
      .poll(() => again.evaluate((button) => button === document.activeElement).catch(() => false))
      .toBe(true);
    await page.unroute(calls);
    await page.keyboard.press('Enter');

    await expectListing(page, await askListing(scope));
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby')))
      .toBe('products');
  });
});

// The page cannot tell the two causes apart, so each is tested at one size.
describe.each(
  sample(
    [
      ['1440', desktop, 'a failing server', fail],
      ['390', phone, 'a lost connection', lose],
    ] as const,
    1,
  ),
)('a listing that fails, at %s', (_, screen, outage, breakCall) => {
  it(`shows an error after ${outage}, and the listing after Try again`, async ({ open }) => {
    const page = await open('/', { screen, forgives: /Failed to load resource/ });
    await cards(page).first().waitFor();
    await page.route(calls, breakCall);
    await goToCategory(page, 'Women');

    await main(page).getByRole('alert').filter({ hasText: 'Something went wrong' }).waitFor();
    expect(await main(page).getByText('Product not found').count()).toBe(0);
    await page.unroute(calls);
    await press(page, main(page).getByRole('button', { name: 'Try again' }));

    await expectListing(page, await askListing(scope));
  });

  it(`keeps list, chips and options after ${outage}, and shows that the shop cannot be reached`, {
    tags: 'sweep',
  }, async ({ open }) => {
    const reply = await askListing(scope);
    const page = await open(path, { screen, forgives: /Failed to load resource/ });
    await expectListing(page, reply);
    await page.route(calls, breakCall);
    const panel = await openFilter(page, 'Color');
    const options = await readOptions(panel);

    await tick(page, panel, 'Pink');

    await panel.getByRole('alert').filter({ hasText: 'The shop cannot be reached' }).waitFor();
    expect(await readOptions(panel)).toEqual(options);
    await expect.poll(() => panel.getByRole('button', { name: 'Show items', exact: true }).count()).toBe(1);
    await expect.poll(() => chipNames(page)).toEqual(['Pink']);
    await expectTotal(page, reply.total);
    expect(await cards(page).count()).toBe(reply.data.length);
    await expect.poll(() => strengthOf(page)).toBeLessThan(0.6);
    await page.unroute(calls);
    await press(page, panel.getByRole('button', { name: 'Try again' }));

    const pink = await askListing(`${scope}&color[]=${idOf(reply.facets, 'color', 'Pink')}`);
    await expectListing(page, pink);
    await expect.poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await showItems(page, pink.total);
    await expect.poll(() => strengthOf(page)).toBe(1);
  });
});
