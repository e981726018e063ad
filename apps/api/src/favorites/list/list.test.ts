import { type FavoritesQuery, listFavorites } from '@wearfolio/contracts/favorites';
import { pageSize } from '@wearfolio/contracts/limits';
import { LRUCache } from 'lru-cache';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedProduct } from '../../engine/reply-cache.ts';
import { addProduct, publishAll } from '../../testing/builders.ts';
import { type SignedInCustomer, signInAs } from '../../testing/sign-in.ts';
import {
  customerWith,
  type FavoritesShop,
  press,
  readFavorites,
  startFavoritesShop,
} from '../testing/favorites-shop.ts';
import { answerFavorites, openQuery } from './list.ts';

let shop: FavoritesShop;
let ada: SignedInCustomer;

beforeAll(async () => {
  shop = await startFavoritesShop();
  const { boot, hat, cap, shoe, gone, red, blue, wine } = shop.made;
  ada = await customerWith(shop, 'Ada', [
    { product: gone, color: red.id, cents: 100 },
    { product: boot, color: wine.id, cents: 10_000 },
    { product: boot, color: blue.id, cents: 9000 },
    { product: hat, color: red.id, cents: 2500 },
    { product: cap, color: red.id },
    { product: shoe, color: red.id, cents: 9999 },
  ]);
});
afterAll(() => shop.app.close());

const ask = (query = '', customer = ada) => readFavorites(shop, customer, query);
const titlesOf = (body: { favProducts: { productDetail: { title: string } }[] }) =>
  body.favProducts.map(({ productDetail }) => productDetail.title);
const titles = async (query: string, customer = ada) => titlesOf(await ask(query, customer));

