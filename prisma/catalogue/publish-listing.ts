import { unspecified } from '@wearfolio/feeds/clean/palette';
import type { Connection } from './connection.ts';

// Change numbers become visible in their order only when whoever takes them
// holds this to the end of the transaction.
const publishLock = 5_170_004;

/** Pictures of one colour that a card carries. */
const cardPictures = 6;

// One picture after the other: ops' choice first, then as fed.
const createPictures = `
  CREATE TEMP TABLE card_picture ON COMMIT DROP AS
  SELECT m.product_id, m.product_color_id, m.path, m.width, m.height, m.is_default,
    row_number() OVER (PARTITION BY m.product_color_id ORDER BY m.is_default DESC, m.position, m.id) AS place
  FROM product_media m JOIN touched t USING (product_id)
  WHERE NOT m.is_hidden`;

// Spec 3, 'Product colour entry'.
const createColors = `
  CREATE TEMP TABLE card_color ON COMMIT DROP AS
  SELECT pc.product_id, pc.is_primary, pc.position, c.name, c.parent_id, parent.is_filter, p.first_path,
    jsonb_build_object(
      'id', pc.id, 'color_id', c.id, 'color_name', c.name, 'is_primary', pc.is_primary::int,
      'parent_color_id', c.parent_id, 'image_index', pc.position, 'product_image', coalesce(p.paths, '[]'),
      'colors', jsonb_build_object('id', c.id, 'hexa', c.hexa)
    ) AS entry
  FROM product_color pc
  JOIN touched t USING (product_id)
  JOIN color c ON c.id = pc.color_id
  JOIN color parent ON parent.id = c.parent_id
  LEFT JOIN (
    SELECT product_color_id, jsonb_agg(path ORDER BY place) AS paths, min(path) FILTER (WHERE place = 1) AS first_path
    FROM card_picture
    WHERE place <= CARD_PICTURES
    GROUP BY product_color_id
  ) p ON p.product_color_id = pc.id`.replace('CARD_PICTURES', String(cardPictures));

// Decision 48: some stores' cards show the primary colour whatever ops chose.
// Decision 56: the nearest of the specified ratios, within one per cent.
const createCovers = `
  CREATE TEMP TABLE card_cover ON COMMIT DROP AS
  SELECT product_id, path, width, height, CASE WHEN width > 0 AND height > 0 THEN (
    SELECT shape
    FROM (
      SELECT shape, abs(width / height::float / ratio - 1) AS deviation
      FROM (VALUES ('4:5', 4 / 5.0), ('1:1', 1.0), ('15:23', 15 / 23.0), ('141:250', 141 / 250.0), ('180:319', 180 / 319.0))
        AS specified(shape, ratio)
    ) near
    WHERE deviation <= 0.01
    ORDER BY deviation
    LIMIT 1
  ) END AS shape
  FROM (
    SELECT DISTINCT ON (m.product_id) m.product_id, m.path, m.width, m.height
    FROM card_picture m
    JOIN product_color pc ON pc.id = m.product_color_id
    JOIN product p ON p.id = m.product_id
    JOIN store s ON s.id = p.store_id
    ORDER BY m.product_id, s.uses_primary_color_image AND pc.is_primary DESC, m.is_default DESC,
      pc.is_primary DESC, pc.position, m.place
  ) chosen`;

const createSizes = `
  CREATE TEMP TABLE card_size ON COMMIT DROP AS
  SELECT v.product_id, array_agg(DISTINCT v.size_id) AS size_ids,
    array_agg(DISTINCT parent.id::bigint * 4294967296 + v.size_id) FILTER (WHERE parent.is_filter) AS color_sizes
  FROM variant v
  JOIN touched t USING (product_id)
  LEFT JOIN color c ON c.id = v.color_id
  LEFT JOIN color parent ON parent.id = c.parent_id
  WHERE v.size_id IS NOT NULL
  GROUP BY v.product_id`;

// Spec 3, 'Product (list item)': `productCard` of the contract without what is
// personal. jsonb_build_object takes a hundred arguments at most.
const card = `
  jsonb_build_object(
    'product_id', p.id, 'id', p.id, 'user_id', NULL, 'product_name', p.name, 'title', p.title,
    'brand_id', b.id, 'brand_name', b.display_name,
    'store_id', s.id, 'store_name', s.name, 'vendor_id', s.id,
    'price', trim_scale(p.price_cents / 100.0), 'retail_price', trim_scale(p.retail_cents / 100.0),
    'image_path', cover.path, 'image_name', substring(cover.path FROM '([^/?#]+)(?:[?#].*)?$'),
    'primary_image', substring(cover.path FROM '([^/?#]+)(?:[?#].*)?$'), 'base_url', '',
    'product_url', p.product_url, 'shipping_policy', s.shipping_policy, 'is_active', p.active::int,
    'primary_image_index', coalesce(main.position, 0),
    'primary_color_image_data', main.entry, 'product_color_images', coalesce(colors.images, '[]'),
    'product_color_data', coalesce(colors.entries, '[]'), 'color_primary_image', main.first_path,
    'is_favorite', 0, 'favorite_color_ids', '[]'::jsonb, 'slug', p.slug, 'stock', p.stock,
    'category_path', c3.path, 'image_shape', coalesce(cover.shape, 'default'),
    'image_width', cover.width, 'image_height', cover.height
  )`;

