import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { axeFaults } from './testing/axe.ts';
import { desktop, phone } from './testing/browser.ts';
import { untilListed } from './testing/catalogue.ts';
import { expectSteadyHome } from './testing/first-view.ts';
import { importFeed } from './testing/import-feed.ts';
import { it, type OpenBlank } from './testing/journey.ts';
import { cards, main } from './testing/listing.ts';
import { type Shop, startShop } from './testing/shop.ts';

const brands = ['Scarpa', 'Evolv', 'Acne', 'Mammut', 'Boreal'];
const kinds = [
  'Women > Shoes > Boots',
  'Women > Clothing > Dresses',
  'Men > Shoes > Sneakers',
  'Men > Clothing > Shirts',
];
const count = 40;

const feed = [
  'id,name,brand,category,color,size,price,currency,link,image',
  ...Array.from({ length: count }, (_, at) => {
    const [brand, kind = ''] = [brands[at % brands.length], kinds[at % kinds.length]];
    const name = `${kind.split(' > ').at(-1)} ${String.fromCharCode(65 + (at % 26))}${at}`;
    return `p-${at},${name},${brand},${kind},Blue,M,${20 + at},USD,https://store.example/p-${at},https://img.store.test/p-${at}.svg`;
  }),
  '',
].join('\n');

// A square product picture on white, as most stores have.
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">
<rect width="400" height="400" fill="#fff"/><rect x="120" y="60" width="160" height="280" fill="#7a4b33"/></svg>`;

const regions = (page: Page): Promise<(string | null)[]> =>
  main(page)
    .getByRole('region')
    .evaluateAll((all) => all.map((region) => region.getAttribute('aria-label')));

describe('the home page of a shop without the demo', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ copyOf: inject('emptyDir'), environment: { SEED: 'none' } });
  });
  afterAll(() => shop.stop());

  const openHome = async (openBlank: OpenBlank, screen = desktop, hasPictures = true): Promise<Page> => {
    const page = await openBlank({ shopUrl: shop.url, screen, forgives: /Failed to load resource/ });
    await page.route('**/store-pictures/**', (route) =>
      hasPictures ? route.fulfill({ body: picture, contentType: 'image/svg+xml' }) : route.abort(),
    );
    await page.goto('/');
    return page;
  };

  it('announces that the shop is being stocked, and links only to existing pages', async ({ openBlank }) => {
    const page = await openHome(openBlank, phone);
    await main(page).getByRole('heading', { name: 'The shop is being stocked' }).waitFor();

    expect(await regions(page)).toEqual(['The shop is being stocked', 'Newsletter']);
    expect(await axeFaults(page)).toEqual([]);
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const href of new Set(hrefs)) expect((await page.request.get(String(href))).status(), String(href)).toBe(200);
  });

  it('consists of imported products, without anything of the demo', async ({ openBlank }) => {
    const { code, output } = await importFeed(shop, feed);
    expect(code, output).toBe(0);
    await untilListed(shop, '', count);

    const page = await openHome(openBlank);
    await main(page).getByRole('region', { name: 'Highlights' }).waitFor();

    expect(await regions(page)).toEqual([
      'Highlights',
      'Shop The Newest Finds',
      'Brands',
      'Shop by kind',
      'Departments',
      'The largest brands',
      'Newsletter',
    ]);
    const html = await (await page.request.get('/')).text();
    expect(html).toContain('40 items by 5 brands from 1 store');
    expect(html).not.toMatch(/\/pictures\/|Summer Shop|Tropical|Ostra/);
  });

  it('links to listings with products', { tags: 'sweep' }, async ({ openBlank }) => {
    const page = await openHome(openBlank);
    const links = main(page).locator(
      'section[aria-label="Highlights"] a, section[aria-label="Shop by kind"] a, section[aria-label="Departments"] a',
    );
    await links.first().waitFor();
    const hrefs = new Set(await links.evaluateAll((all) => all.map((link) => String(link.getAttribute('href')))));
    expect(hrefs.size).toBeGreaterThan(8);

    for (const href of [...hrefs].filter((one) => !one.startsWith('/product/'))) {
      await page.goto(href);
      await cards(page).first().waitFor();
    }
  });

  it('needs no API call, and has no layout shift when pictures load', async ({ openFresh }) => {
    const page = await openFresh({ shopUrl: shop.url });
    await page.route('**/store-pictures/**', (route) => route.fulfill({ body: picture, contentType: 'image/svg+xml' }));

    await expectSteadyHome(page, () =>
      main(page).getByRole('region', { name: 'Shop The Newest Finds' }).getByRole('article').first().waitFor(),
    );
  });

  it('shows a drawing in place of a picture that fails to load', { tags: 'sweep' }, async ({ openBlank }) => {
    const page = await openHome(openBlank, desktop, false);
    const slide = main(page).getByRole('region', { name: 'Highlights' }).locator('[role=group]:not([inert])');

    // While a picture loads, the drawing is shown too. In the end, it is shown alone.
    await expect.poll(() => slide.locator('ul svg').count()).toBe(3);
    await expect.poll(() => slide.locator('ul img').count()).toBe(0);

    expect(await slide.locator('ul svg').count()).toBe(3);
  });

  it.for([
    ['light', desktop],
    ['dark', phone],
  ] as const)('has no axe violations, in %s', async ([colorScheme, screen], { openBlank }) => {
    const page = await openHome(openBlank, screen);
    await page.emulateMedia({ colorScheme });
    await main(page).getByRole('region', { name: 'The largest brands' }).waitFor();

    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  });
});
