import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Refused } from '../refused.ts';

/** What a thread answers. An error's class does not pass between threads, so its name does. */
export type Answer = { value: unknown } | { error: { name: string; message: string; stack: string | undefined } };

/** The reason why a thread should stop. */
export type Stop = { name: string; message: string };

const kinds = ['StoreBusy', 'FeedMissing', 'AddressRefused'];

const describe = (error: unknown): Extract<Answer, { error: unknown }>['error'] => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return { name: error instanceof Refused && !kinds.includes(name) ? 'Refused' : name, message, stack };
};

/** About a ninth of a thread that answers shoppers, where both want the processor. */
const niceness = 10;

/** Runs this thread's work and sends its result to `runInThread`, which may abort the signal. */
export const answerInThread = async <Work>(run: (work: Work, signal: AbortSignal) => Promise<unknown>) => {
  // Linux sets it for this thread only, other systems for the whole process.
  if (process.platform === 'linux') setPriority(niceness);
  const stopping = new AbortController();
  parentPort?.once('message', ({ name, message }: Stop) => stopping.abort(new DOMException(message, name)));
  const answer: Answer = await run(workerData as Work, stopping.signal).then(
    (value) => ({ value }),
    (error: unknown) => ({ error: describe(error) }),
  );
  parentPort?.postMessage(answer);
  parentPort?.close();
};
