import type { Pool } from 'pg';
import { type Connection, withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';

export type StorePictures = {
  store: string;
  isHotLinked: boolean;
  /** Pictures of the store's products by state; none if the store serves them. */
  ready: number;
  waiting: number;
  dead: number;
  duplicates: number;
  /** Products in the shop without a picture that can be shown. */
  bare: number;
  /** Dead pictures, and those whose last fetch failed, by reason, most frequent first. */
  faults: { fault: string; count: number }[];
  bytes: number;
};

export type HostAtRest = { host: string; fault: string; until: Date };

export type PictureFigures = { stores: StorePictures[]; hosts: HostAtRest[] };

const byStore = `
  WITH shown AS (
    SELECT DISTINCT p.store_id, m.path FROM product_media m
    JOIN product p ON p.id = m.product_id JOIN store s ON s.id = p.store_id
    WHERE NOT m.is_hidden AND p.active AND NOT s.hot_links_pictures
  ), counted AS (
    SELECT s.store_id, coalesce(pic.state, 'waiting') AS state, pic.fault, count(*)::int AS count, sum(pic.bytes)::float8 AS bytes
    FROM shown s JOIN picture pic ON pic.source = s.path GROUP BY 1, 2, 3
  ), summed AS (
    SELECT store_id, sum(count) FILTER (WHERE state = 'ready') AS ready, sum(count) FILTER (WHERE state = 'waiting') AS waiting,
      sum(count) FILTER (WHERE state = 'dead') AS dead, sum(bytes) AS bytes
    FROM counted GROUP BY store_id
  ), faulty AS (
    SELECT store_id, json_agg(json_build_object('fault', fault, 'count', total) ORDER BY total DESC, fault) AS faults
    FROM (SELECT store_id, fault, sum(count)::int AS total FROM counted WHERE fault IS NOT NULL GROUP BY 1, 2) f
    GROUP BY store_id
  ), doubled AS (
    SELECT p.store_id, count(*)::int AS duplicates FROM product_media m JOIN product p ON p.id = m.product_id
    WHERE p.active AND m.is_duplicate GROUP BY p.store_id
  ), unseen AS (
    SELECT store_id, count(*)::int AS bare FROM listing WHERE active AND NOT has_picture GROUP BY store_id
  )
  SELECT store.name AS store, store.hot_links_pictures AS "isHotLinked",
    coalesce(ready, 0)::int AS ready, coalesce(waiting, 0)::int AS waiting, coalesce(dead, 0)::int AS dead,
    coalesce(duplicates, 0) AS duplicates, coalesce(bare, 0) AS bare, coalesce(faults, '[]') AS faults,
    coalesce(bytes, 0)::float8 AS bytes
  FROM store
  LEFT JOIN summed ON summed.store_id = store.id
  LEFT JOIN faulty ON faulty.store_id = store.id
  LEFT JOIN doubled ON doubled.store_id = store.id
  LEFT JOIN unseen ON unseen.store_id = store.id
  ORDER BY fold_text(store.name), store.id`;

const atRest = `
  SELECT host, fault, resume_at AS until FROM picture_host WHERE resume_at > now() AND fault IS NOT NULL ORDER BY host`;

/** Returns the state of each store's pictures, and the paused hosts. */
export const readPictureFigures = async (db: Connection | Pool): Promise<PictureFigures> => {
  const { rows: stores } = await db.query<StorePictures>(byStore);
  const { rows: hosts } = await db.query<HostAtRest>(atRest);
  return { stores, hosts };
};

/** Like `readPictureFigures`, on its own connection. */
export const pictureFigures = (url: string): Promise<PictureFigures> => withConnection(url, readPictureFigures);

const refetch = `
  UPDATE picture SET due_at = now(), priority = 2, attempts = 0, etag = NULL, last_modified = NULL
  WHERE source IN (
    SELECT m.path FROM product_media m JOIN product p ON p.id = m.product_id WHERE p.store_id = $1 AND NOT m.is_hidden)`;

const wakeHosts = `
  UPDATE picture_host SET failures = 0, resume_at = now() WHERE host IN (
    SELECT DISTINCT pic.host FROM picture pic JOIN product_media m ON m.path = pic.source
    JOIN product p ON p.id = m.product_id WHERE p.store_id = $1)`;

/**
 * Queues all pictures of a store again, including dead ones. Returns their number. Throws Refused for an unknown store.
 */
export const refetchPictures = (url: string, store: string): Promise<number> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<{ id: number }>('SELECT id FROM store WHERE lower(name) = lower($1)', [store]);
    if (!rows[0]) throw new Refused(`There is no store ${store}`);
    const { rowCount } = await db.query(refetch, [rows[0].id]);
    await db.query(wakeHosts, [rows[0].id]);
    return rowCount ?? 0;
  });