describe('GET /api/favorites', () => {
  it('lists favorites, newest first, with all fields of My Favorites', async () => {
    const { boot, gone, red, blue, wine } = shop.made;

    const body = await ask();

    expect(listFavorites.schema.response[200].parse(body)).toEqual(body);
    expect(titlesOf(body)).toEqual(['Shoe', 'Cap', 'Hat', 'Boot', 'Boot', 'Gone']);
    expect(body.favProducts[3]).toMatchObject({
      user_id: ada.id,
      product_id: boot,
      color_id: blue.id,
      saved_price: 90,
      stock_label: null,
      productDetail: {
        brand_name: 'Vael',
        price: 90,
        retail_price: 120,
        user_id: ada.id,
        is_favorite: 1,
        favorite_color_ids: [blue.id, wine.id],
      },
    });
    expect(Date.now() - Date.parse(body.favProducts[3].saved_at)).toBeGreaterThan(2 * 86_400_000 - 1);
    expect(body.favProducts[5]).toMatchObject({
      product_id: gone,
      color_id: red.id,
      stock_label: 'sold_out',
      productDetail: { is_active: 0 },
    });
    expect(body.favProducts[1].saved_price).toBeNull();
  });

  it('lists stores, brands and categories of the favorites', async () => {
    const { north, loft, vael, acne, boots, hats } = shop.made;

    const { stores, brands, categories, counts, total_pages } = await ask();

    expect(stores).toEqual([
      { id: loft.id, name: 'Loft, Inc' },
      { id: north.id, name: 'Northbound' },
    ]);
    expect(brands).toEqual([
      { id: acne.id, name: 'Acne' },
      { id: vael.id, name: 'Vael' },
    ]);
    expect(categories).toEqual([
      { parent: `Men|${hats[0]}`, childParents: [{ childParent: `Hats|${hats[1]}`, childCategories: [] }] },
      {
        parent: `Women|${boots[0]}`,
        childParents: [{ childParent: `Shoes|${boots[1]}`, childCategories: [`Boots|${boots[2]}`] }],
      },
    ]);
    expect(counts).toEqual({ all_Items: 6, onsale: 2, lowstock: 1, backinstock: 0, soldout: 2 });
    expect(total_pages).toBe(1);
  });

  it.each([
    ['', ['Shoe', 'Cap', 'Hat', 'Boot', 'Boot', 'Gone']],
    ['filterType=onsale', ['Boot', 'Boot']],
    ['filterType=lowstock', ['Hat']],
    ['filterType=soldout', ['Shoe', 'Gone']],
    ['filterType=backinstock', []],
    ['store=Northbound', ['Cap', 'Boot', 'Boot', 'Gone']],
    ['store[]=Loft,%20Inc&filterType=soldout', ['Shoe']],
    ['store=Northbound&store=Loft,+Inc&brand=Acne', ['Cap', 'Hat']],
    ['store=Nobody', []],
    ["brand='%20OR%201=1", []],
    ['sort=desc', ['Boot', 'Boot', 'Shoe', 'Hat', 'Gone', 'Cap']],
    ['sort=asc', ['Gone', 'Hat', 'Shoe', 'Boot', 'Boot', 'Cap']],
    ['sort=drop', ['Shoe', 'Boot', 'Boot', 'Gone', 'Hat', 'Cap']],
    ['dropped=7', ['Boot', 'Boot']],
    ['dropped[]=7&dropped[]=30&sort=asc', ['Hat', 'Boot', 'Boot']],
    ['dropped=30&brand=Acne', ['Hat']],
    ['dropped=9', ['Shoe', 'Cap', 'Hat', 'Boot', 'Boot', 'Gone']],
    ['page=2', []],
  ])('%s lists %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('filters by a category of any level, in the format it returns', async () => {
    const { boots, hats } = shop.made;
    const shoes = ['Shoe', 'Boot', 'Boot', 'Gone'];

    expect(await titles(`level=level1&categ=Women|${boots[0]}`)).toEqual(shoes);
    expect(await titles(`level=level2&categ=Shoes|${boots[1]}`)).toEqual(shoes);
    expect(await titles(`level=level3&categ=Boots|${boots[2]}`)).toEqual(shoes);
    expect(await titles(`level=level2&categ=Hats|${hats[1]}&brand=Acne&sort=asc`)).toEqual(['Hat', 'Cap']);
    expect(await titles(`level=level1&categ=Boots|${boots[2]}`)).toEqual([]);
    expect(await titles('level=level1&categ=Nobody|999999')).toEqual([]);
  });

  it('narrows the store and brand lists by every filter except their own', async () => {
    const namesIn = (rows: { name: string }[]) => rows.map(({ name }) => name);

    const onSale = await ask('filterType=onsale');
    const chosen = await ask('store=Loft,%20Inc&brand=Vael');
    const contrary = await ask('filterType=onsale&store=Loft,%20Inc');

    expect([namesIn(onSale.stores), namesIn(onSale.brands)]).toEqual([['Northbound'], ['Vael']]);
    expect([namesIn(chosen.stores), namesIn(chosen.brands)]).toEqual([
      ['Loft, Inc', 'Northbound'],
      ['Acne', 'Vael'],
    ]);
    expect(namesIn(contrary.stores)).toEqual(['Loft, Inc', 'Northbound']);
    expect(namesIn((await ask('dropped=30')).stores)).toEqual(['Loft, Inc', 'Northbound']);
    expect(onSale.counts).toEqual(chosen.counts);
    expect(onSale.categories).toHaveLength(2);
  });

  it('counts price drops of this week and month, whichever is chosen', async () => {
    const [week, month] = [
      { id: 7, name: 'Dropped this week' },
      { id: 30, name: 'Dropped this month' },
    ];

    expect((await ask()).dropped).toEqual([
      { ...week, count: 2 },
      { ...month, count: 3 },
    ]);
    expect((await ask('dropped=7&brand=Acne')).dropped).toEqual([
      { ...week, count: 0 },
      { ...month, count: 1 },
    ]);
  });

  it.each([
    'filterType=new',
    'level=level4',
    'categ=Women',
    'sort=newest',
    'page=-1',
    'dropped=week',
    'store=',
    'stores=Loft',
  ])('refuses %s', async (query) => {
    const { body } = await request(shop.app.server).get(`/api/favorites?${query}`).set(ada.headers).expect(400);

    expect(Object.keys(body)).toEqual(['message', 'errors', 'codes']);
  });

  it('returns a page when one is requested, else everything', async () => {
    const { db, made } = shop;
    const add = (at: number) =>
      addProduct(db, {
        name: `Belt ${at}`,
        brand: made.acne,
        store: made.loft,
        categories: made.hats,
        colors: [made.red],
      });
    const ids = await Promise.all(Array.from({ length: pageSize + 3 }, (_, at) => add(at)));
    await publishAll(shop);
    const bob = await customerWith(
      shop,
      'Bob',
      ids.map((product) => ({ product, color: made.red.id, days: 1 })),
    );

    const [whole, first, second] = [await ask('', bob), await ask('page=1', bob), await ask('page=2', bob)];

    expect(whole.favProducts).toHaveLength(pageSize + 3);
    for (const reply of [whole, first, second]) expect(reply).toMatchObject({ total: pageSize + 3, total_pages: 2 });
    expect([...first.favProducts, ...second.favProducts]).toEqual(whole.favProducts);
  });

  it('gives the same replies for a list larger than the cache', async () => {
    const { app, db } = shop;
    const saved = new LRUCache<number, SavedProduct>({ max: 2 });
    const [page, whole] = [listFavorites.schema.querystring.parse({ filterType: 'soldout' }), openQuery];

    const answer = (query: FavoritesQuery) => answerFavorites(db, { ...app.catalogue(), saved }, ada.id, query);

    for (let round = 0; round < 2; round += 1) {
      expect(await answer(whole)).toEqual(await ask());
      expect(await answer(page)).toEqual(await ask('filterType=soldout'));
    }
  });

  it('sorts equal prices by newest first', async () => {
    const { db, made } = shop;
    const add = (name: string) => {
      const { acne: brand, loft: store, hats: categories, red } = made;
      return addProduct(db, { name, brand, store, categories, colors: [red], priceCents: 500 });
    };
    const [one, two, three] = [await add('One'), await add('Two'), await add('Three')];
    await publishAll(shop);
    const bob = await customerWith(shop, 'Bob', [
      { product: two, color: made.red.id, days: 2 },
      { product: three, color: made.red.id, days: 3 },
      { product: one, color: made.red.id, days: 1 },
    ]);

    for (const sort of ['saved', 'asc', 'desc', 'drop'])
      expect(await titles(`sort=${sort}`, bob)).toEqual(['One', 'Two', 'Three']);
  });

  it('updates the list of the customer who adds or removes a favorite', async () => {
    const { hat, red } = shop.made;
    const eve = await signInAs(shop, 'Eve');

    await press(shop, eve, { product_id: hat, color_id: red.id });

    expect(await ask('', eve)).toMatchObject({
      favProducts: [{ product_id: hat, saved_price: 25.5, stock_label: 'low_stock' }],
    });
  });

  it('is not cached', async () => {
    const { headers } = await request(shop.app.server).get('/api/favorites').set(ada.headers).expect(200);

    expect(headers['cache-control']).toContain('no-store');
    expect(headers.etag).toBeUndefined();
  });

  it("D1: returns the caller's own favorites and refuses another customer's id", async () => {
    const bob = await signInAs(shop, 'Bob');
    const get = (query: string) => request(shop.app.server).get(`/api/favorites?${query}`).set(bob.headers);

    await get(`user_id=${ada.id}`).expect(403, {
      message: 'This is not your account',
      codes: [{ code: 'other_account' }],
    });
    const { body } = await get(`user_id=${bob.id}`).expect(200);
    await request(shop.app.server)
      .get(`/api/favorites?user_id=${ada.id}`)
      .expect(401, { message: 'Login Required!', codes: [{ code: 'login_required' }] });

    expect(body).toMatchObject({ favProducts: [], categories: [], total_pages: 0 });
  });

  it('D4: returns only fields of the contract', async () => {
    const text = JSON.stringify(await ask());

    expect(text).not.toMatch(/password|hash|token|@shop\.test|cents|customer|content|external|first_seen/i);
  });
});

describe('POST /api/favorites', () => {
  const post = (body: object | undefined, headers: Record<string, string> = {}) =>
    request(shop.app.server).post('/api/favorites').set(headers).send(body);

  it('lists everything, with the token in the header or the body', async () => {
    const expected = await ask();

    const byBody = await post({ Token: ada.token, user_id: ada.id }).expect(200);
    const byHeader = await post(undefined, ada.headers).expect(200);

    expect(byBody.body).toEqual(expected);
    expect(byHeader.body).toEqual(expected);
  });

  it("D1, D2: refuses guests, other customers' ids and a body that contradicts the header", async () => {
    const bob = await signInAs(shop, 'Bob');

    await post({}).expect(401);
    await post({ Token: ada.token, user_id: bob.id }).expect(403);
    const { body } = await post({ Token: ada.token }, bob.headers).expect(200);

    expect(body.favProducts).toEqual([]);
  });
});
