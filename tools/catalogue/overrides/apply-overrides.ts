import { unspecified } from '@wearfolio/feeds/clean/color/palette';
import type { Connection } from '../connection.ts';

/** Fields stored in the product's own row. */
export const factFields: readonly string[] = ['title', 'brand', 'category', 'audience', 'description'];

const own = (field: string): string => `max(o.value) FILTER (WHERE o.field = '${field}')`;

// A kind that the other audience does not have stays where it is.
const applyFacts = (products: string): string => `
  WITH said AS (
    SELECT f.product_id, f.title, f.brand_id, f.category_id, f.audience, f.description, ${own('title')} AS own_title, ${own('brand')} AS own_brand,
      ${own('category')} AS own_category, ${own('audience')} AS own_audience,
      ${own('description')} AS own_description
    FROM product_fed f
    LEFT JOIN product_override o USING (product_id)
    WHERE f.product_id IN (${products})
    GROUP BY f.product_id
  ), based AS (
    SELECT said.*, coalesce(own_category, c.path) AS base FROM said JOIN category c ON c.id = said.category_id
  ), wanted AS (
    SELECT based.*, CASE
      WHEN own_audience = 'women' THEN regexp_replace(base, '^men/', 'women/')
      WHEN own_audience IS NOT NULL THEN regexp_replace(base, '^women/', 'men/')
      ELSE base
    END AS path
    FROM based
  )
  UPDATE product p SET
    title = coalesce(own_title, wanted.title),
    description = coalesce(own_description, wanted.description),
    brand_id = (SELECT coalesce(b.shown_id, b.id) FROM brand b WHERE b.id = coalesce(own_brand::int, wanted.brand_id)),
    category_id = coalesce(placed.id, kept.id, wanted.category_id),
    audience = CASE WHEN own_audience IS NULL THEN wanted.audience WHEN own_audience = 'women' THEN NULL ELSE own_audience END
  FROM wanted
  LEFT JOIN category placed ON placed.path = wanted.path
  LEFT JOIN category kept ON kept.path = wanted.base
  WHERE p.id = wanted.product_id`;

/** Applies overrides to products, on top of their fed values. `products` selects their ids. */
export const applyOverrides = async (db: Connection, products: string, values: unknown[] = []): Promise<void> => {
  await db.query(applyFacts(products), values);
};

// The feed's position is stored, so that a picture can return to it.
const applyPictures = (products: string): string => `
  WITH said AS (
    SELECT o.product_id, entry ->> 'path' AS path, (entry ->> 'isHidden')::boolean AS is_hidden, place::int AS place,
      min(place) FILTER (WHERE NOT (entry ->> 'isHidden')::boolean) OVER (PARTITION BY o.product_id) AS first
    FROM product_override o CROSS JOIN LATERAL jsonb_array_elements(o.value::jsonb) WITH ORDINALITY AS each(entry, place)
    WHERE o.field = 'pictures' AND o.product_id IN (${products})
  )
  UPDATE product_media m SET
    fed_position = coalesce(m.fed_position, m.position), position = coalesce(said.place, 1000 + m.position),
    is_hidden = coalesce(said.is_hidden, m.is_hidden), is_default = coalesce(said.place = said.first, false)
  FROM product_media old
  LEFT JOIN said ON said.product_id = old.product_id AND said.path = old.path
  WHERE m.id = old.id AND m.product_id IN (SELECT product_id FROM said)
    AND (said.place IS NOT NULL OR m.fed_position IS NULL OR m.is_default)`;

const saidPictures = (products: string): string => `
  SELECT o.product_id, entry ->> 'path' AS path, place::int AS place
  FROM product_override o CROSS JOIN LATERAL jsonb_array_elements(o.value::jsonb) WITH ORDINALITY AS each(entry, place)
  WHERE o.field = 'pictures' AND o.product_id IN (${products})`;

const removeOwn = (products: string): string => `
  DELETE FROM product_media m WHERE m.is_own AND m.product_id IN (${products})
    AND NOT EXISTS (SELECT FROM (${saidPictures(products)}) said WHERE said.product_id = m.product_id AND said.path = m.path)`;

// Pictures that staff uploaded belong to the first color. An import that drops a color drops its pictures too.
const addOwn = (products: string): string => `
  INSERT INTO product_media (product_id, product_color_id, path, width, height, position, is_own)
  SELECT DISTINCT ON (said.product_id, said.path) said.product_id, own.id, said.path, c.width, c.height, said.place, true
  FROM (${saidPictures(products)}) said
  JOIN content_picture c ON said.path LIKE '/shop-pictures/' || c.hash || '/%'
  JOIN LATERAL (
    SELECT id FROM product_color pc WHERE pc.product_id = said.product_id ORDER BY pc.is_primary DESC, pc.position LIMIT 1
  ) own ON true
  WHERE NOT EXISTS (SELECT FROM product_media m WHERE m.product_id = said.product_id AND m.path = said.path)
  ON CONFLICT DO NOTHING`;

