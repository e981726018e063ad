import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { Refused } from '../refused.ts';
import { placeBrandSizes } from '../sizes/place-brand-sizes.ts';
import { applyOverrides, factFields, orderPictures, pictureRevert, recolor } from './apply-overrides.ts';
import { findChange, type ListedChange } from './changes.ts';

/** Products changed per transaction; other publishers wait for at most this many. */
export const batchSize = 500;

type Field = Pick<ListedChange, 'field' | 'of'>;

/** A product of a change: the new override, null for none, and the former one. */
export type Item = { productId: number; value: string | null; before: string | null };

const takeItems = `
  SELECT product_id AS "productId", value, before FROM catalogue_change_item
  WHERE change_id = $1 AND NOT is_done ORDER BY product_id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`;

// An import that writes one of them finishes first, and its result is changed. The items of other changes refer to the
// products, and hold a key lock on them. `FOR UPDATE` would wait for it, and two changes for each other.
const lockProducts = 'SELECT FROM product WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE';

const isInProgress = `
  SELECT EXISTS (
    SELECT FROM catalogue_change c JOIN catalogue_change_item i ON i.change_id = c.id
    WHERE c.finished_at IS NULL AND (c.field, c.of) = ($1, $2) AND NOT i.is_done AND i.product_id = ANY($3::int[])
  ) AS found`;

/**
 * Throws Refused while a job still makes an earlier change of these products: it would overwrite the values of a new
 * one, and an undo would restore wrong ones.
 */
export const refuseUnfinished = async (db: Connection, { field, of }: Field, ids: readonly number[]): Promise<void> => {
  const { rows } = await db.query<{ found: boolean }>(isInProgress, [field, of, ids]);
  if (rows[0]?.found)
    throw new Refused('An earlier change of these products is still in progress. Try again after that');
};

/** Locks all products of a new change, before the values that it replaces are read. Throws as `refuseUnfinished`. */
export const lockChanged = async (db: Connection, field: Field, ids: readonly number[]): Promise<void> => {
  await db.query(lockProducts, [ids]);
  await refuseUnfinished(db, field, ids);
};

const keepFed = `
  INSERT INTO product_fed (product_id, title, brand_id, category_id, audience, guessed_color, description)
  SELECT id, title, brand_id, category_id, audience, guessed_color, description FROM product WHERE id = ANY($1::int[])
  ON CONFLICT DO NOTHING`;

const setOverrides = `
  INSERT INTO product_override (product_id, field, of, value)
  SELECT i.product_id, $1, $2, i.value FROM unnest($3::int[], $4::text[]) AS i(product_id, value) WHERE i.value IS NOT NULL
  ON CONFLICT (product_id, field, of) DO UPDATE SET value = excluded.value`;
const removeOverrides = `
  DELETE FROM product_override o USING unnest($3::int[], $4::text[]) AS i(product_id, value)
  WHERE o.product_id = i.product_id AND o.field = $1 AND o.of = $2 AND i.value IS NULL`;

const forgetFed = `
  DELETE FROM product_fed f WHERE product_id = ANY($1::int[])
    AND NOT EXISTS (SELECT FROM product_override o WHERE o.product_id = f.product_id)`;

const queueMatching =
  'INSERT INTO match_pending (product_id, regroup) SELECT id, false FROM unnest($1::int[]) AS id ORDER BY id';

const all = 'SELECT unnest($1::int[]) AS product_id';

const apply = async (db: Connection, { field, of }: Field, items: readonly Item[], ids: readonly number[]) => {
  if (factFields.includes(field)) await applyOverrides(db, all, [ids]);
  if (field === 'brand') await placeBrandSizes(db, `SELECT unnest('{${ids.join(',')}}'::int[]) AS product_id`);
  if (field === 'color') await recolor(db, of, items);
  if (field === 'pictures') {
    const reverted = items.flatMap(({ productId, value }) => (value === null ? [productId] : []));
    await db.query(pictureRevert, [reverted]);
    await orderPictures(db, all, [ids]);
  }
};

const noteDone = `
  WITH done AS (
    UPDATE catalogue_change_item SET is_done = true WHERE change_id = $1 AND product_id = ANY($2::int[]) RETURNING 1
  )
  UPDATE catalogue_change SET done = done + (SELECT count(*) FROM done) WHERE id = $1`;

/** Sets overrides and updates their products in the caller's transaction. */
export const overrideItems = async (db: Connection, change: Field, items: readonly Item[]): Promise<void> => {
  const ids = items.map(({ productId }) => productId);
  const values = items.map(({ value }) => value);
  await db.query(lockProducts, [ids]);
  await db.query(keepFed, [ids]);
  for (const sql of [setOverrides, removeOverrides]) await db.query(sql, [change.field, change.of, ids, values]);
  await apply(db, change, items, ids);
  await db.query(forgetFed, [ids]);
};

