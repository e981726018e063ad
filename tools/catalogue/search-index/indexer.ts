import { setTimeout as wait } from 'node:timers/promises';
import type { Client as Engine } from '@opensearch-project/opensearch';
import { connectToFollow } from '@wearfolio/database/following-client';
import { raiseClauseLimit } from '@wearfolio/opensearch/clause-limit';
import { createPair, type IndexSettings, isCopied, openPair } from '@wearfolio/opensearch/indexes';
import type { Client } from 'pg';
import { leaseOf } from './lease.ts';
import { openPairs, type Pairs, switchPairs } from './pairs.ts';
import { buildStep, followStep, IndexAhead } from './steps.ts';

/** The name of the lease for indexing. Only one process at a time writes to the index. */
export const indexerLease = 'listing-index';

/** Interval of checking for changes, in ms, because a lost connection also loses notifications. */
const pollEvery = 1000;

/** Interval at which a process without the lease tries to take it, in ms. */
const leaseEvery = 3000;

/** Interval of checking whether ops requested a new index, in ms. */
const openEvery = 2000;

/** How long a new index waits for its replicas before it serves without them, in ms. */
const longestCopying = 60_000;

const firstPause = 1000;
const longestPause = 10_000;

/** Query timeout in ms. A connection can be lost silently. */
const longestAnswer = 60_000;

type Options = {
  databaseUrl: string;
  engine: Engine;
  settings: IndexSettings;
  onError: (error: unknown) => void;
  onNews: (line: string) => void;
};

export type Indexer = {
  /** Stops after the current step and releases the lease. */
  close: () => Promise<void>;
};

const connect = async (url: string, onNotice: () => void): Promise<Client> => {
  const client = await connectToFollow({ url, name: 'wearfolio-indexer', longestAnswer, onNotice });
  await client.query('LISTEN listing_changed');
  return client;
};

/**
 * Keeps the search engine's index current while this process has the lease. Writes every change of `listing`. Builds a
 * new index if there is none, if this version of the shop needs another one, or if ops requested one. Never throws:
 * passes errors to `onError` and retries.
 */
export const startIndexer = ({ databaseUrl, engine, settings, onError, onNews }: Options): Indexer => {
  const closing = new AbortController();
  const { signal } = closing;
  const lease = leaseOf(indexerLease);
  let idle = new AbortController();
  let pairs: Pairs | null = null;
  let openedAt = 0;
  // The new index that waits for its replicas, and since when.
  let opened: { name: string; at: number } | null = null;

  const wake = (): void => idle.abort();
  const nap = async (ms: number): Promise<void> => {
    await wait(ms, undefined, { signal: AbortSignal.any([idle.signal, signal]) }).catch(() => undefined);
    idle = new AbortController();
  };

  const open = async (db: Client): Promise<Pairs> => {
    if (pairs && performance.now() - openedAt < openEvery) return pairs;
    const before = pairs;
    const found = await openPairs(db, engine, settings);
    openedAt = performance.now();
    const name = found.building?.target.pair.products;
    if (name && name !== before?.building?.target.pair.products) onNews(`Building the index ${name}`);
    // Pairs that are already open remember the words that they have.
    const isSame = found.serving?.target.pair.products === before?.serving?.target.pair.products;
    const serving = isSame && before ? before.serving : found.serving;
    const isSameNext = name !== undefined && name === before?.building?.target.pair.products;
    return { serving, building: isSameNext && before ? before.building : found.building };
  };

  const follow = async (db: Client, work: Pairs['serving']): Promise<boolean> => {
    if (!work) return true;
    const { progress, isDone } = await followStep(db, work.target, work.progress, signal);
    work.progress = progress;
    return isDone;
  };

  const isReady = async ({ target: { pair } }: NonNullable<Pairs['building']>): Promise<boolean> => {
    if (opened?.name !== pair.products) {
      await openPair(engine, pair, settings);
      opened = { name: pair.products, at: performance.now() };
    }
    return (await isCopied(engine, pair)) || performance.now() - opened.at > longestCopying;
  };

  // Makes one step of a build at a time, so that the index in use stays current meanwhile.
  const build = async (db: Client, { serving, building }: Pairs): Promise<Pairs> => {
    if (!building) return { serving, building };
    if (building.progress.builtTo !== null) {
      building.progress = (await buildStep(db, building.target, building.progress, signal)).progress;
      return { serving, building };
    }
    if (!(await follow(db, building))) return { serving, building };
    if (!(await isReady(building))) {
      await nap(pollEvery);
      return { serving, building };
    }
    onNews(`Searches now use the index ${building.target.pair.products}`);
    return switchPairs({ serving, building }, engine, settings);
  };

  /** Returns whether there is nothing left to do. */
  const step = async (db: Client): Promise<boolean> => {
    pairs = await open(db);
    const isCurrent = await follow(db, pairs.serving).catch(async (error: unknown) => {
      if (!(error instanceof IndexAhead)) throw error;
      // The index under construction will replace it.
      if (pairs?.building) return false;
      onError(error);
      await createPair(engine, settings);
      openedAt = 0;
      return false;
    });
    pairs = await build(db, pairs);
    return isCurrent && pairs.building === null;
  };

  let pause = firstPause;
  const workOn = async (db: Client): Promise<void> => {
    while (!signal.aborted) {
      if (await lease.take(db)) {
        const isIdle = await step(db);
        pause = firstPause;
        if (isIdle) await nap(pollEvery);
      } else {
        pairs = null;
        await nap(leaseEvery);
      }
    }
  };

  const runOnce = async (): Promise<void> => {
    const db = await connect(databaseUrl, wake);
    try {
      // Most searches work without it.
      await raiseClauseLimit(engine).catch(onError);
      await workOn(db);
    } finally {
      pairs = null;
      await lease.giveBack(db).catch(() => undefined);
      await db.end().catch(() => undefined);
    }
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await runOnce().catch((error: unknown) => {
        if (!signal.aborted) onError(error);
      });
      await wait(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(longestPause, pause * 2);
    }
  };

  const done = run();
  return {
    close: async () => {
      closing.abort();
      await done;
    },
  };
};
