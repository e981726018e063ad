import { unspecified } from '@wearfolio/feeds/clean/color/palette';
import type { Connection } from '../connection.ts';

// Favorites of the products in the work tables and of products merged into them, with the variants in their color. A
// color guessed from a picture counts as none.
const createSaved = `
  CREATE TEMP TABLE saved ON COMMIT DROP AS
  WITH touching AS (
    SELECT product_id AS was_id, product_id FROM work_product WHERE NOT is_new
    UNION
    SELECT id, product_id FROM former
  ), pairs AS (
    SELECT DISTINCT t.was_id, t.product_id, f.color_id,
      c.name = $1::citext OR c.name = p.guessed_color::citext IS TRUE AS is_unspecified
    FROM touching t JOIN favorite f ON f.product_id = t.was_id JOIN color c ON c.id = f.color_id
    JOIN product p ON p.id = t.was_id
  )
  SELECT p.*, v.external_id AS variant
  FROM pairs p
  LEFT JOIN variant v ON v.product_id = p.was_id
    AND (v.color_id = p.color_id OR p.is_unspecified AND v.color_id IS NULL)`;

/** Records the saved colors of the products in the work tables before anything is written. */
export const keepSaved = async (db: Connection): Promise<void> => {
  await db.query(createSaved, [unspecified.name]);
};

// A color that the product still has stays. Otherwise favorites follow the rows that had it: to the first color of
// these rows, or to the primary color if 'Unspecified' has no rows left. A named color without rows stays too, since it
// may return.
const createFollowed = `
  CREATE TEMP TABLE followed ON COMMIT DROP AS
  WITH gone AS (
    SELECT DISTINCT was_id, product_id, color_id, is_unspecified FROM saved s
    WHERE NOT EXISTS (
      SELECT FROM product_color own WHERE own.product_id = s.product_id AND own.color_id = s.color_id)
  )
  SELECT gone.was_id, gone.product_id, gone.color_id AS was_color, coalesce(by_row.color_id, main.color_id) AS color_id
  FROM gone
  LEFT JOIN LATERAL (
    SELECT own.color_id
    FROM saved s
    JOIN variant v ON v.product_id = s.product_id AND v.external_id = s.variant
    JOIN product_color own ON own.product_id = v.product_id AND own.color_id = v.color_id
    WHERE s.was_id = gone.was_id AND s.color_id = gone.color_id
    ORDER BY own.position LIMIT 1
  ) by_row ON true
  LEFT JOIN product_color main ON main.product_id = gone.product_id AND main.is_primary AND gone.is_unspecified
  WHERE coalesce(by_row.color_id, main.color_id) IS NOT NULL`;

/** Finds the new color of each saved color, after colors and variants are written. */
export const findFollowed = async (db: Connection): Promise<void> => {
  await db.query(createFollowed);
};

const createMoves = `
  CREATE TEMP TABLE move ON COMMIT DROP AS
  WITH target AS (
    SELECT f.id, f.customer_id, f.created_at, s.product_id, coalesce(c.color_id, f.color_id) AS color_id
    FROM (SELECT DISTINCT was_id, product_id FROM saved) s
    JOIN favorite f ON f.product_id = s.was_id
    LEFT JOIN followed c ON c.was_id = s.was_id AND c.was_color = f.color_id
  )
  SELECT id, product_id, color_id, row_number() OVER (
    PARTITION BY customer_id, product_id, color_id ORDER BY created_at, id) AS place
  FROM target`;

// If several favorites become one, the earliest stays.
const removeLater = 'DELETE FROM favorite f USING move WHERE f.id = move.id AND move.place > 1';

const moveFavorites = `
  UPDATE favorite f SET product_id = move.product_id, color_id = move.color_id
  FROM move
  WHERE f.id = move.id AND (f.product_id, f.color_id) IS DISTINCT FROM (move.product_id, move.color_id)`;

/** Makes favorites follow their product and color. */
export const followColors = async (db: Connection): Promise<void> => {
  for (const sql of [createMoves, removeLater, moveFavorites]) await db.query(sql);
};
