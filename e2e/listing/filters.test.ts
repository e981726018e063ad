import { priceBuckets } from '@wearfolio/contracts/limits';
import type { Facets } from '@wearfolio/contracts/listing/facets';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, phone } from '../testing/browser.ts';
import { askListing, askProduct, askWholeListing, idOf } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import {
  addressOf,
  chipNames,
  expectListing,
  expectTotal,
  type FilterName,
  main,
  openFilter,
  press,
  readOptions,
  showItems,
  tick,
} from '../testing/listing.ts';
import { sample } from '../testing/sizes.ts';

const path = '/browse/women';
const scope = 'childCateg=women';

/** A product with the price at each of its stores. */
type Sold = ProductCard & { offers: readonly { store_name: string; price: number | null }[] };

/** All products of a listing with their offers, which are requested for clusters. */
const askWithOffers = async (query: string): Promise<Sold[]> =>
  Promise.all(
    (await askWholeListing(query)).map(async (card) => ({
      ...card,
      offers: card.offer_count > 1 ? (await askProduct(card.product_id)).offers : [card],
    })),
  );

const bucketOf = ({ price }: { price: number | null }): string => {
  const bucket = priceBuckets.find(
    ({ min, max }) => price !== null && price >= min && (price < max || (price === max && max === 5000)),
  );
  return bucket?.name ?? 'Over $5000';
};

type Told = Exclude<FilterName, 'Size'>;

/** The values of a product for a filter, except sizes. */
const valuesOf = (card: Sold, filter: Told, { color }: Facets): string[] => {
  switch (filter) {
    case 'Store':
      return [...new Set(card.offers.map(({ store_name }) => store_name))];
    case 'Brand':
      return [card.brand_name];
    case 'Color': {
      const ids = new Set(card.product_color_data.map(({ parent_color_id }) => parent_color_id));
      return color.filter(({ id }) => ids.has(id)).map(({ name }) => name);
    }
    case 'Price':
      return [...new Set(card.offers.map(bucketOf))];
  }
};

const countsOf = (values: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

const tickBoth = async (page: Page, panel: Locator, options: readonly { name: string; count: number }[]) => {
  const [first, second] = options;
  if (!first || !second) throw new Error('Fewer than two options');
  await tick(page, panel, first.name);
  await expectTotal(page, first.count);
  await tick(page, panel, second.name);
  return [first.name, second.name];
};

// The counts of a filter do not depend on the screen size, so phones check one filter of each type.
// phone-sheet.test.ts filters on a phone.
describe.each(
  sample(
    [
      ['1440', desktop, sample(['Price', 'Brand', 'Color', 'Store'] as const, 1)],
      ['390', phone, ['Color', 'Brand']],
    ] as const,
    1,
  ),
)('the filters of the listing at %s', (_, screen, lists) => {
  it.for(lists)('%s: counts each option, and two selections match either', async (filter, { open }) => {
    const [products, { facets }] = [await askWithOffers(scope), await askListing(scope)];
    const page = await open(path, { screen });

    const panel = await openFilter(page, filter);
    await panel.getByRole('checkbox').first().waitFor({ state: 'attached' });
    const options = (await readOptions(panel)).filter(({ count }) => count > 0);
    expect(new Map(options.map(({ name, count }) => [name, count]))).toEqual(
      countsOf(products.flatMap((card) => valuesOf(card, filter, facets))),
    );
    const ticked = await tickBoth(page, panel, options);

    const expected = products.filter((card) => valuesOf(card, filter, facets).some((value) => ticked.includes(value)));
    await expectTotal(page, expected.length);
    await showItems(page, expected.length);
    await expect.poll(async () => (await chipNames(page)).sort()).toEqual([...ticked].sort());
  });

  it('Size: two selections match either', { tags: 'sweep' }, async ({ open }) => {
    const { facets } = await askListing(scope);
    const [small, medium] = ['S', 'M'].map((name) => facets.size.find((size) => size.name === name));
    if (!small || !medium) throw new Error('The demo has no S or no M');
    const page = await open(path, { screen });

    const panel = await openFilter(page, 'Size');
    const box = panel.getByRole('button', { name: `${small.attribute_name} S ${small.count} items`, exact: true });
    expect(await box.textContent()).toBe(`S ${small.count}`);
    await box.click();
    await expectTotal(page, small.count);
    await panel.getByRole('button', { name: new RegExp(`^${medium.attribute_name} M \\d+ items$`) }).click();

    const reply = await askListing(`${scope}&size[]=${small.id}&size[]=${medium.id}`);
    await expectListing(page, reply);
    expect(reply.total).toBeGreaterThanOrEqual(Math.max(small.count, medium.count));
    await expect.poll(() => addressOf(page)).toBe(`${path}?size=${small.id}&size=${medium.id}`);
  });

  it('two filters must both match', { tags: 'sweep' }, async ({ open }) => {
    const [products, { facets }] = [await askWithOffers(scope), await askListing(scope)];
    const page = await open(path, { screen });

    await tick(page, await openFilter(page, 'Brand'), 'Maison Aube');
    await expectTotal(page, facets.brand.find(({ name }) => name === 'Maison Aube')?.count ?? 0);
    const panel = await openFilter(page, 'Color');
    const blue = (await readOptions(panel)).find(({ name }) => name === 'Blue');
    await tick(page, panel, 'Blue');

    const isBlue = (card: Sold) => valuesOf(card, 'Color', facets).includes('Blue');
    const expected = products.filter((card) => card.brand_name === 'Maison Aube' && isBlue(card));
    expect(blue?.count).toBe(expected.length);
    await expectListing(
      page,
      await askListing(
        `${scope}&brand[]=${idOf(facets, 'brand', 'Maison Aube')}&color[]=${idOf(facets, 'color', 'Blue')}`,
      ),
    );
    await expectTotal(page, expected.length);
    await expect.poll(() => chipNames(page)).toEqual(['Maison Aube', 'Blue']);
  });

  it('the index and the search field shorten the list of brands without changing the listing', async ({ open }) => {
    const reply = await askListing(scope);
    const brands = reply.facets.brand.map(({ name }) => name);
    const beginningWithM = brands.filter((name) => name.startsWith('M'));
    const page = await open(path, { screen });
    const panel = await openFilter(page, 'Brand');
    const shownNames = async () => (await readOptions(panel)).map(({ name }) => name);

    await panel.getByRole('button', { name: 'M', exact: true }).click();
    await expect.poll(shownNames).toEqual(beginningWithM.sort((one, other) => one.localeCompare(other, 'en')));
    await panel.getByRole('button', { name: 'M', exact: true }).click();
    await expect.poll(async () => (await shownNames()).length).toBe(brands.length);
    await expect.poll(() => panel.getByRole('button', { name: 'X', exact: true }).isDisabled()).toBe(true);
    await panel.getByRole('searchbox', { name: 'Search brands' }).fill('verde');
    await expect.poll(shownNames).toEqual(['eVerde']);
    await panel.getByRole('searchbox', { name: 'Search brands' }).fill('no such label');
    await panel.getByText('No Brand Found!').waitFor();

    await expectListing(page, reply);
    await expect.poll(() => addressOf(page)).toBe(path);
  });

  it('disables options without products', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(path, { screen });

    const panel = await openFilter(page, 'Color');

    const multicolor = panel.getByRole('checkbox', { name: 'Multicolor 0 items' });
    expect(await multicolor.isDisabled()).toBe(true);
    expect(
      await main(page)
        .getByRole('button', { name: /^Remove / })
        .count(),
    ).toBe(0);
  });
});

