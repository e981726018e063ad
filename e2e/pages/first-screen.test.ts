import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished } from 'vitest';
import { isPhone, phone, untilAlive, untilDrawn } from '../testing/browser.ts';
import { askListing, askProduct } from '../testing/catalogue.ts';
import { it } from '../testing/journey.ts';
import { mostlyWide } from '../testing/sizes.ts';
import { startSlowPages } from '../testing/slow-page.ts';

const category = '/browse/women/clothing';

const somePaths = async (): Promise<string[]> => {
  const { data } = await askListing('parentCateg=women&subCateg=clothing');
  const [card] = data;
  if (!card) throw new Error('There is no product');
  const product = `/product/${card.product_id}/${card.slug}`;
  const brand = `/brand/${(await askProduct(card.product_id)).brand_slug}`;
  const search = '/search?keyword=red+dress';
  return ['/', category, `${category}?page=2&sort=asc`, search, brand, product, '/about', '/brand', '/brand/nobody'];
};

/** Marks the server's HTML as soon as it is parsed, before any module runs. */
const markServed = (): void => {
  const observer = new MutationObserver(() => {
    const main = document.querySelector('main');
    if (!main) return;
    observer.disconnect();
    Object.assign(main, { wasServed: document.readyState === 'loading' });
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** Whether the page still shows the marked HTML, and whether React has hydrated it. */
const stateOf = (page: Page): Promise<{ isServed: boolean; isAlive: boolean }> =>
  page.locator('main').evaluate((main) => ({
    isServed: 'wasServed' in main && main.wasServed === true,
    isAlive: Object.keys(main).some((key) => key.startsWith('__react')),
  }));

describe('the first screen', () => {
  // If React had found a difference, it would have rendered the page again and logged an error.
  it.for(mostlyWide)(
    'is rendered as HTML and hydrated without a difference, at %s',
    async ([, screen], { openFresh }) => {
      const page = await openFresh({ screen, forgives: /status of 404/ });
      await page.addInitScript(markServed);
      for (const path of await somePaths()) {
        await page.goto(path);
        await expect.poll(() => stateOf(page), { message: path }).toEqual({ isServed: true, isAlive: true });
      }
    },
  );

  it('is hydrated only after the end of a slow page has arrived', async ({ openFresh }) => {
    const slow = await startSlowPages(inject('shopUrl'));
    onTestFinished(slow.stop);
    const page = await openFresh({ shopUrl: slow.url });
    await page.goto(category, { waitUntil: 'commit' });
    const isCodeThere = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/assets\/index-[^/]*\.js$/.test(name)),
      );
    await expect.poll(isCodeThere).toBe(true);
    await untilDrawn(page);

    slow.sendEnds();

    await expect.poll(async () => (await stateOf(page)).isAlive).toBe(true);
    await page.getByRole('contentinfo').getByRole('heading', { name: 'Follow' }).waitFor();
  });

  it('uses the heading font for titles and the name', { tags: 'sweep' }, async ({ openFresh }) => {
    const page = await openFresh();
    await page.goto(category);
    const loaded = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ family, status }) => family === 'Newsreader' && status === 'loaded')
          .map(({ weight }) => weight),
      );

    await expect.poll(loaded).toEqual(['300', '400']);
  });

  it("prepares the browser's numbers while its code is on the way", async ({ openFresh }) => {
    const page = await openFresh();
    await page.addInitScript(() => {
      Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
        apply: (plain, self, options) => {
          Reflect.set(globalThis, 'isPrepared', true);
          return Reflect.apply(plain, self, options);
        },
      });
    });
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });

    await page.goto(category, { waitUntil: 'commit' });

    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'isPrepared'))).toBe(true);
    letThrough();
    await untilAlive(page);
  });

  it('keeps clicks and text from before hydration', async ({ openFresh }) => {
    const page = await openFresh();
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const early = page.waitForResponse('**/first-screen-*.js');
    await page.goto(category, { waitUntil: 'commit' });
    await early;
    const color = page.getByRole('button', { name: 'Color' }).first();

    const search = page.getByRole('combobox', { name: 'Search' }).first();
    await search.fill('red dress');
    await color.click();
    letThrough();

    await expect.poll(() => color.getAttribute('aria-expanded')).toBe('true');
    await search.press('Enter');
    await page.waitForURL('**/search?keyword=red+dress');
  });

  it("is rendered again if the shop's data has changed, or if the shop does not respond", { tags: 'sweep' }, async ({
    openFresh,
  }) => {
    const page = await openFresh({ forgives: /Failed to load resource/ });
    const isData = (headers: Record<string, string>): boolean => headers.accept === 'application/json';
    const answers = [{ json: { made: 'anew', replies: { '/api/categories': { data: [] } } } }, { status: 503 }];
    for (const answer of answers) {
      await page.route(`**${category}`, (route) =>
        isData(route.request().headers()) ? route.fulfill(answer) : route.continue(),
      );
      await page.goto(category);

      await expect.poll(async () => (await stateOf(page)).isAlive).toBe(true);
      await expect.poll(() => page.getByRole('article').count()).toBe(24);
      await page.unroute(`**${category}`);
    }
  });

  it("is a guest's for all visitors, with only the data that it uses", async () => {
    const ask = async (headers: Record<string, string>) => {
      const reply = await fetch(inject('shopUrl') + category, { headers });
      return { text: await reply.text(), tag: reply.headers.get('etag'), status: reply.status };
    };

    const first = await ask({});
    const again = await ask({ 'User-Agent': 'curl/8.5.0' });

    expect(again).toEqual(first);
    expect(first.text.match(/<article/g)?.length).toBe(24);
    expect((await ask({ 'If-None-Match': String(first.tag) })).status).toBe(304);
  });
});

