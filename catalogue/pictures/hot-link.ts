import { inTransaction, withConnection } from '../connection.ts';
import { lockStore } from '../import/runs.ts';
import { publishStore } from '../publish/publish-listing.ts';
import { Refused } from '../refused.ts';
import { noteUnused } from './remove-unused.ts';

const isOfStore = `source IN (
  SELECT m.path FROM product_media m JOIN product p ON p.id = m.product_id WHERE p.store_id = $1)`;

/**
 * Says whether shoppers load the pictures of a store from the store itself, publishes its products again, and
 * fetches no more of what the store serves. Answers the store's name as we spell it. Throws Refused for an unknown store, and while it is being imported.
 */
export const setHotLinking = (url: string, store: string, isHotLinked: boolean): Promise<string> =>
  withConnection(url, async (db) => {
    await lockStore(db, store, `${store} is being imported just now: set it after that`);
    return inTransaction(db, async () => {
      const { rows } = await db.query<{ id: number; name: string }>(
        'UPDATE store SET hot_links_pictures = $2 WHERE lower(name) = lower($1) RETURNING id, name',
        [store, isHotLinked],
      );
      const [found] = rows;
      if (!found) throw new Refused(`There is no store ${store}`);
      await publishStore(db, found.id);
      if (isHotLinked) await db.query(`${noteUnused} AND ${isOfStore}`, [found.id]);
      return found.name;
    });
  });