const moveSql = `
  UPDATE product p SET brand_id = i.value::int
  FROM unnest($1::int[], $2::text[], $3::text[]) AS i(product_id, value, before)
  WHERE p.id = i.product_id AND p.brand_id = i.before::int`;

/** Moves products to another brand, unless they left the former one. The values of items are ids of brands. */
const moveItems = async (db: Connection, items: readonly Item[]): Promise<void> => {
  const ids = items.map(({ productId }) => productId);
  await db.query(lockProducts, [ids]);
  await db.query(moveSql, [ids, items.map(({ value }) => value), items.map(({ before }) => before)]);
  await placeBrandSizes(db, `SELECT unnest('{${ids.join(',')}}'::int[]) AS product_id`);
};

/** The change that merges one brand into another. */
export const mergeField = 'merge brand';

const nextItems = async (db: Connection, change: ListedChange): Promise<number> => {
  const { rows: items } = await db.query<Item>(takeItems, [change.id]);
  if (items.length === 0) return 0;
  const ids = items.map(({ productId }) => productId);
  if (change.field === mergeField) await moveItems(db, items);
  else await overrideItems(db, change, items);
  if (!['hidden', 'pictures'].includes(change.field)) await db.query(queueMatching, [ids]);
  await db.query(noteDone, [change.id, ids]);
  await publishProducts(db, ids);
  return items.length;
};

const columns: Record<string, string> = Object.assign(Object.create(null), {
  'switch brand': 'brand_id',
  'switch store': 'store_id',
  'rename brand': 'brand_id',
  'rename store': 'store_id',
  'delete store': 'store_id',
});

/** Returns whether a change concerns a whole brand or store, whose products only have to be published. */
export const isWhole = (field: string): boolean => field in columns;

/** Returns whether a change switches a brand or store off or on. */
export const isSwitch = (field: string): boolean => field.startsWith('switch ');

const takesAway = (field: string): boolean => isSwitch(field) || field === 'delete store';

// The first products by id that are not yet in the new state.
const nextSwitched = (column: string): string => `
  SELECT p.id FROM product p JOIN listing l ON l.product_id = p.id
  WHERE p.${column} = $1 AND p.active AND l.active = $2 AND ($2 OR NOT EXISTS (
    SELECT FROM product_override o WHERE o.product_id = p.id AND o.field = 'hidden'))
    AND p.id > $3
  ORDER BY p.id LIMIT ${batchSize}`;
const nextNamed = (column: string): string => `
  SELECT id FROM product WHERE ${column} = $1 AND active AND id > $2 ORDER BY id LIMIT ${batchSize}`;

const notePublished = 'UPDATE catalogue_change SET done = least(total, done + $2) WHERE id = $1';

// The next batch begins after the highest id of the last one, stored by change.
const publishWhole = async (db: Connection, change: ListedChange, after: number): Promise<number[]> => {
  const column = columns[change.field] ?? '';
  const { rows } = takesAway(change.field)
    ? await db.query<{ id: number }>(nextSwitched(column), [change.of, change.value !== null, after])
    : await db.query<{ id: number }>(nextNamed(column), [change.of, after]);
  const ids = rows.map(({ id }) => id);
  await db.query(notePublished, [change.id, ids.length]);
  if (ids.length > 0) await publishProducts(db, ids);
  return ids;
};

const finish = 'UPDATE catalogue_change SET finished_at = now(), done = total WHERE id = $1 AND finished_at IS NULL';

/** Makes the first step of a change in the caller's transaction. Returns whether it was the last. */
export const carryOutFirst = async (db: Connection, change: ListedChange): Promise<boolean> => {
  const count = isWhole(change.field) ? (await publishWhole(db, change, 0)).length : await nextItems(db, change);
  if (count === batchSize) return false;
  await db.query(finish, [change.id]);
  return true;
};

/** Completes a change step by step, each in its own transaction. */
export const carryOut = (url: string, id: number, signal: AbortSignal): Promise<void> =>
  withConnection(url, async (db) => {
    const change = await findChange(db, id);
    if (!change || change.isFinished) return;
    let after = 0;
    const step = async (): Promise<number> => {
      if (!isWhole(change.field)) return nextItems(db, change);
      const ids = await publishWhole(db, change, after);
      after = ids.at(-1) ?? after;
      return ids.length;
    };
    for (let count = batchSize; count > 0; ) {
      signal.throwIfAborted();
      count = await inTransaction(db, step);
    }
    await db.query(finish, [id]);
  });
