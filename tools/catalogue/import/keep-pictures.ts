import type { Connection } from '../connection.ts';

// Picture decisions of ops for products that are merged or whose color has a new name in the feed.
const createDecided = `
  CREATE TEMP TABLE decided_picture ON COMMIT DROP AS
  SELECT coalesce(former.product_id, w.product_id) AS product_id, own.color_id, m.path, m.width, m.height, m.position,
    m.is_hidden, m.is_default, former.id IS NOT NULL AS is_former
  FROM product_media m
  JOIN product_color own ON own.id = m.product_color_id
  LEFT JOIN former ON former.id = m.product_id
  LEFT JOIN work_product w ON w.product_id = m.product_id AND NOT w.is_new
  WHERE (m.is_hidden OR m.is_default) AND coalesce(former.id, w.product_id) IS NOT NULL`;

/** Records the pictures that ops removed or put first, before anything is written. */
export const keepDecided = async (db: Connection): Promise<void> => {
  await db.query(createDecided);
};

// A picture of a color that the product still has stays where it was.
const isElsewhere = `(d.is_former OR NOT EXISTS (
  SELECT FROM product_color own WHERE own.product_id = d.product_id AND own.color_id = d.color_id))`;

const hideAgain = `
  UPDATE product_media m SET is_hidden = true, is_default = false
  FROM decided_picture d
  WHERE d.is_hidden AND m.product_id = d.product_id AND m.path = d.path AND NOT m.is_hidden AND ${isElsewhere}`;

// A removed picture that the feed lacks now stays removed, under its own color or the primary one.
const hideMissing = `
  INSERT INTO product_media (product_id, product_color_id, path, width, height, position, is_hidden)
  SELECT DISTINCT ON (own.id, d.path) d.product_id, own.id, d.path, d.width, d.height, d.position, true
  FROM decided_picture d
  JOIN LATERAL (
    SELECT id FROM product_color c WHERE c.product_id = d.product_id AND (c.color_id = d.color_id OR c.is_primary)
    ORDER BY c.color_id = d.color_id DESC LIMIT 1
  ) own ON true
  WHERE d.is_hidden AND ${isElsewhere}
    AND NOT EXISTS (SELECT FROM product_media m WHERE m.product_id = d.product_id AND m.path = d.path)
  ORDER BY own.id, d.path, d.position`;

// A product has one first picture: its own choice wins over that of a product merged into it.
const chooseAgain = `
  UPDATE product_media m SET is_default = true
  FROM (
    SELECT DISTINCT ON (d.product_id) m.id
    FROM decided_picture d JOIN product_media m ON m.product_id = d.product_id AND m.path = d.path AND NOT m.is_hidden
    WHERE d.is_default
      AND NOT EXISTS (SELECT FROM product_media o WHERE o.product_id = d.product_id AND o.is_default)
    ORDER BY d.product_id, d.is_former, m.position, m.id
  ) chosen
  WHERE m.id = chosen.id`;

/** Applies the picture decisions of ops to the current products and colors. */
export const keepDecisions = async (db: Connection): Promise<void> => {
  for (const sql of [hideAgain, hideMissing, chooseAgain]) await db.query(sql);
};
