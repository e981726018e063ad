import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { type Connection, withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { fetchFeed } from '../schedule/fetch-feed.ts';
import { importScheduled } from '../schedule/import-scheduled.ts';
import { findSchedule, openCredentials, type Schedule } from '../schedule/schedules.ts';
import { withoutKeys } from '../schedule/without-keys.ts';
import { type ImportOptions, type ImportResult, importFeed } from './import-feed.ts';
import type { FeedFolder } from './keep-feed.ts';
import { findKept, isHere, type Kept, missingReason } from './kept-feed.ts';
import type { Progress } from './progress.ts';

/** A store whose last feed can be read again: kept on some machine, or scheduled. */
export type ReadableFeed = {
  storeId: number;
  store: string;
  host: string | null;
  keptAt: Date | null;
  isScheduled: boolean;
};

const readable = `
  SELECT store.id AS "storeId", store.name AS store, host, kept_at AS "keptAt", feed_schedule.store_id IS NOT NULL AS "isScheduled"
  FROM store LEFT JOIN kept_feed ON kept_feed.store_id = store.id LEFT JOIN feed_schedule ON feed_schedule.store_id = store.id
  WHERE (kept_feed.store_id IS NOT NULL OR feed_schedule.store_id IS NOT NULL) AND ($1::int IS NULL OR store.id = $1)
  ORDER BY fold_text(store.name), store.id`;

/** Lists the stores whose last feed can be read again, or the one with this id, by name. */
export const listReadable = async (db: Connection | Pool, storeId: number | null = null): Promise<ReadableFeed[]> =>
  (await db.query<ReadableFeed>(readable, [storeId])).rows;

type Options = Pick<
  ImportOptions,
  | 'url'
  | 'currency'
  | 'reportsDir'
  | 'rowsDir'
  | 'say'
  | 'signal'
  | 'dryRun'
  | 'maxShrink'
  | 'yes'
  | 'acceptJumps'
  | 'settings'
  | 'progress'
>;

export type Reimport = Options & {
  storeId: number;
  feeds: FeedFolder;
  privateHosts: readonly string[];
  /** Reads the credentials of scheduled feeds; null if there is none. */
  tokenSecret: string | null;
  signal: AbortSignal;
  /** Returns the progress receiver for a file of this size in bytes. */
  progressOf?: ((size: number) => Progress) | undefined;
};

/** Thrown if a store's kept feed is not available on this machine. */
export class FeedMissing extends Refused {
  override readonly name = 'FeedMissing';
}

const readKept = (kept: Kept, path: string, request: Reimport): Promise<ImportResult> => {
  const { storeId: _, feeds: __, privateHosts: ___, tokenSecret: ____, progressOf, ...options } = request;
  const { store, source, format, link, mediaBase, bytes } = kept;
  const reading = { format: format ?? undefined, link: link ?? undefined, mediaBase };
  const progress = progressOf?.(Number(bytes)) ?? options.progress;
  return importFeed({ ...options, ...reading, store, source, progress, bytes: createReadStream(path) });
};

const tryFetched = async (schedule: Schedule, request: Reimport): Promise<ImportResult> => {
  const { storeId: _, feeds: __, privateHosts, tokenSecret, progressOf: ___, ...options } = request;
  const credentials = openCredentials(schedule, tokenSecret);
  const { signal } = request;
  const fetched = await fetchFeed(schedule.url, { credentials, hostKey: schedule.hostKey, privateHosts, signal });
  if (fetched.isUnchanged) throw new Refused('The store reports no changes');
  const { store, format, link } = schedule;
  const reading = { format: format ?? undefined, link: link ?? undefined };
  return importFeed({ ...options, ...reading, store, source: withoutKeys(schedule.url), bytes: fetched.bytes });
};

const fetchAgain = async (schedule: Schedule, request: Reimport): Promise<ImportResult | null> => {
  if (request.dryRun) return tryFetched(schedule, request);
  const outcome = await importScheduled({ ...request, isForced: true });
  if (outcome !== 'imported') throw new Refused(outcome);
  return null;
};

/**
 * Imports a store's last successful feed again, after rules, mappings or settings changed: the file kept on this
 * machine, else the scheduled feed. The checks of any import apply. Throws FeedMissing if neither is available, and
 * Refused if the feed is refused. Returns the result, or null for a fetched feed.
 */
export const reimport = async (request: Reimport): Promise<ImportResult | null> => {
  const { url, storeId, feeds } = request;
  const kept = await withConnection(url, async (db) => findKept(db, storeId));
  if (kept) {
    const path = join(feeds.folder, kept.file);
    if (await isHere(path, Number(kept.bytes))) return readKept(kept, path, request);
  }
  const schedule = await findSchedule(url, storeId);
  if (schedule) return fetchAgain(schedule, request);
  throw new FeedMissing(
    kept ? missingReason(kept, feeds.folder) : 'No feed of this store is kept yet. Import one first',
  );
};
