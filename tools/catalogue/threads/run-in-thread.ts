import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { FeedMissing } from '../import/reimport.ts';
import { StoreBusy } from '../import/runs.ts';
import { Refused } from '../refused.ts';
import { AddressRefused } from '../schedule/download-refused.ts';
import type { Answer, Stop } from './answer-in-thread.ts';

/** How long a stopped thread may take to end its work by itself, in ms. */
const patience = 2000;

const reasons = { StoreBusy, FeedMissing, AddressRefused, Refused };

const isReason = (name: string): name is keyof typeof reasons => Object.hasOwn(reasons, name);

const resultOf = <T>(answer: Answer): T => {
  if ('value' in answer) return answer.value as T;
  const { name, message, stack } = answer.error;
  if (isReason(name)) throw new reasons[name](message);
  throw Object.assign(new Error(message), { name, stack });
};

/** Asks the thread to stop, so that it records why. A thread that is too busy to hear it is ended. */
const stop = async (thread: Worker, reason: unknown): Promise<void> => {
  const { name, message } = reason instanceof Error ? reason : new Error(String(reason));
  thread.postMessage({ name, message } satisfies Stop);
  await Promise.race([once(thread, 'exit'), pause(patience, undefined, { ref: false })]);
};

/**
 * Runs `work` in a thread that starts with the module at `module` and calls `answerInThread`. Returns its result, or
 * throws its error; the classes of refusals are kept. When `signal` aborts, it stops the thread and throws the reason.
 */
export const runInThread = async <T>(module: URL, work: unknown, signal: AbortSignal): Promise<T> => {
  signal.throwIfAborted();
  const thread = new Worker(module, { workerData: work });
  // An error is awaited below. Without a listener, one after that would end this process.
  thread.on('error', () => undefined);
  try {
    const [answer] = (await once(thread, 'message', { signal })) as [Answer];
    return resultOf(answer);
  } catch (error) {
    if (!signal.aborted) throw error;
    await stop(thread, signal.reason);
    throw signal.reason;
  } finally {
    await thread.terminate();
  }
};
