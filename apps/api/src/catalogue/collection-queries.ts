import { pageSize, stripSize } from '@wearfolio/contracts/limits';
import type { Database } from '@wearfolio/database/client';

/** The key of the collection that is computed, not published (behavior.md#home-collections). */
export const popularKey = 'favorites';

/** The length of 'Most saved': ten pages. */
export const popularMax = 10 * pageSize;

/** Ids of the active products of a collection in its order, one offer of each product. Empty for unknown keys. */
export const listCollectionIds = async (db: Database, key: string, limit: number): Promise<number[]> => {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM (
      SELECT DISTINCT ON (cluster_id) product_id AS id, position
      FROM collection_item JOIN collection ON collection.id = collection_id JOIN listing USING (product_id)
      WHERE key = ${key} AND active ORDER BY cluster_id, position, product_id
    ) AS first ORDER BY position, id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
};

type Saved = { id: number; cluster: number };

/** The products that most customers saved in the last 90 days, each as its most saved offer. */
const listSaved = (db: Database, limit: number): Promise<Saved[]> => db.$queryRaw`
  SELECT id, cluster FROM (
    SELECT DISTINCT ON (cluster_id) cluster_id AS cluster, product_id AS id,
      count(*) OVER (PARTITION BY cluster_id) AS customers
    FROM (
      SELECT DISTINCT ON (customer_id, cluster_id) cluster_id, product_id, count(*) OVER (PARTITION BY product_id) AS hearts
      FROM favorite JOIN listing USING (product_id)
      WHERE active AND created_at > now() - interval '90 days'
      ORDER BY customer_id, cluster_id, product_id
    ) AS saved ORDER BY cluster_id, hearts DESC, product_id
  ) AS popular ORDER BY customers DESC, id LIMIT ${limit}`;

const listClusters = async (db: Database, ids: readonly number[]): Promise<Saved[]> => {
  const rows = await db.listing.findMany({
    where: { productId: { in: [...ids] } },
    select: { productId: true, clusterId: true },
  });
  const clusterOf = new Map(rows.map(({ productId, clusterId }) => [productId, clusterId]));
  return ids.map((id) => ({ id, cluster: clusterOf.get(id) ?? id }));
};

/**
 * Ids of the products that most customers saved in the last 90 days, most saved first, filled up from the collection
 * `favorites` when there are too few for a strip (behavior.md#home-collections).
 */
export const listPopularIds = async (db: Database, limit: number): Promise<number[]> => {
  const saved = await listSaved(db, limit);
  if (saved.length >= stripSize) return saved.map(({ id }) => id);
  const published = await listClusters(db, await listCollectionIds(db, popularKey, 2 * stripSize));
  const first = new Map<number, number>();
  for (const { id, cluster } of [...saved, ...published]) if (!first.has(cluster)) first.set(cluster, id);
  return [...first.values()].slice(0, Math.min(limit, stripSize));
};

/** When each of these products was first seen, in ms since 1970, by id. */
export const listFirstSeen = async (db: Database, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db.listing.findMany({
    where: { productId: { in: [...ids] } },
    select: { productId: true, firstSeen: true },
  });
  return new Map(rows.map(({ productId, firstSeen }) => [productId, firstSeen.getTime()]));
};

/** The title of a collection, or null for an unknown key. */
export const findCollectionTitle = async (db: Database, key: string): Promise<string | null> => {
  const collection = await db.collection.findUnique({ where: { key }, select: { title: true } });
  return collection?.title ?? null;
};
