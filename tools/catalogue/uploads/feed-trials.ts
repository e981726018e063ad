import { fetchAttempts } from '@wearfolio/database/jobs';
import type { Pool } from 'pg';
import { type Connection, withTransaction } from '../connection.ts';
import type { FactChange } from '../import/forecast.ts';
import { Refused } from '../refused.ts';
import { loadStore, readSettings, type SettingsChange } from '../stores/store-settings.ts';
import { findUpload } from './feed-uploads.ts';

/** The effect of importing the tried feed: counts of rows and products, and changes by fact. */
export type TrialResult = {
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  merged: number;
  rejected: number;
  soldOut: number;
  /** Products in the shop, and those of them that the feed lacks. */
  offered: number;
  missing: number;
  /** Whether the feed lacks so much that the import needs a confirmation. */
  isShort: boolean;
  /** Number of prices that would be held. */
  held: number;
  changes: FactChange[];
};

/** A store's last dry run, of its last feed or of an upload. */
export type FeedTrial = {
  uploadId: string | null;
  settings: SettingsChange;
  askedAt: Date;
  phase: string | null;
  read: number;
  finishedAt: Date | null;
  /** Why the feed would be refused. */
  refusal: string | null;
  result: TrialResult | null;
};

const insert = `
  INSERT INTO feed_trial (store_id, upload_id, settings) VALUES ($1, $2, $3)
  ON CONFLICT (store_id) DO UPDATE SET upload_id = excluded.upload_id, settings = excluded.settings, asked_at = now(),
    phase = NULL, read = 0, finished_at = NULL, refusal = NULL, result = NULL`;

const add = `
  SELECT graphile_worker.add_job('try-feed', payload := json_build_object('storeId', $1::int),
    job_key := 'try-feed:' || $1::int, queue_name := 'feeds', max_attempts := ${fetchAttempts})`;

export type NewTrial = { storeId: number; uploadId: string | null; settings: SettingsChange };

/**
 * Queues a dry run of an import with these settings, which are not stored: of an upload, or else of the store's last
 * feed. Replaces the store's last dry run. Throws Refused for an unknown store or an invalid setting.
 */
export const requestTrial = (url: string, { storeId, uploadId, settings }: NewTrial): Promise<void> => {
  readSettings(settings);
  return withTransaction(url, async (db) => {
    if (!(await loadStore(db, storeId))) throw new Refused('There is no such store');
    const upload = uploadId === null ? null : await findUpload(db, uploadId);
    if (uploadId !== null && upload?.storeId !== storeId)
      throw new Refused('The uploaded feed no longer exists. Upload it again');
    await db.query(insert, [storeId, uploadId, JSON.stringify(settings)]);
    await db.query(add, [storeId]);
  });
};

const select = `
  SELECT upload_id AS "uploadId", settings, asked_at AS "askedAt", phase, read, finished_at AS "finishedAt", refusal, result
  FROM feed_trial WHERE store_id = $1`;

/** Returns the last dry run of a store, or null. */
export const findTrial = async (db: Connection | Pool, storeId: number): Promise<FeedTrial | null> =>
  (await db.query<FeedTrial>(select, [storeId])).rows[0] ?? null;
