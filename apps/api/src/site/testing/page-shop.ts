import request from 'supertest';
import { afterAll, beforeAll } from 'vitest';
import {
  addBrand,
  addCategories,
  addCollection,
  addColor,
  addProduct,
  addStore,
  publishAll,
} from '../../testing/builders.ts';
import { readPage } from '../../testing/read-page.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** The name of a product, which tries to break out of every part of a page. */
export const hostileName = `</script></title><script>alert(1)</script><!--" onload='x' & "quotes"`;

export const origin = 'https://shop.test';

const fill = async (shop: TestApp) => {
  const { db } = shop;
  const [store, brand] = [await addStore(db, 'Northbound'), await addBrand(db, 'Acne')];
  const [color, other] = [await addColor(db, 'Red'), await addColor(db, 'Blue')];
  const boots = { brand, store, categories: await addCategories(db, 'Women/Shoes/Boots'), colors: [color] };
  const boot = await addProduct(db, {
    ...boots,
    name: 'Chelsea Boot',
    priceCents: 14_750,
    retailCents: 20_000,
    stock: 3,
    description: '<p>Made of <b>calf &amp; suede</b>.</p><p>Runs small.</p>',
  });
  const alsoRed = { ...boots, colors: [other, color] };
  const hostile = await addProduct(db, { ...alsoRed, name: hostileName, stock: 0, description: hostileName });
  for (let index = 0; index < 30; index += 1) {
    await addProduct(db, {
      ...boots,
      name: `Hat ${index}`,
      categories: await addCategories(db, 'Men/Hats'),
      colors: [other],
    });
  }
  for (const path of ['Men/Scarves', 'Women/Scarves', 'Women/Shoes/Scarves']) {
    await addProduct(db, { ...boots, name: 'Scarf', categories: await addCategories(db, path) });
  }
  await addCategories(db, 'Women/Empty');
  await addCollection(db, 'weekly_product', [boot]);
  await addCollection(db, 'été', [boot]);
  await publishAll(shop);
  return { boot, hostile, brand: brand.id, store: store.id, red: color.id, blue: other.id };
};

/** A shop with boots of one store and brand, one of them with a hostile name, thirty hats, and scarves in three places. */
export const providePageShop = () => {
  let shop: TestApp;
  let ids: Awaited<ReturnType<typeof fill>>;
  beforeAll(async () => {
    shop = await startTestApp();
    ids = await fill(shop);
  });
  afterAll(() => shop.app.close());
  return {
    get shop() {
      return shop;
    },
    get ids() {
      return ids;
    },
    /** The metadata and data of a page, which must have this status. */
    get: async (path: string, status = 200) => readPage((await request(shop.app.server).get(path).expect(status)).text),
    /** The reply of a call. */
    api: async (path: string) => (await request(shop.app.server).get(path).expect(200)).body,
  };
};
