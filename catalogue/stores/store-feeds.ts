import { type Actor, audit } from '../audit.ts';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { createStore, findStore } from '../import/runs.ts';
import { Refused } from '../refused.ts';
import { readFeedAddress } from '../schedule/download.ts';
import { addFetch, withoutKeys } from '../schedule/schedules.ts';
import { keepSettings, readSettings, type SettingsChange } from './store-settings.ts';

/** How often a feed is fetched by itself, with its schedule in UTC. */
export const rhythms = {
  hourly: '0 * * * *',
  'six hours': '0 */6 * * *',
  daily: '0 4 * * *',
  weekly: '0 4 * * 1',
} as const;
export type Rhythm = keyof typeof rhythms;

export type NewStore = { name: string; feedUrl: string; rhythm: Rhythm; settings: SettingsChange };

const insertSchedule = 'INSERT INTO feed_schedule (store_id, url, cron) VALUES ($1, $2, $3)';

/**
 * Makes a store whose feed is fetched at an address from now on, for the first time at once, and answers its id. Throws Refused
 * where there is a store of this name, or the address or a setting will not do.
 */
export const addStore = (
  url: string,
  actor: Actor,
  { name, feedUrl, rhythm, settings }: NewStore,
  privateHosts: readonly string[],
): Promise<number> => {
  const address = readFeedAddress(feedUrl, privateHosts).href;
  const kept = readSettings(settings);
  return withConnection(url, (db) =>
    inTransaction(db, async () => {
      if ((await findStore(db, name)) !== null) throw new Refused(`There is a store ${name} already`);
      const storeId = await createStore(db, name);
      await keepSettings(db, storeId, kept);
      await db.query(insertSchedule, [storeId, address, rhythms[rhythm]]);
      await addFetch(db, storeId);
      await audit(db, actor, {
        action: 'add store',
        subject: name,
        after: { feed: withoutKeys(address), schedule: rhythms[rhythm], ...kept },
      });
      return storeId;
    }),
  );
};

type Scheduled = { store: string; cron: string; pausedAt: Date | null };

const lockSchedule = `
  SELECT name AS store, cron, paused_at AS "pausedAt" FROM feed_schedule JOIN store ON store.id = store_id
  WHERE store_id = $1 FOR UPDATE OF feed_schedule`;

const findSchedule = async (db: Connection, storeId: number): Promise<Scheduled> => {
  const { rows } = await db.query<Scheduled>(lockSchedule, [storeId]);
  if (!rows[0]) throw new Refused('This store has no schedule');
  return rows[0];
};

/** Has the feed of a store fetched now, once. Throws Refused where it has no schedule. */
export const runFeed = (url: string, actor: Actor, storeId: number): Promise<void> =>
  withConnection(url, (db) =>
    inTransaction(db, async () => {
      const { store } = await findSchedule(db, storeId);
      await addFetch(db, storeId);
      await audit(db, actor, { action: 'fetch feed', subject: store });
    }),
  );

const setCron = 'UPDATE feed_schedule SET cron = $2, paused_at = NULL WHERE store_id = $1';
const pause = 'UPDATE feed_schedule SET paused_at = coalesce(paused_at, now()) WHERE store_id = $1';

/** Says how often the feed of a store is fetched by itself; null pauses it. Throws Refused where it has no schedule. */
export const setRhythm = (url: string, actor: Actor, storeId: number, rhythm: Rhythm | null): Promise<void> =>
  withConnection(url, (db) =>
    inTransaction(db, async () => {
      const { store, cron, pausedAt } = await findSchedule(db, storeId);
      if (rhythm === null) await db.query(pause, [storeId]);
      else await db.query(setCron, [storeId, rhythms[rhythm]]);
      await audit(db, actor, {
        action: 'schedule feed',
        subject: store,
        before: { schedule: pausedAt ? 'paused' : cron },
        after: { schedule: rhythm === null ? 'paused' : rhythms[rhythm] },
      });
    }),
  );
