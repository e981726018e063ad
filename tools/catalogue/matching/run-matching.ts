import { setTimeout as wait } from 'node:timers/promises';
import { groupOffers } from '@wearfolio/database/env';
import { type Connection, withConnection } from '../connection.ts';
import { blockRead } from './blocks.ts';
import { compareBlocked } from './compare.ts';
import { dissolveClusters } from './dissolve.ts';
import { groupCompared } from './group.ts';
import { refreshPending } from './refresh.ts';
import { weighDue } from './weigh.ts';

/** Advisory lock of the matching process, of which only one may run. */
const matchLock = 5_170_007;

/** A batch that takes longer than this makes the next one smaller, one under a third makes it larger, in ms. */
const batchTime = 500;
const smallestBatch = 125;
const largestBatch = 2000;

/** Steps of matching; 'publish' is the part of 'group' that holds the publishing lock. */
export type MatchingStep = 'read' | 'weigh' | 'block' | 'compare' | 'group' | 'publish' | 'dissolve';

export type Matching = {
  /** Whether offers are grouped at all; defaults to GROUP_OFFERS. */
  isGrouping?: boolean | undefined;
  /** How long to wait for another matching process, in ms; by default without limit. */
  patience?: number | undefined;
  /** Stops between two batches. */
  signal?: AbortSignal | undefined;
  /** Number of offers per batch; by default as many as take half a second. */
  batch?: number | undefined;
  /** Called with the duration of each batch, in ms. */
  onStep?: ((step: MatchingStep, ms: number) => void) | undefined;
};

const tryLock = async (db: Connection): Promise<boolean> => {
  const { rows } = await db.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [matchLock]);
  return rows[0]?.locked ?? false;
};

const lock = async (db: Connection, { patience = Number.POSITIVE_INFINITY, signal }: Matching): Promise<boolean> => {
  const end = performance.now() + patience;
  while (!(await tryLock(db))) {
    if (signal?.aborted || performance.now() > end) return false;
    await wait(100);
  }
  return true;
};

const nextLimit = (limit: number, time: number): number => {
  if (time > batchTime) return Math.max(smallestBatch, limit >> 1);
  return time < batchTime / 3 ? Math.min(largestBatch, limit * 2) : limit;
};

type Batch = { done: number; time: number };

const doBatch = async (
  { signal, onStep }: Matching,
  step: MatchingStep,
  work: () => Promise<number>,
): Promise<Batch> => {
  signal?.throwIfAborted();
  const started = performance.now();
  const done = await work();
  const time = performance.now() - started;
  onStep?.(step, time);
  return { done, time };
};

/** Runs batches until none are left, each sized to take half a second. */
const inBatches = async (
  options: Matching,
  step: MatchingStep,
  work: (limit: number) => Promise<number>,
): Promise<void> => {
  let limit = options.batch ?? 500;
  for (;;) {
    const { done, time } = await doBatch(options, step, () => work(limit));
    if (done === 0) return;
    if (options.batch === undefined) limit = nextLimit(limit, time);
  }
};

/** Runs one pass over the offers with changed links. Returns how many were skipped. */
const group = async (db: Connection, options: Matching): Promise<number> => {
  let after = 0;
  let left = 0;
  const onPublished = (ms: number): void => options.onStep?.('publish', ms);
  await inBatches(options, 'group', async (limit) => {
    const grouped = await groupCompared(db, { after, limit, onPublished });
    after = grouped.last;
    left += grouped.left;
    return grouped.done;
  });
  return left;
};

// Batches are found by id. Right after a large import there are no statistics of the new rows, and the planner would
// choose full table scans for each batch.
const wholeTables = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'];
// Work lost in a database crash is repeated, so batches need not wait for the disk.
const prepare = [...wholeTables, 'synchronous_commit'].map((name) => `SET ${name} = off`).join(';');
const restore = [...wholeTables, 'synchronous_commit'].map((name) => `RESET ${name}`).join(';');

const match = async (db: Connection, options: Matching): Promise<boolean> => {
  await db.query(prepare);
  await inBatches(options, 'read', (limit) => refreshPending(db, limit));
  // Some brands at a time, so that traits found while weighing are still cached when offers are compared.
  let weighed: number;
  do {
    ({ done: weighed } = await doBatch(options, 'weigh', () => weighDue(db)));
    await inBatches(options, 'block', (limit) => blockRead(db, limit));
    await inBatches(options, 'compare', (limit) => compareBlocked(db, limit));
  } while (weighed > 0);
  if (options.isGrouping ?? groupOffers) return (await group(db, options)) === 0;
  await inBatches(options, 'dissolve', (limit) => dissolveClusters(db, limit));
  return true;
};

/** Like `runMatching`, after `first`, while no other process is matching. */
export const whileMatching = async (
  db: Connection,
  options: Matching,
  first: () => Promise<void>,
): Promise<boolean> => {
  if (!(await lock(db, options))) return false;
  try {
    await first();
    return await match(db, options);
  } finally {
    await db.query(restore).catch(() => undefined);
    await db.query('SELECT pg_advisory_unlock($1)', [matchLock]).catch(() => undefined);
  }
};

/**
 * Updates the clusters after imports and decisions. Each batch is its own transaction, so a kill loses nothing and the
 * next process continues. Returns whether everything is done: false if another matching process did not finish within
 * the wait, or if an import holds offers, which it groups at its end.
 */
export const runMatching = (db: Connection, options: Matching = {}): Promise<boolean> =>
  whileMatching(db, options, async () => undefined);

/** Like `runMatching`, on its own connection. */
export const matchOffers = (url: string, options: Matching = {}): Promise<boolean> =>
  withConnection(url, (db) => runMatching(db, options));
