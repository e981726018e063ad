import type { Database } from '@wearfolio/database/client';
import { type PoolFigures, poolFigures } from '@wearfolio/database/client';

/** The connection pool of this process. */
export const readPool = (db: Database): PoolFigures => poolFigures(db);

/**
 * A store's feed for monitoring: the age of its last good import in seconds, the rows rejected by the last one, and
 * held prices.
 */
export type FeedFigures = { store: string; age: number | null; rejected: number; held: number };

export const readFeedFigures = (db: Database): Promise<FeedFigures[]> => db.$queryRaw<FeedFigures[]>`
  SELECT slug AS store, extract(epoch FROM now() - good.finished_at)::float AS age,
    coalesce(last.rejected, 0) AS rejected, coalesce(waiting.count, 0) AS held
  FROM store
  LEFT JOIN LATERAL (
    SELECT finished_at FROM import WHERE store_id = store.id AND outcome = 'imported' ORDER BY id DESC LIMIT 1
  ) good ON true
  LEFT JOIN LATERAL (
    SELECT rejected FROM import WHERE store_id = store.id AND outcome <> 'running' ORDER BY id DESC LIMIT 1
  ) last ON true
  LEFT JOIN (
    SELECT store_id, count(*)::int FROM held_price JOIN import ON import.id = import_id
    WHERE rejected_at IS NULL GROUP BY store_id
  ) waiting ON waiting.store_id = store.id
  ORDER BY slug`;

/** The picture queue for monitoring: pictures by state, due pictures, and failures by reason. */
export const countPictures = async (db: Database) => {
  const [states, faults, [hosts]] = await Promise.all([
    db.$queryRaw<{ state: string; count: number; due: number }[]>`
      SELECT state, count(*)::int AS count, count(*) FILTER (WHERE due_at <= now())::int AS due FROM picture GROUP BY state`,
    db.$queryRaw<{ fault: string; count: number }[]>`
      SELECT fault, count(*)::int AS count FROM picture WHERE fault IS NOT NULL GROUP BY fault`,
    db.$queryRaw<{ resting: number }[]>`
      SELECT count(*)::int AS resting FROM picture_host WHERE resume_at > now() AND fault IS NOT NULL`,
  ]);
  return { states, faults, resting: hosts?.resting ?? 0 };
};
