import type { ImportOptions } from '../import/import-feed.ts';
import type { FeedFolder } from '../import/keep-feed.ts';
import { StoreBusy } from '../import/runs.ts';
import { Refused } from '../refused.ts';

/** How the feeds of a store are fetched and imported for its schedule. */
export type ScheduledImport = Pick<ImportOptions, 'currency' | 'maxShrink' | 'yes' | 'acceptJumps' | 'progress'> & {
  /** The database. */
  url: string;
  storeId: number;
  privateHosts: readonly string[];
  /** Reads the credentials of feeds; null if there is none. */
  tokenSecret: string | null;
  reportsDir: string | null;
  rowsDir?: string | undefined;
  /** Where the feed is kept for later. */
  feeds?: FeedFolder | undefined;
  /** Fetches the whole feed even if it did not change. */
  isForced?: boolean | undefined;
  /** Whether an error of our own is not followed by another attempt. Only then it counts as a failure of the feed. */
  isLastTry?: boolean | undefined;
  say: (line: string) => void;
  signal: AbortSignal;
};

/**
 * Whether an error is the feed's. A store that another process works on waits for its turn, and a stopped worker's feed
 * is fetched again, as after an error of our own.
 */
export const isFailure = (error: unknown, { signal, isLastTry = false }: ScheduledImport): boolean => {
  const isStopped = signal.aborted && (signal.reason as Error | undefined)?.name !== 'TimeoutError';
  return !(error instanceof StoreBusy || isStopped) && (error instanceof Refused || isLastTry);
};
