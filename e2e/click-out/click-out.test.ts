import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { phone } from '../testing/browser.ts';
import { askListing, askProduct, askWholeListing } from '../testing/catalogue.ts';
import { copyDemo } from '../testing/demo.ts';
import { it } from '../testing/journey.ts';
import { cards, expectListing, main } from '../testing/listing.ts';
import { removeFolder, runNode, type Shop, startShop } from '../testing/shop.ts';
import { sample } from '../testing/sizes.ts';

const shopper = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const leave = (path: string, agent = shopper, shopUrl = inject('shopUrl')): Promise<Response> =>
  fetch(shopUrl + path, { redirect: 'manual', headers: { 'User-Agent': agent } });

const firstProduct = async () => {
  const [card] = (await askListing('childCateg=women')).data;
  if (!card) throw new Error("The demo has no women's products");
  return askProduct(card.product_id);
};

const outLinks = (place: Locator) => place.locator('a[href^="/out/"]');

/** Expects links to be marked as sponsored for search engines, and not to expose the page to the store. */
const expectToBeSponsored = async (links: Locator, count: number) => {
  await expect.poll(() => links.count()).toBe(count);
  for (const link of await links.all()) {
    expect(await link.getAttribute('rel')).toBe('sponsored noopener');
    expect(await link.getAttribute('target')).toBe('_blank');
  }
};

describe('the click-out', () => {
  it("redirects to the product's page at the store, without being cached or indexed", async () => {
    const details = await firstProduct();

    const reply = await leave(`/out/${details.id}`);

    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toBe(details.product_url);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it.for(sample(['/out/999999', '/out/none', '/out/0'], 1))(
    'returns the 404 page for an unknown product: %s',
    async (path, { openBlank }) => {
      const page = await openBlank({ forgives: /status of 404/ });

      const reply = await page.goto(path);

      expect(reply?.status()).toBe(404);
      await main(page).getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    },
  );

  it("shows an error page when the redirect fails, and the product's page after a retry", { tags: 'sweep' }, async ({
    openBlank,
  }) => {
    const { id } = await firstProduct();
    const page = await openBlank({ forgives: /Failed to load resource/ });
    const bare = await (await fetch(`${inject('shopUrl')}/login`)).text();
    await page.route('**/api/**', (route) => route.abort());
    await page.route('**/out/*', (route) => route.fulfill({ status: 503, contentType: 'text/html', body: bare }));

    await page.goto(`/out/${id}`);
    await main(page).getByText('Something went wrong.').first().waitFor();
    await page.unrouteAll();
    await main(page).getByRole('button', { name: 'Try again', exact: true }).click();

    await outLinks(main(page)).first().waitFor();
  });

  it('opens in a new tab, and the shop stays open', async ({ open }) => {
    const details = await firstProduct();
    const page = await open(`/product/${details.id}`);
    const context = page.context();
    const link = main(page)
      .getByRole('link', { name: /^BUY NOW AT / })
      .first();

    const [request] = await Promise.all([
      context.waitForEvent('request', (sent) => sent.redirectedFrom()?.url().includes('/out/') ?? false),
      context.waitForEvent('page'),
      link.click(),
    ]);

    expect(request.url()).toBe(new URL(details.product_url).href);
    expect(request.redirectedFrom()?.url()).toBe(`${inject('shopUrl')}/out/${details.id}`);
    expect(await request.headerValue('referer')).toBe(`${inject('shopUrl')}/`);
    expect(page.url()).toContain(`/product/${details.id}`);
  });

  it('has sponsored, safe links everywhere', async ({ open }) => {
    const { id } = await firstProduct();
    const soldOut = (await askWholeListing('')).find(({ stock, store_count }) => stock === 0 && store_count === 1);
    // On phones, the product's page has a second link in a bar at the bottom, as does the quick view.
    const page = await open(`/product/${id}`);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    await expectToBeSponsored(outLinks(main(page)), 2);
    await page.goto(`/product/${soldOut?.product_id}`);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    await expectToBeSponsored(outLinks(main(page)), 2);
    await page.goto(`/browse/women?product=${id}`);
    await page.getByRole('dialog').getByRole('heading').waitFor();
    await expectToBeSponsored(outLinks(page.getByRole('dialog')), 2);
    await page.goto('/qmodal');
    await main(page).getByText('Sold by').waitFor();
    await expectToBeSponsored(outLinks(main(page)), 2);
  });

  it("reports the position in the listing across pages, from the quick view and from the product's page", {
    tags: 'sweep',
  }, async ({ open }) => {
    const page = await open('/browse/women?page=2', { screen: phone });
    await expectListing(page, await askListing('childCateg=women&page=2'));
    await cards(page)
      .nth(2)
      .getByRole('button', { name: /^Quick view/ })
      .tap();
    const quickView = page.getByRole('dialog');
    const out = outLinks(quickView).filter({ visible: true });
    await out.waitFor();

    expect(await out.getAttribute('href')).toMatch(/^\/out\/\d+\?at=27$/);
    await quickView.getByRole('link', { name: 'See all details' }).click();
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    expect(await outLinks(main(page)).first().getAttribute('href')).toMatch(/^\/out\/\d+\?at=27$/);
    await page.goto(new URL(page.url()).pathname);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    expect(await outLinks(main(page)).first().getAttribute('href')).toMatch(/^\/out\/\d+$/);
  });

  it('is not on cards, whose links stay in the shop', async ({ open }) => {
    const page = await open('/browse/women', { screen: phone });
    await expectListing(page, await askListing('childCateg=women'));

    const hrefs = await cards(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs.filter((href) => !href.startsWith('/product/'))).toEqual([]);
  });
});

describe('click-out statistics', () => {
  let dataDir: string;
  let shop: Shop;
  beforeAll(async () => {
    dataDir = await copyDemo();
    shop = await startShop({ dataDir });
  });
  afterAll(async () => {
    await shop.stop();
    await removeFolder(dataDir);
  });

  const readClicks = async (): Promise<string> => {
    const run = runNode(['tools/catalogue/cli.ts', 'clicks', '--by', 'product'], { DATA_DIR: dataDir });
    await run.ended;
    return run.output().replace(/[^\S\n]+/g, ' ');
  };

  it('count a click once, and ignore bots and prefetching', {
    tags: 'sweep',
  }, async () => {
    expect(await readClicks()).toContain('No click-outs in this period\n');
    const details = await firstProduct();
    const path = `/out/${details.id}`;
    const name = `${details.id} ${details.name}, ${details.brand_name} at ${details.store_name}`;

    await leave(path, 'Mozilla/5.0 (compatible; Googlebot/2.1)', shop.url);
    await fetch(shop.url + path, {
      redirect: 'manual',
      headers: { 'User-Agent': shopper, 'Sec-Purpose': 'prefetch' },
    });
    await leave(path, shopper, shop.url);

    await expect.poll(readClicks, { timeout: 60_000 }).toContain(`clicks products product\n1 1 ${name}\n`);
  });
});
