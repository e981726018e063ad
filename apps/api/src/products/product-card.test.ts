import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addBrand,
  addCategories,
  addColor,
  addProduct,
  addSize,
  addStore,
  type NewProduct,
  publishAll,
} from '../testing/builders.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const fill = async (shop: TestApp) => {
  const { db } = shop;
  const [red, blue] = [await addColor(db, 'Red'), await addColor(db, 'Blue')];
  const [navy, sky] = [await addColor(db, 'Navy', blue), await addColor(db, 'Sky Blue', blue)];
  const [S, M] = [await addSize(db, 'S', 1), await addSize(db, 'M', 2)];
  const common = {
    brand: await addBrand(db, 'Vael'),
    store: await addStore(db, 'Northbound'),
    categories: await addCategories(db, 'Women/Clothing/Tops'),
  };
  const add = (name: string, colors: NewProduct['colors'], variants: NewProduct['variants']) =>
    addProduct(db, { ...common, name, colors, variants });
  const inSizes = (small: NewProduct['colors'][number], medium: NewProduct['colors'][number]) => [
    { color: small, size: S },
    { color: medium, size: M },
  ];
  await add('Shirt', [navy, sky], inSizes(navy, sky));
  await add('Dress', [red, blue], inSizes(red, blue));
  await add('Untold', [navy, sky], [{ color: null, size: M }]);
  await publishAll(shop);
  return { Red: red.id, Blue: blue.id, S: S.id, M: M.id };
};

describe('a card with requested colors and sizes', () => {
  let shop: TestApp;
  let ids: Awaited<ReturnType<typeof fill>>;

  beforeAll(async () => {
    shop = await startTestApp();
    ids = await fill(shop);
  });
  afterAll(() => shop.app.close());

  const ask = async (query: string): Promise<unknown[]> => {
    const named = query.replace(/(?<==)(?:Red|Blue|S|M)\b/g, (name) => String(ids[name as keyof typeof ids]));
    const { body } = await request(shop.app.server).get(`/api/productList?${named}`).expect(200);
    return body.data.map(({ title, asked_color_id, product_color_data: [first] }: ProductCard) => {
      expect(first?.color_id).toBe(asked_color_id);
      return `${title}: ${first?.color_name}`;
    });
  };

  // In sequence, as a shopper selects filters: no reply may reuse the card that was made for the one before.
  it.each([
    ['color=Blue', ['Untold: Navy', 'Dress: Blue', 'Shirt: Navy']],
    ['color=Blue&size=M', ['Untold: Navy', 'Dress: Blue', 'Shirt: Sky Blue']],
    ['color=Blue&size=S', ['Shirt: Navy']],
    ['color=Blue&size=S&size=M', ['Untold: Navy', 'Dress: Blue', 'Shirt: Navy']],
    ['color=Red&color=Blue', ['Untold: Navy', 'Dress: Red', 'Shirt: Navy']],
    ['color=Red&color=Blue&size=M', ['Untold: Navy', 'Dress: Blue', 'Shirt: Sky Blue']],
    ['color=Red&color=Blue&size=S', ['Dress: Red', 'Shirt: Navy']],
    ['keyword=blue+tops&size=M', ['Untold: Navy', 'Dress: Blue', 'Shirt: Sky Blue']],
    ['keyword=navy+shirt&color=Blue&size=M', ['Shirt: Sky Blue']],
    ['keyword=navy+shirt&size=M', ['Shirt: Sky Blue']],
  ])(
    'shows for %s a color that comes in a requested size, where the feed has variants: %j',
    async (query, expected) => {
      expect(await ask(query)).toEqual(expected);
    },
  );
});
