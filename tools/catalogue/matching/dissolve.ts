import { type Connection, inTransaction } from '../connection.ts';
import { lockPublishing, publishClusters } from '../publish/publish-clusters.ts';

const sharedSql = 'SELECT id FROM product WHERE cluster_id <> id ORDER BY id LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED';
const dissolveSql = `
  UPDATE product p SET cluster_id = p.id, clustered_at = clock_timestamp() FROM product old
  WHERE p.id = ANY($1::int[]) AND old.id = p.id RETURNING old.cluster_id AS id`;
const remember = `
  UPDATE match_state SET state = 'compared', grouped = false WHERE product_id = ANY($1::int[]) AND state = 'settled'`;

/**
 * Puts up to `limit` offers of shared clusters into separate clusters, and marks them to be grouped when grouping is
 * enabled again. Returns their number.
 */
export const dissolveClusters = (db: Connection, limit: number): Promise<number> =>
  inTransaction(db, async () => {
    await lockPublishing(db);
    const { rows } = await db.query<{ id: number }>(sharedSql, [limit]);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const { rows: left } = await db.query<{ id: number }>(dissolveSql, [ids]);
    const concerned = [...ids, ...left.map(({ id }) => id)];
    await db.query(remember, [concerned]);
    await publishClusters(db, concerned);
    return ids.length;
  });
