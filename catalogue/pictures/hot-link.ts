import { inTransaction, withConnection } from '../connection.ts';
import { lockStore } from '../import/runs.ts';
import { publishStore } from '../publish/publish-listing.ts';
import { Refused } from '../refused.ts';

/**
 * Says whether shoppers load the pictures of a store from the store itself, and publishes its products again. Answers the
 * store's name as we spell it. Throws Refused for an unknown store, and while it is being imported.
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
      return found.name;
    });
  });
