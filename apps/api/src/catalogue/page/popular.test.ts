import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../../testing/builders.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('GET /api/productList?sort=popular', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await startTestApp();
    const { db } = shop;
    const [brand, store] = [await addBrand(db, 'Vale'), await addStore(db, 'Northbound')];
    const colors = [await addColor(db, 'Blue')];
    const categories = await addCategories(db, 'Women/Clothing/Dresses');
    const add = async (name: string, popularity: number, more: object = {}) => {
      const id = await addProduct(db, { name, brand, store, categories, colors, priceCents: 5_000, ...more });
      await db.product.update({ where: { id }, data: { popularity } });
    };
    await add('Linen Dress', 2);
    await add('Linen Linen Dress', 0);
    await add('Silk Dress', 9);
    await add('Linen Gown', 7);
    await add('Wool Dress', 10, { stock: 0 });
    await publishAll(shop);
  });
  afterAll(() => shop.app.close());

  const titles = async (query: string): Promise<string[]> => {
    const { body } = await request(shop.app.server).get(`/api/productList?sort=popular&${query}`).expect(200);
    return body.data.map(({ title }: { title: string }) => title);
  };

  it('lists what shoppers visit and save most, products in stock first', async () => {
    expect(await titles('')).toEqual(['Silk Dress', 'Linen Gown', 'Linen Dress', 'Linen Linen Dress', 'Wool Dress']);
  });

  it('keeps what matches a search completely before what matches some of it', async () => {
    const found = await titles('keyword=linen%20dress');

    expect(found.slice(0, 3)).toEqual(['Linen Gown', 'Linen Dress', 'Linen Linen Dress']);
  });
});
