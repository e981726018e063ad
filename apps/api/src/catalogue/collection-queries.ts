import { pageSize, stripSize } from '@wearfolio/contracts/limits';
import type { Database } from '@wearfolio/database/client';

/** The key whose products are computed rather than published (decision 32). */
export const popularKey = 'favorites';

/** 'Most saved' needs an end: ten pages of them. */
export const popularMax = 10 * pageSize;

/** Ids of the active products of a collection, in the order that ops gave them. Unknown keys hold none. */
export const listCollectionIds = async (db: Database, key: string, limit: number): Promise<number[]> => {
  const items = await db.collectionItem.findMany({
    where: { collection: { key }, product: { listing: { active: true } } },
    select: { productId: true },
    orderBy: [{ position: 'asc' }, { productId: 'asc' }],
    take: limit,
  });
  return items.map(({ productId }) => productId);
};

/**
 * Ids of the products that most customers saved in the last 90 days, most loved first, filled up from the
 * collection `favorites` when they are too few for a strip (decision 32).
 */
export const listPopularIds = async (db: Database, limit: number): Promise<number[]> => {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT favorite.product_id AS id FROM favorite JOIN listing USING (product_id)
    WHERE active AND created_at > now() - interval '90 days'
    GROUP BY favorite.product_id ORDER BY count(DISTINCT customer_id) DESC, favorite.product_id LIMIT ${limit}`;
  const ids = rows.map(({ id }) => id);
  if (ids.length >= stripSize) return ids;
  const published = await listCollectionIds(db, popularKey, 2 * stripSize);
  return [...new Set([...ids, ...published])].slice(0, Math.min(limit, stripSize));
};

/** When each of these products was first seen, in milliseconds since 1970, by its id. */
export const listFirstSeen = async (db: Database, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db.listing.findMany({
    where: { productId: { in: [...ids] } },
    select: { productId: true, firstSeen: true },
  });
  return new Map(rows.map(({ productId, firstSeen }) => [productId, firstSeen.getTime()]));
};

/** The title that ops gave to a collection; null for an unknown key. */
export const findCollectionTitle = async (db: Database, key: string): Promise<string | null> => {
  const collection = await db.collection.findUnique({ where: { key }, select: { title: true } });
  return collection?.title ?? null;
};
