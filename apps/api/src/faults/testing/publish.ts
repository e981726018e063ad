import { inTransaction, withConnection } from '@wearfolio/catalogue/connection';
import { publishProducts } from '@wearfolio/catalogue/publish/publish-listing';
import { createClient } from '@wearfolio/database/client';
import { addBrand, addCategories, addColor, addProduct, addStore } from '../../testing/builders.ts';

/** Publishes these products to the listing, as an import does. */
export const publish = (url: string, productIds: readonly number[]): Promise<void> =>
  withConnection(url, async (db) => {
    await inTransaction(db, () => publishProducts(db, [...productIds]));
  });

/** Adds and publishes a product in the database at `url`, as an import does. Returns its id and its color. */
export const addOneProduct = async (url: string): Promise<{ id: number; colorId: number }> => {
  const db = createClient(url, 1, () => undefined);
  const brand = await addBrand(db, 'Larkfield');
  const store = await addStore(db, 'Northern');
  const color = await addColor(db, 'Crimson');
  const categories = await addCategories(db, 'Women/Dresses');
  const id = await addProduct(db, { name: 'Rain Dress', brand, store, categories, colors: [color] });
  await publish(url, [id]);
  await db.$disconnect();
  return { id, colorId: color.id };
};
