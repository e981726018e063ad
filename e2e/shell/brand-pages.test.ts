import { describe, expect } from 'vitest';
import { phone } from '../testing/browser.ts';
import { askListing, idOf } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { addressOf, chipNames, expectListing, filterButton, main, openFilter, tick } from '../testing/listing.ts';
import { mostlyWide } from '../testing/sizes.ts';

describe.each(mostlyWide)('the page of a brand at %s', (_, screen) => {
  it("lists all of the brand's products, with all filters except the brand", async ({ open }) => {
    const { facets } = await askListing('');
    const id = idOf(facets, 'brand', 'Calder');
    const reply = await askListing(`brand[]=${id}`);
    const page = await open('/brand/calder', { screen });
    await expectListing(page, reply);

    await expect.poll(() => page.title()).toBe('Calder | Wearfolio');
    expect(await chipNames(page)).toEqual([]);
    const color = reply.facets.color.find(({ count }) => count > 0);
    const panel = await openFilter(page, 'Color');
    await tick(page, panel, color?.name ?? '');
    await page.keyboard.press('Escape');

    await expectListing(page, await askListing(`brand[]=${id}&color[]=${color?.id}`));
    await expect.poll(() => addressOf(page)).toBe(`/brand/calder?color=${color?.id}`);
    expect(
      await main(page)
        .getByRole('button', { name: /^Brand/ })
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    await expect.poll(() => filterButton(page).isVisible()).toBe(screen === phone);
  });
});

describe('the page of a brand', () => {
  it('has no heading until its name is known', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/brand');
    const name = Promise.withResolvers<void>();
    await page.route('**/api/brand/calder', async (route) => {
      await name.promise;
      await route.continue();
    });
    await main(page)
      .getByRole('link', { name: /^Calder/ })
      .click();
    await expect.poll(() => addressOf(page)).toBe('/brand/calder');
    await main(page).getByRole('status').getByText('Loading...').waitFor();
    expect(await main(page).getByRole('heading', { level: 1 }).count()).toBe(0);
    name.resolve();
    await main(page).getByRole('heading', { level: 1, name: 'Calder', exact: true }).waitFor();
  });

  it('keeps its name and a working list if the name cannot be loaded again', { tags: 'sweep' }, async ({
    openFresh,
  }) => {
    const { facets } = await askListing('');
    const id = idOf(facets, 'brand', 'Calder');
    const page = await openFresh({ forgives: /Failed to load resource/ });
    await page.goto('/brand/calder');
    await expectListing(page, await askListing(`brand[]=${id}`));
    let failures = 0;
    await page.route('**/api/brand/calder', (route) => {
      failures += 1;
      return route.abort();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Brands' }).click();
    await main(page).getByRole('heading', { level: 1, name: 'Brands' }).waitFor();

    await page.clock.setFixedTime(Date.now() + 120_000);
    await page.goBack();

    // The request is retried once.
    await expect.poll(() => failures).toBe(2);
    await tick(page, await openFilter(page, 'Price'), '$100-$500');
    await expectListing(page, await askListing(`brand[]=${id}&price_range[]=100-500`));
    await main(page).getByRole('heading', { level: 1, name: 'Calder', includeHidden: true }).waitFor();
    expect(await page.getByText('Try again').count()).toBe(0);
  });
});

describe('the page of a store', () => {
  it("lists all of the store's products and its shipping terms", async ({ open }) => {
    const { facets } = await askListing('');
    const page = await open('/store/northbound');

    const reply = await askListing(`store[]=${idOf(facets, 'store', 'Northbound')}`);
    await expectListing(page, reply);

    await main(page).getByRole('status').getByText(`${reply.total} items`, { exact: true }).waitFor();
    const terms = main(page).getByRole('list', { name: 'Delivery and returns' }).getByRole('listitem');
    expect(await terms.allTextContents()).toEqual([
      'Free over $150',
      '+ $9.95 delivery in 2 to 4 days',
      'Returns 30 days, for a fee',
    ]);
    expect(await main(page).getByRole('button', { name: 'Store' }).count()).toBe(0);
  });
});

describe('links to the page of a brand', () => {
  it('are on a product and in the suggestions', { tags: 'sweep' }, async ({ open }) => {
    const { data } = await askListing('keyword=calder');
    const page = await open(`/product/${data[0]?.product_id}`);

    await main(page).getByRole('link', { name: 'Calder', exact: true }).first().click();
    await expect.poll(() => addressOf(page)).toBe('/brand/calder');
    await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill('northbound');
    await page.getByRole('option', { name: 'Northbound', exact: true }).click();

    await expect.poll(() => addressOf(page)).toBe('/store/northbound');
  });

  it.for(['/brand/nobody-at-all', '/store/nobody-at-all', '/brand/No%20Slug'])(
    'lead to an empty page at %s',
    async (path, { open }) => {
      const page = await open(path, { forgives: /status of 40[04]/ });

      await main(page).getByRole('heading', { name: 'Page not found' }).waitFor();
      expect((await page.request.get(path)).status()).toBe(404);
    },
  );
});
