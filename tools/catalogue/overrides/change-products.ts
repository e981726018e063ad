import { type Actor, audit } from '../audit.ts';
import type { Connection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { type Item, lockChanged } from './carry-out.ts';
import { beginChange, type ListedChange } from './changes.ts';
import { type Edit, readValue } from './edit.ts';
import { describeEdit, describeValues } from './in-words.ts';
import { carryOutNow, countItems, writing } from './write-change.ts';

/** The chosen products, and their description for the audit log. */
export type Chosen = { ids: readonly number[]; scope: string };

const alreadySent = 'CASE WHEN $3::text IS NULL THEN o.value IS NOT NULL ELSE o.value IS DISTINCT FROM $3 END';

/** SQL: the product has an override, or the feed's value is another one. The same value would change nothing. */
const isOther = (fed: string): string =>
  `($3::text IS NULL OR o.value IS NOT NULL OR ${fed} IS DISTINCT FROM $3::text)`;

// A color can be overridden only for products that have it. Picture orders that ops made before overrides existed count
// as overrides.
const conditions: Record<string, string> = {
  color: `AND ($3::text IS NULL OR EXISTS (
    SELECT FROM product_color pc JOIN color c ON c.id = pc.color_id WHERE pc.product_id = p.id AND CASE
      WHEN o.value IS NOT NULL THEN pc.color_id = o.value::int
      WHEN $2::int > 0 THEN pc.color_id = $2
      ELSE c.name IN ('Unspecified'::citext, p.guessed_color::citext) END))
    AND NOT EXISTS (SELECT FROM product_color pc WHERE pc.product_id = p.id AND pc.color_id = $3::int)`,
  brand: `AND ${isOther('p.brand_id::text')}`,
  title: `AND ${isOther('p.title')}`,
  description: `AND ${isOther('p.description')}`,
  category: `AND ${isOther('(SELECT path FROM category WHERE category.id = p.category_id)')}`,
};
const olderOrder = `(
  SELECT jsonb_agg(jsonb_build_object('path', m.path, 'isHidden', m.is_hidden) ORDER BY m.is_default DESC, m.position, m.id)::text
  FROM product_media m WHERE m.product_id = p.id HAVING bool_or(m.is_hidden OR m.is_default))`;

// Skips products that already have the value.
const affected = (field: string): string => `
  FROM product p
  LEFT JOIN product_override o ON o.product_id = p.id AND o.field = $1 AND o.of = $2
  WHERE p.id = ANY($4::int[]) AND p.active AND ${alreadySent} ${conditions[field] ?? ''}`;

const insertItems = (field: string): string => `
  INSERT INTO catalogue_change_item (change_id, product_id, value, before)
  SELECT $5, p.id, $3, ${field === 'pictures' ? `coalesce(o.value, ${olderOrder})` : 'o.value'} ${affected(field)}`;

/** Lists the products that an edit would change, newest first. */
export const listAffected = async (
  db: Connection,
  { field, of }: Edit,
  value: string | null,
  ids: readonly number[],
): Promise<Item[]> => {
  const sql = `SELECT p.id AS "productId", $3 AS value, o.value AS before ${affected(field)} ORDER BY p.id DESC`;
  return (await db.query<Item>(sql, [field, of, value, ids])).rows;
};

/**
 * Changes a field of the chosen products or removes its override. The first five hundred change immediately, the others
 * by a job. Throws Refused for an invalid value, if nothing would change, if an earlier change of the
 * products is still in progress, or if an import is publishing for too long.
 */
export const changeProducts = (url: string, actor: Actor, edit: Edit, { ids, scope }: Chosen): Promise<ListedChange> =>
  writing(url, async (db) => {
    const { field, of } = edit;
    const value = await readValue(db, edit);
    await lockChanged(db, edit, ids);
    const id = await beginChange(db, { actor: actor.email, field, of, value, scope });
    const { rowCount } = await db.query(insertItems(field), [field, of, value, ids, id]);
    if (!rowCount) throw new Refused('Nothing would change');
    await db.query(countItems, [id]);
    await audit(db, actor, {
      action: describeEdit(edit),
      subject: scope,
      before: await describeValues(db, { id, field, of }),
      after: { value: edit.value ?? 'as fed', products: rowCount },
    });
    return carryOutNow(db, id);
  });
