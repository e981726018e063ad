import { setTimeout as pause } from 'node:timers/promises';
import { StoreBusy } from '@wearfolio/catalogue/import/runs';
import { thinCounts } from '@wearfolio/catalogue/insight/thin-counts';
import { removeUnusedPictures } from '@wearfolio/catalogue/pictures/remove-unused';
import { refreshPopularity } from '@wearfolio/catalogue/popularity/refresh-popularity';
import { refreshStandings } from '@wearfolio/catalogue/prices/refresh-standings';
import { switchSales } from '@wearfolio/catalogue/prices/switch-sales';
import { thinHistory } from '@wearfolio/catalogue/prices/thin-history';
import { refreshDelivery } from '@wearfolio/catalogue/publish/refresh-delivery';
import { refreshSizes } from '@wearfolio/catalogue/sizes/refresh-sizes';
import { removeOldUploads } from '@wearfolio/catalogue/uploads/feed-uploads';
import { poolOf } from '@wearfolio/database/client';
import { type Task as QueueTask, type Runner, run, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import { followDeletions } from '../customer/deletion/follow-deletions.ts';
import { removeExpired } from '../customer/personal-data/rows.ts';
import { queueFeedsWeek } from '../desk/feeds/feed-news-queries.ts';
import { JobHopeless, MailWaits } from '../jobs/job.ts';
import { freeStrandedDigests, freeStuckJobs, giveUpJob, postponeJob } from '../jobs/queries.ts';
import type { Task, TaskContext } from '../jobs/task.ts';
import { sendWebhooks } from '../partners/webhook-queries.ts';
import { runMatching } from '../saved-searches/match/run-matching.ts';
import { isMatchingBehind } from '../saved-searches/queries.ts';
import { readSearchesAgain } from '../saved-searches/read-again.ts';
import { planFeeds } from './fetch-feed.ts';
import { followRates } from './follow-rates.ts';
import { groupOffers } from './group-offers.ts';
import { type JobLimits, type RunningJobs, watchJobs } from './running-jobs.ts';
import { tasks } from './tasks.ts';
import { workerLogger } from './worker-logger.ts';

/** The number of concurrent jobs. Mails mostly wait for the server. */
const concurrency = 4;

/** A job that is still running this long after a stop was requested is aborted and run again later, in ms. */
const abortAfter = 3000;

// Job results are written in batches, because only then does stopping wait until they are written.
const batchedResults = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** The pause before restarting the queue after a failure, in ms. */
const restartPause = 2000;

/** Unless a job is running, the queue must be asked for one within this time, in ms. */
const longestSilence = 60_000;

/** The queue is asked this often for jobs of which no notification comes, such as the next feed, in ms. */
const askEvery = 2000;

// Scheduled jobs (UTC). The day's reference rates appear at about 16:00 in Frankfurt. The queue runs each once among
// all workers.
const crontab = `
* * * * * free-stuck-jobs ?max=1
* * * * * plan-feeds ?max=3&fill=15m
* * * * * switch-sales ?max=1
* * * * * refresh-delivery ?max=1
* * * * * match-offers ?max=1
* * * * * match-searches ?max=1
* * * * * send-webhooks ?max=1
* * * * * follow-deletions ?max=1
*/5 * * * * judge-prices ?max=1
*/5 * * * * refresh-sizes ?max=1
5 0 * * * refresh-popularity ?max=6&fill=1d
40 2 * * * read-searches ?max=3
17 3 * * * remove-expired
27 3 * * * remove-pictures
47 3 * * * thin-history ?max=3&fill=1d
0 6 * * 1 plan-feed-mails ?max=3&fill=1d
25 16 * * * follow-rates ?max=6&fill=1d`;

/** How long a job waits for a store that another process works on, in ms. */
const busyPause = 60_000;

/** A job has a signal unless it runs outside a worker. */
const endOf = (signal: AbortSignal | undefined): AbortSignal => signal ?? new AbortController().signal;

const perform =
  (task: Task<never>, context: TaskContext): QueueTask =>
  async (payload, { job, abortSignal }) => {
    try {
      const { id, attempts, created_at: createdAt } = job;
      await task(context, payload as never, { id, attempts, createdAt, signal: endOf(abortSignal) });
    } catch (error) {
      if (error instanceof JobHopeless) await giveUpJob(context.db, job.id);
      if (error instanceof MailWaits) await postponeJob(context.db, job.id, error.until);
      // Another process works on the store, for as long as it takes.
      if (error instanceof StoreBusy) await postponeJob(context.db, job.id, new Date(Date.now() + busyPause));
      throw error;
    }
  };

/** The tasks, with each of their jobs watched while it runs. */
const watched = (tasksByName: TaskList, { run }: RunningJobs): TaskList =>
  Object.fromEntries(
    Object.entries(tasksByName).map(([name, task]): [string, QueueTask] => [
      name,
      (payload, helpers) => {
        const { abortSignal: signal, job } = helpers;
        return run({ id: job.id, name, signal: endOf(signal) }, async (abortSignal) => {
          await task?.(payload, { ...helpers, abortSignal });
        });
      },
    ]),
  );

/** The tasks of a worker with this context. Without a mail server, mails stay queued with all their attempts. */
export const taskListOf = (context: TaskContext, canMail = true): TaskList => {
  const ours = Object.entries(tasks).filter(([name]) => canMail || !name.startsWith('mail-'));
  return {
    ...Object.fromEntries(ours.map(([name, task]) => [name, perform(task as Task<never>, context)])),
    'free-stuck-jobs': async () => {
      await freeStuckJobs(context.db);
      await freeStrandedDigests(context.db);
    },
    'plan-feeds': (payload) => planFeeds(context, payload),
    'plan-feed-mails': () => queueFeedsWeek(context.db),
    'match-offers': (_, { abortSignal }) => groupOffers(context, abortSignal),
    'follow-rates': (_, { abortSignal }) => followRates(context, endOf(abortSignal)),
    'judge-prices': async (_, { abortSignal }) => {
      const signal = endOf(abortSignal);
      const { price_rule: rule } = await context.identity();
      const { changed } = await refreshStandings(context.databaseUrl, rule, signal);
      if (changed > 0) context.log.info({ changed }, 'Judged reduced prices again');
    },
    'switch-sales': async (_, { abortSignal }) => {
      const signal = endOf(abortSignal);
      const { currency } = await context.identity();
      const { switched } = await switchSales(context.databaseUrl, currency, signal);
      if (switched > 0) context.log.info({ switched }, 'Began or ended sales');
    },
    'refresh-delivery': async (_, { abortSignal }) => {
      const products = await refreshDelivery(context.databaseUrl, endOf(abortSignal));
      if (products > 0) context.log.info({ products }, 'Derived delivery again');
    },
    'refresh-sizes': async (_, { abortSignal }) => {
      const signal = endOf(abortSignal);
      const { products } = await refreshSizes(context.databaseUrl, signal);
      if (products > 0) context.log.info({ products }, 'Read sizes again');
    },
    'refresh-popularity': async (_, { abortSignal }) => {
      await refreshPopularity(context.databaseUrl, endOf(abortSignal));
    },
    'thin-history': async (_, { abortSignal }) => {
      const signal = endOf(abortSignal);
      const removed = await thinHistory(context.databaseUrl, signal);
      if (removed > 0) context.log.info({ removed }, 'Thinned out old prices');
      await thinCounts(context.databaseUrl);
    },
    'match-searches': async (_, { abortSignal }) => {
      if (!(await isMatchingBehind(context.db))) return;
      const signal = endOf(abortSignal);
      const { candidates, searches, finds } = await runMatching(context.databaseUrl, signal);
      if (finds > 0) context.log.info({ candidates, searches, finds }, 'Matched saved searches');
    },
    'send-webhooks': async (_, { abortSignal }) => {
      const { feedPrivateHosts: privateHosts, tokenSecret } = context.env;
      if (tokenSecret === null) return;
      await sendWebhooks({ url: context.databaseUrl, privateHosts, tokenSecret, signal: endOf(abortSignal) });
    },
    'read-searches': async (_, { abortSignal }) => {
      const catalogue = await context.openCatalogue();
      const signal = endOf(abortSignal);
      await readSearchesAgain(context.db, catalogue.current, signal).finally(catalogue.close);
    },
    'remove-pictures': async () => {
      const removed = await removeUnusedPictures(context.databaseUrl);
      if (removed > 0) context.log.info({ removed }, 'Removed unused pictures');
    },
    'remove-expired': async () => {
      await removeExpired(context.db);
      await removeOldUploads(poolOf(context.db));
    },
    'follow-deletions': () => followDeletions(context),
  };
};

// A connection may stop responding without an error. Its queries time out, and it is replaced within a minute.
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
  /** Whether the queue responded to its last poll, which runs every two seconds. */
  isAsking: () => boolean;
  /** Takes no more jobs, finishes or aborts the running ones, and resolves. */
  stop: () => Promise<void>;
};

