import type { Task } from '../jobs/task.ts';
import { readFeedInThread } from './feed-work.ts';

/** Dry run: reads a store's feed like an import and records what it would change. */
export const tryFeed: Task<'try-feed'> = async (context, { storeId }, job) => {
  await readFeedInThread(context, { task: 'try', storeId }, job);
  context.log.info({ store: storeId }, 'Dry run finished');
};
