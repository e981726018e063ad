import { type Actor, audit } from '../audit.ts';
import type { Connection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { lockChanged, mergeField } from './carry-out.ts';
import { beginChange, type ListedChange } from './changes.ts';
import { carryOutNow, countItems, writing } from './write-change.ts';

type Brand = { id: number; name: string };

const lockSql = 'SELECT id, display_name AS name FROM brand WHERE id = $1 AND shown_id IS NULL FOR UPDATE';

/** A brand that is not merged into another one. Throws Refused if there is none. */
export const lockBrand = async (db: Connection, id: number): Promise<Brand> => {
  const { rows } = await db.query<Brand>(lockSql, [id]);
  if (!rows[0]) throw new Refused('There is no such brand');
  return rows[0];
};

const noteMerged = 'UPDATE brand SET merged_into_id = $2, shown_id = $2 WHERE id = $1';
const followMerged = 'UPDATE brand SET shown_id = $2 WHERE shown_id = $1';

// The rows of the merged brand stay for an undo. Without products they mean nothing.
const copyFollows = `
  INSERT INTO brand_follow (customer_id, brand_id, created_at)
  SELECT customer_id, $2, created_at FROM brand_follow WHERE brand_id = $1 ON CONFLICT DO NOTHING`;
const copyOwners = `
  INSERT INTO brand_owner (customer_id, brand_id) SELECT customer_id, $2 FROM brand_owner WHERE brand_id = $1
  ON CONFLICT DO NOTHING`;

const productsSql = 'SELECT id FROM product WHERE brand_id = $1';
const insertItems = `
  INSERT INTO catalogue_change_item (change_id, product_id, value, before)
  SELECT $3, id, $2::text, $1::text FROM product WHERE brand_id = $1::int`;

type Merging = { brand: Brand; into: Brand };

/** Merges a locked brand into another one in the caller's transaction, and begins the change that moves its products. */
export const mergeInto = async (db: Connection, actor: Actor, { brand, into }: Merging): Promise<number> => {
  for (const sql of [noteMerged, followMerged, copyFollows, copyOwners]) await db.query(sql, [brand.id, into.id]);
  const { rows } = await db.query<{ id: number }>(productsSql, [brand.id]);
  const field = { field: mergeField, of: brand.id };
  await lockChanged(
    db,
    field,
    rows.map(({ id }) => id),
  );
  const scope = `${brand.name} into ${into.name}`;
  const change = await beginChange(db, { actor: actor.email, ...field, value: String(into.id), scope });
  await db.query(insertItems, [brand.id, into.id, change]);
  await db.query(countItems, [change]);
  return change;
};

/**
 * Merges a brand into another one: its products, also those of later imports, its followers and its address. Throws
 * Refused if there is no such brand, if the two are one, and if an earlier change of its products is unfinished.
 */
export const mergeBrands = (
  url: string,
  actor: Actor,
  { id, into: target }: { id: number; into: number },
): Promise<ListedChange> =>
  writing(url, async (db) => {
    if (id === target) throw new Refused('Choose another brand');
    // By id, so that two merges do not wait for each other.
    const locked = [await lockBrand(db, Math.min(id, target)), await lockBrand(db, Math.max(id, target))];
    const [brand, into] = id < target ? locked : locked.toReversed();
    if (!brand || !into) throw new Refused('There is no such brand');
    const change = await mergeInto(db, actor, { brand, into });
    await audit(db, actor, { action: mergeField, subject: brand.name, after: { brand: into.name } });
    return carryOutNow(db, change);
  });

const mergedSql = 'SELECT merged_into_id AS into FROM brand WHERE id = $1 FOR UPDATE';
const separate = 'UPDATE brand SET merged_into_id = NULL, shown_id = NULL WHERE id = $1';
const followSeparated = `
  WITH RECURSIVE below AS (
    SELECT id FROM brand WHERE merged_into_id = $1
    UNION ALL SELECT b.id FROM brand b JOIN below ON b.merged_into_id = below.id
  )
  UPDATE brand SET shown_id = $1 WHERE id IN (SELECT id FROM below)`;
const undoItems = `
  INSERT INTO catalogue_change_item (change_id, product_id, value, before)
  SELECT $2, i.product_id, i.before, i.value
  FROM catalogue_change_item i JOIN product p ON p.id = i.product_id AND p.brand_id = i.value::int
  WHERE i.change_id = $1`;
// What the feeds brought since may be of either brand, so the next import reads it again.
const rereadSince = `
  UPDATE product p SET content_hash = 'separated' FROM catalogue_change c
  WHERE c.id = $1 AND p.brand_id = c.value::int AND p.first_seen >= c.made_at AND p.content_hash <> ''`;

/** Separates a merged brand again, in the caller's transaction; `undo` is the change that moves its products back. */
export const separateBrand = async (db: Connection, change: ListedChange, undo: number): Promise<void> => {
  const { rows } = await db.query<{ into: number | null }>(mergedSql, [change.of]);
  if (String(rows[0]?.into) !== change.value) throw new Refused('The brand was merged or separated since');
  await lockBrand(db, Number(change.value)).catch(() => {
    throw new Refused('The other brand was merged since. Undo that first');
  });
  await db.query(separate, [change.of]);
  await db.query(followSeparated, [change.of]);
  await db.query(undoItems, [change.id, undo]);
  await db.query(rereadSince, [change.id]);
  await db.query(countItems, [undo]);
};
