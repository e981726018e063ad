import { fetchAttempts } from '@wearfolio/database/jobs';
import { type Actor, audit } from '../audit.ts';
import { type Connection, withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';
import { loadStore, type SettingsChange } from '../stores/store-settings.ts';
import { findUpload } from './feed-uploads.ts';

/**
 * An upload to import as a store's feed; with `yes` even if it lacks many products. With `language`, it gives only texts
 * in that language, and is read by `settings`.
 */
export type Wanted = {
  storeId: number;
  uploadId: string;
  yes: boolean;
  language?: string | undefined;
  settings?: SettingsChange | undefined;
};

// At most one upload per store is waiting.
const add = `
  SELECT graphile_worker.add_job('import-upload', payload := $2::json, job_key := 'import-upload:' || $1::int,
    queue_name := 'feeds', max_attempts := ${fetchAttempts})`;

/**
 * Queues the import of an upload as a store's feed in the caller's transaction. Returns the name of its file. Throws
 * Refused if it is incomplete or belongs to another store.
 */
export const addUploadImport = async (db: Connection, wanted: Wanted): Promise<string> => {
  const { storeId, uploadId } = wanted;
  const upload = await findUpload(db, uploadId);
  if (!upload || (upload.storeId !== null && upload.storeId !== storeId))
    throw new Refused('The uploaded feed no longer exists. Upload it again');
  if (upload.received < upload.bytes) throw new Refused('The feed is not completely uploaded yet');
  await db.query('UPDATE feed_upload SET store_id = $2 WHERE id = $1', [uploadId, storeId]);
  await db.query(add, [storeId, JSON.stringify(wanted)]);
  return upload.name;
};

/** Queues the import of an upload as a store's next feed. */
export const requestUploadImport = (url: string, actor: Actor, wanted: Wanted): Promise<void> =>
  withTransaction(url, async (db) => {
    const store = await loadStore(db, wanted.storeId);
    if (!store) throw new Refused('There is no such store');
    const file = await addUploadImport(db, wanted);
    await audit(db, actor, {
      action: 'import upload',
      subject: store.name,
      after: { file, ...(wanted.language && { language: wanted.language }) },
    });
  });
