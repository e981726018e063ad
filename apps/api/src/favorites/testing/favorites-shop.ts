import request from 'supertest';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../../testing/builders.ts';
import { type SignedInCustomer, signInAs } from '../../testing/sign-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const day = 86_400_000;

/** The time `days` ago. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * day);

const fill = async (shop: TestApp) => {
  const { db } = shop;
  const [north, loft] = [await addStore(db, 'Northbound'), await addStore(db, 'Loft, Inc')];
  const [vael, acne] = [await addBrand(db, 'Vael'), await addBrand(db, 'Acne')];
  const [red, blue] = [await addColor(db, 'Red'), await addColor(db, 'Blue')];
  const wine = await addColor(db, 'Wine', red);
  const boots = await addCategories(db, 'Women/Shoes/Boots');
  const hats = await addCategories(db, 'Men/Hats');
  const add = (name: string, more: Partial<Parameters<typeof addProduct>[1]> = {}) =>
    addProduct(db, { name, brand: vael, store: north, categories: boots, colors: [red], ...more });
  const products = {
    boot: await add('Boot', { colors: [blue, wine], priceCents: 9000, retailCents: 12_000, stock: 9 }),
    hat: await add('Hat', { brand: acne, store: loft, categories: hats, priceCents: 2550, stock: 3 }),
    cap: await add('Cap', { brand: acne, store: north, categories: hats, priceCents: null, stock: null }),
    shoe: await add('Shoe', { store: loft, priceCents: 7000, retailCents: 7000, stock: 0 }),
    gone: await add('Gone', { priceCents: 100, retailCents: 200, stock: 2, active: false }),
  };
  const drops = { [products.boot]: 3, [products.hat]: 20, [products.gone]: 1 };
  for (const [id, days] of Object.entries(drops))
    await db.product.update({ where: { id: Number(id) }, data: { droppedAt: daysAgo(days) } });
  await publishAll(shop);
  return { ...products, north, loft, vael, acne, red, blue, wine, boots, hats };
};

export type FavoritesShop = TestApp & { made: Awaited<ReturnType<typeof fill>> };

/** A shop with a few products that differ in every field My Favorites uses. */
export const startFavoritesShop = async (): Promise<FavoritesShop> => {
  const shop = await startTestApp();
  return { ...shop, made: await fill(shop) };
};

/** Adds or removes a favorite through the API. */
export const press = (
  { app }: TestApp,
  { headers }: SignedInCustomer,
  body: { product_id: number; color_id: number; actionType?: 'add' | 'remove'; [more: string]: unknown },
) =>
  request(app.server)
    .post('/api/add-to-favorite')
    .set(headers)
    .send({ actionType: 'add', ...body });

/** A customer who saved these products, one a day, the last one today. */
export const customerWith = async (
  shop: FavoritesShop,
  name: string,
  saved: readonly { product: number; color: number; cents?: number | null; days?: number }[],
): Promise<SignedInCustomer> => {
  const customer = await signInAs(shop, name);
  await shop.db.favorite.createMany({
    data: saved.map(({ product, color, cents = null, days }, at) => ({
      customerId: customer.id,
      productId: product,
      colorId: color,
      priceCents: cents,
      createdAt: daysAgo(days ?? saved.length - at - 1),
    })),
  });
  return customer;
};

/** The customer's My Favorites. `query` as in the address. */
export const readFavorites = async ({ app }: TestApp, { headers }: SignedInCustomer, query = '') => {
  const { body } = await request(app.server).get(`/api/favorites?${query}`).set(headers).expect(200);
  return body;
};
