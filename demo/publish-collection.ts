import { type Connection, inTransaction } from '@wearfolio/catalogue/connection';
import { publishProducts } from '@wearfolio/catalogue/publish/publish-listing';
import type { DemoProduct } from './product.ts';
import { storeOf } from './stores.ts';

const upsertCollection = `
  INSERT INTO collection (key, title) VALUES ($1, $2)
  ON CONFLICT (key) DO UPDATE SET title = excluded.title
  RETURNING id`;

const emptyCollection = 'DELETE FROM collection_item WHERE collection_id = $1 RETURNING product_id AS id';

const fillCollection = `
  INSERT INTO collection_item (collection_id, product_id, position)
  SELECT $1, product.id, item.position
  FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS item (external_id, store, position)
  JOIN store ON store.name = item.store
  JOIN product ON product.store_id = store.id AND product.external_id = item.external_id
  RETURNING product_id AS id`;

type Ids = { id: number };

/** Publishes a collection of the home page: replaces its products with these, in this order. */
export const publishCollection = (
  db: Connection,
  { key, title, products }: { key: string; title: string; products: readonly DemoProduct[] },
): Promise<void> =>
  inTransaction(db, async () => {
    const made = await db.query<Ids>(upsertCollection, [key, title]);
    const id = made.rows[0]?.id;
    const before = await db.query<Ids>(emptyCollection, [id]);
    const stores = products.map(({ store }) => storeOf(store).name);
    const after = await db.query<Ids>(fillCollection, [id, products.map((product) => product.id), stores]);
    await publishProducts(
      db,
      [...before.rows, ...after.rows].map((row) => row.id),
    );
  });
