import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refused } from '../refused.ts';
import type { FedRows, FedRowsRequest } from './find-fed-rows.ts';
import type { FeedPreview, PreviewRequest } from './preview-feed.ts';

/** What the thread is asked to do. */
export type Work = { find?: FedRowsRequest; preview?: PreviewRequest };

/** Most time that ops wait, in ms. */
const patience = 25_000;

let last: Promise<unknown> = Promise.resolve();

const run = async (work: Work): Promise<unknown> => {
  const thread = new Worker(new URL('./fed-rows-thread.ts', import.meta.url), { workerData: work });
  try {
    const [answer] = await once(thread, 'message', { signal: AbortSignal.timeout(patience) });
    return answer;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw new Refused('It takes too long to read this feed');
    throw error;
  } finally {
    await thread.terminate();
  }
};

// One after the other, so that staff who look at many feeds leave a processor to shoppers.
const queue = <T>(work: Work): Promise<T> => {
  const mine = last.then(
    () => run(work),
    () => run(work),
  );
  last = mine;
  return mine as Promise<T>;
};

/** `findFedRows` in a thread of its own. */
export const readFedRows = (find: FedRowsRequest): Promise<FedRows> =>
  queue<FedRows>({ find }).catch((error: unknown) => {
    if (error instanceof Refused) return { rows: [], reason: error.message };
    throw error;
  });

/** `previewFeed` in a thread of its own. Throws Refused where it takes too long. */
export const readPreview = (preview: PreviewRequest): Promise<FeedPreview> => queue({ preview });
