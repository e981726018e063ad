import { setTimeout as wait } from 'node:timers/promises';
import type { Destination } from '@wearfolio/contracts/listing/destination';
import { connectToFollow } from '@wearfolio/database/following-client';
import { countListingChanges, readListingChanges } from '@wearfolio/database/listing-rows';
import type { ListingEngine } from '@wearfolio/listing-index/engine';
import { openFilter } from '@wearfolio/listing-index/filter';
import { ListingIndex } from '@wearfolio/listing-index/listing-index';
import { MemoryEngine } from '@wearfolio/listing-index/memory-engine';
import type { Client } from 'pg';
import { StartRefused } from '../settings/start-refused.ts';
import { type Dictionary, readDictionary, readWordsVersion } from './dictionary.ts';
import { checkMemory } from './listing-memory.ts';
import { createReplyCache, type ReplyCache } from './reply-cache.ts';
import type { Shelves } from './shelves.ts';
import { type TakenSegment, takeSegment } from './take-segment.ts';

/** A notification can be lost with its connection, so the follower also polls, in ms. */
const pollEvery = 3000;
const retryAfter = 1000;

/** A connection may stop responding without an error. After this many ms the follower reconnects. */
const longestAnswer = 20_000;

/** The most changes to apply at a time. For more, reading everything is faster. */
const changesPerBatch = 20_000;

/**
 * After this many changes since the large segment was built, a new one is built in the background. A recent one of
 * another process on this machine is reused.
 */
const mostRecent = 5000;
const mostSince = mostRecent / 2;

/**
 * The catalogue that answers listings: the engine, the names behind its ids, and cached parts of replies. `shelves` is
 * what staff configured, when known. With a `destination`, it has only the offers that ship there.
 */
export type Catalogue = {
  index: ListingEngine;
  dictionary: Dictionary;
  shelves?: Shelves;
  destination?: Destination;
} & ReplyCache;

/**
 * The state of the index: its size, its change number, when it was last compared with the database, and the number of
 * builds.
 */
export type ListingFigures = { products: number; changeNumber: number; checkedAt: Date | null; builds: number };

/**
 * This process's catalogue, kept current. `current` is null until the first build. `refresh` resolves when everything
 * committed before the call is included.
 */
export type ListingFollower = {
  current: () => Catalogue | null;
  refresh: () => Promise<void>;
  /** The last included change; 0 before the first build. */
  changeNumber: () => number;
  figures: () => Promise<ListingFigures>;
  close: () => Promise<void>;
};

type Options = {
  url: string;
  /**
   * Where to keep built segments for other processes and the next start, and the memory limit of the index (`settings/listing.ts`).
   */
  folder?: string | null;
  mostBytes?: number | null;
  onError: (error: unknown) => void;
};
type State = Omit<Catalogue, 'index'> & { index: MemoryEngine; upTo: bigint; wordsVersion: string };

// A promoted standby starts a new timeline. It may lack changes that the index has, and reuse their numbers.
const readTimeline = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ timeline: string }>(
    'SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline',
  );
  return rows[0]?.timeline ?? '';
};

const connect = async (url: string, onNotice: () => void): Promise<Client> => {
  const client = await connectToFollow({ url, name: 'wearfolio-listing', longestAnswer, onNotice });
  await client.query('LISTEN listing_changed');
  return client;
};

/**
 * Builds the listing index from the database at `url` and keeps it current by notifications and polling. After a lost
 * connection it reads what it missed. Errors go to `onError` and are retried. When the index does not fit into memory,
 * `refresh` also throws StartRefused. The catalogue may be replaced at any time: call `current()` once per request for
 * consistency.
 */
