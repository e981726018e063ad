import { join } from 'node:path';
import { type FeedTask, runFeedWork } from '@wearfolio/catalogue/feed-jobs/feed-work';
import type { JobRun } from '../jobs/job.ts';
import { feedLimit } from '../jobs/job.ts';
import type { TaskContext } from '../jobs/task.ts';

/** Reads a feed in a thread with the shop's folders, within the time limit of a feed. Returns `runFeedWork`'s outcome. */
export const readFeedInThread = (
  { databaseUrl: url, env }: TaskContext,
  task: FeedTask,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<string> =>
  runFeedWork(
    {
      ...task,
      url,
      privateHosts: env.feedPrivateHosts,
      tokenSecret: env.tokenSecret,
      feeds: env.keptFeeds,
      reportsDir: join(env.dataDir, 'reports'),
      rowsDir: join(env.dataDir, 'rows'),
    },
    AbortSignal.any([signal, AbortSignal.timeout(feedLimit * 60_000)]),
  );
