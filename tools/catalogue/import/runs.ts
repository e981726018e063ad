import { setTimeout as wait } from 'node:timers/promises';
import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import type { Pool } from 'pg';
import type { Connection } from '../connection.ts';
import { readDeliveryMark } from '../content/shop-identity.ts';
import { Refused } from '../refused.ts';
import { nothing, type Plan } from './plan.ts';
import type { Quality } from './quality.ts';

/** Lock number that, together with a hash of the store's name, locks the store's import. */
const importLock = 5_170_005;

/** Locks the store for this transaction if it is free; returns whether it succeeded. */
export const tryStore = async (db: Connection, store: string): Promise<boolean> => {
  const { rows } = await db.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1, hashtext(lower($2))) AS locked',
    [importLock, store],
  );
  return rows[0]?.locked ?? false;
};

/** Like `tryStore` for every store; returns whether all were free. */
export const tryAllStores = async (db: Connection): Promise<boolean> => {
  const { rows } = await db.query<{ locked: boolean }>(
    'SELECT coalesce(bool_and(pg_try_advisory_xact_lock($1, hashtext(lower(name)))), true) AS locked FROM store',
    [importLock],
  );
  return rows[0]?.locked ?? false;
};

const tryLock = async (db: Connection, store: string): Promise<boolean> => {
  const { rows } = await db.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock($1, hashtext(lower($2))) AS locked',
    [importLock, store],
  );
  return rows[0]?.locked ?? false;
};

/** Thrown if another process is working on the store. */
export class StoreBusy extends Refused {
  override readonly name = 'StoreBusy';
}

/**
 * Locks the store for this connection until it closes. Throws StoreBusy, with `refusal`, if an import of it is running.
 * It waits briefly first, because the server needs up to a second to notice a killed import.
 */
export const lockStore = async (
  db: Connection,
  store: string,
  refusal = `Another import of ${store} is running`,
): Promise<void> => {
  for (let attempt = 1; !(await tryLock(db, store)); attempt += 1) {
    if (attempt === 10) throw new StoreBusy(refusal);
    await wait(200);
  }
};

/** Returns the id of the store with this name, or null. */
export const findStore = async (db: Connection, store: string): Promise<number | null> => {
  const { rows } = await db.query<{ id: number }>('SELECT id FROM store WHERE lower(name) = lower($1) ORDER BY id', [
    store,
  ]);
  return rows[0]?.id ?? null;
};

// behavior.md#card-primary-color: the store with id 1 shows its primary color's picture.
const insertStore = `
  INSERT INTO store (id, name, slug, uses_primary_color_image, delivery_country)
  SELECT id, $1, CASE WHEN EXISTS (SELECT 1 FROM store WHERE slug = $2) THEN $2 || '-' || id ELSE $2 END, id = 1, $3
  FROM nextval(pg_get_serial_sequence('store', 'id')) AS id
  RETURNING id`;

/** Creates a store. Its first import does this before anything else, so that ops see its progress. */
export const createStore = async (db: Connection, store: string): Promise<number> => {
  const { rows } = await db.query<{ id: number }>(insertStore, [
    store,
    slugOf(store) || 'store',
    await readDeliveryMark(db),
  ]);
  if (!rows[0]) throw new Error(`The store ${store} was not created`);
  return rows[0].id;
};

/** Records the beginning of an import, and marks an earlier one without its lock as failed. */
export const beginRun = async (db: Connection, storeId: number, source: string): Promise<number> => {
  await db.query(
    `UPDATE import SET outcome = 'failed', reason = 'Interrupted', finished_at = now()
     WHERE store_id = $1 AND outcome = 'running'`,
    [storeId],
  );
  const { rows } = await db.query<{ id: number }>(
    'INSERT INTO import (store_id, source) VALUES ($1, $2) RETURNING id',
    [storeId, source],
  );
  if (!rows[0]) throw new Error('The import was not recorded');
  return rows[0].id;
};

/** An unfinished import. If its process died, it no longer holds the store's lock. */
export type RunningImport = { storeId: number; store: string; source: string; startedAt: Date; isAlive: boolean };

const runningSql = `
  SELECT store_id AS "storeId", name AS store, source, started_at AS "startedAt", EXISTS (
    SELECT FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND classid::bigint = $1::bigint
      AND objid::bigint = hashtext(lower(name))::bigint & 4294967295
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  ) AS "isAlive"
  FROM import JOIN store ON store.id = store_id
  WHERE outcome = 'running' ORDER BY started_at DESC, import.id LIMIT $2`;

/** Lists the unfinished imports, newest first; all, or `limit` of them. */
export const listRunning = async (db: Connection | Pool, limit: number | null = null): Promise<RunningImport[]> =>
  (await db.query<RunningImport>(runningSql, [importLock, limit])).rows;

const endRun = `
  UPDATE import SET outcome = $2, reason = $3, finished_at = clock_timestamp(), format = $4, read = $5,
    created = $6, changed = $7, unchanged = $8, merged = $9, rejected = $10, sold_out = $11,
    placed = $12, named_color = $13, matched_color = $14, regrouped = $15, facts = $16, quality = $17
  WHERE id = $1`;

export type RunEnd = { outcome: 'imported' | 'refused' | 'failed'; reason: string | null; format: string | null };

/** Records the end of an import; `plan` is null if it ended before counting, `quality` if it wrote nothing. */
export const finishRun = async (
  db: Connection,
  importId: number,
  { outcome, reason, format }: RunEnd,
  plan: Plan | null,
  quality: Quality | null = null,
): Promise<void> => {
  const seen = plan ?? nothing;
  // A refused feed did not change the catalogue, so its planned changes are not recorded.
  const { created, changed, unchanged, merged, regrouped, soldOut } = outcome === 'imported' ? seen : nothing;
  const done = [created, changed, unchanged, merged, seen.rejected, soldOut];
  const found = [seen.placed, seen.namedColor, seen.matchedColor, regrouped, JSON.stringify(seen.facts)];
  const row = [importId, outcome, reason, format, seen.rows + seen.rejected, ...done, ...found];
  await db.query(endRun, [...row, quality && JSON.stringify(quality)]);
};

const keepRejects = `
  INSERT INTO import_reject (import_id, line, field, value, reason)
  SELECT $1, line, key, name, title
  FROM stage WHERE kind = 'reject' ORDER BY line, seq`;

/** How many unplaced values of a kind are kept: the most common ones, because a broken feed may contain a million. */
export const mostUnmapped = 500;

const keepUnmapped = `
  INSERT INTO unmapped_value (import_id, kind, value, rows)
  SELECT $1, kind, value, rows
  FROM (
    SELECT *, row_number() OVER (PARTITION BY kind ORDER BY rows DESC, value) AS place
    FROM (
      SELECT key AS kind, name AS value, count(*)::int AS rows
      FROM stage WHERE kind = 'unmapped' GROUP BY 1, 2
    ) counted
  ) placed
  WHERE place <= ${mostUnmapped}`;

/** Stores the import's rejected rows and unplaced values. */
export const keepNotes = async (db: Connection, importId: number): Promise<void> => {
  await db.query(keepRejects, [importId]);
  await db.query(keepUnmapped, [importId]);
};
