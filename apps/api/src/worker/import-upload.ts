import { StoreBusy } from '@wearfolio/catalogue/import/runs';
import { Refused } from '@wearfolio/catalogue/refused';
import type { Task } from '../jobs/task.ts';
import { readFeedInThread } from './feed-work.ts';

/**
 * Imports a feed that staff uploaded. A refusal is recorded with the store's imports and not retried, because the
 * result would be the same.
 */
export const importUploaded: Task<'import-upload'> = async (context, wanted, job) => {
  const { storeId } = wanted;
  const { log } = context;
  try {
    await readFeedInThread(context, { task: 'upload', ...wanted }, job);
    log.info({ store: storeId, outcome: 'imported' }, 'Uploaded feed imported');
  } catch (error) {
    if (!(error instanceof Refused) || error instanceof StoreBusy) throw error;
    log.warn({ store: storeId, outcome: 'refused' }, 'Uploaded feed refused');
  }
};
