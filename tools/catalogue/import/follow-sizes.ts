import type { Connection } from '../connection.ts';

// Stock at all stores of each size that customers wait for. `sellers` are the offers of this import that have it. A
// size from another store's offer, for example after a match, is noted at that store's next import.
const createResized = `
  CREATE TEMP TABLE resized ON COMMIT DROP AS
  WITH touched AS (
    SELECT product_id FROM work_product UNION SELECT product_id FROM vanished
  ), left_now AS (
    SELECT wanted.favorite_id, wanted."left" AS was, favorite_size_left(wanted.favorite_id, wanted.size_id) AS now, (
      SELECT array_agg(offer.id) FROM product offer JOIN touched ON touched.product_id = offer.id
      WHERE offer.cluster_id = saved.cluster_id AND offer_size_left(wanted.favorite_id, offer.id, wanted.size_id) IS DISTINCT FROM 0
    ) AS sellers
    FROM favorite_size wanted
    JOIN favorite f ON f.id = wanted.favorite_id
    JOIN product saved ON saved.id = f.product_id
    WHERE saved.cluster_id IN (SELECT cluster_id FROM product JOIN touched ON touched.product_id = product.id)
  )
  SELECT favorite_id, sellers, now AS "left", was = 0 AS is_back,
    now = 1 AND was IS DISTINCT FROM 1 AND sellers IS NOT NULL AS is_last
  FROM left_now WHERE was IS DISTINCT FROM now AND (was IS DISTINCT FROM 0 OR sellers IS NOT NULL)`;

const keep = `
  UPDATE favorite_size wanted SET "left" = r."left",
    returned_at = CASE WHEN r.is_back THEN now() ELSE wanted.returned_at END,
    last_at = CASE WHEN r.is_last THEN now() ELSE wanted.last_at END
  FROM resized r WHERE r.favorite_id = wanted.favorite_id`;

/**
 * Finds sizes that customers wait for and that are back in stock or down to the last one, at any store. The temporary
 * table `resized` then holds the offers of this import with them (`sellers`), and which case applies (`is_back`,
 * `is_last`).
 */
export const followSizes = async (db: Connection): Promise<void> => {
  await db.query(createResized);
  await db.query(keep);
};
