import { setTimeout as pause } from 'node:timers/promises';
import { thinCounts } from '@wearfolio/catalogue/insight/thin-counts';
import { removeUnusedPictures } from '@wearfolio/catalogue/pictures/remove-unused';
import { refreshPopularity } from '@wearfolio/catalogue/popularity/refresh-popularity';
import { refreshStandings } from '@wearfolio/catalogue/prices/refresh-standings';
import { thinHistory } from '@wearfolio/catalogue/prices/thin-history';
import { refreshSizes } from '@wearfolio/catalogue/sizes/refresh-sizes';
import { removeOldUploads } from '@wearfolio/catalogue/uploads/feed-uploads';
import { poolOf } from '@wearfolio/database/client';
import { type Task as QueueTask, type Runner, run, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import { followDeletions } from '../customer/deletion/follow-deletions.ts';
import { removeExpired } from '../customer/personal-data/rows.ts';
import { runMatching } from '../saved-searches/match/run-matching.ts';
import { isMatchingBehind } from '../saved-searches/queries.ts';
import { readSearchesAgain } from '../saved-searches/read-again.ts';
import { planFeeds } from './fetch-feed.ts';
import { followRates } from './follow-rates.ts';
import { groupOffers } from './group-offers.ts';
import { feedLimit, JobHopeless } from './job.ts';
import { freeStrandedDigests, freeStuckJobs, giveUpJob } from './queries.ts';
import type { Task, TaskContext } from './task.ts';
import { tasks } from './tasks.ts';
import { workerLogger } from './worker-logger.ts';

/** Jobs done at a time; mails mostly wait for the other side. */
const concurrency = 4;

/** A job that is not done this long after the process was asked to end is cut short and done again later, in ms. */
const abortAfter = 3000;

// The queue is told of the outcome of jobs in batches, because then, and only then, stopping waits until it was told.
const toldBeforeTheEnd = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Before the queue is taken up again after it failed as a whole, in ms. */
const restartPause = 2000;

/** Of those who do jobs one asks for another within this time, in ms: a mail takes 30 s at most, and feeds come one at a time. */
const longestSilence = 60_000;

// What nobody asks for (UTC). The reference rates of a day come at about 16:00 in Frankfurt. The queue sees to it that one of many workers does it.
const crontab = `
* * * * * free-stuck-jobs ?max=1
* * * * * plan-feeds ?max=3&fill=15m
* * * * * match-offers ?max=1
* * * * * match-searches ?max=1
* * * * * follow-deletions ?max=1
*/5 * * * * judge-prices ?max=1
*/5 * * * * refresh-sizes ?max=1
5 0 * * * refresh-popularity ?max=6&fill=1d
40 2 * * * read-searches ?max=3
17 3 * * * remove-expired
27 3 * * * remove-pictures
47 3 * * * thin-history ?max=3&fill=1d
25 16 * * * follow-rates ?max=6&fill=1d`;

const perform =
  (task: Task<never>, context: TaskContext): QueueTask =>
  async (payload, { job, abortSignal }) => {
    try {
      const { id, attempts, created_at: createdAt } = job;
      await task(context, payload as never, { id, attempts, createdAt, signal: abortSignal });
    } catch (error) {
      if (error instanceof JobHopeless) await giveUpJob(context.db, job.id);
      throw error;
    }
  };

/** What a worker does with the given context. Where nothing can be mailed, mails are left waiting, with all their attempts. */
export const taskListOf = (context: TaskContext, canMail = true): TaskList => {
  const ours = Object.entries(tasks).filter(([name]) => canMail || !name.startsWith('mail-'));
  return {
    ...Object.fromEntries(ours.map(([name, task]) => [name, perform(task as Task<never>, context)])),
    'free-stuck-jobs': async () => {
      await freeStuckJobs(context.db);
      await freeStrandedDigests(context.db);
    },
    'plan-feeds': (payload) => planFeeds(context, payload),
    'match-offers': (_, { abortSignal }) => groupOffers(context, abortSignal),
    'follow-rates': (_, { abortSignal }) =>
      followRates(context, abortSignal ?? AbortSignal.timeout(feedLimit * 60_000)),
    'judge-prices': async (_, { abortSignal }) => {
      const signal = abortSignal ?? AbortSignal.timeout(feedLimit * 60_000);
      const { price_rule: rule } = await context.identity();
      const { changed } = await refreshStandings(context.databaseUrl, rule, signal);
      if (changed > 0) context.log.info({ changed }, 'Reduced prices were judged anew');
    },
    'refresh-sizes': async (_, { abortSignal }) => {
      const signal = abortSignal ?? AbortSignal.timeout(feedLimit * 60_000);
      const { products } = await refreshSizes(context.databaseUrl, signal);
      if (products > 0) context.log.info({ products }, 'Sizes were read anew');
    },
    'refresh-popularity': async (_, { abortSignal }) => {
      await refreshPopularity(context.databaseUrl, abortSignal ?? AbortSignal.timeout(feedLimit * 60_000));
    },
    'thin-history': async (_, { abortSignal }) => {
      const signal = abortSignal ?? AbortSignal.timeout(feedLimit * 60_000);
      const removed = await thinHistory(context.databaseUrl, signal);
      if (removed > 0) context.log.info({ removed }, 'Old prices were thinned out');
      await thinCounts(context.databaseUrl);
    },
    'match-searches': async (_, { abortSignal }) => {
      if (!(await isMatchingBehind(context.db))) return;
      const signal = abortSignal ?? AbortSignal.timeout(feedLimit * 60_000);
      const { candidates, searches, finds } = await runMatching(context.databaseUrl, signal);
      if (finds > 0) context.log.info({ candidates, searches, finds }, 'Saved searches were matched');
    },
    'read-searches': async (_, { abortSignal }) => {
      const catalogue = await context.openCatalogue();
      const signal = abortSignal ?? AbortSignal.timeout(feedLimit * 60_000);
      await readSearchesAgain(context.db, catalogue.current, signal).finally(catalogue.close);
    },
    'remove-pictures': async () => {
      const removed = await removeUnusedPictures(context.databaseUrl);
      if (removed > 0) context.log.info({ removed }, 'Unused pictures were removed');
    },
    'remove-expired': async () => {
      await removeExpired(context.db);
      await removeOldUploads(poolOf(context.db));
    },
    'follow-deletions': () => followDeletions(context),
  };
};

// A connection may go deaf without a word. What it does not answer fails, and within a minute it is replaced.
const openPool = (databaseUrl: string): Pool => {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: concurrency + 1,
    connectionTimeoutMillis: 5000,
    query_timeout: 20_000,
    maxLifetimeSeconds: 60,
    keepAlive: true,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

export type RunningWorker = {
  /** Whether the queue answered when it was last asked, as it is every other second. */
  isAsking: () => boolean;
  /** Takes no more jobs, finishes those under way or lets go of them, and resolves. */
  stop: () => Promise<void>;
};

type Options = { databaseUrl: string; context: TaskContext; canMail: boolean; silence?: number };

/**
 * Does jobs until it is stopped, on a few connections of its own. A database that goes away is found again, and where
 * nobody asks for a job for `silence` ms, because all that is done hangs, what hangs is given up.
 */
export const startWorker = (options: Options): RunningWorker => {
  const { databaseUrl, context, canMail, silence = longestSilence } = options;
  const { log } = context;
  const stopping = new AbortController();
  let runner: Runner | null = null;
  let isAsking = false;
  let askedAt = 0;
  const hear = (isAnswered: boolean) => (): void => {
    isAsking = isAnswered;
    askedAt = performance.now();
  };

  const untilSilent = async (signal: AbortSignal): Promise<void> => {
    while (performance.now() - askedAt < silence) await pause(silence / 10, undefined, { signal });
    throw new Error('Nobody asks for jobs any more');
  };

  const runOnce = async (pgPool: Pool): Promise<void> => {
    runner = await run({
      pgPool,
      concurrency,
      crontab,
      taskList: taskListOf(context, canMail),
      logger: workerLogger(log),
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: abortAfter,
      preset: toldBeforeTheEnd,
    });
    const { events, promise } = runner;
    events.on('worker:getJob:empty', hear(true)).on('job:start', hear(true)).on('worker:getJob:error', hear(false));
    askedAt = performance.now();
    if (stopping.signal.aborted) await runner.stop();
    const over = new AbortController();
    await Promise.race([promise, untilSilent(over.signal)]).finally(() => over.abort());
  };

  // What hangs has the time to let go that it has at the end.
  const giveUp = async (): Promise<void> => {
    const stopped = runner?.stop().catch(() => undefined);
    await Promise.race([stopped, pause(2 * abortAfter)]);
  };

  const runOn = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const pool = openPool(databaseUrl);
      await runOnce(pool)
        .then(() => pool.end())
        .catch(async (error: unknown) => {
          log.warn({ err: error }, 'The jobs were interrupted; taking them up again');
          await giveUp();
          // Deaf connections are not waited for.
          void pool.end().catch(() => undefined);
        });
      isAsking = false;
      await pause(restartPause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const done = runOn();
  return {
    isAsking: () => isAsking,
    stop: async () => {
      stopping.abort();
      await runner?.stop().catch(() => undefined);
      await done;
    },
  };
};
