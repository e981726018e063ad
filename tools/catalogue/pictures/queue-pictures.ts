import type { Connection } from '../connection.ts';

/** SQL of a source address's key, derived with a secret of the shop. The view `shown_media` computes the same key. */
export const keyOf = (source: string): string =>
  `substr(encode(sha256(convert_to((SELECT value FROM shop_state WHERE key = 'picture_secret') || ${source}, 'UTF8')), 'hex'), 1, 32)::uuid`;

/** Returns whether the shop serves stores' pictures itself. Otherwise, responses contain the stores' own addresses. */
export const servesPictures = async (db: Connection): Promise<boolean> => {
  const { rowCount } = await db.query("SELECT FROM shop_state WHERE key = 'pictures' AND value = 'on'");
  return rowCount === 1;
};

const sources = `
  SELECT DISTINCT m.path AS source FROM product_media m
  JOIN touched t USING (product_id)
  JOIN product p ON p.id = t.product_id
  JOIN store s ON s.id = p.store_id
  WHERE NOT m.is_hidden AND NOT s.hot_links_pictures AND p.active AND m.path ~ '^https?://'`;

const insertPictures = `
  WITH keyed AS (SELECT source, ${keyOf('source')} AS key, lower(substring(source FROM '^https?://([^/?#]*)')) AS host FROM (${sources}) s),
  missing AS (SELECT * FROM keyed k WHERE NOT EXISTS (SELECT FROM picture p WHERE p.key = k.key)),
  used AS (UPDATE picture p SET unused_since = NULL FROM keyed k WHERE p.key = k.key AND p.unused_since IS NOT NULL),
  hosts AS (INSERT INTO picture_host (host) SELECT DISTINCT host FROM missing ON CONFLICT DO NOTHING)
  INSERT INTO picture (key, source, host) SELECT key, source, host FROM missing ORDER BY key ON CONFLICT DO NOTHING`;

/** Queues the new pictures of the products in `touched`. The caller must hold the publishing lock. */
export const queuePictures = async (db: Connection): Promise<void> => {
  await db.query(insertPictures);
};
