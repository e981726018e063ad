import { type Actor, audit } from '../audit.ts';
import { type Connection, withTransaction } from '../connection.ts';
import { createStore, findStore } from '../import/runs.ts';
import { Refused } from '../refused.ts';
import type { Credentials, CredentialsKind } from '../schedule/credentials.ts';
import { readFeedAddress } from '../schedule/feed-address.ts';
import { addFetch, keepForServer, readCron, setCredentials } from '../schedule/schedules.ts';
import { withoutKeys } from '../schedule/without-keys.ts';
import { addUploadImport } from '../uploads/request-import.ts';
import { blankStore, changed, keepSettings, readSettings, type SettingsChange } from './store-settings.ts';

/** Where a feed is fetched from, when, and as whom. */
type FeedAddress = { url: string; cron: string; credentials: Credentials | null };

/** `feed` is an address with a schedule, or the id of an upload. */
export type NewStore = {
  name: string;
  feed: FeedAddress | { uploadId: string };
  settings: SettingsChange;
};

/** Hosts in private networks that feeds may be fetched from, and the secret that encrypts credentials. */
export type FetchSettings = { privateHosts: readonly string[]; tokenSecret: string };

const insertSchedule = 'INSERT INTO feed_schedule (store_id, url, cron) VALUES ($1, $2, $3)';

/** Queues the import of a store's first feed. Returns its description for the audit log. */
const addFeed = async (
  db: Connection,
  storeId: number,
  feed: NewStore['feed'],
  tokenSecret: string,
): Promise<object> => {
  if ('uploadId' in feed) {
    const file = await addUploadImport(db, { storeId, uploadId: feed.uploadId, yes: false });
    return { file };
  }
  const { url: address, cron, credentials } = feed;
  await db.query(insertSchedule, [storeId, address, cron]);
  await setCredentials(db, { storeId, address, credentials, tokenSecret });
  await addFetch(db, storeId);
  return { feed: withoutKeys(address), schedule: cron, ...(credentials && { access: credentials.kind }) };
};

/**
 * Creates a store. Its feed has an address, from which it is fetched now and later by schedule, or was uploaded and is
 * imported now. Returns its id. Throws Refused if the name exists, or the feed or a setting is invalid.
 */
export const addStore = (
  url: string,
  actor: Actor,
  { name, feed, settings }: NewStore,
  { privateHosts, tokenSecret }: FetchSettings,
): Promise<number> => {
  if ('cron' in feed) readCron(feed.cron);
  const checked = 'url' in feed ? { ...feed, url: readFeedAddress(feed.url, privateHosts).href } : feed;
  const kept = readSettings(settings);
  changed(blankStore(name), kept);
  return withTransaction(url, async (db) => {
    if ((await findStore(db, name)) !== null) throw new Refused(`The store ${name} already exists`);
    const storeId = await createStore(db, name);
    await keepSettings(db, storeId, kept, { actor });
    const added = await addFeed(db, storeId, checked, tokenSecret);
    await audit(db, actor, { action: 'add store', subject: name, after: { ...added, ...kept } });
    return storeId;
  });
};

type Scheduled = {
  store: string;
  cron: string | null;
  address: string | null;
  pausedAt: Date | null;
  access: CredentialsKind | null;
};

const lockSchedule = `
  SELECT name AS store, cron, url AS address, paused_at AS "pausedAt",
    credentials_kind AS access
  FROM store LEFT JOIN feed_schedule ON store.id = store_id WHERE store.id = $1 FOR UPDATE OF store`;

const findSchedule = async (db: Connection, storeId: number): Promise<Scheduled> => {
  const { rows } = await db.query<Scheduled>(lockSchedule, [storeId]);
  if (!rows[0]) throw new Refused('There is no such store');
  return rows[0];
};

const needSchedule = async (db: Connection, storeId: number): Promise<Scheduled> => {
  const schedule = await findSchedule(db, storeId);
  if (schedule.cron === null) throw new Refused('This store has no schedule. Enter the address of its feed');
  return schedule;
};

/** Queues a fetch of a store's feed. Throws Refused if it has no schedule. */
export const runFeed = (url: string, actor: Actor, storeId: number): Promise<void> =>
  withTransaction(url, async (db) => {
    const { store } = await needSchedule(db, storeId);
    await addFetch(db, storeId);
    await audit(db, actor, { action: 'fetch feed', subject: store });
  });

const setCron = 'UPDATE feed_schedule SET cron = $2, paused_at = NULL WHERE store_id = $1';
const pause = 'UPDATE feed_schedule SET paused_at = coalesce(paused_at, now()) WHERE store_id = $1';

// A new address may have another format, and validators of the old one do not apply.
const setAddress = `
  INSERT INTO feed_schedule (store_id, url, cron) VALUES ($1, $2, $3)
  ON CONFLICT (store_id) DO UPDATE SET url = excluded.url, format = NULL, link = NULL, etag = NULL, last_modified = NULL,
    ${keepForServer}`;

const scheduleOf = ({ cron, address, pausedAt, access }: Scheduled): object => ({
  schedule: pausedAt ? 'paused' : (cron ?? 'by hand'),
  ...(address === null ? {} : { feed: withoutKeys(address) }),
  ...(access === null ? {} : { access }),
});

export type Rescheduling = {
  storeId: number;
  cron: string | null;
  feedUrl?: string | undefined;
  /** Null: none. Missing: those of before, if the server is the same. */
  credentials?: Credentials | null | undefined;
};

/**
 * Sets when a store's feed is fetched, and its address and our credentials if given; a null `cron` pauses it. Throws
 * Refused if there is neither a schedule nor an address, or if one of them is invalid.
 */
export const scheduleFeed = (
  url: string,
  actor: Actor,
  { storeId, cron, feedUrl, credentials }: Rescheduling,
  { privateHosts, tokenSecret }: FetchSettings,
): Promise<void> => {
  const given = feedUrl === undefined ? null : readFeedAddress(feedUrl, privateHosts).href;
  if (cron !== null) readCron(cron);
  return withTransaction(url, async (db) => {
    const before = await findSchedule(db, storeId);
    if (given !== null) await db.query(setAddress, [storeId, given, cron ?? '0 4 * * *']);
    const { store, address } = await needSchedule(db, storeId);
    if (credentials !== undefined && address !== null)
      await setCredentials(db, { storeId, address, credentials, tokenSecret });
    if (cron === null) await db.query(pause, [storeId]);
    else await db.query(setCron, [storeId, cron]);
    const after = await findSchedule(db, storeId);
    await audit(db, actor, {
      action: 'schedule feed',
      subject: store,
      before: scheduleOf(before),
      after: scheduleOf(after),
    });
  });
};
