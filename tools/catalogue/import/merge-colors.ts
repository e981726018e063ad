import { unspecified } from '@wearfolio/feeds/clean/color/palette';
import type { Connection } from '../connection.ts';
import { withoutRowChecks } from '../row-checks.ts';
import { joinRecolored, recolored } from './follow-overrides.ts';

// The first color is the primary one. Only a product without any known color is 'Unspecified'
// (behavior.md#card-no-color).
const createWorkColor = `
  CREATE TEMP TABLE work_color (
    product_id int NOT NULL, color_id int NOT NULL, position int NOT NULL,
    PRIMARY KEY (product_id, color_id)
  )`;

const fillWorkColor = `
  INSERT INTO work_color
  SELECT product_id, color_id, row_number() OVER (PARTITION BY product_id ORDER BY first) - 1
  FROM (
    SELECT w.product_id, ${recolored('s.color_id')} AS color_id, min(v.place_in_feed) AS first
    FROM work_variant v
    JOIN work_product w USING (product)
    JOIN work_spelling s USING (color)
    ${joinRecolored('w.product_id', 's.color_id')}
    GROUP BY 1, 2
  ) seen`;

// A color guessed from a picture stays until the feed or ops name one.
const fillUnspecified = `
  INSERT INTO work_color
  SELECT w.product_id, ${recolored('c.id')}, 0
  FROM work_product w
  LEFT JOIN product p ON p.id = w.product_id
  JOIN color c ON c.name = coalesce(p.guessed_color, $1)::citext
  ${joinRecolored('w.product_id', 'NULL::int')}
  WHERE NOT EXISTS (SELECT 1 FROM work_color k WHERE k.product_id = w.product_id)`;

const forgetGuesses = `
  UPDATE product p SET guessed_color = NULL
  FROM work_color k WHERE k.product_id = p.id AND p.guessed_color IS NOT NULL`;

// A product keeps the rows of its remaining colors, with their picture ids and the decisions of ops.
const removeGone = `
  DELETE FROM product_color pc USING work_product w
  WHERE pc.product_id = w.product_id
    AND NOT EXISTS (SELECT 1 FROM work_color k WHERE k.product_id = pc.product_id AND k.color_id = pc.color_id)`;

// Only one color may be primary at any time, so the old one is cleared first.
const clearPrimary = `
  UPDATE product_color pc SET is_primary = false
  FROM work_color k
  WHERE k.product_id = pc.product_id AND k.color_id = pc.color_id AND pc.is_primary AND k.position > 0`;

const insertColors = `
  INSERT INTO product_color (product_id, color_id, is_primary, position)
  SELECT product_id, color_id, k.position = 0, k.position
  FROM work_color k JOIN work_product w USING (product_id)
  WHERE w.is_new = $1
  ORDER BY product_id, k.position`;

const keepColors = `
  ON CONFLICT (product_id, color_id) DO UPDATE SET is_primary = excluded.is_primary, position = excluded.position`;

/** Writes the colors of the products in the work tables. */
export const mergeColors = async (db: Connection): Promise<void> => {
  await db.query(createWorkColor);
  await db.query(fillWorkColor);
  await db.query(forgetGuesses);
  await db.query(fillUnspecified, [unspecified.name]);
  await db.query('ANALYZE work_color');
  await db.query(removeGone);
  await db.query(clearPrimary);
  await withoutRowChecks(db, () => db.query(insertColors, [true]));
  await db.query(insertColors + keepColors, [false]);
};
