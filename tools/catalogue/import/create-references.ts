import { categoryTree, fallbackPath, slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import { parents, unspecified } from '@wearfolio/feeds/clean/color/palette';
import type { Connection } from '../connection.ts';
import { placeSizes } from '../sizes/place-sizes.ts';
import type { Staged } from './staging.ts';

// Serializes imports that create brands and the like: two that meet the same new brand must not create it twice, nor
// create two brands with one slug.
const referenceLock = 5_170_003;

const positions = new Map<string, number>();
for (const [top, middles] of Object.entries(categoryTree)) {
  positions.set(slugOf(top), positions.size);
  for (const [middle, leaves] of Object.entries(middles)) {
    positions.set(`${slugOf(top)}/${slugOf(middle)}`, positions.size);
    for (const leaf of leaves) positions.set([top, middle, leaf].map(slugOf).join('/'), positions.size);
  }
}
/** Unknown branches follow the shop's own tree, and the fallback comes last. */
const positionOf = (path: string): number => positions.get(path) ?? (fallbackPath.startsWith(path) ? 100_000 : 50_000);

type Node = { path: string; slug: string; name: string; level: number; parent: string | null; position: number };

const nodesOf = (categories: ReadonlyMap<string, readonly [string, string, string]>): Node[] => {
  const nodes = new Map<string, Node>();
  for (const [leafPath, names] of categories) {
    const slugs = leafPath.split('/');
    names.forEach((name, at) => {
      const path = slugs.slice(0, at + 1).join('/');
      const parent = at === 0 ? null : slugs.slice(0, at).join('/');
      nodes.set(path, { path, slug: slugs[at] ?? '', name, level: at + 1, parent, position: positionOf(path) });
    });
  }
  return [...nodes.values()];
};

const insertCategories = `
  INSERT INTO category (name, slug, path, level, position, parent_id)
  SELECT n.name, n.slug, n.path, n.level, n.position, p.id
  FROM jsonb_to_recordset($1::jsonb)
    AS n(path text, slug text, name text, level int, parent text, position int)
  LEFT JOIN category p ON p.path = n.parent
  WHERE n.level = $2 AND NOT EXISTS (SELECT 1 FROM category c WHERE c.path = n.path)
  ORDER BY n.position, n.path`;

/** Creates missing categories for these leaves and their parents. */
export const createCategories = async (
  db: Connection,
  categories: ReadonlyMap<string, readonly [string, string, string]>,
): Promise<void> => {
  const nodes = nodesOf(categories);
  const { rows } = await db.query<{ path: string }>('SELECT path FROM category WHERE path = ANY($1)', [
    nodes.map(({ path }) => path),
  ]);
  if (rows.length === nodes.length) return;
  await db.query('SELECT pg_advisory_xact_lock($1)', [referenceLock]);
  for (const level of [1, 2, 3]) await db.query(insertCategories, [JSON.stringify(nodes), level]);
};

const unisexLeaves = `
  SELECT DISTINCT r.category AS path FROM work_product w JOIN work_row r ON r.seq = w.product
  WHERE w.details ->> 'audience' = 'unisex'`;

/** Creates the categories under Women that also list unisex products from Men. The feed must be unfolded. */
export const createUnisexCategories = async (db: Connection, { categories }: Staged): Promise<void> => {
  const { rows } = await db.query<{ path: string }>(unisexLeaves);
  const leaves = rows.flatMap(({ path }) => {
    const ofWomen = path.replace(/^men\//, 'women/');
    const [, middle, leaf] = categories.get(path) ?? [];
    return positions.has(ofWomen) && middle && leaf ? [[ofWomen, ['Women', middle, leaf]] as const] : [];
  });
  await createCategories(db, new Map(leaves));
};

const insertPalette = `
  INSERT INTO color (id, name, hexa, is_filter, position, parent_id)
  SELECT id, name, hexa, is_filter, position, id
  FROM (
    SELECT nextval(pg_get_serial_sequence('color', 'id')) AS id, p.*
    FROM jsonb_to_recordset($1::jsonb) AS p(name text, hexa text, is_filter boolean, position int)
    WHERE NOT EXISTS (SELECT 1 FROM color c WHERE c.name = p.name::citext)
    ORDER BY p.position
  ) missing`;

const palette = [...Object.entries(parents), [unspecified.name, unspecified.hexa] as const].map(
  ([name, hexa], position) => ({ name, hexa: `#${hexa}`, is_filter: name !== unspecified.name, position }),
);

/**
 * Creates the palette of the color filter, and 'Unspecified', which is not a filter option (behavior.md#card-no-color).
 */
export const createPalette = async (db: Connection): Promise<void> => {
  const { rows } = await db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM color WHERE parent_id = id AND name = ANY($1::citext[])',
    [palette.map(({ name }) => name)],
  );
  if (rows[0]?.count === palette.length) return;
  await db.query('SELECT pg_advisory_xact_lock($1)', [referenceLock]);
  await db.query(insertPalette, [JSON.stringify(palette)]);
};

const isMissing = `
  SELECT EXISTS (
    SELECT 1 FROM work_row r WHERE NOT EXISTS (SELECT 1 FROM brand b WHERE b.folded_name = r.brand_key)
  ) OR EXISTS (
    SELECT 1 FROM work_spelling v WHERE NOT EXISTS (SELECT 1 FROM color c WHERE c.name = v.color::citext)
  ) OR EXISTS (
    SELECT 1 FROM work_variant v
    WHERE v.size IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM size s WHERE s.attribute_name = v.ladder AND s.attribute_value = v.size)
  ) AS missing`;

// If several spellings have one key, the first row's is displayed. If two brands have the same slug, a part of their
// key is added.
const insertBrands = `
  INSERT INTO brand (display_name, folded_name, slug)
  SELECT brand, brand_key, CASE WHEN is_taken OR place > 1 THEN slug || '-' || left(md5(brand_key), 6) ELSE slug END
  FROM (
    SELECT *, row_number() OVER (PARTITION BY slug ORDER BY seq) AS place,
      EXISTS (SELECT 1 FROM brand b WHERE b.slug = n.slug) AS is_taken
    FROM (
      SELECT DISTINCT ON (brand_key) brand, brand_key, coalesce(nullif(brand_slug, ''), 'brand') AS slug, seq
      FROM work_row r
      WHERE NOT EXISTS (SELECT 1 FROM brand b WHERE b.folded_name = r.brand_key)
      ORDER BY brand_key, seq
    ) n
  ) fresh
  ORDER BY seq`;

const insertColors = `
  INSERT INTO color (name, hexa, parent_id)
  SELECT n.color, '#' || upper(n.hexa), p.id
  FROM (
    SELECT DISTINCT ON (color::citext) color, hexa, parent
    FROM work_spelling v
    WHERE NOT EXISTS (SELECT 1 FROM color c WHERE c.name = v.color::citext)
    ORDER BY color::citext, color
  ) n
  JOIN color p ON p.name = n.parent::citext AND p.parent_id = p.id
  ORDER BY n.color`;

const placeSpellings = `
  UPDATE work_spelling s SET color_id = c.id FROM color c WHERE c.name = s.color::citext`;

const insertSizes = `
  INSERT INTO size (attribute_name, attribute_value, sort_order)
  SELECT ladder, size, place
  FROM (
    SELECT ladder, size, min(place) AS place
    FROM work_variant v
    WHERE v.size IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM size s WHERE s.attribute_name = v.ladder AND s.attribute_value = v.size)
    GROUP BY ladder, size
  ) n
  ORDER BY ladder, place, size`;

/**
 * Creates missing brands, colors and sizes named by the rows in the work tables. Afterward `work_spelling` holds the
 * ids of their colors.
 */
export const createValues = async (db: Connection): Promise<void> => {
  const { rows } = await db.query<{ missing: boolean }>(isMissing);
  if (rows[0]?.missing) {
    await db.query('SELECT pg_advisory_xact_lock($1)', [referenceLock]);
    for (const sql of [insertBrands, insertColors, insertSizes]) await db.query(sql);
    await placeSizes(db);
  }
  await db.query(placeSpellings);
};
