import { type Actor, audit } from '../audit.ts';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { queueRegroup } from '../matching/queue.ts';
import { beginChange, type ListedChange } from '../overrides/changes.ts';
import { carryOutNow, writing } from '../overrides/write-change.ts';
import { forgetChanges } from '../publish/change-numbers.ts';
import { Refused } from '../refused.ts';

/** How long a deleted store can still be kept, in hours. */
const graceHours = 24;

/** The change that deletes a store. */
export const removeField = 'delete store';

/** What would be removed with a store. `elsewhere` of the products are also sold by another store. */
export type Loss = {
  products: number;
  elsewhere: number;
  favorites: number;
  customers: number;
  prices: number;
  clicks: number;
};

const lossSql = `
  SELECT (SELECT count(*)::int FROM product WHERE store_id = $1 AND active) AS products,
    (SELECT count(*)::int FROM product p WHERE p.store_id = $1 AND p.active AND EXISTS (
      SELECT FROM product o WHERE o.cluster_id = p.cluster_id AND o.store_id <> $1 AND o.active)) AS elsewhere,
    (SELECT count(*)::int FROM favorite f JOIN product p ON p.id = f.product_id WHERE p.store_id = $1) AS favorites,
    (SELECT count(DISTINCT f.customer_id)::int FROM favorite f JOIN product p ON p.id = f.product_id
     WHERE p.store_id = $1) AS customers,
    (SELECT count(*)::int FROM price_change c JOIN product p ON p.id = c.product_id WHERE p.store_id = $1) AS prices,
    (SELECT coalesce(sum(count), 0)::int FROM click_out WHERE store_id = $1) AS clicks`;

/** Counts what would be removed with a store. */
export const countLoss = async (db: Pick<Connection, 'query'>, storeId: number): Promise<Loss> => {
  const { rows } = await db.query<Loss>(lossSql, [storeId]);
  return rows[0] ?? { products: 0, elsewhere: 0, favorites: 0, customers: 0, prices: 0, clicks: 0 };
};

const setSql = `
  UPDATE store SET remove_at = CASE WHEN $2 THEN now() + interval '${graceHours} hours' END
  WHERE id = $1 AND (remove_at IS NULL) = $2 RETURNING name`;
const countSql =
  'UPDATE catalogue_change SET total = (SELECT count(*) FROM product WHERE store_id = $2 AND active) WHERE id = $1';
const addJob = `
  SELECT graphile_worker.add_job('remove-store', payload := json_build_object('storeId', id),
    run_at := remove_at, job_key := 'remove-store:' || id, max_attempts := 12)
  FROM store WHERE id = $1`;

/** Deletes a store, or keeps it, in the caller's transaction, and begins the change that publishes its products. */
export const beginRemoval = async (
  db: Connection,
  actor: Actor,
  { id, isRemoved }: { id: number; isRemoved: boolean },
): Promise<number> => {
  const { rows } = await db.query<{ name: string }>(setSql, [id, isRemoved]);
  if (!rows[0]) throw new Refused(isRemoved ? 'There is no such store' : 'The store is not deleted');
  const value = isRemoved ? '1' : null;
  const change = await beginChange(db, { actor: actor.email, field: removeField, of: id, value, scope: rows[0].name });
  await db.query(countSql, [change, id]);
  if (isRemoved) await db.query(addJob, [id]);
  return change;
};

/**
 * Deletes a store: its products leave the shop at once, and a day later everything of it is removed, unless the change
 * is undone before. Throws Refused if there is no such store or it is deleted already.
 */
export const deleteStore = (url: string, actor: Actor, id: number): Promise<ListedChange> =>
  writing(url, async (db) => {
    const loss = await countLoss(db, id);
    const change = await beginRemoval(db, actor, { id, isRemoved: true });
    const { rows } = await db.query<{ name: string }>('SELECT name FROM store WHERE id = $1', [id]);
    await audit(db, actor, { action: removeField, subject: rows[0]?.name ?? '', before: loss });
    return carryOutNow(db, change);
  });

/** Products removed per transaction. */
const batchSize = 500;

const dueSql = 'SELECT name FROM store WHERE id = $1 AND remove_at <= now()';
const lockBatch = `SELECT id FROM product WHERE store_id = $1 ORDER BY id LIMIT ${batchSize} FOR UPDATE`;
const neighborsSql = `
  SELECT DISTINCT o.id FROM product p JOIN product o USING (cluster_id)
  WHERE p.id = ANY($1::int[]) AND o.store_id <> p.store_id`;
const removeProducts = 'DELETE FROM product WHERE id = ANY($1::int[])';
// Kept files of the listing index were built with the products, and no change tells that the rows are gone.
const forgetBuilds = `DELETE FROM shop_state WHERE key = 'listing_builds'`;

const removeBatch = (db: Connection, storeId: number): Promise<number> =>
  inTransaction(db, async () => {
    const { rows } = await db.query<{ id: number }>(lockBatch, [storeId]);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const { rows: neighbors } = await db.query<{ id: number }>(neighborsSql, [ids]);
    await forgetChanges(db, ids);
    await db.query(removeProducts, [ids]);
    await queueRegroup(
      db,
      neighbors.map(({ id }) => id),
    );
    return ids.length;
  });

/** Removes a deleted store with all that depends on it, in batches. Does nothing if staff kept it. */
export const removeStore = (url: string, storeId: number, signal?: AbortSignal): Promise<void> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<{ name: string }>(dueSql, [storeId]);
    const [store] = rows;
    if (!store) return;
    for (let count = batchSize; count > 0; count = await removeBatch(db, storeId)) signal?.throwIfAborted();
    await inTransaction(db, async () => {
      await db.query('DELETE FROM click_out WHERE store_id = $1', [storeId]);
      await db.query(`DELETE FROM switched_off WHERE kind = 'store' AND subject_id = $1`, [storeId]);
      await db.query('DELETE FROM store WHERE id = $1', [storeId]);
      await db.query(forgetBuilds);
      await audit(db, { id: null, email: 'shop' }, { action: 'store removed', subject: store.name });
    });
  });
