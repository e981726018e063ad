import { type Connection, withTransaction } from '../connection.ts';
import { refuseLongWait } from '../refused.ts';
import { carryOutFirst } from './carry-out.ts';
import { addChangeJob, findChange, type ListedChange } from './changes.ts';

/** Runs `work` in a transaction that waits for an import for 15 s; after that, Refused. */
export const writing = <T>(url: string, work: (db: Connection) => Promise<T>): Promise<T> =>
  withTransaction(url, async (db) => {
    await db.query('SET LOCAL lock_timeout = 15000');
    return work(db);
  }).catch((error: unknown) => {
    throw refuseLongWait(error);
  });

/** SQL that notes the number of a change's products. */
export const countItems = `
  UPDATE catalogue_change SET total = (SELECT count(*) FROM catalogue_change_item WHERE change_id = $1) WHERE id = $1`;

/** Makes the first step of a change; a job makes the others. */
export const carryOutNow = async (db: Connection, id: number): Promise<ListedChange> => {
  const change = await findChange(db, id);
  if (!change) throw new Error(`There is no change ${id}`);
  if (!(await carryOutFirst(db, change))) await addChangeJob(db, id);
  return (await findChange(db, id)) ?? change;
};
