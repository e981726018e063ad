import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FedRows, FedRowsRequest } from './find-fed-rows.ts';

/** Most time that ops wait, in ms. */
const patience = 20_000;

let last: Promise<unknown> = Promise.resolve();

const read = async (request: FedRowsRequest): Promise<FedRows> => {
  const thread = new Worker(new URL('./fed-rows-thread.ts', import.meta.url), { workerData: request });
  try {
    const [answer] = await once(thread, 'message', { signal: AbortSignal.timeout(patience) });
    return answer;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError')
      return { rows: [], reason: 'It takes too long to look through the last feed of this store' };
    throw error;
  } finally {
    await thread.terminate();
  }
};

/** `findFedRows` in a thread of its own, one after the other, for at most twenty seconds each. */
export const readFedRows = (request: FedRowsRequest): Promise<FedRows> => {
  const mine = last.then(
    () => read(request),
    () => read(request),
  );
  last = mine;
  return mine;
};
