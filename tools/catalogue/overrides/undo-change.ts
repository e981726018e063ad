import { type Actor, audit } from '../audit.ts';
import type { Connection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { beginRemoval, removeField } from '../stores/remove-store.ts';
import { isSwitch, lockChanged, mergeField } from './carry-out.ts';
import { beginChange, findChange, type ListedChange } from './changes.ts';
import { separateBrand } from './merge-brands.ts';
import { beginRename, lockName } from './rename-subject.ts';
import { setSwitch } from './switch-subject.ts';
import { carryOutNow, countItems, writing } from './write-change.ts';

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

type Undo = (db: Connection, actor: Actor, change: ListedChange) => Promise<number>;

const undoSwitch: Undo = async (db, actor, { field, of, value, scope }) => {
  const back = { field, of, value: value === null ? '1' : null };
  const id = await beginChange(db, { actor: actor.email, ...back, scope });
  await setSwitch(db, back, id);
  return id;
};

const undoRename: Undo = async (db, actor, { field, of, value, scope }) => {
  const kind = field === 'rename brand' ? 'brand' : 'store';
  const from = await lockName(db, { kind, id: of });
  if (from !== value) throw new Refused(`The ${kind} was renamed since`);
  return beginRename(db, actor, { kind, id: of, from, to: scope });
};

const undoMerge: Undo = async (db, actor, change) => {
  await lockChanged(db, change, await changedProducts(db, change.id));
  const id = await beginChange(db, {
    actor: actor.email,
    field: mergeField,
    of: change.of,
    value: null,
    scope: change.scope,
  });
  await separateBrand(db, change, id);
  return id;
};

const undoEdit: Undo = async (db, actor, change) => {
  const { field, of, scope } = change;
  await lockChanged(db, change, await changedProducts(db, change.id));
  const id = await beginChange(db, { actor: actor.email, field, of, value: null, scope });
  await db.query(undoItems, [change.id, id, field, of]);
  await db.query(countItems, [id]);
  return id;
};

const undoRemoval: Undo = (db, actor, { of }) => beginRemoval(db, actor, { id: of, isRemoved: false });

const undoOf = (field: string): Undo => {
  if (field === removeField) return undoRemoval;
  if (isSwitch(field)) return undoSwitch;
  if (field.startsWith('rename ')) return undoRename;
  return field === mergeField ? undoMerge : undoEdit;
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
    const id = await undoOf(change.field)(db, actor, change);
    await db.query(noteUndone, [changeId, id]);
    await audit(db, actor, {
      action: 'undo',
      subject: change.scope,
      before: { change: changeId, field: change.field, value: change.value },
    });
    return carryOutNow(db, id);
  });
