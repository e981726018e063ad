import { withConnection } from '../connection.ts';
import { importTexts } from '../import/import-texts.ts';
import { StoreBusy } from '../import/runs.ts';
import { Refused } from '../refused.ts';
import { listTextFeeds, noteSameTexts, type TextFeed } from '../stores/text-feeds.ts';
import { fetchFeed } from './fetch-feed.ts';
import { isFailure, type ScheduledImport } from './scheduled-import.ts';
import { openCredentials, type Schedule } from './schedules.ts';

type Fetched = { request: ScheduledImport; schedule: Schedule; mayBeUnchanged: boolean };

const isSameServer = (one: string, other: string): boolean => {
  const [first, second] = [new URL(one), new URL(other)];
  return first.protocol === second.protocol && first.host === second.host;
};

const importOne = async (
  { request, schedule, mayBeUnchanged }: Fetched,
  { language, version }: TextFeed,
  address: string,
): Promise<void> => {
  const { url, storeId, currency, privateHosts, tokenSecret, reportsDir, say, signal, maxShrink, yes } = request;
  // What belongs to one server is not shown to another.
  const isKnown = isSameServer(address, schedule.url);
  const fetched = await fetchFeed(address, {
    since: mayBeUnchanged ? version : undefined,
    credentials: isKnown ? openCredentials({ ...schedule, url: address }, tokenSecret) : null,
    hostKey: isKnown ? schedule.hostKey : null,
    ...{ privateHosts, signal },
  });
  if (fetched.isUnchanged) await noteSameTexts(url, { storeId, language, outcome: 'unchanged' });
  else
    await importTexts({
      ...{ url, store: schedule.store, language, currency, reportsDir, say, signal, maxShrink, yes },
      bytes: fetched.bytes,
      version: fetched.version,
    });
};

/**
 * Fetches a store's feeds in other languages and takes their texts, those of the same server by the same credentials. A
 * refusal is noted with the feed. An unchanged feed is read again unless `mayBeUnchanged`, for the texts of new products.
 * Throws StoreBusy while another process works on the store.
 */
export const importTextFeeds = async (fetched: Fetched): Promise<void> => {
  const { url, storeId } = fetched.request;
  for (const feed of await withConnection(url, (db) => listTextFeeds(db, storeId))) {
    if (feed.url === null) continue;
    try {
      await importOne(fetched, feed, feed.url);
    } catch (error) {
      if (error instanceof StoreBusy) throw error;
      const outcome = error instanceof Error ? error.message : String(error);
      await noteSameTexts(url, {
        ...{ storeId, language: feed.language, outcome },
        isFailure: isFailure(error, fetched.request),
      });
      if (!(error instanceof Refused)) throw error;
    }
  }
};
