import { setMapping } from '@wearfolio/database/catalogue/mappings';
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
    const [ostra, bound] = [await addBrand(db, 'Ostra Noir'), await addBrand(db, 'Northbound')];
    const [red, blue] = [await addColor(db, 'Red'), await addColor(db, 'Blue')];
    const colors = [red];
    const [jumpers, coats] = [
      await addCategories(db, 'Women/Clothing/Jumpers'),
      await addCategories(db, 'Women/Clothing/Coats'),
    ];
    await addCategories(db, 'Women/Clothing/Jumpsuits');
    const common = { brand: ostra, store, colors, priceCents: 5000 };
    await addProduct(db, { ...common, name: 'Cable Jumper', categories: jumpers });
    await addProduct(db, { ...common, name: 'Wool Coat', categories: coats });
    await addProduct(db, { ...common, brand: bound, name: 'Down Coat', categories: coats, colors: [blue] });
    const hats = await addCategories(db, 'Women/Accessories/Hats');
    await addProduct(db, { ...common, name: 'Bobble Hat', brand: await addBrand(db, 'Cable Works'), categories: hats });
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

  it('sorts by how well a product fits, or by how new it is', async () => {
    const titles = async (sort: string) => {
      const { body } = await request(shop.app.server).get(`/api/search?keyword=cable&sort=${sort}`).expect(200);
      return body.data.map(({ title }: { title: string }) => title);
    };

    expect(await titles('')).toEqual(['Cable Jumper', 'Bobble Hat']);
    expect(await titles('newest')).toEqual(['Bobble Hat', 'Cable Jumper']);
  });

  it('counts a search once, with what it found, and not the ticks and pages that follow', async () => {
    for (const query of ['keyword=Lamp', 'keyword=lamp&page=2', 'keyword=lamp&store=1', 'keyword=LAMP']) {
      await request(shop.app.server).get(`/api/productList?${query}`).expect(200);
    }
    await shop.app.afterwardsDone();

    const counted = await shop.db.searchLog.findMany({ where: { keyword: 'lamp' } });
    expect(counted).toMatchObject([{ count: 2, lastTotal: 0 }]);
  });

  it('finds a brand by another name as soon as ops give it that name', async () => {
    const ask = async (keyword: string) =>
      (await request(shop.app.server).get('/api/search').query({ keyword }).expect(200)).body;
    const before = await ask('NB coat');

    await setMapping(shop.url, { kind: 'brand', from: 'NB', to: 'northbound' });
    await setMapping(shop.url, { kind: 'brand', from: 'Boundless', to: 'Northbound' });
    await shop.app.refreshCatalogue();

    expect(before).toMatchObject({ total: 0, nearest: 'coat' });
    expect(await ask('NB coat')).toMatchObject({
      data: [{ title: 'Down Coat' }],
      understood: [{ kind: 'brand', name: 'Northbound', text: 'NB' }, { kind: 'category' }],
    });
    expect((await suggest('boundl')).brands).toMatchObject([{ display_name: 'Northbound' }]);

    await setMapping(shop.url, { kind: 'brand', from: 'NB', to: 'Ostra Noir' });
    await shop.app.refreshCatalogue();
    expect(await ask('NB coat')).toMatchObject({ data: [{ title: 'Wool Coat' }] });
  });

  it('finds with a ticked option what its count promised, whatever the keyword named', async () => {
    const ask = async (query: object) => (await request(shop.app.server).get('/api/search').query(query)).body;
    const { facets, understood } = await ask({ keyword: 'red coat' });

    expect(understood).toMatchObject([{ kind: 'color', name: 'Red' }, { kind: 'category' }]);
    for (const { id, count } of facets.color) {
      expect((await ask({ keyword: 'red coat', color: id })).total).toBe(count);
    }
    expect(facets.color).toMatchObject([{ count: 1 }, { count: 1 }]);
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

  it.each(['', 'ju', '%%%', 'spaceship'])('F2: suggests nothing for %j', async (keyword) => {
    expect(await suggest(keyword)).toEqual({ products: [], brands: [], stores: [], categories: [] });
  });

  it('refuses a keyword that is no text', async () => {
    await request(shop.app.server).get('/api/search/keyword?keyword[]=x').expect(400);
  });
});