describe('the filters of the listing, at any size', () => {
  it('show their empty text without options', { tags: 'sweep' }, async ({ open }) => {
    const { facets } = await askListing(scope);
    const [store] = facets.store;
    const ofStore = new Set((await askListing(`${scope}&store[]=${store?.id}`)).facets.brand.map(({ id }) => id));
    const elsewhere = facets.brand.find(({ id }) => !ofStore.has(id));
    const page = await open(`${path}?store=${store?.id}&brand=${elsewhere?.id}`);
    await main(page).getByText('Product not found').waitFor();

    for (const [name, text] of [
      ['Color', 'No Color Found!'],
      ['Size', 'No Size Found!'],
      ['Price', 'No price Found!'],
    ] as const) {
      const panel = await openFilter(page, name);
      await panel.getByText(text, { exact: true }).waitFor();
      expect(await readOptions(panel)).toEqual([]);
    }
    const stores = await openFilter(page, 'Store');
    await stores.getByRole('checkbox', { name: new RegExp(`^${store?.name} `), checked: true }).waitFor();
  });

  it('several colors do not select a single picture color', { tags: 'sweep' }, async ({ open }) => {
    const page = await open(path);
    const panel = await openFilter(page, 'Color');
    const dotOf = (name: string) =>
      panel
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${name} `) }) })
        .locator('svg[color]');

    const image = (name: string) => dotOf(name).evaluate((dot) => getComputedStyle(dot).backgroundImage);

    expect(await image('Multicolor')).toMatch(/^conic-gradient/);
    expect(await image('Blue')).toBe('none');
  });

  it('a price above the fixed options can be unselected even if another filter leaves no such product', {
    tags: 'sweep',
  }, async ({ open }) => {
    const brand = idOf((await askListing(scope)).facets, 'brand', 'Plain Goods');
    const page = await open(`${path}?brand=${brand}&price_range=0-50&price_range=5000-`);
    await expect.poll(() => chipNames(page)).toEqual(['Plain Goods', 'Under $50', 'Over $5000']);
    const panel = await openFilter(page, 'Price');
    const lastOption = async () => (await readOptions(panel)).at(-1);
    expect(await lastOption()).toEqual({ name: 'Over $5000', count: 0 });

    await press(page, panel.getByText('Over $5000', { exact: true }).last());

    await expect.poll(() => addressOf(page)).toBe(`${path}?brand=${brand}&price_range=0-50`);
    await expect.poll(() => chipNames(page)).toEqual(['Plain Goods', 'Under $50']);
    await expect.poll(lastOption).toMatchObject({ name: '$1000-$5000' });
  });
});
