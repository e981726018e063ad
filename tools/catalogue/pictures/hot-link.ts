import { inTransaction, withConnection } from '../connection.ts';
import { lockStore } from '../import/runs.ts';
import { publishStore } from '../publish/publish-listing.ts';
import { Refused } from '../refused.ts';
import { noteUnused } from './remove-unused.ts';

const isOfStore = `source IN (
  SELECT m.path FROM product_media m JOIN product p ON p.id = m.product_id WHERE p.store_id = $1)`;

/**
 * Sets whether shoppers load a store's pictures from the store, and publishes its products again. Pictures that the
 * store serves are no longer fetched. Returns the store's name in its own spelling. Throws Refused for an unknown
 * store, and while it is being imported.
 */
export const setHotLinking = (url: string, store: string, isHotLinked: boolean): Promise<string> =>
  withConnection(url, async (db) => {
    await lockStore(db, store, `${store} is being imported. Set it after the import`);
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
