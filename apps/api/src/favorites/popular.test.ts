import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCollection, publishAll } from '../testing/builders.ts';
import { readPage } from '../testing/read-page.ts';
import { signInAs } from '../testing/sign-in.ts';
import { customerWith, type FavoritesShop, press, startFavoritesShop } from './testing/favorites-shop.ts';

describe('popular products', () => {
  let shop: FavoritesShop;
  beforeAll(async () => {
    shop = await startFavoritesShop();
  });
  afterAll(() => shop.app.close());

  const get = (path: string) => request(shop.app.server).get(path).expect(200);
  const onHomePage = async () =>
    (await get('/api/homepage/index')).body.favorites.map((entry: { product_id: number }) => entry.product_id);
  const inShop = async () =>
    (await get('/api/productList?homepageKey=favorites')).body.data.map((card: { id: number }) => card.id);

  it('are counted by customers of the last 90 days, without inactive products, immediately', async () => {
    const { boot, hat, cap, shoe, gone, blue, wine, red } = shop.made;
    await addCollection(shop.db, 'favorites', [cap]);
    await publishAll(shop);
    await customerWith(shop, 'Ada', [
      { product: boot, color: blue.id, days: 1 },
      { product: boot, color: wine.id, days: 1 },
      { product: gone, color: red.id, days: 1 },
      { product: shoe, color: red.id, days: 91 },
    ]);
    await customerWith(shop, 'Bob', [{ product: gone, color: red.id, days: 1 }]);
    const [carol, dan] = [await signInAs(shop, 'Carol'), await signInAs(shop, 'Dan')];
    const before = await onHomePage();

    for (const customer of [carol, dan]) await press(shop, customer, { product_id: hat, color_id: red.id });
    const [home, listed] = [await onHomePage(), await inShop()];
    for (const customer of [carol, dan]) {
      await press(shop, customer, { product_id: hat, color_id: red.id, actionType: 'remove' });
    }

    expect(before).toEqual([boot, cap]);
    expect(home).toEqual([hat, boot, cap]);
    expect(new Set(listed)).toEqual(new Set(home));
    expect(await onHomePage()).toEqual([boot, cap]);
  });

  it('have their own page with server-rendered products', async () => {
    const { title, canonical, firstData } = readPage((await get('/shop/favorites')).text);

    expect(title).toBe("People's Favourite Products | Wearfolio");
    expect(canonical).toBe('https://shop.test/shop/favorites');
    expect(firstData['/api/productList?homepageKey=favorites&page=1'].total).toBe(2);
  });
});
