import { isShort } from '@wearfolio/catalogue/import/checks';
import { mostUnmapped } from '@wearfolio/catalogue/import/runs';
import { rights } from '@wearfolio/contracts/rights';
import type { Database } from '@wearfolio/database/client';
import { addJob, type FeedNews } from '@wearfolio/database/jobs';
import type { FeedHealth } from '../../jobs/mail/templates/feed-news.ts';
import { findStaffMailbox, type StaffMailbox } from '../staff/staff-mailbox.ts';

const listHealth = (
  db: Database,
  storeId: number | null,
): Promise<(FeedHealth & { storeId: number })[]> => db.$queryRaw`
  WITH feed AS (
    SELECT store_id, NULL AS language, failures, last_outcome AS outcome, good.finished_at AS good_at,
      (SELECT count(*)::int FROM product WHERE product.store_id = feed_schedule.store_id AND active) AS products,
      (SELECT count(*)::int FROM held_price JOIN import ON import.id = import_id
        WHERE import.store_id = feed_schedule.store_id AND rejected_at IS NULL) AS held,
      (SELECT count(*)::int FROM unmapped_value WHERE import_id = good.id AND value <> '') AS unmapped
    FROM feed_schedule
    LEFT JOIN LATERAL (
      SELECT id, finished_at FROM import
      WHERE import.store_id = feed_schedule.store_id AND outcome = 'imported' ORDER BY id DESC LIMIT 1
    ) good ON true
    WHERE paused_at IS NULL
    UNION ALL
    SELECT store_id, language, text_feed.failures, outcome,
      CASE WHEN outcome IN ('imported', 'unchanged') THEN read_at END, products, 0, 0
    FROM text_feed JOIN feed_schedule USING (store_id)
    WHERE text_feed.url IS NOT NULL AND paused_at IS NULL
  )
  SELECT store.id AS "storeId", store.name AS store, feed.language, failures, good_at AS "goodAt",
    CASE WHEN failures > 0 THEN outcome END AS reason, products, held, unmapped
  FROM feed JOIN store ON store.id = store_id
  WHERE ${storeId}::int IS NULL OR store.id = ${storeId}
  ORDER BY failures = 0, fold_text(store.name), store.id, feed.language NULLS FIRST`;

type Doubt = { kind: string; value: string };

/** The health of one feed with what waits for a decision: held prices, and values without a known meaning. */
export type FeedHealthNow = FeedHealth & { doubts: readonly Doubt[] };

const listDoubts = (db: Database, storeId: number): Promise<Doubt[]> => db.$queryRaw`
  SELECT 'price' AS kind, product_id::text AS value FROM held_price JOIN import ON import.id = import_id
  WHERE import.store_id = ${storeId} AND rejected_at IS NULL
  UNION ALL
  SELECT kind, value FROM unmapped_value WHERE value <> '' AND import_id = (
    SELECT max(id) FROM import WHERE store_id = ${storeId} AND outcome = 'imported')`;

/** The health of a store's scheduled feed and of its feeds of texts; empty if it has none or is paused. */
export const listStoreHealth = async (db: Database, storeId: number): Promise<FeedHealthNow[]> => {
  const [feeds, doubts] = await Promise.all([listHealth(db, storeId), listDoubts(db, storeId)]);
  return feeds.map((health) => ({ ...health, doubts: health.language === null ? doubts : [] }));
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

const newsOf = (before: FeedHealthNow, after: FeedHealthNow): FeedNews | null => {
  if (after.failures > 0) {
    if (isShrunk(after)) return isShrunk(before) ? null : 'short';
    return before.failures < 2 && after.failures >= 2 ? 'failed' : null;
  }
  if (before.failures >= 2 || isShrunk(before)) return 'well';
  return hasNewDoubts(before, after) ? 'doubts' : null;
};

/** News of a store's own feed, or of its texts in a language. */
export type Told = { news: FeedNews; language: string | null };

/**
 * What staff must learn after a fetch of a store's feeds. Failed fetches are told once, at the second in a row. The first
 * fetch of a feed is no news.
 */
export const feedNews = (before: readonly FeedHealthNow[], after: readonly FeedHealthNow[]): Told[] => {
  const known = new Map(before.map((health) => [health.language, health]));
  return after.flatMap((health): Told[] => {
    const earlier = known.get(health.language);
    const news = earlier ? newsOf(earlier, health) : null;
    return news ? [{ news, language: health.language }] : [];
  });
};

// A role that may no longer open the feeds gets no mails about them.
const isReader = { feedMails: true, role: { in: [...rights.feeds] } };

const listReaders = (db: Database): Promise<{ id: number }[]> =>
  db.staff.findMany({ where: isReader, select: { id: true }, orderBy: { id: 'asc' } });

/** Queues a mail with the news of a feed to all staff who want them. Those that still wait are replaced. */
export const queueFeedNews = async (db: Database, storeId: number, told: Told): Promise<void> => {
  for (const { id: staffId } of await listReaders(db)) {
    const key = `mail-feed-news:${staffId}:${storeId}:${told.language ?? ''}`;
    await addJob(db, 'mail-feed-news', { staffId, storeId, ...told }, { key });
  }
};

/** Queues the weekly mail about all feeds to all staff who want it, unless there are no feeds. */
export const queueFeedsWeek = async (db: Database): Promise<void> => {
  if ((await db.feedSchedule.count({ where: { pausedAt: null } })) === 0) return;
  for (const { id: staffId } of await listReaders(db))
    await addJob(db, 'mail-feeds-week', { staffId }, { key: `mail-feeds-week:${staffId}` });
};

/** The mailbox of a member of staff who wants mails about feeds, or null. */
export const findReader = async (db: Database, staffId: number): Promise<StaffMailbox | null> =>
  (await db.staff.count({ where: { ...isReader, id: staffId } })) > 0 ? findStaffMailbox(db, staffId) : null;

/** Whether a member of staff is mailed about feeds. */
export const switchFeedMails = async (db: Database, staffId: number, isOn: boolean): Promise<void> => {
  await db.staff.update({ where: { id: staffId }, data: { feedMails: isOn } });
};
