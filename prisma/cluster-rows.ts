import type { Client } from 'pg';
import { beginReading, highestChange, type KeptRow, readRowsWhere } from './listing-rows.ts';

/**
 * Clusters in their state at change `upTo`, each with the rows of its shown offers; a cluster without rows no longer
 * exists.
 */
export type ReadClusters = { clusters: Map<number, KeptRow[]>; upTo: number };

/** Changed clusters. `changedTo`: no others changed up to this number. `isLast`: there are no later changes. */
export type ChangedClusters = ReadClusters & { changedTo: number; isLast: boolean };

// The clusters of the next `limit` changed offers after a change number, and their former clusters.
const changedSql = `
  SELECT l.change_number::text AS "number", l.cluster_id AS cluster, p.former_cluster_ids AS former
  FROM listing l JOIN product p ON p.id = l.product_id
  WHERE l.change_number > $1 ORDER BY l.change_number LIMIT $2`;
const firstFromSql = `
  SELECT DISTINCT cluster_id AS cluster FROM product WHERE cluster_id >= $1 ORDER BY cluster_id LIMIT $2`;

type Changed = { number: string; cluster: number; former: number[] };

// Searches by product, whose cluster has an index; a shown row is in the cluster of its product.
const inClusters = (ids: readonly number[]): string =>
  `product_id IN (SELECT id FROM product WHERE cluster_id = ANY ('{${ids.map(Number).join(',')}}'::int[]))`;

const readRows = async (client: Client, ids: readonly number[]): Promise<Map<number, KeptRow[]>> => {
  const clusters = new Map<number, KeptRow[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return clusters;
  for (const row of await readRowsWhere(client, inClusters(ids))) clusters.get(row.cluster)?.push(row);
  return clusters;
};

const inSnapshot = async <T>(client: Client, read: () => Promise<T>): Promise<T> => {
  await beginReading(client);
  try {
    return await read();
  } finally {
    await client.query('COMMIT');
  }
};

/** Returns the clusters that changed after `since`, of at most `limit` changed offers; `besides` are read with them. */
export const readChangedClusters = (
  client: Client,
  { since, limit, besides = [] }: { since: number; limit: number; besides?: readonly number[] },
): Promise<ChangedClusters> =>
  inSnapshot(client, async () => {
    const upTo = Number(await highestChange(client));
    const { rows } = await client.query<Changed>(changedSql, [since, limit]);
    const ids = new Set([...rows.flatMap(({ cluster, former }) => [cluster, ...former]), ...besides]);
    const isLast = rows.length < limit;
    const changedTo = isLast ? upTo : Number(rows.at(-1)?.number);
    return { clusters: await readRows(client, [...ids]), upTo, changedTo, isLast };
  });

/** Returns the current state of these clusters. */
export const readClusters = (client: Client, ids: readonly number[]): Promise<ReadClusters> =>
  inSnapshot(client, async () => {
    const upTo = Number(await highestChange(client));
    return { clusters: await readRows(client, ids), upTo };
  });

/** Returns the next clusters by ascending id, starting at `from`; fewer than `limit` are the last ones. */
export const readClustersFrom = (client: Client, from: number, limit: number): Promise<ReadClusters> =>
  inSnapshot(client, async () => {
    const upTo = Number(await highestChange(client));
    const { rows } = await client.query<{ cluster: number }>(firstFromSql, [from, limit]);
    const ids = rows.map(({ cluster }) => cluster);
    return { clusters: await readRows(client, ids), upTo };
  });
