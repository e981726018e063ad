import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { countListingChanges, readListingChanges } from '@wearfolio/database/listing-rows';
import type { ListingEngine } from '@wearfolio/listing/engine';
import { openFilter } from '@wearfolio/listing/filter';
import { ListingIndex } from '@wearfolio/listing/listing-index';
import { MemoryEngine } from '@wearfolio/listing/memory-engine';
import { Client } from 'pg';
import { type Answered, emptyAnswered } from './answered.ts';
import type { BuiltSegment } from './build-segment.ts';
import { type Dictionary, readDictionary, readWordsVersion } from './dictionary.ts';
import { receive } from './handed-over.ts';
import type { Shelves } from './shelves.ts';

/** A notice may be lost with its connection, so the follower also looks by itself, in milliseconds. */
const pollEvery = 3000;
const retryAfter = 1000;

/** A connection may go deaf without a word; what is not answered by then is asked again on a new one. */
const longestAnswer = 20_000;

/** Changes that are taken in on the spot; more than these are quicker read as a whole, beside the requests. */
const mostAtOnce = 20_000;

/** When this many products have changed since the large segment was made, it is made anew in the background. */
const mostRecent = 5000;

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
  figures: () => Promise<ListingFigures>;
  close: () => Promise<void>;
};

type Options = { url: string; onError: (error: unknown) => void };
type State = Omit<Catalogue, 'index'> & { index: MemoryEngine; upTo: bigint; wordsVersion: string };

// A million rows leave much behind them, which costs less to collect in large pieces.
const buildFlags = ['--max-semi-space-size=64'];

// Building takes seconds of work and several times the memory of what it makes:
// a program of its own does it, which gives all of that back when it ends, while
// requests go on being answered from the index that is there.
const buildIndex = async (url: string, signal: AbortSignal): Promise<{ index: ListingIndex; upTo: bigint }> => {
  const program = fileURLToPath(new URL('./build-segment.ts', import.meta.url));
  const builder = spawn(process.execPath, [...buildFlags, program], { stdio: ['pipe', 'pipe', 'pipe'], signal });
  const complaint = text(builder.stderr);
  const ended = once(builder, 'close');
  builder.stdin.on('error', () => undefined).end(url);
  const [built] = await Promise.all([receive(builder.stdout), ended]).catch(async (error: unknown) => {
    throw new Error(`The listing was not built: ${(await complaint).trim()}`, { cause: error });
  });
  const { segment, upTo } = built as BuiltSegment;
  return { index: new ListingIndex(segment), upTo };
};

const connect = async (url: string, onNotice: () => void): Promise<Client> => {
  const client = new Client({
    connectionString: url,
    application_name: 'wearfolio-listing',
    connectionTimeoutMillis: 3000,
    query_timeout: longestAnswer,
    keepAlive: true,
  });
  client.on('error', onNotice);
  client.on('notification', onNotice);
  await client.connect();
  await client.query('LISTEN listing_changed');
  return client;
};

/**
 * Builds the listing index from the database at `url` and keeps it current: by
 * notices, by a slow poll behind them, and after a lost connection by reading
 * what was missed. Never throws; what goes wrong is told to `onError` and tried
 * again. What is current may be swapped at any moment: take `current()` once per request, and all of it hears of one catalogue.
 */
export const followListing = ({ url, onError }: Options): ListingFollower => {
  const closing = new AbortController();
  let state: State | null = null;
  let idle = new AbortController();
  let waiters: (() => void)[] = [];
  let checkedAt: Date | null = null;
  let builds = 0;

  // A notice that comes while the last one is still being worked on counts too:
  // the wait that follows is then over before it began.
  const wake = (): void => idle.abort();
  const nextNotice = async (): Promise<void> => {
    await wait(pollEvery, undefined, { signal: idle.signal }).catch(() => undefined);
    idle = new AbortController();
  };

  const rebuild = async (client: Client): Promise<State> => {
    const built = await buildIndex(url, closing.signal);
    // Later ones are made beside requests, which would wait for it.
    if (builds === 0) built.index.warmUp();
    builds += 1;
    const index = new MemoryEngine(built.index);
    const wordsVersion = await readWordsVersion(client);
    const dictionary = await readDictionary(client);
    return { index, upTo: built.upTo, wordsVersion, dictionary, ...emptyAnswered(index) };
  };

  const catchUp = async (client: Client): Promise<void> => {
    state ??= await rebuild(client);
    const wordsVersion = await readWordsVersion(client);
    const waiting = await countListingChanges(client, state.upTo, mostAtOnce + 1);
    if (waiting > 0 && waiting <= mostAtOnce) {
      const { changes, upTo } = await readListingChanges(client, state.upTo);
      const dictionary = await readDictionary(client);
      const index = await state.index.apply(changes);
      state = { index, dictionary, ...emptyAnswered(index), upTo, wordsVersion };
    } else if (wordsVersion !== state.wordsVersion) {
      state = { ...state, dictionary: await readDictionary(client), wordsVersion };
    }
    if (waiting > mostAtOnce || state.index.recentSize > mostRecent) state = await rebuild(client);
  };

  const followOnce = async (): Promise<void> => {
    const client = await connect(url, wake);
    try {
      while (!closing.signal.aborted) {
        const served = waiters;
        waiters = [];
        await catchUp(client).catch((error: unknown) => {
          waiters.push(...served);
          throw error;
        });
        checkedAt = new Date();
        for (const resolve of served) resolve();
        await nextNotice();
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  const follow = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await followOnce().catch((error: unknown) => {
        if (!closing.signal.aborted) onError(error);
      });
      await wait(retryAfter, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  const done = follow();
  return {
    current: () => state,
    refresh: () =>
      new Promise((resolve) => {
        waiters.push(resolve);
        wake();
      }),
    figures: async () => {
      const all = await state?.index.answer({ filter: openFilter, sort: 'newest', offset: 0, limit: 0 });
      return { products: all?.total ?? 0, changeNumber: Number(state?.upTo ?? 0), checkedAt, builds };
    },
    close: async () => {
      closing.abort();
      wake();
      await done;
    },
  };
};
