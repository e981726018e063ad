import type { Connection } from '../connection.ts';
import { queuePictures, servesPictures } from '../pictures/queue-pictures.ts';
import { withoutRowChecks } from '../row-checks.ts';
import { categoriesOf, categoryLines, detailsOf, isNamed, languageOf, titlesOf, wordsOf } from './card-words.ts';
import { createDelivery, deliveryFields } from './delivery.ts';
import { findTouchedClusters, lockPublishing, publishSiblings } from './publish-clusters.ts';
import { createQuotes } from './quotes.ts';
import { deliveryTraitsOf, priceTraitsOf, selectTraits } from './traits.ts';

/** Pictures of one color on a card. */
const cardPictures = 6;

// JSON keys here and in `card` are sorted by length and then alphabetically. jsonb stores them in this order, so it
// need not sort them. behavior.md#card-colors, 'Product color entry'. Pictures in order: the choice of ops, then the
// feed's order.
const createColors = `
  CREATE TEMP TABLE card_color ON COMMIT DROP AS
  WITH named AS MATERIALIZED (
    SELECT c.id, c.name, c.parent_id, parent.is_filter, jsonb_build_object('id', c.id, 'hexa', c.hexa) AS colors
    FROM color c JOIN color parent ON parent.id = c.parent_id
  ), pictures AS (
    SELECT m.product_color_id,
      array_agg(m.path ORDER BY m.is_default DESC, m.position, m.id) AS paths,
      array_agg(m.width ORDER BY m.is_default DESC, m.position, m.id) AS widths,
      array_agg(m.height ORDER BY m.is_default DESC, m.position, m.id) AS heights,
      bool_or(m.is_default) AS has_default
    FROM shown_media m JOIN touched t USING (product_id)
    GROUP BY m.product_color_id
  )
  SELECT pc.product_id, pc.is_primary, pc.position, named.name, named.parent_id, named.is_filter,
    p.paths[1] AS path, p.widths[1] AS width, p.heights[1] AS height, p.has_default,
    to_jsonb(entry) || CASE WHEN named.name = product.guessed_color::citext THEN '{"is_guess": true}' ELSE '{}' END::jsonb AS entry
  FROM product_color pc
  JOIN touched t USING (product_id)
  JOIN product ON product.id = pc.product_id
  JOIN named ON named.id = pc.color_id
  LEFT JOIN pictures p ON p.product_color_id = pc.id
  CROSS JOIN LATERAL (
    SELECT pc.id, named.colors, named.id AS color_id, named.name AS color_name, pc.is_primary::int AS is_primary,
      pc.position AS image_index, coalesce(p.paths[1:${cardPictures}], '{}') AS product_image,
      named.parent_id AS parent_color_id
  ) entry`;

// A card's data about all colors of a product.
const createColorLists = `
  CREATE TEMP TABLE card_colors ON COMMIT DROP AS
  SELECT product_id,
    array_agg(entry ORDER BY position) AS entries,
    array_agg(path ORDER BY position) FILTER (WHERE path IS NOT NULL) AS images,
    array_agg(DISTINCT parent_id) FILTER (WHERE is_filter) AS color_ids,
    string_agg(name::text, ' ' ORDER BY position) FILTER (WHERE ${isNamed}) AS names,
    (array_agg(entry) FILTER (WHERE is_primary))[1] AS main_entry,
    max(path) FILTER (WHERE is_primary) AS main_path,
    max(position) FILTER (WHERE is_primary) AS main_position
  FROM card_color GROUP BY product_id`;

// behavior.md#card-primary-color: some stores' cards show the primary color whatever ops chose. behavior.md#card-shape:
// the nearest of the specified ratios, within 1 %.
const createCovers = `
  CREATE TEMP TABLE card_cover ON COMMIT DROP AS
  SELECT product_id, path, substring(path FROM '([^/?#]+)(?:[?#].*)?$') AS name, width, height,
    CASE WHEN width > 0 AND height > 0 THEN (
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
    SELECT DISTINCT ON (c.product_id) c.product_id, c.path, c.width, c.height
    FROM card_color c
    JOIN product p ON p.id = c.product_id
    JOIN store s ON s.id = p.store_id
    WHERE c.path IS NOT NULL
    ORDER BY c.product_id, s.uses_primary_color_image AND c.is_primary DESC, c.has_default DESC,
      c.is_primary DESC, c.position
  ) chosen`;

