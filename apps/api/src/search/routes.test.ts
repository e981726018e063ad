import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe('search', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await startTestApp();
    const { db } = shop;
    const [store, unused] = [await addStore(db, 'Northbound'), await addStore(db, 'Northern Lights')];
    const [ostra, colors] = [await addBrand(db, 'Ostra Noir'), [await addColor(db, 'Red')]];
    const [jumpers, coats] = [
      await addCategories(db, 'Women/Clothing/Jumpers'),
      await addCategories(db, 'Women/Clothing/Coats'),
    ];
    await addCategories(db, 'Women/Clothing/Jumpsuits');
    const common = { brand: ostra, store, colors, priceCents: 5000 };
    await addProduct(db, { ...common, name: 'Cable Jumper', categories: jumpers });
    await addProduct(db, { ...common, name: 'Wool Coat', categories: coats });
    await addProduct(db, { ...common, store: unused, name: 'Jumper Gone', categories: jumpers, active: false });
    await publishAll(shop);
  });
  afterAll(() => shop.app.close());

  const suggest = async (keyword: string) =>
    (await request(shop.app.server).get('/api/search/keyword').query({ keyword }).expect(200)).body;

  it('answers GET /api/search as productList answers', async () => {
    const ask = async (path: string) => (await request(shop.app.server).get(path).expect(200)).body;

    expect(await ask('/api/search?keyword=wool')).toEqual(await ask('/api/productList?keyword=wool'));
  });

  it('counts a search once, with what it found, and not the ticks and pages that follow', async () => {
    for (const query of ['keyword=Lamp', 'keyword=lamp&page=2', 'keyword=lamp&store=1', 'keyword=LAMP']) {
      await request(shop.app.server).get(`/api/productList?${query}`).expect(200);
    }
    await shop.app.afterwardsDone();

    const counted = await shop.db.searchLog.findMany({ where: { keyword: 'lamp' } });
    expect(counted).toMatchObject([{ count: 2, lastTotal: 0 }]);
  });

  it('suggests products, brands, stores and categories that begin as typed and have products', async () => {
    expect(await suggest('jum')).toMatchObject({
      products: [{ productName: 'Cable Jumper', slug: 'cable-jumper', brand_name: 'Ostra Noir', price: 50 }],
      brands: [],
      stores: [],
      categories: [{ name: 'Jumpers', slug: 'jumpers', path: 'women/clothing/jumpers' }],
    });
    expect(await suggest('NOI')).toMatchObject({ brands: [{ display_name: 'Ostra Noir' }] });
    expect((await suggest('north')).stores).toMatchObject([{ store_name: 'Northbound' }]);
  });

  it.each(['', 'ju', '%%%', 'spaceship'])('suggests nothing for %j', async (keyword) => {
    expect(await suggest(keyword)).toEqual({ products: [], brands: [], stores: [], categories: [] });
  });

  it('refuses a keyword that is no text', async () => {
    await request(shop.app.server).get('/api/search/keyword?keyword[]=x').expect(400);
  });
});
