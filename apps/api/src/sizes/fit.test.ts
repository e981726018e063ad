import { codeOf, readLadder } from '@wearfolio/sizes/size';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBrand, addCategories, addColor, addProduct, addSize, addStore, publishAll } from '../testing/builders.ts';
import { type SignedInCustomer, signInAs } from '../testing/sign-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const shoes = "Women's shoes, US";

describe('what fits', () => {
  let shop: TestApp;
  let ada: SignedInCustomer;
  let ids: Record<'seven' | 'eight' | 'gone' | 'unsized' | 'dress', number>;
  let sizes: Record<'seven' | 'eight' | 'old', number>;
  let colors: Record<'red' | 'blue', number>;

  beforeAll(async () => {
    shop = await startTestApp();
    const { db } = shop;
    const place = async (ladder: string, value: string, order: number) => {
      const size = await addSize(db, value, order, ladder);
      const known = readLadder(ladder);
      return db.size.update({ where: { id: size.id }, data: { groupId: size.id, kind: known ? codeOf(known) : 0 } });
    };
    const [store, brand] = [await addStore(db, 'Northbound'), await addBrand(db, 'Acne')];
    const [red, blue] = [await addColor(db, 'Red'), await addColor(db, 'Blue')];
    const [seven, eight] = [await place(shoes, '7', 700), await place(shoes, '8', 800)];
    const medium = await place("Women's dresses, letters", 'M', 500);
    const old = await place('Shoe Size (US)', '7', 700);
    const boots = await addCategories(db, 'Women/Shoes/Boots');
    const add = (name: string, variants: Parameters<typeof addProduct>[1]['variants'] = []) =>
      addProduct(db, { name, brand, store, categories: boots, colors: [red, blue], variants });
    ids = {
      seven: await add('Seven', [
        { color: red, size: seven, stock: 1 },
        { color: blue, size: eight, stock: 1 },
      ]),
      eight: await add('Eight', [{ color: red, size: eight, stock: 1 }]),
      gone: await add('Gone', [{ color: red, size: seven, stock: 0 }]),
      unsized: await add('Unsized'),
      dress: await add('Dress', [{ color: red, size: medium, stock: 1 }]),
    };
    sizes = { seven: seven.id, eight: eight.id, old: old.id };
    colors = { red: red.id, blue: blue.id };
    await publishAll(shop);
    ada = await signInAs(shop, 'Ada');
  });
  afterAll(() => shop.app.close());

  const get = (path: string, headers: Record<string, string> = {}) => request(shop.app.server).get(path).set(headers);
  const list = async (query: string, headers: Record<string, string> = {}) =>
    (await get(`/api/productList?${query}`, headers).expect(200)).body;
  const found = async (query: string, headers: Record<string, string> = {}): Promise<number[]> =>
    (await list(query, headers)).data.map(({ id }: { id: number }) => id).sort();
  const set = (body: object, headers = ada.headers) =>
    request(shop.app.server).post('/api/my-sizes').set(headers).send(body);

  it("keeps products in a guest's sizes, and kinds without entered or known sizes", async () => {
    expect(await found('wear[]=women-shoes:UK:5')).toEqual([ids.seven, ids.unsized, ids.dress]);
    expect(await found('wear[]=women-shoes:EU:39&wear[]=women-dresses:UK:12')).toEqual(
      [ids.seven, ids.eight, ids.unsized, ids.dress].sort(),
    );
  });

  it('requires color and size in one variant, also in counts', async () => {
    expect(await found(`wear[]=women-shoes:UK:5&color[]=${colors.blue}`)).toEqual([ids.unsized, ids.dress]);

    const { facets, total } = await list('wear[]=women-shoes:UK:5');
    const countOf = (id: number) => facets.size.find((option: { id: number }) => option.id === id)?.count;
    expect(total).toBe(3);
    expect({ seven: countOf(sizes.seven), eight: countOf(sizes.eight) }).toEqual({ seven: 1, eight: 0 });
  });

  it("uses a customer's stored sizes only with a token and fit=1", async () => {
    await set({ wear: ['women-shoes:UK:6'] }).expect(200);

    expect(await found('fit=1', ada.headers)).toEqual([ids.seven, ids.eight, ids.unsized, ids.dress].sort());
    expect(await found('', ada.headers)).toHaveLength(5);
    expect(await found('fit=1')).toHaveLength(5);
  });

  it('is not cached', async () => {
    const asked = [
      '/api/productList',
      '/api/brandList',
      '/api/storeList',
      '/api/search',
      `/api/product/${ids.seven}/fit`,
    ];
    for (const path of asked) {
      const reply = await get(`${path}?wear[]=women-shoes:UK:5`).expect(200);
      expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-store' });
      expect(reply.headers.etag).toBeUndefined();
    }
  });

  it.each([
    'wear[]=women-shoes:UK:99',
    'wear[]=boats:UK:5',
    'wear[]=x',
    'fit=maybe',
    `wear[]=${'women-shoes:UK:5&wear[]='.repeat(41)}`,
  ])('refuses %s', async (query) => {
    await get(`/api/productList?${query}`).expect(400);
  });

  it('returns which sizes of a product fit', async () => {
    const { body } = await get(`/api/product/${ids.seven}/fit?wear[]=women-shoes:UK:5`).expect(200);

    expect(body).toEqual({ data: { size_ids: [sizes.seven], worn: 'UK 5 · about EU 38' } });
    await get('/api/product/999999/fit').expect(404);
  });

  it('finds sizes by ids of an older version, and returns them under these ids', async () => {
    const { data, facets } = await list(`size[]=${sizes.old}`);

    expect(data.map(({ id }: { id: number }) => id)).toEqual([ids.seven]);
    expect(facets.size).toContainEqual({
      id: sizes.old,
      name: 'US 7 · EU 38',
      attribute_name: "Women's shoes",
      count: 1,
    });
  });

  it("stores sizes, merges a guest's sizes, and refuses invalid ones", async () => {
    await set({ wear: ['women-shoes:UK:5'] }).expect(200);

    const { body } = await set({ wear: ['women-shoes:UK:8', 'women-dresses:UK:12'], merge: true }).expect(200);

    expect(body.data).toEqual([
      { wear: 'women-shoes:UK:5', kind: 'women-shoes', name: "Women's shoes", size: 'UK 5 · about EU 38' },
      { wear: 'women-dresses:UK:12', kind: 'women-dresses', name: "Women's dresses", size: 'UK 12 · EU 40' },
    ]);
    await set({ wear: ['women-shoes:UK:99'] }).expect(400);
    await request(shop.app.server).get('/api/my-sizes').expect(401);
    const { body: mine } = await get('/api/my-sizes', ada.headers).expect(200);
    expect(mine.data).toHaveLength(2);
    expect((await get('/api/my-sizes', (await signInAs(shop, 'Grace')).headers).expect(200)).body.data).toEqual([]);
  });

  it('leaves out favorites that are sold out in every size that fits', async () => {
    const save = (product_id: number, color_id: number) =>
      shop.db.favorite.create({ data: { customerId: ada.id, productId: product_id, colorId: color_id } });
    await set({ wear: ['women-shoes:UK:5'] }).expect(200);
    for (const [product, color] of [
      [ids.seven, colors.red],
      [ids.seven, colors.blue],
      [ids.eight, colors.red],
      [ids.unsized, colors.red],
    ] as const)
      await save(product, color);

    const { body } = await get('/api/favorites?fit=1', ada.headers).expect(200);

    expect(body.favProducts.map(({ product_id: id, color_id: color }: Record<string, number>) => [id, color])).toEqual([
      [ids.unsized, colors.red],
      [ids.seven, colors.red],
    ]);
  });

  it("shows on a favorite the saved size, or one that fits, with its store's label", async () => {
    const { db } = shop;
    const five = await addSize(db, '5', 500, "Women's shoes, UK");
    await db.size.update({ where: { id: five.id }, data: { groupId: sizes.seven } });
    const { storeId, brandId, categoryId, brand, store } = await db.product.findFirstOrThrow({
      include: { brand: true, store: true },
    });
    const red = { id: colors.red, name: 'Red', hexa: '#AA0011', parentId: colors.red };
    const british = await addProduct(db, {
      name: 'British',
      brand: { ...brand, id: brandId },
      store: { ...store, id: storeId },
      categories: [categoryId],
      colors: [red],
      variants: [{ color: red, size: five, stock: 0 }],
    });
    await publishAll(shop);
    await db.favorite.create({ data: { customerId: ada.id, productId: british, colorId: red.id } });
    const press = (size_id: number) =>
      request(shop.app.server)
        .post('/api/add-to-favorite')
        .set(ada.headers)
        .send({ product_id: ids.eight, color_id: red.id, size_id, actionType: 'add' })
        .expect(200);
    await press(sizes.eight);

    const { body } = await get('/api/favorites', ada.headers).expect(200);

    const sizeOf = (id: number, color = red.id) =>
      body.favProducts.find((entry: Record<string, number>) => entry.product_id === id && entry.color_id === color)
        .size;
    expect(sizeOf(british)).toEqual({ size_id: sizes.seven, name: 'UK 5 · EU 38', is_saved: false, left: 0 });
    expect(sizeOf(ids.seven)).toEqual({ size_id: sizes.seven, name: 'US 7 · EU 38', is_saved: false, left: 1 });
    expect(sizeOf(ids.eight)).toEqual({ size_id: sizes.eight, name: 'US 8 · EU 39', is_saved: true, left: 1 });
    expect([sizeOf(ids.seven, colors.blue), sizeOf(ids.unsized)]).toEqual([null, null]);
  });

  it('is deleted with the account', async () => {
    await shop.db.customer.delete({ where: { id: ada.id } });

    expect(await shop.db.wornSize.count({ where: { customerId: ada.id } })).toBe(0);
  });
});