// behavior.md#listing-sold-out: a size, alone or in a color, counts while it is available; unknown stock counts as
// available. Equal sizes are listed as their group.
const createSizes = `
  CREATE TEMP TABLE card_size ON COMMIT DROP AS
  SELECT v.product_id, array_agg(DISTINCT grouped.id) FILTER (WHERE is_left) AS size_ids,
    array_agg(DISTINCT parent.id::bigint * 4294967296 + grouped.id) FILTER (WHERE is_left AND parent.is_filter)
      AS color_sizes,
    array_agg(DISTINCT s.kind::int) FILTER (WHERE s.kind > 0) AS size_kinds
  FROM variant v
  JOIN touched t USING (product_id)
  JOIN product p ON p.id = v.product_id
  JOIN size s ON s.id = v.size_id
  LEFT JOIN brand_size own ON own.brand_id = p.brand_id AND own.size_id = s.id
  LEFT JOIN color c ON c.id = v.color_id
  LEFT JOIN color parent ON parent.id = c.parent_id
  CROSS JOIN LATERAL (SELECT coalesce(own.group_id, s.group_id, s.id) AS id) grouped
  CROSS JOIN LATERAL (SELECT v.stock IS DISTINCT FROM 0 AND p.stock IS DISTINCT FROM 0 AS is_left) available
  GROUP BY v.product_id`;

const createTraits = `CREATE TEMP TABLE card_trait ON COMMIT DROP AS ${selectTraits('(SELECT product_id AS id FROM touched)')}`;

const deliveryColumns = Object.entries(deliveryFields)
  .map(([name, value]) => `${value} AS ${name}`)
  .join(', ');

// behavior.md#card-fields, 'Product (list item)': `productCard` of the contract without personal data.
const card = `
  SELECT p.id, p.slug, trim_scale(p.price_cents / 100.0) AS price, p.stock, p.title, NULL AS user_id, '' AS base_url,
    b.id AS brand_id, ${languageOf} AS language, s.id AS store_id, p.active::int AS is_active, s.id AS vendor_id, b.display_name AS brand_name,
    cover.name AS image_name, cover.path AS image_path, p.id AS product_id, s.name AS store_name,
    coalesce(cover.shape, 'default') AS image_shape, cover.width AS image_width, 0 AS is_favorite,
    p.product_url, CASE WHEN p.retail_cents IS NOT NULL THEN coalesce(p.struck_kind, 'regular') END AS retail_kind,
    cover.height AS image_height, p.name AS product_name,
    trim_scale(p.retail_cents / 100.0) AS retail_price, tree.path AS category_path, cover.name AS primary_image,
    s.shipping_policy, ${deliveryColumns}, '[]'::jsonb AS favorite_color_ids, coalesce(colors.entries, '{}') AS product_color_data,
    colors.main_path AS color_primary_image, coalesce(colors.main_position, 0) AS primary_image_index,
    coalesce(colors.images, '{}') AS product_color_images, colors.main_entry AS primary_color_image_data`;

// Locks products, as the foreign key of `listing` would row by row, so that none is removed before its row is written.
// An import that merges one of them finishes first. It waits for the publishing lock, so this comes before that lock.
// Rows written by this transaction are locked already.
const lockTouched = `
  SELECT FROM product p JOIN touched t ON t.product_id = p.id
  WHERE p.xmin IS DISTINCT FROM pg_current_xact_id()::xid
  ORDER BY p.id FOR KEY SHARE OF p`;

/**
 * SQL condition: product `p` is kept out of the shop by its store's feed, by a report, or by ops, who hid it, switched its
 * brand or store off, or deleted its store.
 */
export const isKeptOut = `(
  p.hidden_by_feed OR EXISTS (SELECT FROM removed_offer WHERE removed_offer.product_id = p.id)
  OR EXISTS (SELECT FROM product_override hidden WHERE hidden.product_id = p.id AND hidden.field = 'hidden')
  OR EXISTS (
    SELECT FROM switched_off o WHERE (o.kind, o.subject_id) IN (('brand', p.brand_id), ('store', p.store_id)))
    OR EXISTS (SELECT FROM store d WHERE d.id = p.store_id AND d.remove_at IS NOT NULL))`;

// Rows are replaced whole.
const removeListing = 'DELETE FROM listing USING touched WHERE listing.product_id = touched.product_id';

