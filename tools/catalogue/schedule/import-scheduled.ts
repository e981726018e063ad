import { withConnection } from '../connection.ts';
import { importFeed } from '../import/import-feed.ts';
import { lockStore, StoreBusy } from '../import/runs.ts';
import { Refused } from '../refused.ts';
import { fetchFeed } from './fetch-feed.ts';
import { importTextFeeds } from './import-text-feeds.ts';
import { isFailure, type ScheduledImport } from './scheduled-import.ts';
import { findSchedule, keepHostKey, noteFetch, openCredentials, type Schedule } from './schedules.ts';
import { withoutKeys } from './without-keys.ts';

/** The feed of products; see `importScheduled`. */
const importMain = async (request: ScheduledImport, schedule: Schedule): Promise<string> => {
  const { url, storeId, currency, privateHosts, tokenSecret, reportsDir, rowsDir, feeds, say, signal } = request;
  const { maxShrink, yes, acceptJumps, progress } = request;
  const { store, format, link, version: since } = schedule;
  try {
    await withConnection(url, (db) => lockStore(db, store));
    let hostKey: string | null = null;
    const fetched = await fetchFeed(schedule.url, {
      since: request.isForced ? undefined : (since ?? undefined),
      credentials: openCredentials(schedule, tokenSecret),
      hostKey: schedule.hostKey,
      onHostKey: (key) => {
        hostKey = key;
      },
      privateHosts,
      signal,
    });
    if (hostKey !== null) await keepHostKey(url, storeId, hostKey);
    if (fetched.isUnchanged) {
      await noteFetch(url, storeId, { outcome: 'unchanged', version: null });
      return 'unchanged';
    }
    await importFeed({
      ...{ url, store, currency, reportsDir, rowsDir, feeds, say, signal, maxShrink, yes, acceptJumps, progress },
      bytes: fetched.bytes,
      source: withoutKeys(schedule.url),
      format: format ?? undefined,
      link: link ?? undefined,
    });
    await noteFetch(url, storeId, { outcome: 'imported', version: fetched.version });
    return 'imported';
  } catch (error) {
    const outcome = error instanceof Error ? error.message : String(error);
    await noteFetch(url, storeId, { outcome, version: null, isFailure: isFailure(error, request) });
    if (!(error instanceof Refused) || error instanceof StoreBusy) throw error;
    return outcome;
  }
};

/**
 * Fetches and imports a store's scheduled feed, then the texts of its feeds in other languages. Records the result of the
 * first: 'imported', 'unchanged', or the reason for a failure in a form that is safe to log, without keys in addresses. A
 * refusal is recorded and not thrown, because the same feed would be refused again; other errors are thrown and retried.
 * Throws StoreBusy, before the download, while another process works on the store.
 */
export const importScheduled = async (request: ScheduledImport): Promise<string> => {
  const { url, storeId, isForced = false } = request;
  const schedule = await findSchedule(url, storeId);
  if (!schedule) return 'The schedule no longer exists';
  const outcome = await importMain(request, schedule);
  await importTextFeeds({ request, schedule, mayBeUnchanged: outcome !== 'imported' && !isForced });
  return outcome;
};