/** Adds staff's own pictures to products, and applies their order. `products` selects their ids. */
export const orderPictures = async (db: Connection, products: string, values: unknown[] = []): Promise<void> => {
  await db.query(removeOwn(products), values);
  await db.query(addOwn(products), values);
  await db.query(applyPictures(products), values);
};

/** Moves pictures back to their feed positions and shows all of them. */
export const pictureRevert = `
  UPDATE product_media SET position = coalesce(fed_position, position), fed_position = NULL, is_hidden = false, is_default = false
  WHERE product_id = ANY($1::int[])`;

// The only color of a product without a fed color is 'Unspecified', or one guessed from its picture.
const findMoving = `
  CREATE TEMP TABLE recoloring ON COMMIT DROP AS
  WITH item AS (
    SELECT i.product_id, i.value::int AS to_id, i.before::int AS from_id
    FROM unnest($1::int[], $2::text[], $3::text[]) AS i(product_id, value, before)
  ), none AS (SELECT id FROM color WHERE name = $5::citext)
  SELECT item.product_id, pc.id AS product_color_id, pc.color_id AS was_id, item.to_id IS NULL AS is_reverted,
    coalesce(item.to_id, CASE WHEN $4::int > 0 THEN $4::int ELSE coalesce(guess.id, none.id) END) AS color_id
  FROM item
  CROSS JOIN none
  JOIN product p ON p.id = item.product_id
  LEFT JOIN product_fed f ON f.product_id = item.product_id
  LEFT JOIN color guess ON guess.name = coalesce(f.guessed_color, p.guessed_color)::citext
  JOIN product_color pc ON pc.product_id = item.product_id AND CASE
    WHEN item.from_id IS NOT NULL THEN pc.color_id = item.from_id
    WHEN $4::int > 0 THEN pc.color_id = $4::int
    ELSE pc.color_id IN (none.id, guess.id)
  END`;

const moveColors = `
  UPDATE product_color pc SET color_id = r.color_id FROM recoloring r
  WHERE pc.id = r.product_color_id AND NOT EXISTS (
    SELECT FROM product_color o WHERE o.product_id = r.product_id AND o.color_id = r.color_id AND o.id <> pc.id)`;

const moveVariants = `
  UPDATE variant v SET color_id = CASE WHEN r.is_reverted AND $1::int = 0 THEN NULL ELSE r.color_id END FROM recoloring r
  WHERE v.product_id = r.product_id AND (v.color_id = r.was_id OR $1::int = 0 AND v.color_id IS NULL)`;

// Favorites follow; of two that become one, the earlier stays.
const dropDoubles = `
  DELETE FROM favorite f USING recoloring r, favorite o
  WHERE f.product_id = r.product_id AND f.color_id = r.was_id AND r.was_id <> r.color_id
    AND o.product_id = f.product_id AND o.customer_id = f.customer_id AND o.color_id = r.color_id`;
const moveFavorites = `
  UPDATE favorite f SET color_id = r.color_id FROM recoloring r
  WHERE f.product_id = r.product_id AND f.color_id = r.was_id`;

const keepGuess = `
  UPDATE product p SET guessed_color = CASE WHEN r.is_reverted THEN f.guessed_color END
  FROM recoloring r JOIN product_fed f USING (product_id)
  WHERE p.id = r.product_id`;

// Two merged colors cannot be separated again, so the next import reads such a product again.
const rereadSize = `
  UPDATE product p SET content_hash = 'recolored' FROM recoloring r
  WHERE p.id = r.product_id AND r.is_reverted AND p.content_hash <> ''`;

type Recolored = { productId: number; value: string | null; before: string | null };

/** Gives products another color instead of color `of` (0: no fed color), or that color again if `value` is null. */
export const recolor = async (db: Connection, of: number, items: readonly Recolored[]): Promise<void> => {
  await db.query(findMoving, [
    items.map(({ productId }) => productId),
    items.map(({ value }) => value),
    items.map(({ before }) => before),
    of,
    unspecified.name,
  ]);
  await db.query(moveColors);
  await db.query(moveVariants, [of]);
  for (const sql of [dropDoubles, moveFavorites]) await db.query(sql);
  if (of === 0) await db.query(keepGuess);
  await db.query(rereadSize);
};
