import { fetchAttempts } from '@wearfolio/database/jobs';
import type { Pool } from 'pg';
import { type Actor, audit } from '../audit.ts';
import { type Connection, withConnection, withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';
import { appliedNotes } from '../rules/rule-versions.ts';
import { isAbout } from '../values/mappings.ts';

// Otherwise, a job that was given up would remain in addition to the new one.
const forget = `
  SELECT graphile_worker.complete_jobs(array_agg(job.id))
  FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = task_id
  WHERE identifier = 'reimport-feed' AND (payload->>'storeId')::int = ANY($1) AND locked_at IS NULL
    AND attempts >= max_attempts`;

const add = `
  SELECT graphile_worker.add_job('reimport-feed', payload := json_build_object('storeId', id),
    job_key := 'reimport-feed:' || id, queue_name := 'feeds', job_key_mode := 'preserve_run_at',
    max_attempts := ${fetchAttempts})
  FROM unnest($1::int[]) AS id`;

/** Queues reimports of these stores' last feeds, one after the other. A store with a waiting job gets no second one. */
export const addReimports = async (db: Connection | Pool, storeIds: readonly number[]): Promise<void> => {
  await db.query(forget, [storeIds]);
  await db.query(add, [storeIds]);
};

/** A store imported before ops changed its rules, mapped a value of its feed, or removed such a mapping. */
export type OutdatedStore = { storeId: number; store: string };

// A removed mapping of a color is in no list of unknown values, because the color was known.
const outdated = `
  WITH value_mapping AS (
    SELECT kind, "from", updated_at FROM value_mapping UNION ALL SELECT kind, "from", removed_at FROM removed_mapping
  ), good AS (
    SELECT DISTINCT ON (store_id) store_id, id, started_at FROM import WHERE outcome = 'imported' ORDER BY store_id, id DESC
  )
  SELECT store.id AS "storeId", store.name AS store
  FROM good JOIN store ON store.id = good.store_id
  WHERE (EXISTS (SELECT FROM kept_feed k WHERE k.store_id = store.id)
      OR EXISTS (SELECT FROM feed_schedule s WHERE s.store_id = store.id))
    AND (EXISTS (
      SELECT FROM feed_rules r WHERE (r.store_id = store.id OR r.store_id IS NULL) AND r.made_at >= good.started_at
        AND r.note NOT IN (${appliedNotes.map((note) => `'${note}'`).join(', ')})
    ) OR EXISTS (
      SELECT FROM value_mapping JOIN fed_category ON fed_category.store_id = store.id AND ${isAbout('fed_category.value')}
      WHERE value_mapping.kind = 'category' AND updated_at >= good.started_at
    ) OR EXISTS (
      SELECT FROM value_mapping
      JOIN unmapped_value u ON u.import_id = good.id AND u.kind = value_mapping.kind AND ${isAbout('u.value')}
      WHERE value_mapping.kind = 'color' AND updated_at >= good.started_at
    ) OR EXISTS (
      SELECT FROM removed_mapping r JOIN color ON color.name = r."from"::citext
      JOIN product_color pc ON pc.color_id = color.id JOIN product p ON p.id = pc.product_id
      WHERE r.kind = 'color' AND removed_at >= good.started_at AND p.store_id = store.id))
  ORDER BY fold_text(store.name), store.id`;

/** Lists by name the stores that are affected by rules and mappings that were changed since their last import and whose feed can be read again. */
export const listOutdated = async (db: Connection | Pool): Promise<OutdatedStore[]> =>
  (await db.query<OutdatedStore>(outdated)).rows;

const readable = `
  SELECT id AS "storeId", name AS store FROM store
  WHERE id = $1 AND (EXISTS (SELECT FROM kept_feed WHERE store_id = id) OR EXISTS (SELECT FROM feed_schedule WHERE store_id = id))`;

/**
 * Queues a reimport of one store's last feed, or of all stores affected by new mappings. Returns the number of stores.
 * Throws Refused if there are none.
 */
export const requestReimports = (url: string, actor: Actor, storeId?: number): Promise<number> =>
  withTransaction(url, async (db) => {
    const stores =
      storeId === undefined ? await listOutdated(db) : (await db.query<OutdatedStore>(readable, [storeId])).rows;
    if (stores.length === 0) throw new Refused('There is no feed to read again');
    await addReimports(
      db,
      stores.map((one) => one.storeId),
    );
    for (const { store } of stores) await audit(db, actor, { action: 'reimport feed', subject: store });
    return stores.length;
  });

/** Records that a store's feed could not be read again, in its list of imports. */
export const noteMissing = (url: string, storeId: number, reason: string): Promise<void> =>
  withConnection(url, async (db) => {
    await db.query(
      `INSERT INTO import (store_id, source, outcome, reason, finished_at) VALUES ($1, 'reimport', 'refused', $2, now())`,
      [storeId, reason],
    );
  });
