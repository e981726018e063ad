import { stripSize } from '@wearfolio/contracts/limits';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addBrand,
  addCategories,
  addCollection,
  addColor,
  addProduct,
  addStore,
  publishAll,
} from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const fill = async (shop: TestApp): Promise<number[]> => {
  const { db } = shop;
  const [store, brand] = [await addStore(db, 'Northbound'), await addBrand(db, 'Acne')];
  const [color, categories] = [await addColor(db, 'Red'), await addCategories(db, 'Women/Shoes/Boots')];
  const ids: number[] = [];
  for (let index = 0; index < stripSize + 3; index += 1) {
    const product = { name: `Boot ${index}`, brand, store, categories, colors: [color], priceCents: 1000 };
    ids.push(await addProduct(db, { ...product, active: index !== 1 }));
  }
  await publishAll(shop);
  return ids;
};

describe('GET /api/homepage/index', () => {
  let shop: TestApp;
  let ids: number[];

  const ask = async () => (await request(shop.app.server).get('/api/homepage/index').expect(200)).body;
  const popular = async (): Promise<number[]> =>
    (await ask()).favorites.map((entry: { product_id: number }) => entry.product_id);
  const love = async (email: string, products: (number | undefined)[], daysAgo: number): Promise<void> => {
    const { id: customerId } = await shop.db.customer.upsert({
      where: { email },
      update: {},
      create: { email, firstName: 'Ada', lastName: 'L' },
    });
    const { id: colorId } = await shop.db.color.findFirstOrThrow({ select: { id: true } });
    const createdAt = new Date(Date.now() - daysAgo * 86_400_000);
    await shop.db.favorite.createMany({
      data: products.map((productId = 0) => ({ customerId, productId, colorId, createdAt })),
    });
  };

  beforeAll(async () => {
    shop = await startTestApp();
    ids = await fill(shop);
  });
  afterAll(() => shop.app.close());

  it("shows the catalogue's products before staff published anything, and no favorites", async () => {
    const { featuredProduct, favorites, baseUrl } = await ask();

    expect([favorites, baseUrl]).toEqual([[], '']);
    expect(featuredProduct).toHaveLength(stripSize);
    const { body } = await request(shop.app.server)
      .get('/api/productList?page=0&keyword=&homepageKey=weekly_product')
      .expect(200);
    expect(body.total).toBe(stripSize + 2);
  });

  it('shows published products in their order, without inactive ones', async () => {
    const [first = 0, gone = 0, third = 0] = ids;
    await addCollection(shop.db, 'featured_product', [third, gone, first]);
    await publishAll(shop);

    const { featuredProduct } = await ask();

    expect(featuredProduct).toMatchObject([
      { id: third, name: 'Boot 2', brandName: 'Acne', price: 10, mediaImage: `/pictures/${third}-0.avif` },
      { id: first, card: { product_id: first, user_id: null } },
    ]);
  });

  it('shows the favorites of most customers in 90 days, filled up with published products', async () => {
    await addCollection(shop.db, 'favorites', [ids[5] ?? 0, ids[1] ?? 0, ids[6] ?? 0]);
    await love('a@shop.test', [ids[2], ids[3], ids[1]], 1);
    await love('b@shop.test', [ids[3]], 89);
    await love('c@shop.test', [ids[4]], 91);

    expect(await popular()).toEqual([ids[3], ids[2], ids[5], ids[6]]);
    const { body } = await request(shop.app.server).get('/api/productList?homepageKey=favorites').expect(200);
    expect(body.total).toBe(4);
  });

  it('does not fill up when there are enough favorites', async () => {
    await love('d@shop.test', ids.slice(2), 2);

    const strip = await popular();

    expect(strip).toHaveLength(stripSize);
    expect(strip.slice(0, 2)).toEqual([ids[3], ids[2]]);
  });
});