const withoutScript = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: inject('shopUrl'),
    viewport: phone,
    isMobile: isPhone(phone),
    javaScriptEnabled: false,
  });

describe('without JavaScript, on a phone', () => {
  it('a shopper can browse, filter, change pages, search, read a product and go to the store', async ({ browser }) => {
    const context = await withoutScript(browser);
    const page = await context.newPage();
    const link = (name: string | RegExp) => page.getByRole('link', { name });
    const cards = page.getByRole('article');

    await page.goto('/');
    await link('Women').first().click();
    await link('Clothing').first().click();
    expect(new URL(page.url()).pathname).toBe(category);
    await expect.poll(() => cards.count()).toBe(24);
    const all = await page.getByRole('status').first().textContent();

    await page.locator('summary', { hasText: 'Filters' }).click();
    await page.locator('summary', { hasText: 'Color' }).click();
    await link(/^Black \(/).click();
    expect(page.url()).toMatch(/\?color=\d+$/);
    expect(await page.getByRole('status').first().textContent()).not.toBe(all);
    await link('Black: take away').click();
    expect(await page.getByRole('status').first().textContent()).toBe(all);

    await page.getByRole('link', { name: 'Next page' }).click();
    expect(page.url()).toMatch(/page=2$/);

    await page.getByRole('searchbox', { name: 'Search' }).fill('dress');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(page.url()).toMatch(/\/search\?keyword=dress$/);
    const first = cards.first();
    const picture = first.locator('img').first();
    await expect
      .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth).catch(() => 1))
      .toBeGreaterThan(0);
    expect(await picture.evaluate((image) => getComputedStyle(image).opacity).catch(() => '1')).toBe('1');

    await first.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const [id] = /\d+/.exec(new URL(page.url()).pathname) ?? [];
    const details = await askProduct(Number(id));
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(details.name);
    const leaving = page.locator('a[href^="/out/"]').first();
    expect(await leaving.isVisible()).toBe(true);

    await page.goto('/brand');
    await link(details.brand_name).first().click();
    expect(new URL(page.url()).pathname).toBe(`/brand/${details.brand_slug}`);
    await page.goto('/no/such/page');
    await link(/^Home page$/).click();
    expect(new URL(page.url()).pathname).toBe('/');

    await context.close();
  });

  it('a form explains what it needs', async ({ browser }) => {
    const context = await withoutScript(browser);
    const page = await context.newPage();

    await page.goto('/login');

    expect(await page.getByText(/needs JavaScript/).isVisible()).toBe(true);
    expect(await page.getByRole('banner').getByRole('link').allTextContents()).toEqual([
      'Wearfolio',
      'New In',
      'Sale',
      'Brands',
    ]);
    await page.getByRole('link', { name: /without/ }).click();
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });
});