export const followListing = ({ url, folder = null, mostBytes = null, onError }: Options): ListingFollower => {
  const closing = new AbortController();
  let state: State | null = null;
  let idle = new AbortController();
  let waiters: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  // The next large segment, during and after its build.
  let making: Promise<void> | null = null;
  let made: TakenSegment | null = null;
  let timeline = '';
  let checkedAt: Date | null = null;
  let builds = 0;

  // A notification during the current round also counts: the following wait then ends immediately.
  const wake = (): void => idle.abort();
  const nextNotice = async (): Promise<void> => {
    await wait(pollEvery, undefined, { signal: idle.signal }).catch(() => undefined);
    idle = new AbortController();
  };

  const tell = (error: unknown): void => {
    if (!closing.signal.aborted) onError(error);
  };

  const take = (most: number): Promise<TakenSegment> => takeSegment({ url, folder, most, signal: closing.signal });

  const takeFirst = async (client: Client): Promise<TakenSegment> => {
    await checkMemory(client, mostBytes);
    return take(changesPerBatch);
  };

  const makeNext = (): Promise<void> => {
    making ??= take(mostSince)
      .then((segment) => {
        made = segment;
      })
      .finally(() => {
        making = null;
        wake();
      });
    return making;
  };

  const open = async (client: Client, { segment, upTo }: TakenSegment): Promise<State> => {
    const built = new ListingIndex(segment);
    // Later builds run while requests are answered, which would wait for the warm-up.
    if (builds === 0) built.warmUp();
    builds += 1;
    const index = new MemoryEngine(built);
    const wordsVersion = await readWordsVersion(client);
    const dictionary = await readDictionary(client);
    return { index, upTo, wordsVersion, dictionary, ...createReplyCache(index) };
  };

  const withChanges = async (client: Client, before: State): Promise<State> => {
    const wordsVersion = await readWordsVersion(client);
    const { changes, upTo } = await readListingChanges(client, before.upTo);
    const dictionary = await readDictionary(client);
    const index = await before.index.apply(changes);
    return { index, dictionary, ...createReplyCache(index), upTo, wordsVersion };
  };

  // Returns whether everything committed before is included.
  const takeIn = async (client: Client): Promise<boolean> => {
    const next = state === null ? await takeFirst(client) : made;
    made = null;
    let latest = next ? await open(client, next) : state;
    if (!latest) return false;
    const waiting = await countListingChanges(client, latest.upTo, changesPerBatch);
    if (latest.index.recentSize + waiting >= changesPerBatch) {
      state ??= latest;
      await makeNext();
      return false;
    }
    if (waiting > 0) {
      latest = await withChanges(client, latest);
    } else {
      const wordsVersion = await readWordsVersion(client);
      if (wordsVersion !== latest.wordsVersion)
        latest = { ...latest, dictionary: await readDictionary(client), wordsVersion };
    }
    // Last, because a segment of another process may be older than the current state.
    state = latest;
    if (latest.index.recentSize > mostRecent) makeNext().catch(tell);
    return true;
  };

  const followOnce = async (): Promise<void> => {
    const client = await connect(url, wake);
    try {
      const now = await readTimeline(client);
      if (state && now !== timeline) made = await take(changesPerBatch);
      timeline = now;
      while (!closing.signal.aborted) {
        const served = waiters;
        waiters = [];
        const isCurrent = await takeIn(client).catch((error: unknown) => {
          if (error instanceof StartRefused) for (const { reject } of served) reject(error);
          else waiters.push(...served);
          throw error;
        });
        if (!isCurrent) {
          waiters.push(...served);
          continue;
        }
        checkedAt = new Date();
        for (const { resolve } of served) resolve();
        await nextNotice();
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  const follow = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await followOnce().catch(tell);
      await wait(retryAfter, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  const done = follow();
  return {
    current: () => state,
    refresh: () =>
      new Promise((resolve, reject) => {
        waiters.push({ resolve, reject });
        wake();
      }),
    changeNumber: () => Number(state?.upTo ?? 0),
    figures: async () => {
      const all = await state?.index.answer({ filter: openFilter, sort: 'newest', offset: 0, limit: 0 });
      return { products: all?.total ?? 0, changeNumber: Number(state?.upTo ?? 0), checkedAt, builds };
    },
    close: async () => {
      closing.abort();
      wake();
      await Promise.allSettled([done, making]);
    },
  };
};
