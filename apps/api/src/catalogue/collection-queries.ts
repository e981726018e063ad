import { pageSize, stripSize } from '@wearfolio/contracts/limits';
import type { Database } from '@wearfolio/database/client';
import type { ListingFilter } from '@wearfolio/listing/filter';
import type { Dictionary } from '../listing/dictionary.ts';

/** The key that is computed rather than published (decision 32). */
const popularKey = 'favorites';

// 'Most favourited' needs an end: ten pages of them.
const popularMax = 10 * pageSize;

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
 * Ids of the products that most customers favourited in the last 90 days, most loved first, filled up from the
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

/** The part of a listing's filter that `homepageKey` stands for; an unknown key finds nothing. */
export const resolveCollection = async (
  db: Database,
  { collections }: Dictionary,
  key: string,
): Promise<Pick<ListingFilter, 'collections' | 'products'>> => {
  if (key === '') return { collections: null, products: null };
  if (key === popularKey) return { collections: null, products: await listPopularIds(db, popularMax) };
  const id = collections.get(key);
  return { collections: id === undefined ? [] : [id], products: null };
};
