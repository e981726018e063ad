import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe('GET /api/product/{id}/similar', () => {
  let shop: TestApp;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    shop = await startTestApp();
    const { db } = shop;
    const [brand, store] = [await addBrand(db, 'Vale'), await addStore(db, 'Northbound')];
    const [black, red] = [await addColor(db, 'Black'), await addColor(db, 'Red')];
    const [dresses, hats] = [
      await addCategories(db, 'Women/Clothing/Dresses'),
      await addCategories(db, 'Women/Accessories/Hats'),
    ];
    const add = async (name: string, color: typeof black, priceCents: number, more: object = {}) =>
      ids.set(
        name,
        await addProduct(db, { name, brand, store, categories: dresses, colors: [color], priceCents, ...more }),
      );
    await add('Linen Wrap Dress', black, 10_000);
    await add('Linen Wrap Midi', black, 11_000);
    await add('Linen Wrap Maxi', red, 95_000);
    await add('Satin Slip', black, 90_000);
    await add('Linen Wrap Gone', black, 10_000, { stock: 0 });
    await add('Linen Wrap Hat', black, 10_000, { categories: hats });
    await add('Wool Scarf', red, 4000, { categories: await addCategories(db, 'Women/Accessories/Scarves') });
    await publishAll(shop);
  });
  afterAll(() => shop.app.close());

  const similarTo = (name: string) => request(shop.app.server).get(`/api/product/${ids.get(name)}/similar`);

  it('lists products of the kind that can be bought, those first that share words, color and price', async () => {
    const { body } = await similarTo('Linen Wrap Dress').expect(200);

    expect(body.data.map(({ title }: { title: string }) => title)).toEqual([
      'Linen Wrap Midi',
      'Linen Wrap Maxi',
      'Satin Slip',
    ]);
  });

  it('takes the kind above where there are too few', async () => {
    const { body } = await similarTo('Linen Wrap Hat').expect(200);

    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['Wool Scarf']);
  });

  it('answers for the former id of a product, like its details', async () => {
    const { db, app } = shop;
    const [brand, store] = [await addBrand(db, 'Vale & Co'), await addStore(db, 'Southbound')];
    const categories = await addCategories(db, 'Women/Clothing/Dresses');
    const former = await addProduct(db, { name: 'Linen Wrap', brand, store, categories, colors: [], priceCents: 9000 });
    await db.formerProduct.create({ data: { id: former, productId: ids.get('Linen Wrap Dress') ?? 0 } });
    await request(app.server).get(`/api/product/${former}`).expect(200);

    const { body } = await request(app.server).get(`/api/product/${former}/similar`).expect(200);

    expect(body.data).toHaveLength(3);
  });

  it('returns 404 for unknown products', async () => {
    await request(shop.app.server)
      .get('/api/product/999999/similar')
      .expect(404, { message: 'There is no such product', codes: [{ code: 'no_product' }] });
  });
});
