import { join } from 'node:path';
import { noteProgress } from '@wearfolio/catalogue/import/note-progress';
import { StoreBusy } from '@wearfolio/catalogue/import/runs';
import { Refused } from '@wearfolio/catalogue/refused';
import { importUpload } from '@wearfolio/catalogue/uploads/import-upload';
import { poolOf } from '@wearfolio/database/client';
import { feedLimit } from '../jobs/job.ts';
import type { Task } from '../jobs/task.ts';

/**
 * Imports a feed that staff uploaded. A refusal is recorded with the store's imports and not retried, because the
 * result would be the same. It is retried while another import of the store runs.
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
    log.info({ store: storeId, outcome: 'imported' }, 'Uploaded feed imported');
  } catch (error) {
    if (!(error instanceof Refused) || error instanceof StoreBusy) throw error;
    log.warn({ store: storeId, outcome: 'refused' }, 'Uploaded feed refused');
  } finally {
    progress.stop();
  }
};
