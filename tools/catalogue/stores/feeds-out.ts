import { type Actor, audit } from '../audit.ts';
import { type Connection, withTransaction } from '../connection.ts';
import { lockStore } from '../import/runs.ts';
import { lockPublishing } from '../publish/publish-clusters.ts';
import { Refused } from '../refused.ts';

const setSql = 'UPDATE store SET feeds_out = $2 WHERE id = $1 AND feeds_out <> $2';
const renumber = `UPDATE listing SET change_number = nextval('listing_change_number') WHERE store_id = $1 AND active`;

/**
 * Lets a store's products into the feeds of the shop, or takes them out, in the caller's transaction. Readers of feeds
 * see it as a change of each product. Throws StoreBusy while the store is being imported.
 */
export const giveOut = async (
  db: Connection,
  { id, name }: { id: number; name: string },
  isGiven: boolean,
): Promise<void> => {
  // An import holds rows that this waits for, and waits for the lock that this holds.
  await lockStore(db, name, `${name} is being imported. Change its feeds after the import`);
  const { rowCount } = await db.query(setSql, [id, isGiven]);
  if (!rowCount) return;
  await lockPublishing(db);
  await db.query(renumber, [id]);
  await db.query('NOTIFY listing_changed');
};

/**
 * Says whether a store's terms allow its products in the feeds that the shop gives out. Throws Refused for an unknown
 * store, and while it is being imported.
 */
export const setFeedsOut = (url: string, actor: Actor, store: string, isGiven: boolean): Promise<void> =>
  withTransaction(url, async (db) => {
    const { rows } = await db.query<{ id: number; name: string }>(
      'SELECT id, name FROM store WHERE lower(name) = lower($1)',
      [store],
    );
    if (!rows[0]) throw new Refused(`There is no store ${store}`);
    await giveOut(db, rows[0], isGiven);
    await audit(db, actor, { action: 'set store', subject: rows[0].name, after: { feedsOut: isGiven } });
  });
