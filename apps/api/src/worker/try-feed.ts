import { noteProgress } from '@wearfolio/catalogue/import/note-progress';
import { runTrial } from '@wearfolio/catalogue/uploads/run-trial';
import { poolOf } from '@wearfolio/database/client';
import { feedLimit } from '../jobs/job.ts';
import type { Task } from '../jobs/task.ts';

/** Dry run: reads a store's feed like an import and records what it would change. */
export const tryFeed: Task<'try-feed'> = async ({ db, databaseUrl, env, identity, log }, { storeId }, { signal }) => {
  const progress = noteProgress(poolOf(db), storeId, 'trial');
  try {
    await runTrial(storeId, {
      url: databaseUrl,
      currency: (await identity()).currency,
      privateHosts: env.feedPrivateHosts,
      feeds: env.keptFeeds,
      progress,
      signal: AbortSignal.any([signal, AbortSignal.timeout(feedLimit * 60_000)]),
    });
    log.info({ store: storeId }, 'Dry run finished');
  } finally {
    progress.stop();
  }
};
