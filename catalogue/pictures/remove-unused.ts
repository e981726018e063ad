import { withConnection } from '../connection.ts';

/** How long a picture stays that no product has any more: mails that were sent name it. */
const keptFor = "interval '30 days'";

// A store whose pictures shoppers load from the store itself uses none of ours.
const isUsed = `EXISTS (
  SELECT FROM product_media m JOIN product p ON p.id = m.product_id JOIN store s ON s.id = p.store_id
  WHERE m.path = picture.source AND NOT s.hot_links_pictures)`;

const noteUsed = `UPDATE picture SET unused_since = NULL WHERE unused_since IS NOT NULL AND ${isUsed}`;
/** Notes since when a picture is not used. It is not fetched again. */
export const noteUnused = `UPDATE picture SET unused_since = now() WHERE unused_since IS NULL AND NOT ${isUsed}`;
const remove = `
  WITH gone AS (DELETE FROM picture WHERE unused_since < now() - ${keptFor} RETURNING key),
  unwanted AS (DELETE FROM picture_want USING gone WHERE picture_want.key = gone.key)
  SELECT count(*)::int AS count FROM gone`;
const removeHosts =
  'DELETE FROM picture_host WHERE NOT EXISTS (SELECT FROM picture p WHERE p.host = picture_host.host)';

/**
 * Removes the pictures that no product has had for 30 days, and hosts without any. Answers how many pictures. Their derived
 * files go as all others do: when the folder is too large and nobody looks at them.
 */
export const removeUnusedPictures = (url: string): Promise<number> =>
  withConnection(url, async (db) => {
    await db.query(noteUsed);
    await db.query(noteUnused);
    const { rows } = await db.query<{ count: number }>(remove);
    await db.query(removeHosts);
    return rows[0]?.count ?? 0;
  });
