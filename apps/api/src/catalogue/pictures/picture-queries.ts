import { avifAfter, findFolderId, noteShown, readDerived } from '@wearfolio/catalogue/pictures/picture-folder';
import type { Database } from '@wearfolio/database/client';

export { findFolderId, readDerived };

/** What is known about a store's picture. `made` is the recipe version of its files. */
export type PictureRow = {
  source: string;
  state: string;
  version: number;
  width: number | null;
  height: number | null;
  color: string | null;
  contentHash: string | null;
  made: number;
  /** Whether all stores that use it have shoppers load pictures directly from the store. */
  isHotLinked: boolean;
};

/** The picture with this key, or null. */
export const findPicture = async (db: Database, key: string): Promise<PictureRow | null> => {
  const rows = await db.$queryRaw<PictureRow[]>`
    SELECT source, state, version, width, height, color, content_hash AS "contentHash", recipe AS made,
      unused_since IS NOT NULL AND EXISTS (
        SELECT FROM product_media m JOIN product p ON p.id = m.product_id JOIN store s ON s.id = p.store_id
        WHERE m.path = source AND s.hot_links_pictures) AS "isHotLinked"
    FROM picture WHERE key = ${key}::uuid`;
  return rows[0] ?? null;
};

/**
 * Moves a picture that a shopper waits for to the front of the fetch queue, and queues its derived files for this
 * folder.
 */
export const wantPicture = async (db: Database, folder: string, key: string): Promise<void> => {
  await db.$executeRaw`
    WITH moved AS (
      UPDATE picture SET priority = 3, due_at = least(due_at, now())
      WHERE key = ${key}::uuid AND state = 'waiting' AND attempts = 0
    )
    INSERT INTO picture_want (folder, key) SELECT ${folder}::uuid, key FROM picture WHERE key = ${key}::uuid AND state <> 'dead'
    ON CONFLICT DO NOTHING`;
};

/** Pictures shown since the last flush: how often, and which files. */
export type Shown = { key: string; count: number; contentHash: string; made: number };

/**
 * Records what was shown. Pictures shown often enough get AVIF files. Every hundredth view requests them again, in case
 * the folder lost them.
 */
export const noteAllShown = async (
  db: Database,
  { folder, folderId }: { folder: string; folderId: string },
  shown: readonly Shown[],
): Promise<void> => {
  await db.$executeRaw`
    WITH counted AS (
      UPDATE picture p SET shown = least(p.shown + s.count, 1000000)
      FROM unnest(${shown.map(({ key }) => key)}::uuid[], ${shown.map(({ count }) => count)}::int[]) AS s (key, count)
      WHERE p.key = s.key RETURNING p.key, p.shown - s.count AS before, p.shown AS after
    )
    INSERT INTO picture_want (folder, key, kind) SELECT ${folderId}::uuid, key, 'avif' FROM counted
    WHERE after >= ${avifAfter} AND (before < ${avifAfter} OR after / 100 > before / 100) ON CONFLICT DO NOTHING`;
  for (const { contentHash, made } of shown) await noteShown(folder, contentHash, made);
};

/** The origins of stores whose pictures shoppers load directly. */
export const listHotLinkedOrigins = async (db: Database): Promise<string[]> => {
  const rows = await db.$queryRaw<{ origin: string }[]>`
    SELECT DISTINCT 'https://' || lower(substring(m.path FROM '^https://([^/?#]+)')) AS origin
    FROM store s JOIN product p ON p.store_id = s.id JOIN product_media m ON m.product_id = p.id
    WHERE s.hot_links_pictures AND NOT m.is_hidden AND m.path ~ '^https://[a-zA-Z0-9.:-]+(?:[/?#]|$)'
    ORDER BY origin`;
  return rows.map(({ origin }) => origin);
};
