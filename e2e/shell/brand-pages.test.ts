import { describe, expect } from 'vitest';
import { desktop, phone } from '../testing/browser.ts';
import { askListing, idOf } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { addressOf, chipNames, expectListing, filterButton, main, openFilter, tick } from '../testing/listing.ts';

describe.each([
  ['1440', desktop],
  ['390', phone],
])('The page of a brand at %s', (_, screen) => {
  it('holds all of the brand, and filters but the brand', async ({ open }) => {
    const { facets } = await askListing('');
    const id = idOf(facets, 'brand', 'Calder');
    const reply = await askListing(`brand[]=${id}`);
    const page = await open('/brand/calder', { screen });
    await expectListing(page, reply);

    expect(await page.title()).toBe('Calder | Wearfolio');
    expect(await chipNames(page)).toEqual([]);
    const color = reply.facets.color.find(({ count }) => count > 0);
    const panel = await openFilter(page, 'Color');
    await tick(page, panel, color?.name ?? '');
    await page.keyboard.press('Escape');

    await expectListing(page, await askListing(`brand[]=${id}&color[]=${color?.id}`));
    expect(addressOf(page)).toBe(`/brand/calder?color=${color?.id}`);
    expect(
      await main(page)
        .getByRole('button', { name: /^Brand/ })
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    await expect.poll(() => filterButton(page).isVisible()).toBe(screen === phone);
  });
});

describe('The page of a store', () => {
  it('holds all of the store and says how it ships', async ({ open }) => {
    const { facets } = await askListing('');
    const page = await open('/store/northbound');

    await expectListing(page, await askListing(`store[]=${idOf(facets, 'store', 'Northbound')}`));

    await main(page)
      .getByRole('status')
      .getByText(/ from 1 store$/)
      .waitFor();
    await main(page).getByText('Free over $150').first().waitFor();
    expect(await main(page).getByRole('button', { name: 'Store' }).count()).toBe(0);
  });
});

describe('Ways to the page of a brand', () => {
  it('leads from a product, and from the suggestions', async ({ open }) => {
    const { data } = await askListing('keyword=calder');
    const page = await open(`/product/${data[0]?.product_id}`);

    await main(page).getByRole('link', { name: 'Calder', exact: true }).first().click();
    await expect.poll(() => addressOf(page)).toBe('/brand/calder');
    await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill('northbound');
    await page.getByRole('option', { name: 'Northbound', exact: true }).click();

    await expect.poll(() => addressOf(page)).toBe('/store/northbound');
  });

  it.for(['/brand/nobody-at-all', '/store/nobody-at-all', '/brand/No%20Slug'])(
    'says that there is nothing at %s',
    async (path, { open }) => {
      const page = await open(path, { forgives: /status of 40[04]/ });

      await main(page).getByRole('heading', { name: 'Page not found' }).waitFor();
      expect((await page.request.get(path)).status()).toBe(404);
    },
  );
});
