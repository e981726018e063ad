import type { Connection } from '../connection.ts';
import { withoutRowChecks } from '../row-checks.ts';
import { joinRecolored, recolored } from './follow-overrides.ts';

/** Maximum number of pictures per color. */
const maxPictures = 20;

const createWorkMedia = `
  CREATE TEMP TABLE work_media (
    product_id int NOT NULL, product_color_id int NOT NULL, path text NOT NULL, width int, height int,
    position int NOT NULL
  )`;

// A variant's pictures belong to its color, or to the primary color if it has none. A row's own pictures follow those
// of its variants.
const fillWorkMedia = `
  WITH shown AS (
    SELECT product, color, images, place_in_feed FROM work_variant
    UNION ALL
    (
      SELECT DISTINCT ON (r.seq) r.product, v.color, r.images, r.seq * 1000000::bigint + 999999
      FROM work_row r JOIN work_variant v USING (seq)
      WHERE jsonb_array_length(r.images) > 0 AND jsonb_array_length(r.variants) > 1
      ORDER BY r.seq, v.place_in_feed
    )
  ), pictures AS (
    SELECT DISTINCT ON (k.product_id, k.color_id, i.picture ->> 0)
      k.product_id, k.color_id, i.picture ->> 0 AS path,
      (i.picture ->> 1)::int AS width, (i.picture ->> 2)::int AS height, s.place_in_feed, i.place
    FROM shown s
    JOIN work_product w USING (product)
    LEFT JOIN work_spelling c USING (color)
    ${joinRecolored('w.product_id', 'c.color_id')}
    JOIN work_color k ON k.product_id = w.product_id
      AND CASE WHEN c.color_id IS NULL THEN k.position = 0 ELSE k.color_id = ${recolored('c.color_id')} END
    CROSS JOIN LATERAL jsonb_array_elements(s.images) WITH ORDINALITY AS i(picture, place)
    ORDER BY k.product_id, k.color_id, i.picture ->> 0, s.place_in_feed, i.place
  )
  INSERT INTO work_media
  SELECT product_id, pc.id, path, width, height, placed.position
  FROM (
    SELECT *, row_number() OVER (PARTITION BY product_id, color_id ORDER BY place_in_feed, place) - 1 AS position
    FROM pictures
  ) placed
  JOIN product_color pc USING (product_id, color_id)
  WHERE placed.position < $1`;

// Hidden pictures stay, so that they remain hidden when they return.
const removeGone = `
  DELETE FROM product_media m USING work_product w
  WHERE m.product_id = w.product_id AND NOT m.is_hidden AND NOT m.is_own
    AND NOT EXISTS (
      SELECT 1 FROM work_media k WHERE k.product_color_id = m.product_color_id AND k.path = m.path)`;

const insertMedia = `
  INSERT INTO product_media (product_id, product_color_id, path, width, height, position)
  SELECT product_id, product_color_id, path, width, height, position
  FROM work_media JOIN work_product w USING (product_id)
  WHERE w.is_new = $1
  ORDER BY product_color_id, position`;

const keepMedia = `
  ON CONFLICT (product_color_id, path) DO UPDATE SET
    position = CASE WHEN product_media.fed_position IS NULL THEN excluded.position ELSE product_media.position END,
    fed_position = CASE WHEN product_media.fed_position IS NOT NULL THEN excluded.position END,
    width = coalesce(excluded.width, product_media.width),
    height = coalesce(excluded.height, product_media.height)`;

/** Writes the pictures of the products in the work tables, and keeps those that ops hid or made the default. */
export const mergeMedia = async (db: Connection): Promise<void> => {
  await db.query(createWorkMedia);
  await db.query(fillWorkMedia, [maxPictures]);
  await db.query('ANALYZE work_media');
  await db.query(removeGone);
  await withoutRowChecks(db, () => db.query(insertMedia, [true]));
  await db.query(insertMedia + keepMedia, [false]);
};
