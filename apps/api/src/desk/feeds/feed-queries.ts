import type { readPreview } from '@wearfolio/catalogue/fed-rows/read-fed-rows';
import { unsealCredentials } from '@wearfolio/catalogue/schedule/credentials';
import { withoutKeys } from '@wearfolio/catalogue/schedule/without-keys';
import { confirmPrices as confirm } from '@wearfolio/catalogue/stores/confirm-prices';
import { addStore as add, runFeed as run, scheduleFeed as schedule } from '@wearfolio/catalogue/stores/store-feeds';
import { listTextFeeds, setTextFeed as setTexts } from '@wearfolio/catalogue/stores/text-feeds';
import { findUploadOf } from '@wearfolio/catalogue/uploads/feed-uploads';
import type { FeedRun } from '@wearfolio/contracts/desk-feed-imports';
import type { StoreFeed } from '@wearfolio/contracts/desk-feeds';
import { type Database, poolOf } from '@wearfolio/database/client';
import { feedJobs, type JobName } from '@wearfolio/database/jobs';
import { refusing } from '../refusing-queries.ts';
import { toFeedUpload } from './upload-queries.ts';

type Kept = { id: number; url: string | null; credentials: Uint8Array | null };

/** Whether what a store's server asks for can no longer be read, because the token secret changed since. */
export const isAccessLost = ({ id, url, credentials }: Kept, tokenSecret: string): boolean =>
  url !== null && credentials !== null && !unsealCredentials(credentials, { storeId: id, address: url }, tokenSecret);

// Refusals of catalogue functions become 409.

export const previewFeed = async (...given: Parameters<typeof readPreview>) => {
  // What reads feeds takes 20 MB, which only a shop whose staff look at one spends.
  const { readPreview: read } = await import('@wearfolio/catalogue/fed-rows/read-fed-rows');
  return refusing(() => read(...given));
};

export const addStore = (...given: Parameters<typeof add>): Promise<number> => refusing(() => add(...given));

export const runFeed = (...given: Parameters<typeof run>): Promise<void> => refusing(() => run(...given));

export const scheduleFeed = (...given: Parameters<typeof schedule>): Promise<void> =>
  refusing(() => schedule(...given));

export const confirmPrices = (...given: Parameters<typeof confirm>): Promise<void> => refusing(() => confirm(...given));

export const setTextFeed = (...given: Parameters<typeof setTexts>): Promise<void> => refusing(() => setTexts(...given));

type Row = Omit<
  StoreFeed,
  'runs' | 'texts' | 'products' | 'last_fetched_at' | 'upload' | 'time_zone' | 'is_access_lost'
> & {
  lastFetchedAt: Date | null;
  credentials: Uint8Array | null;
};

const importJobs: readonly JobName[] = feedJobs.filter((name) => name !== 'try-feed');

const findStore = async (db: Database, id: number): Promise<Row | undefined> => {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT store.id, name, url, cron,
      feed_schedule.store_id IS NOT NULL OR EXISTS (SELECT FROM kept_feed WHERE kept_feed.store_id = store.id) AS has_feed, coalesce(paused_at IS NOT NULL, false) AS is_paused,
      CASE WHEN url IS NOT NULL THEN coalesce(credentials_kind, 'open') END AS access, credentials,
      last_outcome, last_fetched_at AS "lastFetchedAt", EXISTS (
        SELECT FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = task_id
        WHERE identifier = ANY(${[...importJobs]}) AND (payload->>'storeId')::int = store.id
          AND (attempts < max_attempts OR locked_at IS NOT NULL)
      ) AS is_due
    FROM store LEFT JOIN feed_schedule ON store_id = store.id WHERE store.id = ${id}`;
  return row;
};

type RunRow = Omit<FeedRun, 'started_at' | 'finished_at'> & { startedAt: Date; finishedAt: Date | null };

/** The most imports on the page of a store. */
const mostRuns = 30;

const listRuns = (db: Database, storeId: number): Promise<RunRow[]> => db.$queryRaw<RunRow[]>`
  SELECT id, outcome, reason, phase, started_at AS "startedAt", finished_at AS "finishedAt", read, created, changed, unchanged,
    merged + regrouped AS merged, rejected, sold_out
  FROM import WHERE store_id = ${storeId} ORDER BY id DESC LIMIT ${mostRuns}`;

export type FeedReading = { shown: ReadonlyMap<number, number>; timeZone: string; tokenSecret: string };

/**
 * A store's feed with its last imports, newest first. Null when there is no such store. `shown` has the number of
 * products in the shop by store.
 */
export const findStoreFeed = async (
  db: Database,
  id: number,
  { shown, timeZone, tokenSecret }: FeedReading,
): Promise<StoreFeed | null> => {
  const [row, runs, upload, texts] = await Promise.all([
    findStore(db, id),
    listRuns(db, id),
    findUploadOf(poolOf(db), id),
    listTextFeeds(poolOf(db), id),
  ]);
  if (!row) return null;
  const { lastFetchedAt, credentials, ...store } = row;
  const { url } = store;
  return {
    ...store,
    url: url && withoutKeys(url),
    time_zone: timeZone,
    is_access_lost: isAccessLost({ id, url, credentials }, tokenSecret),
    products: shown.get(id) ?? 0,
    upload: upload && toFeedUpload(upload),
    last_fetched_at: lastFetchedAt?.toISOString() ?? null,
    texts: texts.map(({ language, url: address, products, outcome, readAt, isUnmapped }) => ({
      language,
      products,
      last_outcome: outcome,
      url: address && withoutKeys(address),
      read_at: readAt?.toISOString() ?? null,
      is_unmapped: isUnmapped,
    })),
    runs: runs.map(({ startedAt, finishedAt, ...one }) => ({
      ...one,
      started_at: startedAt.toISOString(),
      finished_at: finishedAt?.toISOString() ?? null,
    })),
  };
};
