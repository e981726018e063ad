import { withConnection } from '../connection.ts';
import { type ImportOptions, importFeed } from '../import/import-feed.ts';
import { importTexts } from '../import/import-texts.ts';
import type { FeedFolder } from '../import/keep-feed.ts';
import { StoreBusy } from '../import/runs.ts';
import { Refused } from '../refused.ts';
import { loadStore } from '../stores/store-settings.ts';
import { noteSameTexts } from '../stores/text-feeds.ts';
import { findUpload, readUpload } from './feed-uploads.ts';
import type { Wanted } from './request-import.ts';

type Request = Pick<ImportOptions, 'currency' | 'reportsDir' | 'rowsDir' | 'progress'> & {
  url: string;
  feeds: FeedFolder;
  signal: AbortSignal;
};

type Texts = Wanted & { store: string; language: string; bytes: AsyncIterable<Uint8Array> };

const takeTexts = async ({ storeId, ...wanted }: Texts, request: Request): Promise<void> => {
  try {
    await importTexts({ ...request, ...wanted, say: () => undefined });
  } catch (error) {
    if (error instanceof Refused && !(error instanceof StoreBusy))
      await noteSameTexts(request.url, { storeId, language: wanted.language, outcome: error.message });
    throw error;
  }
};

/**
 * Imports an upload as its store's feed and removes it. A refused upload stays, so that staff can inspect it and try
 * again.
 */
export const importUpload = async (wanted: Wanted, request: Request): Promise<void> => {
  const { storeId, uploadId, yes, language } = wanted;
  const { url } = request;
  const [store, upload] = await withConnection(url, async (db) => [
    await loadStore(db, storeId),
    await findUpload(db, uploadId),
  ]);
  if (!store || !upload) throw new Refused('The uploaded feed no longer exists. Upload it again');
  const bytes = readUpload(url, uploadId);
  const given = { store: store.name, bytes };
  if (language !== undefined) await takeTexts({ ...wanted, ...given, language }, request);
  else await importFeed({ ...request, ...given, source: upload.name, yes, say: () => undefined });
  await withConnection(url, (db) => db.query('DELETE FROM feed_upload WHERE id = $1', [uploadId]));
};
