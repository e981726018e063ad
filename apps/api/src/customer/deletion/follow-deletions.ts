import type { TaskContext } from '../../jobs/task.ts';
import { copyDeletions, listForgotten, rememberDeletions } from './deleted-accounts.ts';
import { deleteByHash } from './deletion-queries.ts';

/**
 * Keeps the list of deleted accounts in a file outside the database, and deletes the accounts of that list again where a
 * restored backup brought them back. It can be killed at any moment: what is left is done the next time.
 */
export const followDeletions = async ({ db, env, log }: Pick<TaskContext, 'db' | 'env' | 'log'>): Promise<void> => {
  const forgotten = await listForgotten(db, env.dataDir);
  if (forgotten.length > 0) {
    const customers = await deleteByHash(
      db,
      forgotten.map(({ keyHash }) => keyHash),
    );
    await rememberDeletions(db, forgotten);
    log.warn({ customers }, 'Deletions were replayed: the database was older than the list of deleted accounts');
  }
  await copyDeletions(db, env.dataDir);
};
