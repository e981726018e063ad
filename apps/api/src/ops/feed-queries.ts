import { listRunning as listRunningOf, type RunningImport } from '@wearfolio/catalogue/import/runs';
import { type Database, poolOf } from '@wearfolio/database/client';

export type { RunningImport };

type Part = { offset: number; limit: number };

/** A store's feed: its last good run, and how the last one and the last fetch ended, if at all. */
export type FeedHealth = {
  storeId: number;
  store: string;
  goodAt: Date | null;
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  merged: number;
  rejected: number;
  vanished: number;
  /** Prices that wait for ops. */
  held: number;
  /** The last run, whose rejects can be looked at. */
  lastId: number | null;
  lastOutcome: string | null;
  lastReason: string | null;
  lastRejected: number;
  /** How it ended when it was last fetched by its schedule: 'imported', 'unchanged', or why not. */
  lastFetch: string | null;
  /** One of its rejects. */
  line: number | null;
  field: string | null;
  value: string | null;
  reason: string | null;
};

/** Every store and its feed, by name. */
export const listFeeds = (db: Database, { offset, limit }: Part): Promise<FeedHealth[]> => db.$queryRaw<FeedHealth[]>`
  SELECT store.id AS "storeId", store.name AS store, good.finished_at AS "goodAt",
    coalesce(good.read, 0) AS read, coalesce(good.created, 0) AS created, coalesce(good.changed, 0) AS changed,
    coalesce(good.unchanged, 0) AS unchanged, coalesce(good.merged, 0) AS merged,
    coalesce(good.rejected, 0) AS rejected, coalesce(good.sold_out, 0) AS vanished,
    coalesce(waiting.count, 0) AS held,
    last.id AS "lastId", last.outcome AS "lastOutcome", last.reason AS "lastReason",
    coalesce(last.rejected, 0) AS "lastRejected", last_outcome AS "lastFetch", sample.line, sample.field, sample.value, sample.reason
  FROM store
  LEFT JOIN feed_schedule ON feed_schedule.store_id = store.id
  LEFT JOIN LATERAL (
    SELECT * FROM import WHERE store_id = store.id AND outcome = 'imported' ORDER BY id DESC LIMIT 1
  ) good ON true
  LEFT JOIN LATERAL (
    SELECT * FROM import WHERE store_id = store.id AND outcome <> 'running' ORDER BY id DESC LIMIT 1
  ) last ON true
  LEFT JOIN LATERAL (
    SELECT line, field, value, reason FROM import_reject WHERE import_id = last.id ORDER BY id LIMIT 1
  ) sample ON true
  LEFT JOIN (
    SELECT store_id, count(*)::int FROM held_price JOIN import ON import.id = import_id
    WHERE rejected_at IS NULL GROUP BY store_id
  ) waiting ON waiting.store_id = store.id
  ORDER BY fold_text(store.name), store.id LIMIT ${limit} OFFSET ${offset}`;

/** What the first page begins with: rejects of the last good runs, how many stores have none, and prices that wait. */
export type FeedSums = { stores: number; rejected: number; never: number; held: number };

export const sumFeeds = async (db: Database): Promise<FeedSums> => {
  const [row] = await db.$queryRaw<FeedSums[]>`
    SELECT count(*)::int AS stores, coalesce(sum(rejected), 0)::int AS rejected,
      count(*) FILTER (WHERE rejected IS NULL)::int AS never,
      (SELECT count(*)::int FROM held_price WHERE rejected_at IS NULL) AS held
    FROM store LEFT JOIN LATERAL (
      SELECT rejected FROM import WHERE store_id = store.id AND outcome = 'imported' ORDER BY import.id DESC LIMIT 1
    ) good ON true`;
  return row ?? { stores: 0, rejected: 0, never: 0, held: 0 };
};

/** The imports that have not ended, the last one first. */
export const listRunning = (db: Database, limit: number): Promise<RunningImport[]> => listRunningOf(poolOf(db), limit);

export type Scheduled = {
  store: string;
  url: string;
  cron: string;
  lastFetchedAt: Date | null;
  lastOutcome: string | null;
};

export const listScheduled = (db: Database, { offset, limit }: Part): Promise<Scheduled[]> => db.$queryRaw<Scheduled[]>`
  SELECT name AS store, url, cron, last_fetched_at AS "lastFetchedAt", last_outcome AS "lastOutcome"
  FROM feed_schedule JOIN store ON store.id = store_id ORDER BY fold_text(name), store_id LIMIT ${limit} OFFSET ${offset}`;

/** A run, for the page of its rejects; null where there is none of this id. */
export const findRun = async (db: Database, id: number) => {
  const [row] = await db.$queryRaw<{ store: string; startedAt: Date; outcome: string }[]>`
    SELECT name AS store, started_at AS "startedAt", outcome
    FROM import JOIN store ON store.id = store_id WHERE import.id = ${id}`;
  return row ?? null;
};

export type Reject = { line: number; field: string; value: string; reason: string };

/** What a run refused, in the order of the feed. */
export const listRejects = (db: Database, importId: number, { offset, limit }: Part): Promise<Reject[]> =>
  db.$queryRaw<Reject[]>`
    SELECT line, field, value, reason FROM import_reject
    WHERE import_id = ${importId} ORDER BY id LIMIT ${limit} OFFSET ${offset}`;
