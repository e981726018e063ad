import type { TaskContext } from '../../jobs/task.ts';
import { copyDeletions, listMissingDeletions, rememberDeletions } from './deleted-accounts.ts';
import { deleteByHash } from './deletion-queries.ts';

/**
 * Copies the list of deleted accounts to a file outside the database, and deletes accounts on that list again when a
 * restored backup brought them back. It can be killed at any time; the next run does the rest.
 */
export const followDeletions = async ({ db, env, log }: Pick<TaskContext, 'db' | 'env' | 'log'>): Promise<void> => {
  const forgotten = await listMissingDeletions(db, env.dataDir);
  if (forgotten.length > 0) {
    const customers = await deleteByHash(
      db,
      forgotten.map(({ keyHash }) => keyHash),
    );
    await rememberDeletions(db, forgotten);
    log.warn({ customers }, 'Deleted accounts again: the database is older than the list of deleted accounts');
  }
  await copyDeletions(db, env.dataDir);
};
