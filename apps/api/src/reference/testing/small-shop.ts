import { onTestFinished } from 'vitest';
import {
  addBrand,
  addCategories,
  addColor,
  addProduct,
  addSize,
  addStore,
  publishAll,
} from '../../testing/builders.ts';
import { startTestApp } from '../../testing/test-app.ts';

/** A listening shop with the few rows that the document's examples name. The caller closes its app. */
export const startSmallShop = async (settings: Parameters<typeof startTestApp>[0] = {}) => {
  const shop = await startTestApp({ trustProxy: ['loopback'], ...settings });
  const { db } = shop;
  const brand = await addBrand(db, 'Maison Aube');
  const store = await addStore(db, 'Northbound');
  // The color that the examples save is the demo's 28th.
  await db.$executeRaw`SELECT setval('color_id_seq', 27)`;
  const color = await addColor(db, 'Crimson');
  const size = await addSize(db, 'M', 1);
  for (const [at, categories] of ['Women/Dresses', 'Women/Shoes/Boots', 'Men/Shirts'].entries()) {
    await addProduct(db, {
      name: `Red Rain Dress ${at}`,
      brand,
      store,
      categories: await addCategories(db, categories),
      colors: [color],
      variants: [{ color, size, stock: 3 }],
      priceCents: 4900,
      retailCents: 5900,
    });
  }
  await publishAll(shop);
  const url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...shop, databaseUrl: shop.url, url };
};

/** The same for one test, closed at its end. */
export const openSmallShop = async (...settings: Parameters<typeof startSmallShop>) => {
  const shop = await startSmallShop(...settings);
  onTestFinished(() => shop.app.close());
  return shop;
};
