import { fetchAttempts } from '@wearfolio/database/jobs';
import type { FeedFormat } from '@wearfolio/feeds/read-feed';
import { parseCronItem } from 'graphile-worker';
import { type Connection, withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { readFeedAddress, type Version } from './download.ts';
import { withoutKeys } from './without-keys.ts';

/** A store's scheduled feed. `cron` has five fields, in UTC. */
export type Schedule = {
  storeId: number;
  store: string;
  url: string;
  cron: string;
  format: FeedFormat | null;
  link: string | null;
  /**
   * Validators of the feed that the store's products were imported from; null if fetching it again would change
   * something.
   */
  version: Version | null;
  lastFetchedAt: Date | null;
  lastOutcome: string | null;
  /** Since when fetching is paused. */
  pausedAt: Date | null;
};

export type NewSchedule = {
  store: string;
  feedUrl: string;
  cron: string;
  format?: FeedFormat | undefined;
  link?: string | undefined;
};

const matcherOf = (cron: string) => {
  try {
    return parseCronItem({ task: 'fetch-feed', match: cron }).match;
  } catch {
    throw new Refused(`'${cron}' is not a schedule like "0 4 * * *" (minute, hour, day, month, weekday)`);
  }
};

const isMatched = (matches: ReturnType<typeof matcherOf>, time: Date): boolean =>
  matches({
    min: time.getUTCMinutes(),
    hour: time.getUTCHours(),
    date: time.getUTCDate(),
    month: time.getUTCMonth() + 1,
    dow: time.getUTCDay(),
  });

/** Returns whether a schedule is due in the minute of `time`, in UTC. */
export const isDue = (cron: string, time: Date): boolean => isMatched(matcherOf(cron), time);

const [minute, mostMinutes] = [60_000, 8 * 24 * 60];

/** Returns when a schedule is due next after `time`; null if that is more than eight days later. */
export const nextDue = (cron: string, time: Date): Date | null => {
  const matches = matcherOf(cron);
  const start = Math.floor(time.getTime() / minute) + 1;
  for (let at = start; at < start + mostMinutes; at += 1) {
    const due = new Date(at * minute);
    if (isMatched(matches, due)) return due;
  }
  return null;
};

const storeIdOf = async (db: Connection, store: string): Promise<number> => {
  const { rows } = await db.query<{ id: number }>('SELECT id FROM store WHERE lower(name) = lower($1)', [store]);
  if (!rows[0]) throw new Refused(`There is no store ${store}. Import its feed once to check it`);
  return rows[0].id;
};

/** Schedules a store's feed, replacing its former schedule. */
export const setSchedule = async (
  url: string,
  { store, feedUrl, cron, format, link }: NewSchedule,
  privateHosts: readonly string[],
): Promise<void> => {
  const address = readFeedAddress(feedUrl, privateHosts).href;
  matcherOf(cron);
  await withConnection(url, async (db) =>
    db.query(
      `INSERT INTO feed_schedule (store_id, url, cron, format, link) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (store_id) DO UPDATE SET url = excluded.url, cron = excluded.cron, format = excluded.format,
         link = excluded.link, etag = NULL, last_modified = NULL, paused_at = NULL`,
      [await storeIdOf(db, store), address, cron, format ?? null, link ?? null],
    ),
  );
};

/** Removes a schedule. Throws Refused if there was none. */
export const removeSchedule = (url: string, store: string): Promise<void> =>
  withConnection(url, async (db) => {
    const { rowCount } = await db.query('DELETE FROM feed_schedule WHERE store_id = $1', [await storeIdOf(db, store)]);
    if (!rowCount) throw new Refused(`${store} has no schedule`);
  });

// An unchanged feed must be read again after another feed of its store was imported, or after ops changed a mapping or
// rate. An import reads mappings and rates when it begins.
const select = `
  SELECT store_id AS "storeId", name AS store, url, cron, format, link,
    CASE WHEN NOT EXISTS (SELECT FROM value_mapping WHERE updated_at >= good.started_at)
      AND NOT EXISTS (SELECT FROM removed_mapping WHERE removed_at >= good.started_at)
      AND NOT EXISTS (SELECT FROM currency_rate WHERE updated_at >= good.started_at)
    THEN jsonb_build_object('etag', etag, 'lastModified', last_modified) END AS version, good.source,
    last_fetched_at AS "lastFetchedAt", last_outcome AS "lastOutcome", paused_at AS "pausedAt"
  FROM feed_schedule JOIN store ON store.id = store_id
  LEFT JOIN LATERAL (
    SELECT source, started_at FROM import WHERE import.store_id = store.id AND outcome = 'imported' ORDER BY id DESC LIMIT 1
  ) good ON true`;

type Stored = Schedule & { source: string | null };

const toSchedule = ({ source, ...schedule }: Stored): Schedule =>
  source === withoutKeys(schedule.url) ? schedule : { ...schedule, version: null };

/** Lists all schedules by store. */
export const listSchedules = (url: string): Promise<Schedule[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<Stored>(`${select} ORDER BY fold_text(name), store_id`);
    return rows.map(toSchedule);
  });

/** Returns the schedule of a store, or null. */
export const findSchedule = (url: string, storeId: number): Promise<Schedule | null> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<Stored>(`${select} WHERE store_id = $1`, [storeId]);
    return rows[0] ? toSchedule(rows[0]) : null;
  });

/**
 * Records the result of a fetch. Validators are stored only for an accepted feed, so that a failed one is fetched
 * again.
 */
export const noteFetch = (
  url: string,
  storeId: number,
  { outcome, version }: { outcome: string; version: Version | null },
): Promise<void> =>
  withConnection(url, async (db) => {
    await db.query(
      `UPDATE feed_schedule SET last_fetched_at = now(), last_outcome = $2,
         etag = CASE WHEN $3 THEN $4 ELSE etag END, last_modified = CASE WHEN $3 THEN $5 ELSE last_modified END
       WHERE store_id = $1`,
      [storeId, outcome, version !== null, version?.etag ?? null, version?.lastModified ?? null],
    );
  });

// The queue takes the key from a job that was given up. Without this, that job would stay in addition to the new one.
const forgetGivenUp = `
  SELECT graphile_worker.complete_jobs(array_agg(job.id))
  FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = task_id
  WHERE identifier = 'fetch-feed' AND (payload->>'storeId')::int = $1 AND locked_at IS NULL AND attempts >= max_attempts`;

/** Queues a fetch and import of a store's feed, in the caller's transaction if there is one. */
export const addFetch = async (db: Connection, storeId: number): Promise<void> => {
  await db.query(forgetGivenUp, [storeId]);
  await db.query(
    `SELECT graphile_worker.add_job('fetch-feed', payload := json_build_object('storeId', $1::int),
       job_key := 'fetch-feed:' || $1::int, queue_name := 'feeds', job_key_mode := 'preserve_run_at', max_attempts := ${fetchAttempts})`,
    [storeId],
  );
};

/**
 * Queues a job for every feed that is due in the minute of `time`. A feed that is still waiting gets no second job, and
 * one whose job was given up gets a new one. Feeds are fetched one after the other, so that workers stay free for
 * mails.
 */
export const addDueFetches = async (url: string, time: Date): Promise<number> => {
  const due = (await listSchedules(url)).filter(({ cron, pausedAt }) => pausedAt === null && isDue(cron, time));
  await withConnection(url, async (db) => {
    for (const { storeId } of due) await addFetch(db, storeId);
  });
  return due.length;
};
