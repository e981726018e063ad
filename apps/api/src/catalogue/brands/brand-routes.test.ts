import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../../testing/builders.ts';
import { readPage } from '../../testing/read-page.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const fill = async (shop: TestApp) => {
  const { db } = shop;
  const [north, loft, empty] = [
    await addStore(db, 'Northbound'),
    await addStore(db, 'Löft'),
    await addStore(db, 'None'),
  ];
  const [vael, acne] = [await addBrand(db, 'Vael & Co'), await addBrand(db, 'Acne')];
  await addBrand(db, 'Nobody');
  await db.store.update({ where: { id: north.id }, data: { shippingPolicy: 'Free over $50' } });
  const [color, categories] = [await addColor(db, 'Red'), await addCategories(db, 'Women/Shoes/Boots')];
  const boot = { categories, colors: [color] };
  const terms = { feeCents: 495, freeFromCents: 6000, daysFrom: 2, daysTo: 4, returnsDays: 30, returnsFree: true };
  await db.storeDelivery.create({ data: { storeId: north.id, country: 'US', currency: 'USD', ...terms } });
  for (const [name, brand, store, active] of [
    ['One', vael, north, true],
    ['Two', vael, loft, true],
    ['Three', acne, north, true],
    ['Gone', acne, empty, false],
  ] as const) {
    const firstSeen = name === 'Three' ? new Date() : new Date(0);
    await addProduct(db, { ...boot, name, brand, store, active, firstSeen });
  }
  await publishAll(shop);
  return { north, loft, vael, acne };
};

let shop: TestApp;
let made: Awaited<ReturnType<typeof fill>>;
beforeAll(async () => {
  shop = await startTestApp();
  made = await fill(shop);
});
afterAll(() => shop.app.close());

const get = (path: string, status = 200) => request(shop.app.server).get(path).expect(status);

describe('GET /api/brand/{slug} and /api/store/{slug}', () => {
  it('return a brand and a store with their active products', async () => {
    const brand = await get('/api/brand/vael-co');
    const store = await get('/api/store/northbound');
    const silent = await get('/api/store/l-ft');

    expect(brand.body.data).toEqual({
      id: made.vael.id,
      display_name: 'Vael & Co',
      slug: 'vael-co',
      count: 2,
      logo: null,
      text: '',
      new_count: 0,
      sale_count: 0,
    });
    expect(store.body.data).toEqual({
      ...{ id: made.north.id, store_name: 'Northbound', slug: 'northbound', count: 2 },
      shipping_policy: 'Free over $50',
      delivery: {
        ...{ currency: 'USD', delivery_price: 4.95, delivery_free_from: 60, delivery_days: [2, 4] },
        ...{ returns_days: 30, returns_free: true, returns_note: null },
      },
      ...{ logo: null, text: '', new_count: 1, sale_count: 0 },
    });
    expect(silent.body.data.delivery).toBeNull();
    expect(silent.body.data.shipping_policy).toBeNull();
    expect(brand.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
  });

  it.each(['/api/brand/nobody', '/api/brand/northbound', '/api/store/none', '/api/store/acne'])(
    '%s returns 404 without active products',
    async (path) => {
      await get(path, 404);
    },
  );

  it.each(['/api/brand/Vael', '/api/brand/a--b', '/api/store/%25', '/api/store/a_b'])(
    'refuses %s as a slug',
    async (path) => {
      await get(path, 400);
    },
  );
});

describe('the server-rendered page of a brand and of a store', () => {
  const metadata = async (path: string) => readPage((await get(path)).text);

  it('names a brand, counts its products and includes them', async () => {
    const { title, canonical, meta, structuredData, firstData } = await metadata('/brand/vael-co');
    const list = await get(`/api/productList?brand=${made.vael.id}`);

    expect(title).toBe('Vael & Co | Wearfolio');
    expect(canonical).toBe('https://shop.test/brand/vael-co');
    expect(meta.description).toContain('Vael & Co: 2 items from 2 stores');
    expect(meta).not.toHaveProperty('robots');
    expect(structuredData[0].itemListElement).toMatchObject([
      { name: 'Home' },
      { name: 'Vael & Co', item: 'https://shop.test/brand/vael-co' },
    ]);
    expect(firstData).toMatchObject({
      '/api/brand/vael-co': (await get('/api/brand/vael-co')).body,
      [`/api/productList?brand%5B%5D=${made.vael.id}&page=1`]: list.body,
    });
  });

  it('shows one store only, whatever store the query filters by', async () => {
    const { title, canonical, firstData } = await metadata(
      `/store/northbound?store=${made.loft.id}&brand=${made.acne.id}`,
    );
    const address = `/api/productList?brand%5B%5D=${made.acne.id}&page=1&store%5B%5D=${made.north.id}`;

    expect(title).toBe('Northbound (Acne) | Wearfolio');
    expect(canonical).toBe('https://shop.test/store/northbound');
    expect(firstData[address].data.map((card: { title: string }) => card.title)).toEqual(['Three']);
    expect(firstData['/api/store/northbound']).toEqual((await get('/api/store/northbound')).body);
  });

  it.each(['/brand/nobody', '/brand/northbound', '/store/none', '/brand/%25'])('%s is not found', async (path) => {
    await get(path, 404);
  });
});
