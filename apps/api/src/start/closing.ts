import { StartRefused } from '../settings/start-refused.ts';

type Closer = () => Promise<unknown>;

/** Closing takes at most this long, in ms. Then the process exits without waiting. */
const deadline = 9500;

const closers: Closer[] = [];
const callbacks: (() => void)[] = [];

/** Registers a callback that runs on SIGTERM before anything closes, to announce the shutdown to load balancers. */
export const runBeforeClosing = (callback: () => void): void => {
  callbacks.push(callback);
};

/** Registers a function that closes something. The last one registered runs first. */
export const closeLater = (closer: Closer): void => {
  closers.push(closer);
};

/** Closes everything, once. A failure does not keep the rest open. */
const closeAll = async (): Promise<void> => {
  for (let closer = closers.pop(); closer; closer = closers.pop()) await closer().catch(() => undefined);
};

let isStopping = false;

const leave = async (code: number): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(code), deadline).unref();
  await closeAll();
  process.exit(code);
};

/** SIGINT and SIGTERM close everything and exit with 0, also during the start. */
export const closeOnSignals = (): void => {
  process.on('SIGINT', () => void leave(0));
  process.on('SIGTERM', () => {
    for (const callback of callbacks.splice(0)) callback();
    void leave(0);
  });
};

/** Ends a failed start: prints one line for an expected reason, the whole error for any other. */
export const leaveFailed = async (error: unknown): Promise<void> => {
  // Errors caused by closing are not reported.
  if (isStopping) return;
  process.stderr.write(error instanceof StartRefused ? `${error.message}\n` : `${(error as Error).stack}\n`);
  await leave(1);
};
