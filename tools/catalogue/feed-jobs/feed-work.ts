import type { FeedFolder } from '../import/keep-feed.ts';
import { runInThread } from '../threads/run-in-thread.ts';
import type { Wanted } from '../uploads/request-import.ts';

/** Reads a store's feed for a job: fetched as scheduled, its last good one, an upload, or as a dry run. */
export type FeedTask =
  | { task: 'fetch'; storeId: number; isLastTry: boolean }
  | { task: 'reimport' | 'try'; storeId: number }
  | ({ task: 'upload' } & Wanted);

/** A task, and where its database and its folders are. */
export type FeedWork = FeedTask & {
  /** The database. */
  url: string;
  privateHosts: readonly string[];
  /** Reads the credentials of scheduled feeds; null if there is none. */
  tokenSecret: string | null;
  reportsDir: string;
  rowsDir: string;
  feeds: FeedFolder;
};

/**
 * Reads a feed in its own thread, so that a hostile or large feed does not delay the shop's answers. Returns the
 * outcome of a fetch as `importScheduled` does, else 'done'. Throws what the work throws: StoreBusy, FeedMissing and
 * other refusals, or the reason of `signal`.
 */
export const runFeedWork = (work: FeedWork, signal: AbortSignal): Promise<string> =>
  runInThread(new URL('./feed-thread.ts', import.meta.url), work, signal);
