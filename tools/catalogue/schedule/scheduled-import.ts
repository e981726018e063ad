import type { ImportOptions } from '../import/import-feed.ts';
import type { FeedFolder } from '../import/keep-feed.ts';

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
