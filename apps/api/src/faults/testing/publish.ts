import { inTransaction, withConnection } from '@wearfolio/catalogue/connection';
import { publishProducts } from '@wearfolio/catalogue/publish/publish-listing';
import { createClient } from '@wearfolio/database/client';
import { addBrand, addCategories, addColor, addProduct, addStore } from '../../testing/builders.ts';

/** Brings these products into the listing, as an import does. */
export const publish = (url: string, productIds: readonly number[]): Promise<void> =>
  withConnection(url, async (db) => {
    await inTransaction(db, () => publishProducts(db, [...productIds]));
  });

/** Adds a product to the database at `url`, as an import does, and shows it. Returns its id. */
export const addOneProduct = async (url: string): Promise<number> => {
  const db = createClient(url, 1, () => undefined);
  const brand = await addBrand(db, 'Larkfield');
  const store = await addStore(db, 'Northern');
  const color = await addColor(db, 'Crimson');
  const categories = await addCategories(db, 'Women/Dresses');
  const id = await addProduct(db, { name: 'Rain Dress', brand, store, categories, colors: [color] });
  await publish(url, [id]);
  await db.$disconnect();
  return id;
};
