import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addBrand,
  addCategories,
  addCollection,
  addColor,
  addProduct,
  addSize,
  addStore,
  publishAll,
} from '../../testing/builders.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** One model in two stores. The first lists two colors as one, the second is cheaper and has another color. */
const fillShop = async (shop: TestApp) => {
  const { db } = shop;
  const brand = await addBrand(db, 'Quillmoor');
  const [north, loft] = [await addStore(db, 'North'), await addStore(db, 'Loft')];
  const [red, blue] = [await addColor(db, 'Red'), await addColor(db, 'Blue')];
  const green = await addColor(db, 'Green');
  const [small, large] = [await addSize(db, 'S', 1), await addSize(db, 'L', 2)];
  const categories = await addCategories(db, 'Women/Shoes/Boots');
  const ridge = { name: 'Ridge', brand, categories };
  const dear = await addProduct(db, {
    ...ridge,
    store: north,
    colors: [red, blue],
    variants: [{ color: red, size: small }],
    priceCents: 9_000,
  });
  const cheap = await addProduct(db, {
    ...ridge,
    store: loft,
    colors: [green, red],
    variants: [{ color: green, size: large }],
    priceCents: 7_000,
  });
  const gone = await addProduct(db, { ...ridge, store: loft, colors: [green], priceCents: 5_000, stock: 0 });
  const other = await addProduct(db, {
    name: 'Crest',
    brand,
    store: loft,
    categories,
    colors: [red],
    priceCents: 4_000,
  });
  await db.product.updateMany({ where: { id: { in: [cheap, gone] } }, data: { clusterId: dear } });
  await publishAll(shop);
  return { dear, cheap, gone, other, brand, north, loft, red, blue, green, small, large };
};

describe('a product sold by several stores', () => {
  let shop: TestApp;
  let made: Awaited<ReturnType<typeof fillShop>>;
  beforeAll(async () => {
    shop = await startTestApp();
    made = await fillShop(shop);
  });
  afterAll(() => shop.app.close());

  const list = async (query: string) =>
    (await request(shop.app.server).get(`/api/productList?${query}`).expect(200)).body;
  const first = async (query: string): Promise<ProductCard> => (await list(query)).data[0];

  it('is one card: the cheapest offer in stock, with the colors of all offers', async () => {
    const { dear, cheap, other, green, red, blue } = made;

    const reply = await list('sort=desc');

    expect(reply.total).toBe(2);
    expect(reply.data.map(({ product_id }: ProductCard) => product_id)).toEqual([cheap, other]);
    expect(reply.data[0]).toMatchObject({
      price: 70,
      store_name: 'Loft',
      offer_count: 3,
      store_count: 2,
      lowest_price: 70,
    });
    expect(
      reply.data[0].product_color_data.map(
        ({ color_id, product_id, is_primary }: ProductCard['product_color_data'][number]) => [
          color_id,
          product_id,
          is_primary,
        ],
      ),
    ).toEqual([
      [green.id, cheap, 1],
      [red.id, cheap, 0],
      [blue.id, dear, 0],
    ]);
  });

  it('shows the offer that matches the filters, and matches color and size within one offer', async () => {
    const { dear, cheap, north, red, small, large } = made;

    expect(await first(`store=${north.id}`)).toMatchObject({ product_id: dear, price: 90, lowest_price: 70 });
    expect(await first(`size=${small.id}`)).toMatchObject({ product_id: dear });
    expect(await first(`size=${large.id}`)).toMatchObject({ product_id: cheap });
    expect((await list(`size=${large.id}&color=${red.id}`)).total).toBe(0);
    expect((await list(`store=${north.id}&price_range=50-80`)).total).toBe(0);
  });

  it('counts once in every facet', async () => {
    const { facets } = await list('');
    const counts = (options: { name: string; count: number }[]) => options.map(({ name, count }) => `${name} ${count}`);

    expect(counts(facets.store)).toEqual(['Loft 2', 'North 1']);
    expect(counts(facets.brand)).toEqual(['Quillmoor 2']);
    expect(facets.color.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual(
      expect.arrayContaining([
        ['Red', 2],
        ['Green', 1],
        ['Blue', 1],
      ]),
    );
  });

  it('appears once in collections, favorites, suggestions and the counts of its brand', async () => {
    const { dear, cheap, other, red, brand } = made;
    await addCollection(shop.db, 'featured_product', [dear, other, cheap]);
    await addCollection(shop.db, 'favorites', [cheap, other]);
    await publishAll(shop);
    const [ada, bob] = [await signInAs(shop, 'Ada'), await signInAs(shop, 'Bob')];
    await shop.db.favorite.createMany({
      data: [
        { customerId: ada.id, productId: dear, colorId: red.id },
        { customerId: bob.id, productId: dear, colorId: red.id },
        { customerId: bob.id, productId: cheap, colorId: red.id },
      ],
    });
    await shop.db.brandOwner.create({ data: { customerId: ada.id, brandId: brand.id } });
    const get = async (path: string) => (await request(shop.app.server).get(path).set(ada.headers).expect(200)).body;
    const home = await get('/api/homepage/index');

    // Home shows the offer that the listing shows.
    expect(home.featuredProduct.map(({ id }: { id: number }) => id)).toEqual([cheap, other]);
    expect(home.favorites.map(({ product_id: id }: { product_id: number }) => id)).toEqual([cheap, other]);
    const listed = (await list('homepageKey=featured_product')).data;
    for (const { id, price } of home.featuredProduct)
      expect(price).toBe(listed.find((card: { id: number }) => card.id === id)?.price);
    expect((await list('homepageKey=favorites')).total).toBe(2);
    expect((await get('/api/search/keyword?keyword=ridge')).products).toHaveLength(1);
    expect((await get('/api/brand/quillmoor')).data.count).toBe(2);
    // Brand owners see the number of offers.
    expect((await get('/api/my-brands')).data).toMatchObject([{ products: 4, favorites: 3 }]);
  });

  it('appears once in each of its colors in a shared list', async () => {
    const { dear, cheap, red, blue } = made;
    const customer = await signInAs(shop, 'Cay');
    const saved = [
      { productId: cheap, colorId: red.id },
      { productId: dear, colorId: blue.id },
      { productId: dear, colorId: red.id },
    ];
    for (const [at, heart] of saved.entries())
      await shop.db.favorite.create({ data: { ...heart, customerId: customer.id, createdAt: new Date(at) } });
    const { body } = await request(shop.app.server)
      .post('/api/favorites/share')
      .set(customer.headers)
      .send({ action: 'publish' })
      .expect(200);

    const { body: shared } = await request(shop.app.server).get(`/api/shared-list/${body.data.address}`).expect(200);

    expect(shared.data).toMatchObject([
      { product_id: dear, color_id: red.id },
      { product_id: dear, color_id: blue.id },
    ]);
    expect([shared.data.length, shared.total]).toEqual([2, 2]);
  });

  it('splits again when its offers are split', async () => {
    const { cheap, gone } = made;
    await shop.db.product.updateMany({ where: { id: { in: [gone] } }, data: { clusterId: gone } });
    await publishAll(shop);

    expect(await list('')).toMatchObject({ total: 3 });
    expect(await first('sort=desc')).toMatchObject({ product_id: cheap, offer_count: 2 });
  });
});
