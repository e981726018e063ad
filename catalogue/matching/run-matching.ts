import { setTimeout as wait } from 'node:timers/promises';
import { groupOffers } from '@wearfolio/database/env';
import { type Connection, withConnection } from '../connection.ts';
import { blockRead } from './blocks.ts';
import { compareBlocked } from './compare.ts';
import { dissolveClusters } from './dissolve.ts';
import { groupCompared } from './group.ts';
import { refreshPending } from './refresh.ts';
import { weighDue } from './weigh.ts';

/** What whoever matches holds: one at a time. */
const matchLock = 5_170_007;

/** A batch is made smaller where it takes longer than this, and larger where it takes less than a third, in ms. */
const batchTime = 500;
const smallestBatch = 125;
const largestBatch = 2000;

/** What a batch does; 'publish' is the part of 'group' that holds the publishing lock. */
export type MatchingStep = 'read' | 'weigh' | 'block' | 'compare' | 'group' | 'publish' | 'dissolve';

export type Matching = {
  /** Whether offers are grouped at all; by default what GROUP_OFFERS says. */
  isGrouping?: boolean | undefined;
  /** How long to wait for another one who matches, in ms; by default to the end. */
  patience?: number | undefined;
  /** Stops between two batches. */
  signal?: AbortSignal | undefined;
  /** How many offers are one batch; by default as many as take half a second. */
  batch?: number | undefined;
  /** Hears how long each batch took, in ms. */
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

/** Does batches until there are none left, each as large as can be done in half a second. */
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

/** One pass over the offers whose links changed. Answers how many had to be left. */
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

// Batches are found by their ids. Right after a large import nobody has counted the new rows yet, and to read whole tables
// for each batch would look cheap.
const wholeTables = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'];
// What a crash of the database takes is matched again: no batch waits for the disk.
const prepare = [...wholeTables, 'synchronous_commit'].map((name) => `SET ${name} = off`).join(';');
const restore = [...wholeTables, 'synchronous_commit'].map((name) => `RESET ${name}`).join(';');

const match = async (db: Connection, options: Matching): Promise<boolean> => {
  await db.query(prepare);
  await inBatches(options, 'read', (limit) => refreshPending(db, limit));
  // A part of the brands at a time, so that the traits found while weighing are still cached when offers are compared.
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

/** As `runMatching`, after `first`, and while nobody else matches. */
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
 * Brings the clusters up to date with what was imported and decided. Every batch is a transaction of its own, so that a
 * kill at any moment loses nothing: whoever matches next goes on. Answers whether all is done: not where another one who
 * matches was waited for in vain, or where an import holds offers; that import has them grouped once it is done.
 */
export const runMatching = (db: Connection, options: Matching = {}): Promise<boolean> =>
  whileMatching(db, options, async () => undefined);

/** As `runMatching`, on a connection of its own. */
export const matchOffers = (url: string, options: Matching = {}): Promise<boolean> =>
  withConnection(url, (db) => runMatching(db, options));
