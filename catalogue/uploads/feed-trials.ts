import { fetchAttempts } from '@wearfolio/database/jobs';
import type { Pool } from 'pg';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import type { FactChange } from '../import/forecast.ts';
import { Refused } from '../refused.ts';
import { loadStore, readSettings, type SettingsChange } from '../stores/store-settings.ts';
import { findUpload } from './feed-uploads.ts';

/** What an import of the tried feed would do: counts of rows and products, and what would change fact by fact. */
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
  /** Whether the feed lacks so much that an import has to be told to take it. */
  isShort: boolean;
  /** Prices that would wait for staff. */
  held: number;
  changes: FactChange[];
};

/** The last dry run of a store: of its last feed, or of an upload. */
export type FeedTrial = {
  uploadId: string | null;
  settings: SettingsChange;
  askedAt: Date;
  phase: string | null;
  read: number;
  finishedAt: Date | null;
  /** Why the feed would not be imported. */
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
 * Has a feed of a store read as an import would, with these settings, which are not kept: an upload, or else its last feed.
 * It replaces the last dry run of the store. Throws Refused for a store that there is not, or a setting that means nothing.
 */
export const requestTrial = (url: string, { storeId, uploadId, settings }: NewTrial): Promise<void> => {
  readSettings(settings);
  return withConnection(url, (db) =>
    inTransaction(db, async () => {
      if (!(await loadStore(db, storeId))) throw new Refused('There is no such store');
      const upload = uploadId === null ? null : await findUpload(db, uploadId);
      if (uploadId !== null && upload?.storeId !== storeId)
        throw new Refused('The uploaded feed is no longer here: upload it again');
      await db.query(insert, [storeId, uploadId, JSON.stringify(settings)]);
      await db.query(add, [storeId]);
    }),
  );
};

const select = `
  SELECT upload_id AS "uploadId", settings, asked_at AS "askedAt", phase, read, finished_at AS "finishedAt", refusal, result
  FROM feed_trial WHERE store_id = $1`;

/** The last dry run of a store, or null. */
export const findTrial = async (db: Connection | Pool, storeId: number): Promise<FeedTrial | null> =>
  (await db.query<FeedTrial>(select, [storeId])).rows[0] ?? null;
