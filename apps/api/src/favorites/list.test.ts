import { type FavoritesQuery, listFavorites } from '@wearfolio/contracts/favorites';
import { pageSize } from '@wearfolio/contracts/limits';
import { Memory } from '@wearfolio/listing/memory';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedProduct } from '../listing/answered.ts';
import { addColor, addProduct, publishAll } from '../testing/builders.ts';
import { type SignedInCustomer, signInAs } from '../testing/sign-in.ts';
import { answerFavorites, openQuery } from './list.ts';
import { customerWith, daysAgo, type FavoritesShop, press, startFavoritesShop } from './testing/favorites-shop.ts';

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

const ask = async (query = '', customer = ada) => {
  const { body } = await request(shop.app.server).get(`/api/favorites?${query}`).set(customer.headers).expect(200);
  return body;
};
type Entry = { productDetail: { title: string }; color_id: number };
const titlesOf = (body: { favProducts: Entry[] }) => body.favProducts.map(({ productDetail }) => productDetail.title);
const titles = async (query: string, customer = ada) => titlesOf(await ask(query, customer));

describe('GET /api/favorites', () => {
  it('lists what was saved, the newest first, with all that My Favorites shows', async () => {
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

  it('names stores, brands and categories of what was saved', async () => {
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
    ['page=2', []],
  ])('%s lists %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('filters by a category of any level, as it spells them', async () => {
    const { boots, hats } = shop.made;
    const shoes = ['Shoe', 'Boot', 'Boot', 'Gone'];

    expect(await titles(`level=level1&categ=Women|${boots[0]}`)).toEqual(shoes);
    expect(await titles(`level=level2&categ=Shoes|${boots[1]}`)).toEqual(shoes);
    expect(await titles(`level=level3&categ=Boots|${boots[2]}`)).toEqual(shoes);
    expect(await titles(`level=level2&categ=Hats|${hats[1]}&brand=Acne&sort=asc`)).toEqual(['Hat', 'Cap']);
    expect(await titles(`level=level1&categ=Boots|${boots[2]}`)).toEqual([]);
    expect(await titles('level=level1&categ=Nobody|999999')).toEqual([]);
  });

  it('narrows the lists of stores and brands, each by everything but its own choice', async () => {
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
    expect(onSale.counts).toEqual(chosen.counts);
    expect(onSale.categories).toHaveLength(2);
  });

  it.each(['filterType=new', 'level=level4', 'categ=Women', 'sort=newest', 'page=-1', 'store=', 'stores=Loft'])(
    'refuses %s',
    async (query) => {
      const { body } = await request(shop.app.server).get(`/api/favorites?${query}`).set(ada.headers).expect(400);

      expect(Object.keys(body)).toEqual(['message', 'errors']);
    },
  );

  it('comes by the page where one is asked for, and whole where none is', async () => {
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

  it('says the same of a list that is longer than what is remembered of products', async () => {
    const { app, db } = shop;
    const saved = new Memory<number, SavedProduct>({ most: 2 });
    const [page, whole] = [listFavorites.schema.querystring.parse({ filterType: 'soldout' }), openQuery];

    const answer = (query: FavoritesQuery) => answerFavorites(db, { ...app.catalogue(), saved }, ada.id, query);

    for (let round = 0; round < 2; round += 1) {
      expect(await answer(whole)).toEqual(await ask());
      expect(await answer(page)).toEqual(await ask('filterType=soldout'));
    }
  });

  it('follows what an import changes of products that were asked for before', async () => {
    const { db, made } = shop;
    const { acne: brand, loft: store, hats: categories, red } = made;
    const more = { priceCents: 1000, retailCents: 1000, stock: 9 };
    const product = await addProduct(db, { name: 'Scarf', brand, store, categories, colors: [red], ...more });
    await publishAll(shop);
    const bob = await customerWith(shop, 'Bob', [{ product, color: red.id, cents: 1000 }]);
    const before = await ask('', bob);

    await db.product.update({ where: { id: product }, data: { priceCents: 800, stock: 1, storeId: made.north.id } });
    await publishAll(shop);
    const after = await ask('filterType=onsale&store=Northbound', bob);

    expect(before.counts).toMatchObject({ all_Items: 1, onsale: 0, lowstock: 0 });
    expect(after.counts).toMatchObject({ all_Items: 1, onsale: 1, lowstock: 1 });
    expect(after.favProducts).toMatchObject([{ stock_label: 'low_stock', productDetail: { price: 8 } }]);
  });

  it('knows how many are left in the color that was saved', async () => {
    const { db, made } = shop;
    const { acne: brand, loft: store, hats: categories, red, blue, wine } = made;
    const add = (name: string, stocks: [color: typeof red, stock: number | null][], stock: number | null) =>
      addProduct(db, {
        name,
        brand,
        store,
        categories,
        colors: [red, blue],
        variants: stocks.map(([color, left]) => ({ color, size: null, stock: left })),
        stock,
      });
    const oneOut = [
      [red, 5],
      [blue, 0],
      [blue, 0],
    ] satisfies Parameters<typeof add>[1];
    const products = {
      out: await add('Out', oneOut, 5),
      low: await add(
        'Low',
        [
          [red, 5],
          [blue, 1],
          [blue, 2],
        ],
        8,
      ),
      uncounted: await add(
        'Uncounted',
        [
          [red, 0],
          [blue, 0],
          [blue, null],
        ],
        null,
      ),
      ofTheProduct: await add(
        'Of the product',
        [
          [red, null],
          [blue, null],
        ],
        2,
      ),
      inactive: await add(
        'Inactive',
        [
          [red, 5],
          [blue, 5],
        ],
        10,
      ),
      other: await add('Other', oneOut, 5),
    };
    await db.product.update({ where: { id: products.inactive }, data: { active: false } });
    await publishAll(shop);
    const bob = await customerWith(shop, 'Bob', [
      ...Object.values(products).map((product) => ({ product, color: blue.id })),
      { product: products.other, color: red.id },
      { product: products.other, color: wine.id },
    ]);

    const { favProducts, counts } = await ask('', bob);

    expect(
      favProducts.map(({ productDetail, color_id, stock_label }: Entry & { stock_label: string }) => [
        productDetail.title,
        color_id,
        stock_label,
      ]),
    ).toEqual([
      ['Other', wine.id, 'sold_out'],
      ['Other', red.id, null],
      ['Other', blue.id, 'sold_out'],
      ['Inactive', blue.id, 'sold_out'],
      ['Of the product', blue.id, 'low_stock'],
      ['Uncounted', blue.id, null],
      ['Low', blue.id, 'low_stock'],
      ['Out', blue.id, 'sold_out'],
    ]);
    expect(counts).toMatchObject({ all_Items: 8, lowstock: 2, soldout: 4, backinstock: 0 });
    expect(await titles('filterType=lowstock', bob)).toEqual(['Of the product', 'Low']);
  });

  it('holds a product to what was saved before its feed told colors', async () => {
    const { db, made } = shop;
    const unspecified = await addColor(db, 'Unspecified');
    const { acne: brand, loft: store, hats: categories, red } = made;
    const product = await addProduct(db, { name: 'Stole', brand, store, categories, colors: [red], stock: 9 });
    await publishAll(shop);
    const bob = await customerWith(shop, 'Bob', [{ product, color: unspecified.id }]);

    expect(await ask('', bob)).toMatchObject({ favProducts: [{ stock_label: null }], counts: { soldout: 0 } });
  });

  it('lists what costs the same with the newest first', async () => {
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

  it('is kept by no cache', async () => {
    const { headers } = await request(shop.app.server).get('/api/favorites').set(ada.headers).expect(200);

    expect(headers['cache-control']).toContain('no-store');
    expect(headers.etag).toBeUndefined();
  });

  it('D1: shows the caller’s own and refuses the id of another', async () => {
    const bob = await signInAs(shop, 'Bob');
    const get = (query: string) => request(shop.app.server).get(`/api/favorites?${query}`).set(bob.headers);

    await get(`user_id=${ada.id}`).expect(403, { message: 'This is not your account' });
    const { body } = await get(`user_id=${bob.id}`).expect(200);
    await request(shop.app.server).get(`/api/favorites?user_id=${ada.id}`).expect(401, { message: 'Login Required!' });

    expect(body).toMatchObject({ favProducts: [], categories: [], total_pages: 0 });
  });

  it('D4: says nothing that the contract does not name', async () => {
    const text = JSON.stringify(await ask());

    expect(text).not.toMatch(/password|hash|token|@shop\.test|cents|customer|content|external|first_seen/i);
  });
});

describe('POST /api/favorites', () => {
  const post = (body: object | undefined, headers: Record<string, string> = {}) =>
    request(shop.app.server).post('/api/favorites').set(headers).send(body);

  it('lists everything, by the token of the header or of the body', async () => {
    const expected = await ask();

    const byBody = await post({ Token: ada.token, user_id: ada.id }).expect(200);
    const byHeader = await post(undefined, ada.headers).expect(200);

    expect(byBody.body).toEqual(expected);
    expect(byHeader.body).toEqual(expected);
  });

  it('D1, D2: refuses guests, others’ ids and a body that disagrees with its header', async () => {
    const bob = await signInAs(shop, 'Bob');

    await post({}).expect(401);
    await post({ Token: ada.token, user_id: bob.id }).expect(403);
    const { body } = await post({ Token: ada.token }, bob.headers).expect(200);

    expect(body.favProducts).toEqual([]);
  });
});

describe('back in stock', () => {
  const observe = async (productId: number, changes: [daysAgo: number, stock: number | null][]) => {
    // As imports on those days would have left it.
    for (const [days, stock] of changes) {
      const changedAt = daysAgo(days);
      const before = await shop.db.product.findUniqueOrThrow({ where: { id: productId } });
      const returnedAt = before.stock === 0 && stock !== 0 ? changedAt : before.returnedAt;
      await shop.db.priceChange.create({ data: { productId, priceCents: 1000, stock, changedAt } });
      await shop.db.product.update({ where: { id: productId }, data: { stock, returnedAt } });
      await shop.db.productColor.updateMany({ where: { productId }, data: { returnedAt } });
    }
  };
  const newProduct = async (name: string): Promise<number> => {
    const { acne: brand, loft: store, hats: categories, red } = shop.made;
    return addProduct(shop.db, { name, brand, store, categories, colors: [red], priceCents: 1000 });
  };

  it.each([
    [
      'came back yesterday',
      10,
      [
        [20, 5],
        [5, 0],
        [1, 8],
      ],
      true,
    ],
    [
      'came back with a stock that nobody knows',
      10,
      [
        [5, 0],
        [1, null],
      ],
      true,
    ],
    [
      'was sold out when it was saved',
      3,
      [
        [5, 0],
        [1, 8],
      ],
      true,
    ],
    [
      'came back and sold since',
      10,
      [
        [5, 0],
        [3, 8],
        [1, 7],
      ],
      true,
    ],
    [
      'came back before it was saved',
      2,
      [
        [5, 0],
        [3, 8],
      ],
      false,
    ],
    [
      'came back long ago',
      30,
      [
        [20, 0],
        [15, 8],
      ],
      false,
    ],
    [
      'came back long ago and sold since',
      30,
      [
        [20, 0],
        [15, 8],
        [1, 7],
      ],
      false,
    ],
    [
      'was never sold out',
      10,
      [
        [5, 4],
        [1, 8],
      ],
      false,
    ],
    [
      'is sold out again',
      10,
      [
        [5, 0],
        [3, 8],
        [1, 0],
      ],
      false,
    ],
    ['appeared after it was saved', 10, [[1, 8]], false],
  ] as const)('holds what %s: saved %i days ago, %j -> %s', async (name, days, changes, isBack) => {
    const product = await newProduct(name);
    await observe(
      product,
      changes.map(([ago, stock]) => [ago, stock]),
    );
    await publishAll(shop);
    const eve = await customerWith(shop, 'Eve', [{ product, color: shop.made.red.id, days }]);

    const { favProducts, counts } = await ask('filterType=backinstock', eve);

    expect(counts.backinstock).toBe(isBack ? 1 : 0);
    expect(favProducts.map((entry: { stock_label: string }) => entry.stock_label)).toEqual(
      isBack ? ['back_in_stock'] : [],
    );
  });

  it('does not hold what is no longer shown', async () => {
    const product = await newProduct('Ghost');
    await observe(product, [
      [5, 0],
      [1, 8],
    ]);
    await shop.db.product.update({ where: { id: product }, data: { active: false } });
    await publishAll(shop);
    const eve = await customerWith(shop, 'Eve', [{ product, color: shop.made.red.id, days: 9 }]);

    expect((await ask('', eve)).counts).toMatchObject({ all_Items: 1, backinstock: 0, soldout: 1 });
  });

  it('keeps what is pressed in the list of whoever pressed', async () => {
    const { hat, red } = shop.made;
    const eve = await signInAs(shop, 'Eve');

    await press(shop, eve, { product_id: hat, color_id: red.id });

    expect(await ask('', eve)).toMatchObject({
      favProducts: [{ product_id: hat, saved_price: 25.5, stock_label: 'low_stock' }],
    });
  });
});
