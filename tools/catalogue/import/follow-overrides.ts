import type { Connection } from '../connection.ts';
import { applyOverrides, orderPictures } from '../overrides/apply-overrides.ts';

// An override of a merged product moves to the remaining product, unless that has its own.
const moveOverrides = `
  WITH moved AS (
    DELETE FROM product_override o USING former WHERE o.product_id = former.id
    RETURNING former.product_id, o.field, o.of, o.value
  )
  INSERT INTO product_override (product_id, field, of, value)
  SELECT DISTINCT ON (product_id, field, of) product_id, field, of, value FROM moved ORDER BY product_id, field, of, value
  ON CONFLICT DO NOTHING`;
const removeFed = 'DELETE FROM product_fed f USING former WHERE f.product_id = former.id';

const createRecolored = `
  CREATE TEMP TABLE work_recolor ON COMMIT DROP AS
  SELECT o.product_id, o.of AS from_id, o.value::int AS to_id
  FROM product_override o JOIN work_product w USING (product_id)
  WHERE o.field = 'color'`;

/** Moves overrides with merged products, and lists in `work_recolor` the colors that ops changed. */
export const followOverrides = async (db: Connection): Promise<void> => {
  for (const sql of [moveOverrides, removeFed, createRecolored]) await db.query(sql);
  await db.query('ANALYZE work_recolor');
};

/** SQL join that adds the override of color `color` (null if the feed names none) to a row of product `product`. */
export const joinRecolored = (product: string, color: string): string =>
  `LEFT JOIN work_recolor own ON own.product_id = ${product} AND own.from_id = coalesce(${color}, 0)`;

/** The color after `joinRecolored`. */
export const recolored = (color: string): string => `coalesce(own.to_id, ${color})`;

const overridden = `
  SELECT w.product_id FROM work_product w WHERE EXISTS (SELECT FROM product_override o WHERE o.product_id = w.product_id)`;

const keepFed = `
  INSERT INTO product_fed AS f (product_id, title, brand_id, category_id, audience, guessed_color, description)
  SELECT id, title, brand_id, category_id, audience, guessed_color, description FROM product WHERE id IN (${overridden})
  ON CONFLICT (product_id) DO UPDATE SET title = excluded.title, brand_id = excluded.brand_id,
    category_id = excluded.category_id, audience = excluded.audience, description = excluded.description,
    guessed_color = coalesce(excluded.guessed_color, f.guessed_color)`;

/** Stores the fed values of the products in the work tables and applies the overrides of ops. */
export const overrideProducts = async (db: Connection): Promise<void> => {
  await db.query(keepFed);
  await applyOverrides(db, overridden);
};

/** Applies the picture order of ops to the products in the work tables. */
export const overridePictures = (db: Connection): Promise<void> => orderPictures(db, overridden);
