import { withConnection } from '../connection.ts';

/** How long an unused picture is kept, because sent mails refer to it. */
const keptFor = "interval '30 days'";

// Stores that serve their own pictures use none of ours.
const isUsed = `EXISTS (
  SELECT FROM product_media m JOIN product p ON p.id = m.product_id JOIN store s ON s.id = p.store_id
  WHERE m.path = picture.source AND NOT s.hot_links_pictures)`;

const noteUsed = `UPDATE picture SET unused_since = NULL WHERE unused_since IS NOT NULL AND ${isUsed}`;
/** Records since when a picture is unused. It is no longer fetched. */
export const noteUnused = `UPDATE picture SET unused_since = now() WHERE unused_since IS NULL AND NOT ${isUsed}`;
const remove = `
  WITH gone AS (DELETE FROM picture WHERE unused_since < now() - ${keptFor} RETURNING key),
  unwanted AS (DELETE FROM picture_want USING gone WHERE picture_want.key = gone.key)
  SELECT count(*)::int AS count FROM gone`;
const removeHosts =
  'DELETE FROM picture_host WHERE NOT EXISTS (SELECT FROM picture p WHERE p.host = picture_host.host)';

/**
 * Removes pictures unused for 30 days, and hosts without pictures. Returns the number of pictures. Their derived files
 * are evicted when the folder is full.
 */
export const removeUnusedPictures = (url: string): Promise<number> =>
  withConnection(url, async (db) => {
    await db.query(noteUsed);
    await db.query(noteUnused);
    const { rows } = await db.query<{ count: number }>(remove);
    await db.query(removeHosts);
    return rows[0]?.count ?? 0;
  });
