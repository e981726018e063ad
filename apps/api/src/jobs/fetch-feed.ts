import { join } from 'node:path';
import { noteProgress } from '@wearfolio/catalogue/import/note-progress';
import { importScheduled } from '@wearfolio/catalogue/schedule/import-scheduled';
import { addDueFetches } from '@wearfolio/catalogue/schedule/schedules';
import { poolOf } from '@wearfolio/database/client';
import { feedLimit } from './job.ts';
import type { Task, TaskContext } from './task.ts';

/** In characters. Stores name the elements of their feeds, at any length. */
const longestReason = 300;

/** Fetches and imports the feed of a store as its schedule says. What was refused is noted with the schedule. */
export const fetchFeed: Task<'fetch-feed'> = async (
  { db, databaseUrl, env, identity, log },
  { storeId },
  { signal },
) => {
  const outcome = await importScheduled({
    url: databaseUrl,
    storeId,
    currency: (await identity()).currency,
    privateHosts: env.feedPrivateHosts,
    reportsDir: join(env.dataDir, 'reports'),
    rowsDir: join(env.dataDir, 'rows'),
    feeds: env.keptFeeds,
    say: () => undefined,
    progress: noteProgress(poolOf(db), storeId),
    signal: AbortSignal.any([signal, AbortSignal.timeout(feedLimit * 60_000)]),
  });
  const isDone = outcome === 'imported' || outcome === 'unchanged';
  const note = isDone ? { outcome } : { outcome: 'refused', reason: outcome.slice(0, longestReason) };
  log[isDone ? 'info' : 'warn']({ store: storeId, ...note }, 'A feed was fetched');
};

/** What the queue says of the minute that a job of its clock is about. */
type Minute = { _cron?: { ts?: string } };

/** Adds what is due in the minute of the job, which may be a while ago where nobody was there to do it. */
export const planFeeds = async ({ databaseUrl }: TaskContext, payload: unknown): Promise<void> => {
  const { ts } = (payload as Minute)._cron ?? {};
  await addDueFetches(databaseUrl, ts === undefined ? new Date() : new Date(ts));
};
