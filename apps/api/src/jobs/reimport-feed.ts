import { join } from 'node:path';
import { noteProgress } from '@wearfolio/catalogue/import/note-progress';
import { FeedAway, reimport } from '@wearfolio/catalogue/import/reimport';
import { noteAway } from '@wearfolio/catalogue/import/reimport-jobs';
import { Refused } from '@wearfolio/catalogue/refused';
import { poolOf } from '@wearfolio/database/client';
import { feedLimit } from './job.ts';
import type { Task } from './task.ts';

/**
 * Reads the last good feed of a store again. What was refused is noted with its imports and not tried again, as it would
 * be refused again.
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
    log.info({ store: storeId, outcome: 'imported' }, 'A feed was read again');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error instanceof FeedAway) await noteAway(databaseUrl, storeId, error.message);
    log.warn({ store: storeId, outcome: 'refused' }, 'A feed was read again');
  } finally {
    progress.stop();
  }
};
