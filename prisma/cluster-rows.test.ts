import type { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { readChangedClusters, readClustersFrom } from './cluster-rows.ts';
import { openFilledDatabase } from './testing/filled-database.ts';

const openShop = async (): Promise<Client> => {
  const { db, close } = await openFilledDatabase();
  onTestFinished(close);
  return db;
};

/** Moves an offer as grouping does: first its product, then its row with a new change number. */
const move = async (db: Client, product: number, cluster: number): Promise<void> => {
  await db.query('UPDATE product SET cluster_id = $2 WHERE id = $1', [product, cluster]);
  await db.query(
    "UPDATE listing SET cluster_id = $2, change_number = nextval('listing_change_number') WHERE product_id = $1",
    [product, cluster],
  );
};

const idsOf = (clusters: ReadonlyMap<number, readonly { id: number }[]>): Record<number, number[]> =>
  Object.fromEntries([...clusters].map(([cluster, rows]) => [cluster, rows.map(({ id }) => id)]));

it('reads all former clusters of an offer, however often it moved', async () => {
  const db = await openShop();
  const { rows } = await db.query<{ id: number }>(
    'SELECT product_id AS id FROM listing WHERE active ORDER BY 1 LIMIT 3',
  );
  const [first = 0, second = 0, third = 0] = rows.map(({ id }) => id);
  const { upTo } = await readChangedClusters(db, { since: 0, limit: 10_000 });

  await move(db, third, second);
  await move(db, third, first);

  const read = await readChangedClusters(db, { since: upTo, limit: 100 });
  expect(idsOf(read.clusters)).toEqual({ [first]: [first, third], [second]: [second], [third]: [] });
  expect(read).toMatchObject({ changedTo: read.upTo, isLast: true });
  expect(read.upTo).toBeGreaterThan(upTo);

  await move(db, third, third);
  const back = await readChangedClusters(db, { since: read.upTo, limit: 100 });
  expect(idsOf(back.clusters)).toEqual({ [first]: [first], [second]: [second], [third]: [third] });
});

it('reads changes in parts, each with the change number that it reaches', async () => {
  const db = await openShop();
  const seen = new Set<number>();
  let since = 0;
  for (let isLast = false; !isLast; ) {
    const read = await readChangedClusters(db, { since, limit: 3 });
    for (const [cluster, rows] of read.clusters) if (rows.length > 0) seen.add(cluster);
    expect(read.changedTo).toBeGreaterThan(since);
    since = read.changedTo;
    isLast = read.isLast;
  }
  const { rows } = await db.query<{ id: number }>('SELECT DISTINCT cluster_id AS id FROM listing WHERE active');
  expect([...seen].sort()).toEqual(rows.map(({ id }) => id).sort());
});

it('reads all clusters by ascending id in parts', async () => {
  const db = await openShop();
  const seen: number[] = [];
  for (let from = 0; ; ) {
    const { clusters } = await readClustersFrom(db, from, 4);
    seen.push(...clusters.keys());
    if (clusters.size < 4) break;
    from = (seen.at(-1) ?? 0) + 1;
  }
  const { rows } = await db.query<{ id: number }>('SELECT DISTINCT cluster_id AS id FROM product ORDER BY 1');
  expect(seen).toEqual(rows.map(({ id }) => id));
});
