import { join } from 'node:path';
import { FeedAway, reimport } from '@wearfolio/catalogue/import/reimport';
import { noteAway } from '@wearfolio/catalogue/import/reimport-jobs';
import { Refused } from '@wearfolio/catalogue/refused';
import { feedLimit } from './job.ts';
import type { Task } from './task.ts';

/**
 * Reads the last good feed of a store again. What was refused is noted with its imports and not tried again, as it would
 * be refused again.
 */
export const reimportFeed: Task<'reimport-feed'> = async (
  { databaseUrl, env, identity, log },
  { storeId },
  { signal },
) => {
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
      signal: AbortSignal.any([signal, AbortSignal.timeout(feedLimit * 60_000)]),
    });
    log.info({ store: storeId, outcome: 'imported' }, 'A feed was read again');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error instanceof FeedAway) await noteAway(databaseUrl, storeId, error.message);
    log.warn({ store: storeId, outcome: 'refused' }, 'A feed was read again');
  }
};
