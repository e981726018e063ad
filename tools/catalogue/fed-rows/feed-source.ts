import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FeedFormat } from '@wearfolio/feeds/read-feed';
import type { Connection } from '../connection.ts';
import { findKept, isHere, missingReason } from '../import/kept-feed.ts';
import { Refused } from '../refused.ts';
import type { Credentials } from '../schedule/credentials.ts';
import { fetchFeed } from '../schedule/fetch-feed.ts';
import { findSchedule, openCredentials } from '../schedule/schedules.ts';
import { readUpload } from '../uploads/feed-uploads.ts';
import { cacheFeed, findCachedFeed } from './feed-cache.ts';

/** Where a feed comes from: an address, an upload, or, if neither is given, the store's last feed. */
export type FeedSource = {
  /** The database. */
  url: string;
  feedUrl: string | null;
  /** How we identify ourselves to the server of `feedUrl`; null if it asks for nothing. */
  credentials: Credentials | null;
  uploadId: string | null;
  storeId: number | null;
  /** The folder of kept feeds. */
  folder: string;
  privateHosts: readonly string[];
  /** Reads the credentials of scheduled feeds; null if there is none. */
  tokenSecret: string | null;
  /** Fetches a feed again although it was fetched a moment ago. */
  isFresh?: boolean;
};

/** The bytes of a feed, and how to read them. */
export type OpenedSource = {
  bytes: AsyncIterable<Uint8Array>;
  format?: FeedFormat | undefined;
  link?: string | undefined;
  /** Returns whether a cached feed was too short for the read, so that it must be fetched again. */
  ranOut?: () => boolean;
};

const fetchIt = async (
  { address, credentials, hostKey }: { address: string; credentials: Credentials | null; hostKey?: string | null },
  source: FeedSource,
  signal: AbortSignal,
): Promise<OpenedSource> => {
  const { privateHosts, folder, isFresh = false } = source;
  // What one user of a server may read is not for another.
  const key = JSON.stringify([address, credentials]);
  const looked = isFresh ? null : await findCachedFeed(folder, key);
  if (looked) return looked;
  const fetched = await fetchFeed(address, { credentials, hostKey, privateHosts, signal });
  if (fetched.isUnchanged) throw new Refused('The store reports no changes');
  return { bytes: cacheFeed(folder, key, fetched.bytes) };
};

const openLast = async (db: Connection, source: FeedSource, signal: AbortSignal): Promise<OpenedSource> => {
  const { url, folder, storeId } = source;
  const kept = storeId === null ? undefined : await findKept(db, storeId);
  const path = kept && join(folder, kept.file);
  if (kept && path && (await isHere(path, Number(kept.bytes))))
    return { bytes: createReadStream(path), format: kept.format ?? undefined, link: kept.link ?? undefined };
  const schedule = storeId === null ? null : await findSchedule(url, storeId);
  if (!schedule)
    throw new Refused(kept ? missingReason(kept, folder) : 'No feed of this store is kept yet. Upload one');
  const { format, link, hostKey } = schedule;
  const credentials = openCredentials(schedule, source.tokenSecret);
  const fetched = await fetchIt({ address: schedule.url, credentials, hostKey }, source, signal);
  return { ...fetched, format: format ?? undefined, link: link ?? undefined };
};

/** Opens a feed for viewing. Throws Refused if it is not available. */
export const openSource = async (db: Connection, source: FeedSource, signal: AbortSignal): Promise<OpenedSource> => {
  if (source.uploadId !== null) return { bytes: readUpload(source.url, source.uploadId) };
  return source.feedUrl === null
    ? openLast(db, source, signal)
    : fetchIt({ address: source.feedUrl, credentials: source.credentials }, source, signal);
};
