import { setTimeout as wait } from 'node:timers/promises';
import { connectToFollow } from '@wearfolio/database/following-client';
import { countListingChanges, readListingChanges } from '@wearfolio/database/listing-rows';
import type { ListingEngine } from '@wearfolio/listing/engine';
import { openFilter } from '@wearfolio/listing/filter';
import { ListingIndex } from '@wearfolio/listing/listing-index';
import { MemoryEngine } from '@wearfolio/listing/memory-engine';
import type { Client } from 'pg';
import { StartRefused } from '../start/start-refused.ts';
import { type Answered, emptyAnswered } from './answered.ts';
import { type Dictionary, readDictionary, readWordsVersion } from './dictionary.ts';
import { checkMemory } from './listing-memory.ts';
import type { Shelves } from './shelves.ts';
import { type TakenSegment, takeSegment } from './take-segment.ts';

/** A notice may be lost with its connection, so the follower also looks by itself, in milliseconds. */
const pollEvery = 3000;
const retryAfter = 1000;

/** A connection may go deaf without a word; what is not answered by then is asked again on a new one. */
const longestAnswer = 20_000;

/** Changes that stand beside the large segment; more than these are quicker read as a whole. */
const mostAtOnce = 20_000;

/**
 * When this many products have changed since the large segment was made, it is made anew beside the requests. One that another
 * process of this machine made lately will do.
 */
const mostRecent = 5000;
const mostSince = mostRecent / 2;

/**
 * What answers listings: the engine, the names behind its ids, and what was made for answers since it last changed. `shelves` is
 * what staff made of it, where that is known.
 */
export type Catalogue = { index: ListingEngine; dictionary: Dictionary; shelves?: Shelves } & Answered;

/** How current the index is: what is in it, when it was last held against the database, and how often it was made. */
export type ListingFigures = { products: number; changeNumber: number; checkedAt: Date | null; builds: number };

/**
 * This process's catalogue, kept current; `current` is null until it was built for
 * the first time, `refresh` resolves when everything committed before the call is in it.
 */
export type ListingFollower = {
  current: () => Catalogue | null;
  refresh: () => Promise<void>;
  /** The last change that is in it; 0 before it was built. */
  changeNumber: () => number;
  figures: () => Promise<ListingFigures>;
  close: () => Promise<void>;
};

type Options = {
  url: string;
  /** Where built segments are kept for other processes and the next start, and what the index may take (`env.ts`). */
  folder?: string | null;
  mostBytes?: number | null;
  onError: (error: unknown) => void;
};
type State = Omit<Catalogue, 'index'> & { index: MemoryEngine; upTo: bigint; wordsVersion: string };

// A standby that takes over begins a new timeline. It may lack changes that the index has, and give their numbers to others.
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
 * Builds the listing index from the database at `url` and keeps it current: by
 * notices, by a slow poll behind them, and after a lost connection by reading
 * what was missed. What goes wrong is told to `onError` and tried again; where the
 * index does not fit into memory, `refresh` throws StartRefused too. What is current may be swapped at any moment: take `current()` once per request, and all of it hears of one catalogue.
 */
export const followListing = ({ url, folder = null, mostBytes = null, onError }: Options): ListingFollower => {
  const closing = new AbortController();
  let state: State | null = null;
  let idle = new AbortController();
  let waiters: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  // The next large segment, while it is made and once it is.
  let making: Promise<void> | null = null;
  let made: TakenSegment | null = null;
  let timeline = '';
  let checkedAt: Date | null = null;
  let builds = 0;

  // A notice that comes while the last one is still being worked on counts too:
  // the wait that follows is then over before it began.
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
    return take(mostAtOnce);
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
    // Later ones come beside requests, which would wait for it.
    if (builds === 0) built.warmUp();
    builds += 1;
    const index = new MemoryEngine(built);
    const wordsVersion = await readWordsVersion(client);
    const dictionary = await readDictionary(client);
    return { index, upTo, wordsVersion, dictionary, ...emptyAnswered(index) };
  };

  const withChanges = async (client: Client, before: State): Promise<State> => {
    const wordsVersion = await readWordsVersion(client);
    const { changes, upTo } = await readListingChanges(client, before.upTo);
    const dictionary = await readDictionary(client);
    const index = await before.index.apply(changes);
    return { index, dictionary, ...emptyAnswered(index), upTo, wordsVersion };
  };

  // Answers whether all is in that was there before.
  const takeIn = async (client: Client): Promise<boolean> => {
    const next = state === null ? await takeFirst(client) : made;
    made = null;
    let latest = next ? await open(client, next) : state;
    if (!latest) return false;
    const waiting = await countListingChanges(client, latest.upTo, mostAtOnce);
    if (latest.index.recentSize + waiting >= mostAtOnce) {
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
    // Only now: a segment that another process made may be older than what is shown.
    state = latest;
    if (latest.index.recentSize > mostRecent) makeNext().catch(tell);
    return true;
  };

  const followOnce = async (): Promise<void> => {
    const client = await connect(url, wake);
    try {
      const now = await readTimeline(client);
      if (state && now !== timeline) made = await take(mostAtOnce);
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
