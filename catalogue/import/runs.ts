import { setTimeout as wait } from 'node:timers/promises';
import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import type { Pool } from 'pg';
import type { Connection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { nothing, type Plan } from './plan.ts';
import type { Quality } from './quality.ts';

/** Beside the store's name: what whoever imports it holds. */
const importLock = 5_170_005;

/** Keeps the store to this transaction where nobody has it; says whether. */
export const tryStore = async (db: Connection, store: string): Promise<boolean> => {
  const { rows } = await db.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1, hashtext(lower($2))) AS locked',
    [importLock, store],
  );
  return rows[0]?.locked ?? false;
};

/** As `tryStore`, of every store; says whether nobody has one. */
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

/** Another process works on the store just now. */
export class StoreBusy extends Refused {
  override readonly name = 'StoreBusy';
}

/**
 * Keeps the store to this connection until it closes. Throws StoreBusy, with
 * `refusal`, when an import of it is under way; the server needs up to a second
 * to notice that one was killed, so a little patience comes first.
 */
export const lockStore = async (
  db: Connection,
  store: string,
  refusal = `Another import of ${store} is under way`,
): Promise<void> => {
  for (let attempt = 1; !(await tryLock(db, store)); attempt += 1) {
    if (attempt === 10) throw new StoreBusy(refusal);
    await wait(200);
  }
};

/** The id of the store of this name, or null. */
export const findStore = async (db: Connection, store: string): Promise<number | null> => {
  const { rows } = await db.query<{ id: number }>('SELECT id FROM store WHERE lower(name) = lower($1) ORDER BY id', [
    store,
  ]);
  return rows[0]?.id ?? null;
};

// Decision 48: the store with id 1 shows its primary color's picture.
const insertStore = `
  INSERT INTO store (id, name, slug, uses_primary_color_image)
  SELECT id, $1, CASE WHEN EXISTS (SELECT 1 FROM store WHERE slug = $2) THEN $2 || '-' || id ELSE $2 END, id = 1
  FROM nextval(pg_get_serial_sequence('store', 'id')) AS id
  RETURNING id`;

/** Makes a store. Its first import does, before anything else, so that ops see how that goes. */
export const createStore = async (db: Connection, store: string): Promise<number> => {
  const { rows } = await db.query<{ id: number }>(insertStore, [store, slugOf(store) || 'store']);
  if (!rows[0]) throw new Error(`The store ${store} was not made`);
  return rows[0].id;
};

/** Notes that an import began; one that was killed before, as the lock now shows, has failed. */
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
  if (!rows[0]) throw new Error('The import was not noted');
  return rows[0].id;
};

/** An import that has not ended; one whose process died holds its store no more. */
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

/** The imports that have not ended, the last one first; all of them, or `limit`. */
export const listRunning = async (db: Connection | Pool, limit: number | null = null): Promise<RunningImport[]> =>
  (await db.query<RunningImport>(runningSql, [importLock, limit])).rows;

const endRun = `
  UPDATE import SET outcome = $2, reason = $3, finished_at = clock_timestamp(), format = $4, read = $5,
    created = $6, changed = $7, unchanged = $8, merged = $9, rejected = $10, sold_out = $11,
    placed = $12, named_color = $13, matched_color = $14, regrouped = $15, facts = $16, quality = $17
  WHERE id = $1`;

export type RunEnd = { outcome: 'imported' | 'refused' | 'failed'; reason: string | null; format: string | null };

/** Notes how an import ended; `plan` is null where it did not get so far as to count, `quality` where it wrote nothing. */
export const finishRun = async (
  db: Connection,
  importId: number,
  { outcome, reason, format }: RunEnd,
  plan: Plan | null,
  quality: Quality | null = null,
): Promise<void> => {
  const seen = plan ?? nothing;
  // What a refused feed would have done to the catalogue, it did not do.
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

// The commonest are enough to work on; a broken feed may hold a million.
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
  WHERE place <= 500`;

/** Keeps with the import what it refused and what it could not place. */
export const keepNotes = async (db: Connection, importId: number): Promise<void> => {
  await db.query(keepRejects, [importId]);
  await db.query(keepUnmapped, [importId]);
};
