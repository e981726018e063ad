import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { removeDatabase } from '../testing/test-database.ts';

const shopper = 'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

describe('GET /out/:product', () => {
  let shop: TestApp;
  let product: number;
  let inactive: number;
  let storeId: number;
  let brandId: number;

  beforeAll(async () => {
    shop = await startTestApp();
    const { db } = shop;
    const [store, brand] = [await addStore(db, 'Northbound'), await addBrand(db, 'Acne')];
    const [color, categories] = [await addColor(db, 'Red'), await addCategories(db, 'Women/Shoes/Boots')];
    const boot = { name: 'Boot', brand, store, categories, colors: [color], priceCents: 1000 };
    product = await addProduct(db, boot);
    inactive = await addProduct(db, { ...boot, active: false });
    [storeId, brandId] = [store.id, brand.id];
    await publishAll(shop);
  });
  beforeEach(async () => {
    await shop.db.clickOut.deleteMany();
    await shop.db.clickVisit.deleteMany();
  });
  afterAll(() => shop.app.close());

  const leave = (path: string | number = product, agent = shopper) =>
    request(shop.app.server).get(`/out/${path}`).set('User-Agent', agent).redirects(0);
  const clicks = async () => {
    await shop.app.afterwardsDone();
    return shop.db.clickOut.findMany();
  };

  it("redirects to the product's page at the store, and is neither cached nor indexed", async () => {
    const { headers } = await leave().expect(302);

    expect(headers).toMatchObject({
      location: 'https://store.test/item',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'origin',
    });
  });

  it("redirects through the store's click-out template", async () => {
    await shop.db.store.update({
      where: { id: storeId },
      data: { clickOutTemplate: 'https://clicks.test/{id}?to={url}' },
    });

    const { headers } = await leave(`${product}?color=3`).expect(302);
    await shop.db.store.update({ where: { id: storeId }, data: { clickOutTemplate: null } });

    expect(headers.location).toBe(`https://clicks.test/${product}?to=https%3A%2F%2Fstore.test%2Fitem`);
  });

  it.each([
    'https://evil.test',
    '//evil.test',
    '%2F%2Fevil.test',
    '1?to=https://evil.test',
    '999999',
    '0',
    '01',
    '-1',
    '1e3',
    '99999999999999',
    "1'--",
  ])('never redirects anywhere else: %s', async (path) => {
    const { headers, text } = await leave(path);

    if (headers.location !== undefined) expect(headers.location).toBe('https://store.test/item');
    else expect(text).toContain('<title>Page not found | Wearfolio</title>');
  });

  it('returns the not-found page for a product that is no longer offered', async () => {
    const { text, headers } = await leave(inactive).expect(404);

    expect(text).toContain('<title>Page not found | Wearfolio</title>');
    expect(headers).not.toHaveProperty('location');
    expect(await clicks()).toEqual([]);
  });

  it('ignores an address in the request, wherever it is', async () => {
    await shop.db.product.update({ where: { id: product }, data: { productUrl: 'https://shop.test@evil.test/' } });

    await leave().expect(404);
    await shop.db.product.update({ where: { id: product }, data: { productUrl: 'https://store.test/item' } });

    expect(await clicks()).toEqual([]);
  });

  it('counts a click once, by product, store, brand and day', async () => {
    await leave().expect(302);

    const [{ today } = { today: null }] = await shop.db.$queryRaw<{ today: Date }[]>`
      SELECT (now() AT TIME ZONE 'UTC')::date AS today`;
    expect(await clicks()).toEqual([{ productId: product, day: today, storeId, brandId, count: 1, visitors: 1 }]);
  });

  it('counts the page and the position in the listing, in few distinct values', async () => {
    await shop.app.flushCounts();
    await shop.db.dailyCount.deleteMany();
    for (const at of ['7', '7', '100', '101', '200', '1001', '99999', '0', '7x', '-1', "1'--", '7&at=8'])
      await leave(`${product}?at=${at}`).set({
        Host: 'shop.test',
        Referer: 'https://shop.test/browse/women/shoes?page=2',
      });
    await leave().set('Referer', 'https://elsewhere.test/browse/women');
    await clicks();
    await shop.app.flushCounts();

    const counts = await shop.db.dailyCount.findMany({ orderBy: [{ figure: 'asc' }, { value: 'asc' }] });
    expect(counts.map(({ figure, value, count }) => [figure, value, count])).toEqual([
      ['click-page', 'category', 12],
      ['click-page', 'other', 1],
      ['click-position', '100', 1],
      ['click-position', '1001+', 2],
      ['click-position', '101–200', 2],
      ['click-position', '7', 2],
    ]);
  });

  it('counts each visitor of a product once a day, and stores no address', async () => {
    await leave().expect(302);
    await leave().expect(302);

    expect(await clicks()).toMatchObject([{ count: 2, visitors: 1 }]);
    const [visit, ...more] = await shop.db.clickVisit.findMany();
    expect(more).toEqual([]);
    expect(Buffer.from(visit?.visitor ?? []).toString()).not.toMatch(/127|::1/);
    expect(visit?.visitor).toHaveLength(32);
  });

  it('counts each of many concurrent clicks', async () => {
    await Promise.all(Array.from({ length: 50 }, () => leave().expect(302)));

    expect(await clicks()).toMatchObject([{ productId: product, count: 50 }]);
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23',
    'curl/8.5.0',
    'python-requests/2.31',
    '',
  ])('redirects the program %j without counting it', async (agent) => {
    await leave(product, agent).expect(302);

    expect(await clicks()).toEqual([]);
  });

  it.each([
    ['Sec-Purpose', 'prefetch;prerender'],
    ['Purpose', 'prefetch'],
    ['X-Moz', 'prefetch'],
  ])('does not count prefetches (%s)', async (name, value) => {
    await leave().set(name, value).expect(302);

    expect(await clicks()).toEqual([]);
  });

  it.each(['DNT', 'Sec-GPC'])('does not count a visitor who asks not to be tracked (%s)', async (name) => {
    await leave().set(name, '1').expect(302);

    expect(await clicks()).toEqual([]);
  });

  it('does not count HEAD', async () => {
    const reply = await request(shop.app.server).head(`/out/${product}`).set('User-Agent', shopper).redirects(0);

    expect(reply.status).toBe(302);
    expect(await clicks()).toEqual([]);
  });

  it('returns a page with a retry while the database is down', async () => {
    const away = await startTestApp();
    await removeDatabase(away.url);

    const { text, headers } = await request(away.app.server).get('/out/1').expect(503);
    await away.app.close();

    expect(text).toContain('<div id="root"></div>');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    });
  });

  it('redirects even when the click cannot be counted', async () => {
    await shop.db.$executeRaw`ALTER TABLE click_out RENAME TO lost`;

    await leave().expect(302);
    await shop.app.afterwardsDone();
    await shop.db.$executeRaw`ALTER TABLE lost RENAME TO click_out`;

    expect(await clicks()).toEqual([]);
  });
});
