import { join } from 'node:path';
import { noteProgress } from '@wearfolio/catalogue/import/note-progress';
import { StoreBusy } from '@wearfolio/catalogue/import/runs';
import { Refused } from '@wearfolio/catalogue/refused';
import { importUpload } from '@wearfolio/catalogue/uploads/import-upload';
import { poolOf } from '@wearfolio/database/client';
import { feedLimit } from './job.ts';
import type { Task } from './task.ts';

/**
 * Imports a feed that staff uploaded. What was refused is noted with its imports and not tried again, as it would be
 * refused again; a store that is being imported just now is.
 */
export const importUploaded: Task<'import-upload'> = async (
  { db, databaseUrl, env, identity, log },
  wanted,
  { signal },
) => {
  const { storeId } = wanted;
  const progress = noteProgress(poolOf(db), storeId);
  try {
    await importUpload(wanted, {
      url: databaseUrl,
      currency: (await identity()).currency,
      feeds: env.keptFeeds,
      reportsDir: join(env.dataDir, 'reports'),
      rowsDir: join(env.dataDir, 'rows'),
      progress,
      signal: AbortSignal.any([signal, AbortSignal.timeout(feedLimit * 60_000)]),
    });
    log.info({ store: storeId, outcome: 'imported' }, 'An uploaded feed was read');
  } catch (error) {
    if (!(error instanceof Refused) || error instanceof StoreBusy) throw error;
    log.warn({ store: storeId, outcome: 'refused' }, 'An uploaded feed was read');
  } finally {
    progress.stop();
  }
};
