import { type Connection, withConnection, withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';
import { publishProducts } from './publish-listing.ts';

/** The contents of a collection, in this order; each choice adds to those before it. */
export type CollectionChoice = {
  products?: readonly number[] | undefined;
  /** All products of the store with this name. */
  fromStore?: string | undefined;
  /** This many of the newest products. */
  newest?: number | undefined;
  /** This many of the products with the largest reductions. */
  onSale?: number | undefined;
  /** All products below these paths of the tree. */
  categories?: readonly string[] | undefined;
};

export type Collection = { url: string; key: string; title?: string | undefined; choice: CollectionChoice };

const byIds = `
  SELECT p.id FROM unnest($1::int[]) WITH ORDINALITY AS wanted(id, place)
  JOIN product p ON p.id = wanted.id AND p.active ORDER BY wanted.place`;
const byStore = `
  SELECT p.id FROM product p JOIN store s ON s.id = p.store_id
  WHERE lower(s.name) = lower($1) AND p.active AND p.stock IS DISTINCT FROM 0 ORDER BY p.first_seen DESC, p.id`;
const byAge = `
  SELECT id FROM product WHERE active AND stock IS DISTINCT FROM 0 ORDER BY first_seen DESC, id LIMIT $1`;
const bySale = `
  SELECT id FROM product
  WHERE active AND stock IS DISTINCT FROM 0 AND retail_cents > price_cents
  ORDER BY (retail_cents - price_cents)::float / retail_cents DESC, id LIMIT $1`;
const byCategory = `
  SELECT p.id FROM product p JOIN category c ON c.id = p.category_id
  WHERE (c.path = $1 OR starts_with(c.path, $1 || '/')) AND p.active AND p.stock IS DISTINCT FROM 0
  ORDER BY p.first_seen DESC, p.id`;

const idsOf = async (db: Connection, sql: string, value: unknown): Promise<number[]> =>
  (await db.query<{ id: number }>(sql, [value])).rows.map(({ id }) => id);

const idsOfProducts = async (db: Connection, wanted: readonly number[]): Promise<number[]> => {
  const found = await idsOf(db, byIds, wanted);
  const missing = wanted.filter((id) => !found.includes(id));
  if (missing.length > 0) throw new Refused(`There is no product ${missing.join(', ')}`);
  return found;
};

const idsOfCategory = async (db: Connection, path: string): Promise<number[]> => {
  const { rowCount } = await db.query('SELECT 1 FROM category WHERE path = $1', [path]);
  if (!rowCount) throw new Refused(`There is no category '${path}'`);
  return idsOf(db, byCategory, path);
};

const idsOfStore = async (db: Connection, name: string): Promise<number[]> => {
  const { rowCount } = await db.query('SELECT 1 FROM store WHERE lower(name) = lower($1)', [name]);
  if (!rowCount) throw new Refused(`There is no store '${name}'`);
  return idsOf(db, byStore, name);
};

const choose = async (db: Connection, choice: CollectionChoice): Promise<number[]> => {
  const ids = choice.products ? await idsOfProducts(db, choice.products) : [];
  if (choice.fromStore !== undefined) ids.push(...(await idsOfStore(db, choice.fromStore)));
  if (choice.newest !== undefined) ids.push(...(await idsOf(db, byAge, choice.newest)));
  if (choice.onSale !== undefined) ids.push(...(await idsOf(db, bySale, choice.onSale)));
  for (const path of choice.categories ?? []) ids.push(...(await idsOfCategory(db, path)));
  return [...new Set(ids)];
};

const upsertCollection = `
  INSERT INTO collection (key, title) VALUES ($1, coalesce($2, $1))
  ON CONFLICT (key) DO UPDATE SET title = coalesce($2, collection.title)
  RETURNING id`;

const insertItems = `
  INSERT INTO collection_item (collection_id, product_id, position)
  SELECT $1, id, place - 1 FROM unnest($2::int[]) WITH ORDINALITY AS chosen(id, place)`;

/**
 * Replaces the products of a collection on the home page, in order, and publishes the products that enter or leave it.
 * Returns their number. Throws Refused for unknown products, categories or stores, and for an empty choice.
 */
export const setCollection = ({ url, key, title, choice }: Collection): Promise<number> =>
  withTransaction(url, async (db) => {
    const ids = await choose(db, choice);
    if (ids.length === 0) throw new Refused(`No products chosen for ${key}`);
    const { rows } = await db.query<{ id: number }>(upsertCollection, [key, title ?? null]);
    const collectionId = rows[0]?.id;
    const before = await idsOf(
      db,
      'DELETE FROM collection_item WHERE collection_id = $1 RETURNING product_id AS id',
      collectionId,
    );
    await db.query(insertItems, [collectionId, ids]);
    await publishProducts(db, [...before, ...ids]);
    return ids.length;
  });

export type CollectionEntry = { key: string; title: string; products: number };

/** Lists all collections by key. */
export const listCollections = (url: string): Promise<CollectionEntry[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<CollectionEntry>(
      `SELECT c.key, c.title, count(i.product_id)::int AS products
       FROM collection c LEFT JOIN collection_item i ON i.collection_id = c.id
       GROUP BY c.id ORDER BY c.key`,
    );
    return rows;
  });
