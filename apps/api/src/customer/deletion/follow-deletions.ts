import type { TaskContext } from '../../jobs/task.ts';
import { copyDeletions, listMissingDeletions, rememberDeletions } from './deleted-accounts.ts';
import { deleteByHash, eraseByHash } from './deletion-queries.ts';

/**
 * Copies the list of deleted accounts and erased addresses to a file outside the database, and deletes what is on that
 * list again when a restored backup brought it back. It can be killed at any time; the next run does the rest.
 */
export const followDeletions = async ({ db, env, log }: Pick<TaskContext, 'db' | 'env' | 'log'>): Promise<void> => {
  const forgotten = await listMissingDeletions(db, env.dataDir);
  if (forgotten.length > 0) {
    const hashes = forgotten.map(({ keyHash }) => keyHash);
    // Accounts first: the rows of a proven account's address are the account's.
    const customers = await deleteByHash(db, hashes);
    const addresses = await eraseByHash(db, hashes);
    await rememberDeletions(db, forgotten);
    log.warn(
      { customers, addresses },
      'Deleted accounts again: the database is older than the list of deleted accounts',
    );
  }
  await copyDeletions(db, env.dataDir);
};
