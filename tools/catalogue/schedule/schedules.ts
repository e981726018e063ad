import { fetchAttempts } from '@wearfolio/database/jobs';
import type { FeedFormat } from '@wearfolio/feeds/read-feed';
import { Cron } from 'croner';
import { type Connection, withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { type Credentials, type CredentialsKind, sealCredentials, unsealCredentials } from './credentials.ts';
import type { Version } from './download.ts';
import { DownloadRefused } from './download-refused.ts';
import { readFeedAddress } from './feed-address.ts';
import { withoutKeys } from './without-keys.ts';

/** A store's scheduled feed. `cron` has five fields, in the shop's time zone. */
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
  /** How we identify ourselves to the server, encrypted; see `openCredentials`. */
  credentials: Buffer | null;
  credentialsKind: CredentialsKind | null;
  /** The key by which an SFTP server is known since its first fetch. */
  hostKey: string | null;
};

export type NewSchedule = {
  store: string;
  feedUrl: string;
  cron: string;
  format?: FeedFormat | undefined;
  link?: string | undefined;
};

/** Thrown for an invalid schedule. */
export class CronRefused extends Refused {
  override readonly name = 'CronRefused';
}

/**
 * Reads a schedule: minute, hour, day, month, weekday. A time that the clocks skip in spring is an hour later, and one
 * that they repeat in autumn comes once. Throws CronRefused if it is not valid.
 */
export const readCron = (cron: string, timeZone = 'UTC'): Cron => {
  try {
    return new Cron(cron, { timezone: timeZone, mode: '5-part' });
  } catch {
    throw new CronRefused(`'${cron}' is not a schedule like "0 4 * * *" (minute, hour, day, month, weekday)`);
  }
};

const minute = 60_000;

/** Returns when a schedule is due next after `time`; null if never. */
export const nextDue = (cron: string, time: Date, timeZone: string): Date | null =>
  readCron(cron, timeZone).nextRun(time);

/** Returns whether a schedule is due in the minute of `time`. */
export const isDue = (cron: string, time: Date, timeZone: string): boolean => {
  const begin = Math.floor(time.getTime() / minute) * minute;
  return nextDue(cron, new Date(begin - 1), timeZone)?.getTime() === begin;
};

export type CredentialsChange = {
  storeId: number;
  /** The address of the feed. */
  address: string;
  credentials: Credentials | null;
  tokenSecret: string;
};

const storeIdOf = async (db: Connection, store: string): Promise<number> => {
  const { rows } = await db.query<{ id: number }>('SELECT id FROM store WHERE lower(name) = lower($1)', [store]);
  if (!rows[0]) throw new Refused(`There is no store ${store}. Import its feed once to check it`);
  return rows[0].id;
};

const serverOf = (address: string): string => `split_part(${address}, '/', 1) || split_part(${address}, '/', 3)`;

/** SQL for an upsert of `feed_schedule.url`: what belongs to one server is not shown to another. */
export const keepForServer: string = ['credentials', 'credentials_kind', 'host_key']
  .map(
    (column) =>
      `${column} = CASE WHEN ${serverOf('feed_schedule.url')} = ${serverOf('excluded.url')} THEN feed_schedule.${column} END`,
  )
  .join(', ');

/** Schedules a store's feed, replacing its former schedule. */
export const setSchedule = async (
  url: string,
  { store, feedUrl, cron, format, link }: NewSchedule,
  privateHosts: readonly string[],
): Promise<void> => {
  const address = readFeedAddress(feedUrl, privateHosts).href;
  readCron(cron);
  await withConnection(url, async (db) =>
    db.query(
      `INSERT INTO feed_schedule (store_id, url, cron, format, link) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (store_id) DO UPDATE SET url = excluded.url, cron = excluded.cron, format = excluded.format,
         link = excluded.link, ${keepForServer}, etag = NULL, last_modified = NULL, paused_at = NULL`,
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
    last_fetched_at AS "lastFetchedAt", last_outcome AS "lastOutcome", paused_at AS "pausedAt", credentials,
    credentials_kind AS "credentialsKind", host_key AS "hostKey"
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
 * Decrypts the credentials of a feed; null if it has none. Throws DownloadRefused if there is no secret to read them
 * with, or another one since they were entered.
 */
export const openCredentials = (
  { storeId, url, credentials }: Pick<Schedule, 'storeId' | 'url' | 'credentials'>,
  tokenSecret: string | null,
): Credentials | null => {
  if (credentials === null) return null;
  const opened = tokenSecret === null ? null : unsealCredentials(credentials, { storeId, address: url }, tokenSecret);
  if (opened === null)
    throw new DownloadRefused(
      'denied',
      "The feed's password can no longer be read, because the secret of the shop changed. Enter it again on the page of the store",
    );
  return opened;
};

/** Sets or, with null, removes the credentials of a store's scheduled feed. Its server may have a new key then. */
export const setCredentials = async (
  db: Connection,
  { storeId, address, credentials, tokenSecret }: CredentialsChange,
): Promise<void> => {
  const sealed = credentials && sealCredentials(credentials, { storeId, address }, tokenSecret);
  await db.query(
    'UPDATE feed_schedule SET credentials = $2, credentials_kind = $3, host_key = NULL WHERE store_id = $1',
    [storeId, sealed, credentials?.kind ?? null],
  );
};

/** Keeps the key of a store's SFTP server, by which it must identify itself from now on. */
export const keepHostKey = (url: string, storeId: number, hostKey: string): Promise<void> =>
  withConnection(url, async (db) => {
    await db.query('UPDATE feed_schedule SET host_key = $2 WHERE store_id = $1 AND host_key IS NULL', [
      storeId,
      hostKey,
    ]);
  });

/**
 * Records the result of a fetch. Validators are stored only for an accepted feed, so that a failed one is fetched
 * again.
 */
export const noteFetch = (
  url: string,
  storeId: number,
  { outcome, version, isFailure = false }: { outcome: string; version: Version | null; isFailure?: boolean },
): Promise<void> =>
  withConnection(url, async (db) => {
    await db.query(
      `UPDATE feed_schedule SET last_fetched_at = now(), last_outcome = $2,
         failures = CASE WHEN $6 THEN least(failures + 1, 9999) WHEN $2 IN ('imported', 'unchanged') THEN 0 ELSE failures END,
         etag = CASE WHEN $3 THEN $4 ELSE etag END, last_modified = CASE WHEN $3 THEN $5 ELSE last_modified END
       WHERE store_id = $1`,
      [storeId, outcome, version !== null, version?.etag ?? null, version?.lastModified ?? null, isFailure],
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
 * Queues a job for every feed that is due in the minute of `time` in the shop's time zone. A feed that is still waiting gets no second job, and
 * one whose job was given up gets a new one. Feeds are fetched one after the other, so that workers stay free for
 * mails.
 */
export const addDueFetches = async (url: string, time: Date, timeZone: string): Promise<number> => {
  const due = (await listSchedules(url)).filter(
    ({ cron, pausedAt }) => pausedAt === null && isDue(cron, time, timeZone),
  );
  await withConnection(url, async (db) => {
    for (const { storeId } of due) await addFetch(db, storeId);
  });
  return due.length;
};
