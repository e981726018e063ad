import { type Connection, withConnection } from '../connection.ts';

/** Passes on the events until `signal` aborts, then throws the signal's reason. */
export async function* interruptible<T>(events: AsyncIterable<T>, signal: AbortSignal | undefined): AsyncGenerator<T> {
  for await (const event of events) {
    signal?.throwIfAborted();
    yield event;
  }
}

/** Runs `work`. When `signal` aborts, the server cancels the current statement of `db`, which then throws. */
export const cancellable = async <T>(
  db: Connection,
  url: string,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> => {
  const { rows } = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const cancel = () => {
    withConnection(url, (other) => other.query('SELECT pg_cancel_backend($1)', [rows[0]?.pid])).catch(() => undefined);
  };
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await work();
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
};
