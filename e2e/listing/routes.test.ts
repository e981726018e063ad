import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { askListing, idOf } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { cards, expectListing, main, openFilter, tick } from '../testing/listing.ts';
import { goTo } from '../testing/router.ts';
import { sample } from '../testing/sizes.ts';

const breadcrumb = async (page: Page): Promise<string[]> =>
  (await main(page).getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allInnerTexts()).map((text) =>
    text.replace(/\s*\/?\s*$/, ''),
  );

type Case = { path: string; query: string; heading: string; crumbs: string[]; isBelow?: RegExp };

const cases: Case[] = [
  {
    path: '/browse/women/clothing/dresses',
    query: 'parentCateg=women&subCateg=clothing&childCateg=dresses',
    heading: 'Dresses',
    crumbs: ['Women', 'Clothing', 'Dresses'],
    isBelow: /^women\/clothing\/dresses$/,
  },
  {
    path: '/browse/women/clothing',
    query: 'parentCateg=women&subCateg=clothing',
    heading: 'Clothing',
    crumbs: ['Women', 'Clothing'],
    isBelow: /^women\/clothing\//,
  },
  {
    path: '/browse/dresses',
    query: 'childCateg=dresses',
    heading: 'Dresses',
    crumbs: ['Home', 'Dresses'],
    isBelow: /^(women|kids)\/.*\/dresses$/,
  },
  {
    path: '/browse/clutches',
    query: 'childCateg=clutches',
    heading: 'Clutches',
    crumbs: ['Women', 'Bags', 'Clutches'],
    isBelow: /^women\/bags\/clutches$/,
  },
  {
    path: '/browse/women/secondary/clothing',
    query: 'parentCateg=women&childCateg=clothing',
    heading: 'Clothing',
    crumbs: ['Women', 'Clothing'],
    isBelow: /^women\/clothing\//,
  },
  {
    path: '/shop/category/Breezy%20Tops',
    query: 'childCateg=Breezy%20Tops',
    heading: 'Breezy Tops',
    crumbs: ['Women', 'Summer Shop', 'Breezy Tops'],
    isBelow: /\/breezy-tops$/,
  },
  {
    path: '/shop/featured_product',
    query: 'homepageKey=featured_product',
    heading: 'Editors Choice',
    crumbs: ['Home', 'Editors Choice'],
  },
  {
    path: '/shop/weekly_product',
    query: 'homepageKey=weekly_product',
    heading: 'Shop The Newest Finds',
    crumbs: ['Home', 'Shop The Newest Finds'],
  },
  {
    path: '/search?keyword=linen+dress',
    query: 'keyword=linen+dress',
    heading: 'Search Result for: "linen dress"',
    crumbs: ['Home', 'Search Result for: "linen dress"'],
  },
];

describe('the title of a listing', () => {
  it("distinguishes listings with the same heading, and equals the server's title", { tags: 'sweep' }, async ({
    open,
  }) => {
    const path = '/browse/women/clothing/dresses';
    const { facets } = await askListing('parentCateg=women&subCateg=clothing&childCateg=dresses');
    const page = await open(path);
    await expect.poll(() => page.title()).toBe('Dresses, Clothing, Women | Wearfolio');

    await tick(page, await openFilter(page, 'Color'), 'Red');
    await expect.poll(() => page.title()).toBe('Dresses (Red), Clothing, Women | Wearfolio');
    await page.goto(
      `${path}?price_range=50-100&color=${idOf(facets, 'color', 'Red')}&color=${idOf(facets, 'color', 'Blue')}`,
    );
    const written = await page.title();
    await cards(page).first().waitFor();

    expect(written).toBe('Dresses (Blue, Red, $50-$100), Clothing, Women | Wearfolio');
    await expect.poll(() => page.title()).toBe(written);
  });

  it("contains the keyword's parts and the selected options", { tags: 'sweep' }, async ({ open }) => {
    const { facets } = await askListing('keyword=red+dress');
    const page = await open(`/search?keyword=red+dress&color=${idOf(facets, 'color', 'Blue')}`);
    const written = await page.title();
    await cards(page).first().waitFor();

    expect(written).toBe('Search Result for: "red dress" (Red, Blue) | Wearfolio');
    await expect.poll(() => page.title()).toBe(written);
    await tick(page, await openFilter(page, 'Color'), 'Green');
    await expect.poll(() => page.title()).toBe('Search Result for: "red dress" (Red, Blue, Green) | Wearfolio');
  });
});

describe('every route of the listing', () => {
  it.for(sample(cases, 2))('$path', async ({ path, query, heading, crumbs, isBelow }, { open }) => {
    const page = await open(path);

    const reply = await askListing(query);
    expect(reply.total).toBeGreaterThan(0);
    await expectListing(page, reply);
    await main(page).getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await expect.poll(() => breadcrumb(page)).toEqual(crumbs);
    if (isBelow) for (const { category_path } of reply.data) expect(category_path).toMatch(isBelow);
  });

  it('links the breadcrumb up the tree', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/browse/women/clothing/dresses');

    await main(page).getByRole('link', { name: 'Clothing', exact: true }).click();
    await expectListing(page, await askListing('parentCateg=women&subCateg=clothing'));
    await main(page).getByRole('link', { name: 'Women', exact: true }).click();

    await expectListing(page, await askListing('childCateg=women'));
  });

  it('shows an empty listing with a name for an unknown word', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/search?keyword=zzqxv');

    await main(page).getByText('Product not found', { exact: true }).waitFor();
    const heading = main(page).getByRole('heading', { level: 1 });
    await expect.poll(() => heading.textContent()).toBe('Search Result for: "zzqxv"');
    // No filter could change it.
    expect(await main(page).getByRole('button', { name: 'Newest', includeHidden: true }).count()).toBe(0);
    await main(page).getByRole('heading', { name: 'Shop The Newest Finds' }).waitFor();
  });

  it.for(sample(['/browse/women/clothing/dresses-12', '/browse/women/spacesuits', '/shop/no_such_collection'], 1))(
    '%s, which does not exist, returns 404, also when the page itself leads there',
    async (path, { open }) => {
      const page = await open('/', { forgives: /status of 404/ });
      const isUnknown = () => main(page).getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();

      const reply = await page.goto(path);

      expect(reply?.status()).toBe(404);
      await isUnknown();
      expect(await main(page).getByText('Product not found').count()).toBe(0);
      await page.goto('/brand');
      await goTo(page, path);
      await isUnknown();
    },
  );

  it('an unknown URL returns 404 with links', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/', { forgives: /status of 404/ });

    const reply = await page.goto('/no/such/page/at-all');

    expect(reply?.status()).toBe(404);
    await main(page).getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await main(page).getByRole('link', { name: 'The newest finds' }).click();
    await expectListing(page, await askListing('homepageKey=weekly_product'));
  });

  it.for(sample(['/%zz', '/browse/%00'], 1))('%s, which is not valid UTF-8, returns 404', async (path, { open }) => {
    const page = await open('/', { forgives: /status of 404|malformed URL segment/ });

    const reply = await page.goto(path);

    expect(reply?.status()).toBe(404);
    await main(page).getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  });

  it('a page after the last one shows an empty listing', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/browse/women/clothing/dresses?page=999');

    await main(page).getByRole('heading', { level: 1, name: 'Dresses' }).waitFor();
    await main(page).getByText('Product not found').or(page.getByRole('article').first()).first().waitFor();
  });
});
