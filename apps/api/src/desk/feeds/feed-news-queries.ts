import { isShort } from '@wearfolio/catalogue/import/checks';
import { mostUnmapped } from '@wearfolio/catalogue/import/runs';
import { rights } from '@wearfolio/contracts/rights';
import type { Database } from '@wearfolio/database/client';
import { addJob, type FeedNews } from '@wearfolio/database/jobs';

/** How a feed is: failed fetches in a row, whether the last one lacked many products, and what waits for a decision. */
export type FeedHealth = {
  store: string;
  products: number;
  failures: number;
  /** The reason of the last fetch if it failed. */
  reason: string | null;
  held: number;
  unmapped: number;
  goodAt: Date | null;
};

const listHealth = (
  db: Database,
  storeId: number | null,
): Promise<(FeedHealth & { storeId: number })[]> => db.$queryRaw`
  SELECT store.id AS "storeId", store.name AS store, failures, good.finished_at AS "goodAt",
    CASE WHEN failures > 0 THEN last_outcome END AS reason,
    (SELECT count(*)::int FROM product WHERE product.store_id = store.id AND active) AS products,
    (SELECT count(*)::int FROM held_price JOIN import ON import.id = import_id
      WHERE import.store_id = store.id AND rejected_at IS NULL) AS held,
    (SELECT count(*)::int FROM unmapped_value WHERE import_id = good.id AND value <> '') AS unmapped
  FROM feed_schedule JOIN store ON store.id = feed_schedule.store_id
  LEFT JOIN LATERAL (
    SELECT id, finished_at FROM import WHERE import.store_id = store.id AND outcome = 'imported' ORDER BY id DESC LIMIT 1
  ) good ON true
  WHERE (${storeId}::int IS NULL OR store.id = ${storeId}) AND paused_at IS NULL
  ORDER BY failures = 0, fold_text(store.name), store.id`;

type Doubt = { kind: string; value: string };

/** The health of one feed with what waits for a decision: held prices, and values without a known meaning. */
export type FeedHealthNow = FeedHealth & { doubts: readonly Doubt[] };

const listDoubts = (db: Database, storeId: number): Promise<Doubt[]> => db.$queryRaw`
  SELECT 'price' AS kind, product_id::text AS value FROM held_price JOIN import ON import.id = import_id
  WHERE import.store_id = ${storeId} AND rejected_at IS NULL
  UNION ALL
  SELECT kind, value FROM unmapped_value WHERE value <> '' AND import_id = (
    SELECT max(id) FROM import WHERE store_id = ${storeId} AND outcome = 'imported')`;

/** The health of a store's scheduled feed; null if it has none or is paused. */
export const findFeedHealth = async (db: Database, storeId: number): Promise<FeedHealthNow | null> => {
  const [health] = await listHealth(db, storeId);
  return health ? { ...health, doubts: await listDoubts(db, storeId) } : null;
};

/** The health of all scheduled feeds, those that failed first. */
export const listFeedHealth = (db: Database): Promise<FeedHealth[]> => listHealth(db, null);

const isShrunk = ({ reason }: FeedHealth): boolean => reason !== null && isShort(reason);

/** Whether there is a doubt that was not there before, although another one may be gone. */
const hasNewDoubts = (before: FeedHealthNow, after: FeedHealthNow): boolean => {
  const known = Map.groupBy(before.doubts, ({ kind }) => kind);
  return [...Map.groupBy(after.doubts, ({ kind }) => kind)].some(([kind, found]) => {
    const values = new Set(known.get(kind)?.map(({ value }) => value));
    // Of more values only the most common ones are kept, so one that is not among them may be known.
    return values.size < mostUnmapped && found.some(({ value }) => !values.has(value));
  });
};

/** What staff must learn after a fetch, or null. Failed fetches are told once, at the second in a row. */
export const feedNews = (before: FeedHealthNow, after: FeedHealthNow): FeedNews | null => {
  if (after.failures > 0) {
    if (isShrunk(after)) return isShrunk(before) ? null : 'short';
    return before.failures < 2 && after.failures >= 2 ? 'failed' : null;
  }
  if (before.failures >= 2 || isShrunk(before)) return 'well';
  return hasNewDoubts(before, after) ? 'doubts' : null;
};

// A role that may no longer open the feeds gets no mails about them.
const isReader = { feedMails: true, role: { in: [...rights.feeds] } };

const listReaders = (db: Database): Promise<{ id: number }[]> =>
  db.staff.findMany({ where: isReader, select: { id: true }, orderBy: { id: 'asc' } });

/** Queues a mail with the news of a feed to all staff who want them. Those that still wait are replaced. */
export const queueFeedNews = async (db: Database, storeId: number, news: FeedNews): Promise<void> => {
  for (const { id: staffId } of await listReaders(db))
    await addJob(db, 'mail-feed-news', { staffId, storeId, news }, { key: `mail-feed-news:${staffId}:${storeId}` });
};

/** Queues the weekly mail about all feeds to all staff who want it, unless there are no feeds. */
export const queueFeedsWeek = async (db: Database): Promise<void> => {
  if ((await db.feedSchedule.count({ where: { pausedAt: null } })) === 0) return;
  for (const { id: staffId } of await listReaders(db))
    await addJob(db, 'mail-feeds-week', { staffId }, { key: `mail-feeds-week:${staffId}` });
};

/** The address of a member of staff who wants mails about feeds, or null. */
export const findReader = async (db: Database, staffId: number): Promise<string | null> =>
  (await db.staff.findFirst({ where: { ...isReader, id: staffId }, select: { email: true } }))?.email ?? null;

/** Whether a member of staff is mailed about feeds. */
export const switchFeedMails = async (db: Database, staffId: number, isOn: boolean): Promise<void> => {
  await db.staff.update({ where: { id: staffId }, data: { feedMails: isOn } });
};
