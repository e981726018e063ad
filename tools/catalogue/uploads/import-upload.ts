import { withConnection } from '../connection.ts';
import { type ImportOptions, importFeed } from '../import/import-feed.ts';
import type { FeedFolder } from '../import/keep-feed.ts';
import { Refused } from '../refused.ts';
import { loadStore } from '../stores/store-settings.ts';
import { findUpload, readUpload } from './feed-uploads.ts';
import type { Wanted } from './request-import.ts';

type Request = Pick<ImportOptions, 'currency' | 'reportsDir' | 'rowsDir' | 'progress'> & {
  url: string;
  feeds: FeedFolder;
  signal: AbortSignal;
};

/**
 * Imports an upload as its store's feed and removes it. A refused upload stays, so that staff can inspect it and try
 * again.
 */
export const importUpload = async ({ storeId, uploadId, yes }: Wanted, request: Request): Promise<void> => {
  const { url } = request;
  const [store, upload] = await withConnection(url, async (db) => [
    await loadStore(db, storeId),
    await findUpload(db, uploadId),
  ]);
  if (!store || !upload) throw new Refused('The uploaded feed no longer exists. Upload it again');
  const bytes = readUpload(url, uploadId);
  await importFeed({ ...request, store: store.name, source: upload.name, yes, bytes, say: () => undefined });
  await withConnection(url, (db) => db.query('DELETE FROM feed_upload WHERE id = $1', [uploadId]));
};
