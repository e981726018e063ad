import { addDueFetches } from '@wearfolio/catalogue/schedule/schedules';
import { fetchAttempts } from '@wearfolio/database/jobs';
import { feedNews, listStoreHealth, queueFeedNews } from '../desk/feeds/feed-news-queries.ts';
import type { Task, TaskContext } from '../jobs/task.ts';
import { readFeedInThread } from './feed-work.ts';

/** In characters. Reasons quote names of feed elements, which can have any length. */
const longestReason = 300;

/** Fetches and imports a store's feed as scheduled. A refusal is recorded with the schedule. */
export const fetchFeed: Task<'fetch-feed'> = async (context, { storeId }, job) => {
  const { db } = context;
  const before = await listStoreHealth(db, storeId);
  const task = { task: 'fetch', storeId, isLastTry: job.attempts >= fetchAttempts } as const;
  const done = readFeedInThread(context, task, job);
  await Promise.allSettled([done]);
  const after = await listStoreHealth(db, storeId);
  for (const told of feedNews(before, after)) await queueFeedNews(db, storeId, told);
  const outcome = await done;
  const isDone = outcome === 'imported' || outcome === 'unchanged';
  const note = isDone ? { outcome } : { outcome: 'refused', reason: outcome.slice(0, longestReason) };
  context.log[isDone ? 'info' : 'warn']({ store: storeId, ...note }, 'Feed fetched');
};

/** The scheduled minute that the queue adds to a cron job. */
type Minute = { _cron?: { ts?: string } };

/** Queues the feeds that are due in the job's minute, which may be in the past when no worker was running. */
export const planFeeds = async ({ databaseUrl, identity }: TaskContext, payload: unknown): Promise<void> => {
  const { ts } = (payload as Minute)._cron ?? {};
  const { time_zone: timeZone } = await identity();
  await addDueFetches(databaseUrl, ts === undefined ? new Date() : new Date(ts), timeZone);
};