const insertListing = `
  INSERT INTO listing (
    product_id, cluster_id, category_ids, brand_id, brand_ids, store_id, color_ids, size_ids, size_kinds, color_sizes,
    collection_ids,
    trait_ids, price_cents, delivered_cents, delivered_abroad, on_sale, in_stock, active, first_seen, has_picture, popularity, drop_permille, dropped_at, title, keywords, details, card, change_number
  )
  WITH ${categoryLines}
  SELECT p.id, p.cluster_id, coalesce(shared.category_ids, ${categoriesOf}), p.brand_id,
    coalesce(shared.brand_ids, ARRAY[p.brand_id]), p.store_id,
    coalesce(colors.color_ids, '{}'), coalesce(sizes.size_ids, '{}'), coalesce(sizes.size_kinds, '{}'),
    coalesce(sizes.color_sizes, '{}'),
    coalesce(shared.collection_ids, kept.collection_ids, '{}'),
    ${priceTraitsOf} || ${deliveryTraitsOf} || coalesce(abroad.trait_ids, '{}') || coalesce(shared.trait_ids, traits.trait_ids, '{}'), p.price_cents,
    p.price_cents + delivered.fee_cents, abroad.delivered_cents,
    coalesce(p.retail_cents > p.price_cents, false), p.stock IS DISTINCT FROM 0,
    p.active AND NOT ${isKeptOut},
    coalesce(shared.first_seen, p.first_seen), cover.path IS NOT NULL, p.popularity, p.drop_permille, p.dropped_at, fold_text(p.title),
    coalesce(shared.keywords, ${wordsOf('colors.names')}),
    coalesce(shared.details, ${detailsOf}),
    CASE WHEN coalesce(abroad.fields, quoted.fields, said.titles) IS NULL THEN to_jsonb(card) ELSE to_jsonb(card)
      || CASE WHEN abroad.fields IS NULL THEN '{}' ELSE jsonb_build_object('abroad', abroad.fields) END
      || CASE WHEN quoted.fields IS NULL THEN '{}' ELSE jsonb_build_object('quote', quoted.fields) END
      || CASE WHEN said.titles IS NULL THEN '{}' ELSE jsonb_build_object('titles', said.titles) END END,
    nextval('listing_change_number')
  FROM touched t
  JOIN product p ON p.id = t.product_id
  JOIN brand b ON b.id = p.brand_id
  JOIN store s ON s.id = p.store_id
  JOIN tree ON tree.id = p.category_id
  LEFT JOIN cluster_union shared ON shared.cluster_id = p.cluster_id AND p.active
  LEFT JOIN card_colors colors ON colors.product_id = p.id
  LEFT JOIN card_cover cover ON cover.product_id = p.id
  LEFT JOIN card_size sizes ON sizes.product_id = p.id
  LEFT JOIN card_trait traits ON traits.product_id = p.id
  LEFT JOIN card_delivery delivered ON delivered.product_id = p.id AND delivered.is_home
  LEFT JOIN card_abroad abroad ON abroad.product_id = p.id
  LEFT JOIN card_quote quoted ON quoted.product_id = p.id
  LEFT JOIN (
    SELECT product_id, array_agg(collection_id ORDER BY collection_id) AS collection_ids
    FROM collection_item GROUP BY product_id
  ) kept ON kept.product_id = p.id
  CROSS JOIN LATERAL (SELECT ${titlesOf} AS titles) said
  CROSS JOIN LATERAL (${card}) card
  ORDER BY p.id`;

const analyzed = [
  'card_color (product_id)',
  'card_colors (product_id)',
  'card_cover (product_id)',
  'card_size (product_id)',
  'card_trait (product_id)',
  'card_delivery (product_id)',
  'card_abroad (product_id)',
  'card_quote (product_id)',
];

/** Creates the temporary table `touched` (product_id), the input of `publishTouched`. */
export const createTouched = async (db: Connection): Promise<void> => {
  await db.query('CREATE TEMP TABLE touched (product_id int PRIMARY KEY) ON COMMIT DROP');
};

/**
 * Rebuilds the listing rows of the products in `touched`, and updates the other offers of their clusters. Call it as
 * the last step of a transaction: it holds the publishing lock until the commit, which notifies the listeners of
 * `listing_changed`.
 */
export const publishTouched = async (db: Connection): Promise<void> => {
  const { rows } = await db.query<{ count: number }>('SELECT count(*)::int AS count FROM touched');
  if (rows[0]?.count === 0) return;
  await db.query('ANALYZE touched');
  await db.query(lockTouched);
  for (const sql of [createColors, createColorLists, createCovers, createSizes, createTraits]) await db.query(sql);
  await createDelivery(db);
  await createQuotes(db);
  for (const table of analyzed) await db.query(`ANALYZE ${table}`);
  await lockPublishing(db);
  if (await servesPictures(db)) await queuePictures(db);
  await findTouchedClusters(db);
  await db.query(removeListing);
  await withoutRowChecks(db, () => db.query(insertListing));
  await publishSiblings(db);
  await db.query('NOTIFY listing_changed');
};

/**
 * Like `publishTouched` for these products; runs in the caller's transaction. It holds the publishing lock from the
 * start, so that it publishes what an import committed meanwhile.
 */
export const publishProducts = async (db: Connection, productIds: readonly number[]): Promise<void> => {
  await createTouched(db);
  await db.query('INSERT INTO touched SELECT DISTINCT unnest($1::int[])', [productIds]);
  await db.query(lockTouched);
  await lockPublishing(db);
  await publishTouched(db);
};

/** Like `publishTouched` for all products of a store; runs in the caller's transaction. */
export const publishStore = async (db: Connection, storeId: number): Promise<void> => {
  await createTouched(db);
  await db.query('INSERT INTO touched SELECT id FROM product WHERE store_id = $1', [storeId]);
  await publishTouched(db);
};
