import { StartRefused } from './start-refused.ts';

type Closer = () => Promise<unknown>;

/** All that was opened is closed within this many milliseconds, or the process ends without waiting. */
const deadline = 9500;

const closers: Closer[] = [];
const heralds: (() => void)[] = [];

/** Tells somebody, before anything is closed, that SIGTERM came: whoever stops us so may have others to send people to. */
export const tellBeforeClosing = (tell: () => void): void => {
  heralds.push(tell);
};

/** Remembers how to close what was just opened; the last opened is closed first. */
export const closeLater = (closer: Closer): void => {
  closers.push(closer);
};

/** Closes everything, once; a failure on the way does not keep the rest open. */
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

/** SIGINT and SIGTERM close in order and end with 0; during the start they do so too. */
export const closeOnSignals = (): void => {
  process.on('SIGINT', () => void leave(0));
  process.on('SIGTERM', () => {
    for (const tell of heralds.splice(0)) tell();
    void leave(0);
  });
};

/** Ends a start that failed: one line for a reason that is nobody's bug, the whole error for any other. */
export const leaveFailed = async (error: unknown): Promise<void> => {
  // What breaks because it is being closed is no news.
  if (isStopping) return;
  process.stderr.write(error instanceof StartRefused ? `${error.message}\n` : `${(error as Error).stack}\n`);
  await leave(1);
};
