import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { readPage } from '../testing/read-page.ts';
import { hostileName, origin, providePageShop } from './testing/page-shop.ts';

describe('a page', () => {
  const site = providePageShop();

  it('has a title and description in place of the built ones', async () => {
    const { text } = await request(site.shop.app.server).get('/').expect(200);

    expect(text).not.toContain('As built');
    expect(text).toMatch(/^<!doctype html>.*<head>.*<title>.*<\/head><body><div id="root">.*first-data.*<\/body>/s);
  });

  it("preloads the page's code, except what the page already loads", async () => {
    const { text } = await request(site.shop.app.server).get('/').expect(200);

    expect(text.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/home-abc123.js" />',
    ]);
    await request(site.shop.app.server).get('/.vite/manifest.json').expect(404);
  });

  it("returns the data of the first screen to the page's script, uncached", async () => {
    const address = '/browse/women?page=1';
    const page = await request(site.shop.app.server).get(address).expect(200);
    const { body, headers } = await request(site.shop.app.server)
      .get(address)
      .set('Accept', 'application/json')
      .expect(200)
      .expect('Content-Type', /json/)
      .expect('Cache-Control', 'private, no-store');

    expect(body).toEqual({ made: page.headers.etag, replies: readPage(page.text).firstData });
    expect(Object.keys(body.replies)).toContain('/api/categories');
    expect([headers.vary, page.headers.vary]).toEqual([
      expect.stringMatching(/Accept\b/),
      expect.stringMatching(/Accept\b/),
    ]);
  });

  it('of the home page has a welcome and all data of its sections', async () => {
    const { title, canonical, meta, firstData } = await site.get('/?utm_source=letter&product=1');

    expect(title).toBe('Welcome to Wearfolio, your ultimate fashion destination');
    expect(canonical).toBe(`${origin}/`);
    expect(meta).toMatchObject({
      'og:title': title,
      'og:url': canonical,
      'og:type': 'website',
      'og:image': `${origin}/pictures/${site.ids.boot}-0-preview.jpg`,
    });
    expect(meta).not.toHaveProperty('robots');
    expect(meta.keywords).toMatch(/clothing.*fashion.*online shopping/);
    expect(meta.description).toBe("35 items by 1 brand from 1 store, in one place. Buy at the store's own site.");
    expect(firstData).toEqual({
      '/api/categories': await site.api('/api/categories'),
      '/api/content/home': await site.api('/api/content/home'),
      '/api/homepage/index': await site.api('/api/homepage/index'),
      '/api/productList?homepageKey=weekly_product&keyword=&page=0': await site.api(
        '/api/productList?homepageKey=weekly_product',
      ),
    });
  });

  it("of the home page preloads the first slide's picture at the displayed width", async () => {
    const { text } = await request(site.shop.app.server).get('/').expect(200);
    const { data } = await site.api('/api/content/home');

    const { src } = data.sections[0].slides[0].art.pieces[0].picture;
    expect(text).toContain(`<link rel="preload" as="image" href="${src}" fetchpriority="high" />`);
  });

  it("escapes a product's name", async () => {
    const pages = [await site.get(`/product/${site.ids.hostile}`), await site.get('/browse/women/shoes/boots')];
    const [product] = pages;

    // The web app's script, the settings, the first data, and the structured data of each.
    expect(pages.map(({ scripts }) => scripts)).toEqual([5, 4]);
    expect(product?.title).toBe(`${hostileName} by Acne | Wearfolio`);
    expect(product?.meta['og:title']).toBe(product?.title);
    expect(product?.structuredData[1].name).toBe(hostileName);
    expect(product?.firstData[`/api/product/${site.ids.hostile}`][0].name).toBe(hostileName);
  });

  it('escapes the address', async () => {
    const attack = encodeURIComponent('"><script>alert(1)</script>');

    for (const path of [`/search?keyword=${attack}`, `/browse/women?page=2&x=${attack}`]) {
      expect((await site.get(path)).scripts).toBe(4);
    }
    const { scripts } = await site.get('/no-such-page', 404);
    for (const path of [`/browse/${attack}`, `/shop/${attack}`])
      expect((await site.get(path, 404)).scripts).toBe(scripts);
  });

  it('takes no origin from a request', async () => {
    const { text } = await request(site.shop.app.server)
      .get('/browse/women')
      .set({ Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', Origin: 'https://evil.test' })
      .expect(200);

    expect(text).not.toContain('evil.test');
  });

  it('is revalidated by ETag', async () => {
    const path = '/browse/women';
    const { headers } = await request(site.shop.app.server).get(path).expect(200);

    expect(headers['cache-control']).toBe('no-cache');
    await request(site.shop.app.server).get(path).set('If-None-Match', String(headers.etag)).expect(304);
  });

  it('is left out when the database fails', async () => {
    await site.shop.db.$executeRaw`ALTER TABLE product RENAME TO lost`;
    const { text } = await request(site.shop.app.server).get(`/product/${site.ids.boot}`).expect(200);
    await site.shop.db.$executeRaw`ALTER TABLE lost RENAME TO product`;

    expect(text).toContain('<title>As built</title>');
  });
});