type Options = {
  databaseUrl: string;
  context: TaskContext;
  canMail: boolean;
  /** Between two polls of the queue, in ms. */
  pollInterval?: number;
  silence?: number;
  limits?: JobLimits | undefined;
};

/**
 * Runs jobs until stopped, on its own connections. It reconnects to a lost database. A job that reaches its limit fails
 * by itself. When no job runs and none is asked for within `silence` ms, the queue hangs, and is started again.
 */
export const startWorker = (options: Options): RunningWorker => {
  const { databaseUrl, context, canMail, pollInterval = askEvery, silence = longestSilence, limits } = options;
  const { log } = context;
  const jobs = watchJobs(context.db, limits);
  const stopping = new AbortController();
  let runner: Runner | null = null;
  let isAsking = false;
  let askedAt = 0;
  const hear = (isAnswered: boolean) => (): void => {
    isAsking = isAnswered;
    askedAt = performance.now();
  };

  const untilSilent = async (signal: AbortSignal): Promise<void> => {
    while (performance.now() - askedAt < silence) {
      await pause(silence / 10, undefined, { signal });
      if (jobs.count() > 0) askedAt = performance.now();
    }
    throw new Error('No job was asked for');
  };

  const runOnce = async (pgPool: Pool): Promise<void> => {
    runner = await run({
      pgPool,
      concurrency,
      pollInterval,
      crontab,
      taskList: watched(taskListOf(context, canMail), jobs),
      logger: workerLogger(log),
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: abortAfter,
      preset: batchedResults,
    });
    const { events, promise } = runner;
    events.on('worker:getJob:empty', hear(true)).on('job:start', hear(true)).on('worker:getJob:error', hear(false));
    askedAt = performance.now();
    if (stopping.signal.aborted) await runner.stop();
    const over = new AbortController();
    await Promise.race([promise, untilSilent(over.signal)]).finally(() => over.abort());
  };

  // Running jobs get the same time to abort as at a stop.
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
          log.warn({ err: error }, 'Jobs were interrupted; restarting the queue');
          await giveUp();
          // Unresponsive connections are not awaited.
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
      jobs.stop();
    },
  };
};
