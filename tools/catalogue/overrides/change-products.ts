import { type Actor, audit } from '../audit.ts';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { Refused, refuseLongWait } from '../refused.ts';
import { carryOutFirst, type Item, isSwitch, lockChanged } from './carry-out.ts';
import { addChangeJob, beginChange, findChange, type ListedChange } from './changes.ts';
import { type Edit, readValue } from './edit.ts';
import { describeEdit, describeValues } from './in-words.ts';

/** Maximum number of products per change; more take too long to preview. */
export const mostProducts = 100_000;

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

const writing = <T>(url: string, work: (db: Connection) => Promise<T>): Promise<T> =>
  withConnection(url, (db) =>
    inTransaction(db, async () => {
      await db.query('SET LOCAL lock_timeout = 15000');
      return work(db);
    }),
  ).catch((error: unknown) => {
    throw refuseLongWait(error);
  });

const countItems = `
  UPDATE catalogue_change SET total = (SELECT count(*) FROM catalogue_change_item WHERE change_id = $1) WHERE id = $1`;

// A job makes the remaining steps.
const begin = async (db: Connection, id: number): Promise<ListedChange> => {
  const change = await findChange(db, id);
  if (!change) throw new Error(`There is no change ${id}`);
  if (!(await carryOutFirst(db, change))) await addChangeJob(db, id);
  return (await findChange(db, id)) ?? change;
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
    return begin(db, id);
  });

const undoItems = `
  INSERT INTO catalogue_change_item (change_id, product_id, value, before)
  SELECT $2, i.product_id, i.before, o.value
  FROM catalogue_change_item i
  LEFT JOIN product_override o ON o.product_id = i.product_id AND o.field = $3 AND o.of = $4
  WHERE i.change_id = $1 AND o.value IS NOT DISTINCT FROM i.value`;

const changedProducts = async (db: Connection, changeId: number): Promise<number[]> => {
  const sql = 'SELECT product_id AS id FROM catalogue_change_item WHERE change_id = $1';
  return (await db.query<{ id: number }>(sql, [changeId])).rows.map(({ id }) => id);
};

const lockChange = 'SELECT FROM catalogue_change WHERE id = $1 FOR UPDATE';
const noteUndone = 'UPDATE catalogue_change SET undone_by = $2 WHERE id = $1';

/**
 * Undoes a change, except for products that were changed since. Throws Refused if it or a later change of its products
 * is unfinished, if it is undone already, or if it is itself an undo.
 */
export const undoChange = (url: string, actor: Actor, changeId: number): Promise<ListedChange> =>
  writing(url, async (db) => {
    await db.query(lockChange, [changeId]);
    const change = await findChange(db, changeId);
    if (!change || change.isUndo) throw new Refused('There is no such change to undo');
    if (change.undoneBy !== null) throw new Refused('This change was undone already');
    if (!change.isFinished) throw new Refused('This change is still in progress. Undo it after that');
    const { field, of, scope } = change;
    if (!isSwitch(field)) await lockChanged(db, change, await changedProducts(db, changeId));
    const value = isSwitch(field) && change.value === null ? '1' : null;
    const id = await beginChange(db, { actor: actor.email, field, of, value, scope });
    await db.query(noteUndone, [changeId, id]);
    if (isSwitch(field)) await setSwitch(db, { field, of, value }, id);
    else {
      await db.query(undoItems, [changeId, id, field, of]);
      await db.query(countItems, [id]);
    }
    await audit(db, actor, {
      action: 'undo',
      subject: scope,
      before: { change: changeId, field, value: change.value },
    });
    return begin(db, id);
  });

const switchOff = 'INSERT INTO switched_off (kind, subject_id) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const switchOn = 'DELETE FROM switched_off WHERE kind = $1 AND subject_id = $2';
const countSwitched = (kind: string): string =>
  `UPDATE catalogue_change SET total = (SELECT count(*) FROM product WHERE ${kind}_id = $2 AND active) WHERE id = $1`;

const setSwitch = async (
  db: Connection,
  { field, of, value }: Pick<ListedChange, 'field' | 'of' | 'value'>,
  id: number,
): Promise<boolean> => {
  const kind = field === 'switch brand' ? 'brand' : 'store';
  const { rowCount } = await db.query(value === null ? switchOn : switchOff, [kind, of]);
  await db.query(countSwitched(kind), [id, of]);
  return (rowCount ?? 0) > 0;
};

/** Subjects that can be switched off as a whole. */
export const switchedKinds = ['brand', 'store'] as const;
export type SwitchedKind = (typeof switchedKinds)[number];

const nameOf: Record<SwitchedKind, string> = {
  brand: 'SELECT display_name AS name FROM brand WHERE id = $1',
  store: 'SELECT name FROM store WHERE id = $1',
};

/**
 * Switches a brand or store off or on: all its products leave the shop or return, whatever imports bring. Throws
 * Refused if it does not exist or is in this state already.
 */
export const switchSubject = (
  url: string,
  actor: Actor,
  { kind, id: of, isOff }: { kind: SwitchedKind; id: number; isOff: boolean },
): Promise<ListedChange> =>
  writing(url, async (db) => {
    const { rows } = await db.query<{ name: string }>(nameOf[kind], [of]);
    const [subject] = rows;
    if (!subject) throw new Refused(`There is no such ${kind}`);
    const change = { field: `switch ${kind}`, of, value: isOff ? '1' : null };
    const id = await beginChange(db, { actor: actor.email, ...change, scope: subject.name });
    if (!(await setSwitch(db, change, id))) throw new Refused(`${subject.name} is already ${isOff ? 'off' : 'on'}`);
    await audit(db, actor, {
      action: `switch ${kind} ${isOff ? 'off' : 'on'}`,
      subject: subject.name,
      before: { is_off: !isOff },
      after: { is_off: isOff },
    });
    return begin(db, id);
  });
