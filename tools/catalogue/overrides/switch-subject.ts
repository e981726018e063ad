import { type Actor, audit } from '../audit.ts';
import type { Connection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { beginChange, type ListedChange } from './changes.ts';
import { carryOutNow, writing } from './write-change.ts';

const switchOff = 'INSERT INTO switched_off (kind, subject_id) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const switchOn = 'DELETE FROM switched_off WHERE kind = $1 AND subject_id = $2';
const countSwitched = (kind: string): string =>
  `UPDATE catalogue_change SET total = (SELECT count(*) FROM product WHERE ${kind}_id = $2 AND active) WHERE id = $1`;

/** Switches the brand or store of a change off or on. Returns whether it was in the other state. */
export const setSwitch = async (
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
    return carryOutNow(db, id);
  });
