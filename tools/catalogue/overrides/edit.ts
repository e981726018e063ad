import type { OverrideField } from '@wearfolio/contracts/override-fields';
import { audiences } from '@wearfolio/contracts/override-fields';
import { brandKey } from '@wearfolio/feeds/clean/brand/brand';
import { categoryTree, slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import type { Connection } from '../connection.ts';
import { createCategories } from '../import/create-references.ts';
import { Refused } from '../refused.ts';
import { descriptionHtml } from './description-html.ts';

/**
 * A change of one field. `value` is a title, a brand's name, the path of a leaf (`women/shoes/boots`), one of
 * `audiences`, the id of a color, a text, pictures as JSON (`PictureOrder`), or `1` for hidden; null removes the override. `of`
 * is the fed color to replace; 0 if the feed has none, and for all other fields.
 */
export type Edit = { field: OverrideField; of: number; value: string | null };

/**
 * The pictures of a product by source address, in order; hidden ones are not shown. Pictures that staff uploaded are its
 * own, which no feed brings.
 */
export type PictureOrder = { path: string; isHidden: boolean }[];

const names = new Map<string, readonly [string, string, string]>();
for (const [top, middles] of Object.entries(categoryTree))
  for (const [middle, leaves] of Object.entries(middles))
    for (const leaf of leaves) names.set([top, middle, leaf].map(slugOf).join('/'), [top, middle, leaf]);

/** The leaves of the shop's own tree, in its order. */
export const leafPaths: readonly string[] = [...names.keys()];

const keepLeaves = (db: Connection, paths: readonly string[]): Promise<void> =>
  createCategories(
    db,
    new Map(
      paths.flatMap((path) => {
        const known = names.get(path);
        return known ? [[path, known] as const] : [];
      }),
    ),
  );

// Spellings with the same folded name are the same brand.
const findBrand = `
  SELECT shown.id, shown.display_name AS name FROM brand b JOIN brand shown ON shown.id = coalesce(b.shown_id, b.id)
  WHERE b.folded_name = $1`;
const insertBrand = `
  INSERT INTO brand (display_name, folded_name, slug)
  VALUES ($1, $2, CASE WHEN EXISTS (SELECT FROM brand WHERE slug = $3) THEN $3 || '-' || left(md5($2), 6) ELSE $3 END)
  ON CONFLICT (folded_name) DO UPDATE SET folded_name = excluded.folded_name RETURNING id`;

const brandOf = async (db: Connection, name: string): Promise<string> => {
  const key = brandKey(name);
  const { rows: found } = await db.query<{ id: number; name: string }>(findBrand, [key]);
  const [known] = found;
  // An override names a brand, so it cannot change how the brand is spelled.
  if (known && known.name !== name)
    throw new Refused(
      `'${name}' is the brand ${known.name} in another spelling. To spell it so everywhere, rename the brand`,
    );
  if (known) return String(known.id);
  const { rows } = await db.query<{ id: number }>(insertBrand, [name, key, slugOf(name) || 'brand']);
  return String(rows[0]?.id);
};

const otherAudience = (path: string, audience: string): string[] =>
  audience === 'women'
    ? [path.replace(/^men\//, 'women/')]
    : [path.replace(/^women\//, 'men/'), path.replace(/^men\//, 'women/')];

const ownPicture = /^\/shop-pictures\/([\da-f]{32})\//;

const picturesOf = async (db: Connection, value: string): Promise<string> => {
  const hashes = (JSON.parse(value) as PictureOrder).flatMap(({ path }) => ownPicture.exec(path)?.[1] ?? []);
  const { rowCount } = await db.query('SELECT FROM content_picture WHERE hash = ANY($1)', [hashes]);
  if (rowCount !== new Set(hashes).size) throw new Refused('Upload the picture again: the shop does not have it');
  return value;
};

const readers: Record<OverrideField, (db: Connection, value: string) => Promise<string>> = {
  title: async (_, value) => value,
  brand: brandOf,
  category: async (db, value) => {
    if (!names.has(value)) throw new Refused(`There is no category '${value}' in the tree`);
    await keepLeaves(db, [value, ...otherAudience(value, 'unisex')]);
    return value;
  },
  audience: async (db, value) => {
    const known = (audiences as readonly string[]).includes(value);
    if (!known) throw new Refused(`There is no audience '${value}'`);
    await keepLeaves(
      db,
      leafPaths.filter((path) => /^(women|men)\//.test(path)),
    );
    return value;
  },
  color: async (db, value) => {
    const { rowCount } = await db.query('SELECT FROM color WHERE id = $1', [Number(value)]);
    if (!rowCount) throw new Refused(`There is no color ${value}`);
    return value;
  },
  description: async (_, value) => descriptionHtml(value),
  pictures: picturesOf,
  hidden: async () => '1',
};

/**
 * Returns an edit's value in stored form; creates the brand or categories that it names. Throws Refused for an invalid
 * value.
 */
export const readValue = async (db: Connection, { field, value }: Edit): Promise<string | null> =>
  value === null ? null : readers[field](db, value);
