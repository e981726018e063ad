import type { Connection } from '../connection.ts';

// How many are left now of the sizes in which customers want what they saved of the products at work and of those that vanished.
// A favorite without any variant of its size has none left.
const createResized = `
  CREATE TEMP TABLE resized ON COMMIT DROP AS
  WITH left_now AS (
    SELECT wanted.favorite_id, f.product_id, CASE
      WHEN NOT p.active OR p.stock = 0 OR count(v.id) = 0 THEN 0
      WHEN count(v.id) = count(v.stock) THEN sum(v.stock)::int
    END AS "left"
    FROM favorite_size wanted
    JOIN favorite f ON f.id = wanted.favorite_id
    JOIN (SELECT product_id FROM work_product UNION SELECT product_id FROM vanished) touched USING (product_id)
    JOIN product p ON p.id = f.product_id
    LEFT JOIN (variant v
      JOIN size s ON s.id = v.size_id
      JOIN product maker ON maker.id = v.product_id
      LEFT JOIN brand_size own ON own.brand_id = maker.brand_id AND own.size_id = s.id
    ) ON v.product_id = p.id AND (v.color_id = f.color_id OR v.color_id IS NULL)
      AND wanted.size_id IN (s.id, coalesce(own.group_id, s.group_id, s.id))
    GROUP BY wanted.favorite_id, f.product_id, p.id
  )
  SELECT wanted.favorite_id, now.product_id, now."left",
    wanted."left" = 0 AND now."left" IS DISTINCT FROM 0 AS is_back,
    now."left" = 1 AND wanted."left" IS DISTINCT FROM 1 AS is_last
  FROM favorite_size wanted JOIN left_now now USING (favorite_id)
  WHERE wanted."left" IS DISTINCT FROM now."left"`;

const keep = `
  UPDATE favorite_size wanted SET "left" = r."left",
    returned_at = CASE WHEN r.is_back THEN now() ELSE wanted.returned_at END,
    last_at = CASE WHEN r.is_last THEN now() ELSE wanted.last_at END
  FROM resized r WHERE r.favorite_id = wanted.favorite_id`;

/**
 * Notes which of the sizes that customers want came back or came down to one. Leaves in the temporary table `resized` the products
 * (`product_id`) of which that is so (`is_back`, `is_last`).
 */
export const followSizes = async (db: Connection): Promise<void> => {
  await db.query(createResized);
  await db.query(keep);
};