// Rows are replaced whole.
const removeListing = 'DELETE FROM listing USING touched WHERE listing.product_id = touched.product_id';

const insertListing = `
  INSERT INTO listing (
    product_id, category_ids, brand_id, store_id, color_ids, size_ids, color_sizes, collection_ids,
    price_cents, on_sale, in_stock, active, first_seen, keywords, card, change_number
  )
  SELECT p.id, array_remove(ARRAY[c1.id, c2.id, c3.id], NULL), p.brand_id, p.store_id,
    coalesce(colors.color_ids, '{}'), coalesce(sizes.size_ids, '{}'), coalesce(sizes.color_sizes, '{}'),
    coalesce(kept.collection_ids, '{}'), p.price_cents, coalesce(p.retail_cents > p.price_cents, false),
    p.stock IS DISTINCT FROM 0, p.active, p.first_seen,
    fold_text(concat_ws(' ', p.title, b.display_name, s.name, c1.name, c2.name, c3.name, colors.names)),
    ${card}, nextval('listing_change_number')
  FROM touched t
  JOIN product p ON p.id = t.product_id
  JOIN brand b ON b.id = p.brand_id
  JOIN store s ON s.id = p.store_id
  JOIN category c3 ON c3.id = p.category_id
  LEFT JOIN category c2 ON c2.id = c3.parent_id
  LEFT JOIN category c1 ON c1.id = c2.parent_id
  LEFT JOIN (
    SELECT product_id,
      jsonb_agg(entry ORDER BY position) AS entries,
      jsonb_agg(first_path ORDER BY position) FILTER (WHERE first_path IS NOT NULL) AS images,
      array_agg(DISTINCT parent_id) FILTER (WHERE is_filter) AS color_ids,
      string_agg(name::text, ' ' ORDER BY position) FILTER (WHERE name <> $1::citext) AS names
    FROM card_color GROUP BY product_id
  ) colors ON colors.product_id = p.id
  LEFT JOIN card_color main ON main.product_id = p.id AND main.is_primary
  LEFT JOIN card_cover cover ON cover.product_id = p.id
  LEFT JOIN card_size sizes ON sizes.product_id = p.id
  LEFT JOIN (
    SELECT product_id, array_agg(collection_id ORDER BY collection_id) AS collection_ids
    FROM collection_item GROUP BY product_id
  ) kept ON kept.product_id = p.id
  ORDER BY p.id`;

const analysed = [
  'card_picture (product_id, product_color_id)',
  'card_color (product_id)',
  'card_cover (product_id)',
  'card_size (product_id)',
];

/** Makes the temporary table `touched` (product_id), in which `publishTouched` finds what to publish. */
export const createTouched = async (db: Connection): Promise<void> => {
  await db.query('CREATE TEMP TABLE touched (product_id int PRIMARY KEY) ON COMMIT DROP');
};

/**
 * Rebuilds the listing rows of the products in `touched` from the product tables.
 * The last step of a transaction: it holds the publishing lock until the commit,
 * and tells every listener of `listing_changed` with it.
 */
export const publishTouched = async (db: Connection): Promise<void> => {
  const { rows } = await db.query<{ count: number }>('SELECT count(*)::int AS count FROM touched');
  if (rows[0]?.count === 0) return;
  await db.query('ANALYZE touched');
  for (const sql of [createPictures, createColors, createCovers, createSizes]) await db.query(sql);
  for (const table of analysed) await db.query(`ANALYZE ${table}`);
  await db.query('SELECT pg_advisory_xact_lock($1)', [publishLock]);
  await db.query(removeListing);
  await db.query(insertListing, [unspecified.name]);
  await db.query('NOTIFY listing_changed');
};

/** As `publishTouched`, for these products; inside the caller's transaction. */
export const publishProducts = async (db: Connection, productIds: readonly number[]): Promise<void> => {
  await createTouched(db);
  await db.query('INSERT INTO touched SELECT DISTINCT unnest($1::int[])', [productIds]);
  await publishTouched(db);
};
