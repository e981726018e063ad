import { FeedMissing } from '@wearfolio/catalogue/import/reimport';
import { noteMissing } from '@wearfolio/catalogue/import/reimport-jobs';
import { StoreBusy } from '@wearfolio/catalogue/import/runs';
import { Refused } from '@wearfolio/catalogue/refused';
import type { Task } from '../jobs/task.ts';
import { readFeedInThread } from './feed-work.ts';

/**
 * Reads a store's last good feed again. A refusal is recorded with its imports and not retried, because the result
 * would be the same.
 */
export const reimportFeed: Task<'reimport-feed'> = async (context, { storeId }, job) => {
  const { databaseUrl, log } = context;
  try {
    await readFeedInThread(context, { task: 'reimport', storeId }, job);
    log.info({ store: storeId, outcome: 'imported' }, 'Feed read again');
  } catch (error) {
    if (!(error instanceof Refused) || error instanceof StoreBusy) throw error;
    if (error instanceof FeedMissing) await noteMissing(databaseUrl, storeId, error.message);
    log.warn({ store: storeId, outcome: 'refused' }, 'Feed refused when read again');
  }
};
