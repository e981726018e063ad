import { listProducts } from '@wearfolio/contracts/catalogue';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCollection } from '../testing/builders.ts';
import { type SignedInCustomer, signInAs } from '../testing/sign-in.ts';
import { customerWith, type FavoritesShop, startFavoritesShop } from './testing/favorites-shop.ts';

let shop: FavoritesShop;
let ada: SignedInCustomer;
let bob: SignedInCustomer;

beforeAll(async () => {
  shop = await startFavoritesShop();
  const { boot, hat, blue, wine, red } = shop.made;
  await addCollection(shop.db, 'featured_product', [hat]);
  ada = await customerWith(shop, 'Ada', [
    { product: boot, color: wine.id },
    { product: hat, color: red.id },
  ]);
  bob = await customerWith(shop, 'Bob', [{ product: boot, color: blue.id }]);
});
afterAll(() => shop.app.close());

type Card = { product_id: number; user_id: number | null; is_favorite: number; favorite_color_ids: number[] };
const get = (path: string, headers: Record<string, string> = {}) =>
  request(shop.app.server).get(path).set(headers).expect(200);
const marks = ({ user_id, is_favorite, favorite_color_ids }: Card) => [user_id, is_favorite, favorite_color_ids];
const marksOf = (cards: Card[], productId: number) =>
  cards.filter(({ product_id }) => product_id === productId).map(marks)[0];

describe.each(['/api/productList?', '/api/search?keyword=vael&', '/api/productList?color=9&brand=9&'])(
  'GET %s',
  (path) => {
    it('returns only personal fields that the contract names', async () => {
      const { body } = await get(path, ada.headers);

      expect(listProducts.schema.response[200].parse(body)).toEqual(body);
    });
  },
);

describe('favorites in listings', () => {
  it('mark the primary color and list all saved colors', async () => {
    const { boot, hat, cap, blue, wine, red } = shop.made;

    const { data: adas } = (await get('/api/productList', ada.headers)).body;
    const { data: bobs } = (await get('/api/search?keyword=boot', bob.headers)).body;

    expect(marksOf(adas, boot)).toEqual([ada.id, 0, [wine.id]]);
    expect(marksOf(adas, hat)).toEqual([ada.id, 1, [red.id]]);
    expect(marksOf(adas, cap)).toEqual([ada.id, 0, []]);
    expect(marksOf(bobs, boot)).toEqual([bob.id, 1, [blue.id]]);
  });

  it('appear on a product, on the home page and with color filters', async () => {
    const { boot, hat, wine, red } = shop.made;

    const [details] = (await get(`/api/product/${boot}`, ada.headers)).body;
    const home = (await get('/api/homepage/index', ada.headers)).body;
    const { data } = (await get(`/api/productList?color=${red.id}`, ada.headers)).body;

    expect(marks(details.card)).toEqual([ada.id, 0, [wine.id]]);
    expect(marks(home.featuredProduct[0].card)).toEqual([ada.id, 1, [red.id]]);
    expect(home.favorites.map(({ user_id }: { user_id: null }) => user_id)).toEqual([null, null]);
    expect(
      marksOf(
        home.favorites.map((entry: { productDetail: Card }) => entry.productDetail),
        hat,
      ),
    ).toEqual([ada.id, 1, [red.id]]);
    expect(marksOf(data, boot)).toEqual([ada.id, 0, [wine.id]]);
    expect(data[0].product_color_data[0].parent_color_id).toBe(red.id);
  });

  it('D1: ignore a customer id in a public listing', async () => {
    const { boot } = shop.made;

    const asGuest = (await get(`/api/productList?user_id=${ada.id}`)).body.data;
    const asBob = (await get(`/api/productList?user_id=${ada.id}`, bob.headers)).body.data;

    expect(marksOf(asGuest, boot)).toEqual([null, 0, []]);
    expect(marksOf(asBob, boot)?.[0]).toBe(bob.id);
  });

  it('H5: never reach the next client, and no cache stores them', async () => {
    const paths = [
      '/api/productList',
      '/api/search?keyword=boot',
      `/api/product/${shop.made.boot}`,
      '/api/homepage/index',
    ];
    for (const path of paths) {
      const before = await get(path);
      const mine = await get(path, ada.headers);
      const after = await get(path);
      const carol = await get(path, (await signInAs(shop, 'Carol')).headers);

      expect(after.text).toBe(before.text);
      expect(after.text).not.toMatch(/"user_id":[1-9]|"is_favorite":1/);
      expect(carol.text).not.toMatch(/"is_favorite":1|"favorite_color_ids":\[\d/);
      expect(mine.headers['cache-control']).toBe('private, no-store');
      expect(mine.headers.etag).toBeUndefined();
      expect(mine.headers.vary).toContain('Token');
    }
  });

  it("H5: get a different ETag than the guest's reply", async () => {
    const { headers } = await get('/api/productList');

    const { body } = await get('/api/productList', { ...ada.headers, 'If-None-Match': String(headers.etag) });

    expect(marksOf(body.data, shop.made.hat)).toEqual([ada.id, 1, [shop.made.red.id]]);
  });

  it('are empty for an invalid token, as for a guest', async () => {
    const { body, headers } = await get('/api/productList', { Token: `${ada.token}x` });

    expect(marksOf(body.data, shop.made.boot)).toEqual([null, 0, []]);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('H5: are not in the initial data of a page', async () => {
    const { text } = await get('/shop/favorites', ada.headers);

    expect(text).toContain('"is_favorite":0');
    expect(text).not.toMatch(/"is_favorite":1|"user_id":[1-9]/);
  });
});
