import { type Connection, inTransaction, withTransaction } from '../connection.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { servesPictures } from './queue-pictures.ts';

export type PictureMode = 'on' | 'off';

const batchSize = 500;

const setState = `
  INSERT INTO shop_state (key, value) VALUES ($1, $2)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE shop_state.value <> excluded.value`;

/** Returns whether the shop serves stores' pictures itself. */
export const pictureModeOf = async (db: Connection): Promise<PictureMode> =>
  (await servesPictures(db)) ? 'on' : 'off';

/** Sets whether the shop serves stores' pictures itself; a change publishes all products again (`followMode`). */
export const setPictureMode = (url: string, mode: PictureMode): Promise<void> =>
  withTransaction(url, async (db) => {
    const { rows } = await db.query<{ value: string }>("SELECT value FROM shop_state WHERE key = 'pictures'");
    if ((rows[0]?.value ?? 'off') === mode) return;
    await db.query(setState, ['pictures', mode]);
    await db.query(setState, ['pictures_followed', '0']);
  });

const findNext = `
  SELECT DISTINCT m.product_id AS id FROM product_media m
  WHERE m.product_id > (SELECT value::int FROM shop_state WHERE key = 'pictures_followed') AND m.path LIKE 'http%'
  ORDER BY id LIMIT ${batchSize}`;

/**
 * Publishes the next products with fed pictures after a change of mode, in one transaction. Returns whether there may
 * be more. A kill loses nothing, because the position is stored in the same transaction.
 */
export const followMode = (db: Connection): Promise<boolean> =>
  inTransaction(db, async () => {
    const { rowCount } = await db.query(
      "SELECT FROM shop_state WHERE key = 'pictures_followed' FOR UPDATE SKIP LOCKED",
    );
    if (!rowCount) return false;
    const { rows } = await db.query<{ id: number }>(findNext);
    const ids = rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) {
      await db.query("DELETE FROM shop_state WHERE key = 'pictures_followed'");
      return false;
    }
    await publishProducts(db, ids);
    await db.query(setState, ['pictures_followed', String(last)]);
    return true;
  });
