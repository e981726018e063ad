import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInCustomer, signInAs } from '../../testing/sign-in.ts';
import { customerWith, daysAgo, type FavoritesShop, startFavoritesShop } from '../testing/favorites-shop.ts';

let shop: FavoritesShop;
beforeAll(async () => {
  shop = await startFavoritesShop();
});
afterAll(() => shop.app.close());

const get = async (path: string, { headers }: SignedInCustomer) =>
  (await request(shop.app.server).get(path).set(headers).expect(200)).body.data;

describe('POST /api/follow-brand and GET /api/followed-brands', () => {
  const follow = (customer: SignedInCustomer, brand_id: number, actionType = 'add') =>
    request(shop.app.server).post('/api/follow-brand').set(customer.headers).send({ brand_id, actionType });

  it('follows once, lists by name with products, and unfollows', async () => {
    const { vael, acne } = shop.made;
    const ada = await signInAs(shop, 'Ada');

    const { body } = await follow(ada, vael.id).expect(200);
    await Promise.all(Array.from({ length: 10 }, () => follow(ada, acne.id).expect(200)));
    const both = await get('/api/followed-brands', ada);
    await follow(ada, vael.id, 'remove').expect(200);
    await follow(ada, vael.id, 'remove').expect(200);

    expect(body).toEqual({ message: 'You’re now following this brand.', status: true });
    expect(both).toEqual([
      { id: acne.id, display_name: 'Acne', slug: 'acne', count: 2 },
      { id: vael.id, display_name: 'Vael', slug: 'vael', count: 2 },
    ]);
    expect(await get('/api/followed-brands', ada)).toMatchObject([{ id: acne.id }]);
  });

  it('refuses guests, and an unknown brand', async () => {
    const ada = await signInAs(shop, 'Ada');

    await follow(ada, 999_999).expect(404, { message: 'There is no such brand', codes: [{ code: 'no_brand' }] });
    await follow(ada, 999_999, 'remove').expect(404);
    await follow(ada, 0).expect(400);
    await request(shop.app.server).post('/api/follow-brand').send({ brand_id: 1, actionType: 'add' }).expect(401);
    await request(shop.app.server).get('/api/followed-brands').expect(401);
  });

  it("D1: lists only the caller's own brands", async () => {
    const [ada, bob] = [await signInAs(shop, 'Ada'), await signInAs(shop, 'Bob')];
    await follow(ada, shop.made.vael.id);

    expect(await get('/api/followed-brands', bob)).toEqual([]);
  });
});

describe('GET /api/my-brands', () => {
  it('shows statistics of own brands, without first appearances and old changes', async () => {
    const { db, made } = shop;
    const { boot, shoe, hat, vael, red, wine, north, loft, acne } = made;
    const owner = await signInAs(shop, 'Olga');
    await db.brandOwner.create({ data: { customerId: owner.id, brandId: vael.id } });
    await customerWith(shop, 'Bob', [
      { product: boot, color: wine.id },
      { product: hat, color: red.id },
    ]);
    const change = (productId: number, days: number, priceCents: number, stock: number) =>
      db.priceChange.create({
        data: { productId, priceCents, quotedCents: priceCents, stock, changedAt: daysAgo(days) },
      });
    await change(boot, 40, 9500, 9);
    await change(boot, 31, 9400, 8);
    await change(boot, 5, 9000, 8);
    await change(boot, 2, 9000, 9);
    await change(shoe, 3, 7000, 0);
    await change(hat, 9, 3000, 1);
    await change(hat, 8, 2000, 2);
    const click = (productId: number, brandId: number, storeId: number, days: number, count: number) =>
      db.clickOut.create({ data: { productId, brandId, storeId, day: daysAgo(days), count } });
    await click(boot, vael.id, north.id, 0, 5);
    await click(shoe, vael.id, loft.id, 20, 2);
    await click(shoe, vael.id, loft.id, 31, 100);
    await click(hat, acne.id, loft.id, 0, 50);

    expect(await get('/api/my-brands', owner)).toEqual([
      {
        ...{ id: vael.id, display_name: 'Vael', slug: 'vael' },
        ...{ products: 2, favorites: 1, click_outs: 7, price_changes: 1, stock_changes: 1 },
      },
    ]);
  });

  it('is empty without an own brand, and refuses guests', async () => {
    expect(await get('/api/my-brands', await signInAs(shop, 'Ada'))).toEqual([]);
    await request(shop.app.server).get('/api/my-brands').expect(401);
  });
});
