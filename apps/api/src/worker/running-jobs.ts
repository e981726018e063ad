import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@wearfolio/database/client';
import { feedLimit, type JobRun } from '../jobs/job.ts';
import { renewLocks } from '../jobs/queries.ts';

/** How often the running jobs are reported to be alive, in ms: many times within `leaseMinutes`. */
const beatEvery = 20_000;

/** How long a job may run, in ms. A mail takes at most 30 s, and a part of a newsletter a few minutes. */
const standardLimits = { mail: 5 * 60_000, other: (feedLimit + 10) * 60_000 };

export type JobLimits = typeof standardLimits;

/** How long a job that reached its limit may take to stop by itself, in ms. */
const patience = 3000;

type Running = Pick<JobRun, 'id' | 'signal'> & { name: string };

/** The jobs that run in this process. */
export type RunningJobs = {
  /** Runs a job. Throws when the job reaches its limit, so that a hanging job does not keep others from running. */
  run: (job: Running, work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  /** The number of running jobs. Each is within its limit. */
  count: () => number;
  stop: () => void;
};

const failLate = async (late: AbortSignal, over: AbortSignal): Promise<never> => {
  await new Promise((resolve) => late.addEventListener('abort', resolve, { once: true }));
  await pause(patience, undefined, { signal: over });
  throw late.reason;
};

/**
 * Watches running jobs, each by itself: reports to the queue that they are alive, so that other workers leave them
 * alone however long they take, and ends those that reach their limit.
 */
export const watchJobs = (db: Database, limits: JobLimits = standardLimits): RunningJobs => {
  const ids = new Set<string>();
  const beat = async (): Promise<void> => {
    // A failure is a lost connection. The next beat follows.
    if (ids.size > 0) await renewLocks(db, [...ids]).catch(() => undefined);
  };
  const timer = setInterval(() => void beat(), beatEvery);
  return {
    run: async ({ id, name, signal }, work) => {
      const limit = name.startsWith('mail-') ? limits.mail : limits.other;
      const [late, over] = [new AbortController(), new AbortController()];
      const alarm = setTimeout(() => late.abort(new Error(`The job took longer than ${limit / 1000} s`)), limit);
      const failing = failLate(late.signal, over.signal);
      failing.catch(() => undefined);
      ids.add(id);
      try {
        await Promise.race([work(AbortSignal.any([signal, late.signal])), failing]);
      } finally {
        clearTimeout(alarm);
        over.abort();
        ids.delete(id);
      }
    },
    count: () => ids.size,
    stop: () => clearInterval(timer),
  };
};
