import { Pool } from 'pg';
import { readCurrency } from '../content/shop-identity.ts';
import { noteProgress } from '../import/note-progress.ts';
import { reimport } from '../import/reimport.ts';
import { importScheduled } from '../schedule/import-scheduled.ts';
import { answerInThread } from '../threads/answer-in-thread.ts';
import { importUpload } from '../uploads/import-upload.ts';
import { runTrial } from '../uploads/run-trial.ts';
import type { FeedWork } from './feed-work.ts';

const perform = async (work: FeedWork, signal: AbortSignal, pool: Pool): Promise<string> => {
  const { url, storeId, privateHosts, tokenSecret, reportsDir, rowsDir, feeds } = work;
  const progress = noteProgress(pool, storeId, work.task === 'try' ? 'trial' : 'import');
  const currency = () => readCurrency(url);
  const folders = { privateHosts, tokenSecret, reportsDir, rowsDir, feeds };
  const request = { url, currency, ...folders, progress, signal, say: () => undefined };
  try {
    if (work.task === 'fetch') return await importScheduled({ ...request, storeId, isLastTry: work.isLastTry });
    if (work.task === 'reimport') await reimport({ ...request, storeId });
    if (work.task === 'upload') await importUpload(work, request);
    if (work.task === 'try') await runTrial(storeId, request);
    return 'done';
  } finally {
    progress.stop();
  }
};

// For the progress only; the work opens its own connections.
await answerInThread<FeedWork>(async (work, signal) => {
  const pool = new Pool({ connectionString: work.url, max: 1 });
  pool.on('error', () => undefined);
  return perform(work, signal, pool).finally(() => pool.end());
});
