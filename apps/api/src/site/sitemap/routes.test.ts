import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../../testing/builders.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const origin = 'https://shop.test';

describe('the sitemap', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await startTestApp();
    const { db } = shop;
    const [store, brand] = [await addStore(db, 'Northbound'), await addBrand(db, 'Acne')];
    const [color, categories] = [await addColor(db, 'Red'), await addCategories(db, 'Women/Shoes/Boots')];
    await addCategories(db, 'Men/Hats');
    const boot = { name: 'Boot & Co', brand, store, categories, colors: [color] };
    for (let index = 0; index < 5; index += 1) await addProduct(db, { ...boot, active: index !== 3 });
    // Rolled-back imports leave gaps in the ids.
    await db.$executeRaw`SELECT setval('product_id_seq', 19999)`;
    for (let index = 0; index < 3; index += 1) await addProduct(db, boot);
    const loafers = await addCategories(db, 'Men/Shoes/Loafers');
    await addProduct(db, { ...boot, brand: await addBrand(db, 'Ostra'), categories: loafers });
    await db.$executeRaw`UPDATE product SET last_changed = '2026-03-04T05:06:07Z' WHERE id = 2`;
    await db.$executeRaw`UPDATE product SET last_changed = '2026-01-01Z' WHERE id <> 2`;
    // A change of an inactive product is invisible.
    await db.$executeRaw`UPDATE product SET last_changed = '2026-05-05Z' WHERE NOT active`;
    await publishAll(shop);
  });
  afterAll(() => shop.app.close());

  const get = async (path: string) => {
    const { text, headers } = await request(shop.app.server).get(path).set('Host', 'evil.test').expect(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const entries = [...text.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)];
    return entries.map(([, loc = '', lastChanged]) => ({ path: loc.replace(origin, ''), lastChanged }));
  };

  it('lists its parts with the date of their latest change', async () => {
    expect(await get('/sitemap.xml')).toEqual([
      { path: '/sitemaps/listings.xml', lastChanged: '2026-03-04T05:06:07.000Z' },
      { path: '/sitemaps/products-1.xml', lastChanged: '2026-03-04T05:06:07.000Z' },
      { path: '/sitemaps/products-2.xml', lastChanged: '2026-01-01T00:00:00.000Z' },
      { path: '/sitemaps/products-3.xml', lastChanged: '2026-01-01T00:00:00.000Z' },
    ]);
  });

  it('contains every active product once, at an existing address', async () => {
    const parts = (await get('/sitemap.xml')).filter(({ path }) => path.includes('products-'));
    const products = (await Promise.all(parts.map(({ path }) => get(path)))).flat();

    const total = await shop.db.product.count({ where: { active: true } });
    expect(products).toHaveLength(total);
    expect(new Set(products.map(({ path }) => path)).size).toBe(total);
    expect(products[1]).toEqual({ path: '/product/2/boot-co', lastChanged: '2026-03-04T05:06:07.000Z' });
    for (const { path } of products) await request(shop.app.server).get(path).expect(200);
  });

  it('contains the listings of categories, stores and brands with products, with the date of their latest change', async () => {
    await addBrand(shop.db, 'Nobody');
    await addStore(shop.db, 'Empty');
    await shop.app.refreshCatalogue();

    const [young, old] = ['2026-03-04T05:06:07.000Z', '2026-01-01T00:00:00.000Z'];
    expect(await get('/sitemaps/listings.xml')).toEqual([
      { path: '/', lastChanged: young },
      { path: '/browse/men', lastChanged: old },
      { path: '/browse/men/shoes', lastChanged: old },
      { path: '/browse/men/shoes/loafers', lastChanged: old },
      { path: '/browse/women', lastChanged: young },
      { path: '/browse/women/shoes', lastChanged: young },
      { path: '/browse/women/shoes/boots', lastChanged: young },
      { path: '/store/northbound', lastChanged: young },
      { path: '/brand/acne', lastChanged: young },
      { path: '/brand/ostra', lastChanged: old },
    ]);
  });

  it.each(['/sitemaps/products-4.xml', '/sitemaps/products-0.xml', '/sitemaps/products-x.xml', '/sitemaps/'])(
    'has no part %s',
    async (path) => {
      await request(shop.app.server).get(path).expect(404);
    },
  );
});

describe('robots.txt', () => {
  it('allows pages, disallows calls, click-outs and searches, and names the sitemap', async () => {
    const { app } = await startTestApp();
    const { text, headers } = await request(app.server).get('/robots.txt').expect(200);
    await app.close();

    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /out/',
        'Disallow: /search',
        'Sitemap: https://shop.test/sitemap.xml',
      ]),
    );
    expect(text).not.toMatch(/Disallow: \/$/m);
  });
});
