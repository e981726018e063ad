import { join } from 'node:path';
import { noteProgress } from '@wearfolio/catalogue/import/note-progress';
import { FeedMissing, reimport } from '@wearfolio/catalogue/import/reimport';
import { noteMissing } from '@wearfolio/catalogue/import/reimport-jobs';
import { Refused } from '@wearfolio/catalogue/refused';
import { poolOf } from '@wearfolio/database/client';
import { feedLimit } from '../jobs/job.ts';
import type { Task } from '../jobs/task.ts';

/**
 * Reads a store's last good feed again. A refusal is recorded with its imports and not retried, because the result
 * would be the same.
 */
export const reimportFeed: Task<'reimport-feed'> = async (
  { db, databaseUrl, env, identity, log },
  { storeId },
  { signal },
) => {
  const progress = noteProgress(poolOf(db), storeId);
  try {
    await reimport({
      url: databaseUrl,
      storeId,
      currency: (await identity()).currency,
      privateHosts: env.feedPrivateHosts,
      feeds: env.keptFeeds,
      reportsDir: join(env.dataDir, 'reports'),
      rowsDir: join(env.dataDir, 'rows'),
      say: () => undefined,
      progress,
      signal: AbortSignal.any([signal, AbortSignal.timeout(feedLimit * 60_000)]),
    });
    log.info({ store: storeId, outcome: 'imported' }, 'Feed read again');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error instanceof FeedMissing) await noteMissing(databaseUrl, storeId, error.message);
    log.warn({ store: storeId, outcome: 'refused' }, 'Feed refused when read again');
  } finally {
    progress.stop();
  }
};
