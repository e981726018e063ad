import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** A server that does not answer within this time counts as down, in milliseconds. */
const longestAnswer = 1000;

/** After a failure, in milliseconds. */
const retryAfter = 500;

const connect = async (url: string): Promise<Client> => {
  const client = new Client({
    connectionString: url,
    application_name: 'wearfolio-watch',
    connectionTimeoutMillis: longestAnswer,
    query_timeout: longestAnswer,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

type Watch<Row> = {
  url: string;
  sql: string;
  /** Between two checks, in milliseconds. */
  every: number;
  onRow: (row: Row) => void;
  onAway: (error: unknown) => void;
};

/** `look` sends the query at once. */
export type Watching = { look: () => void; close: () => Promise<void> };

/** Sends a server the same query again and again, on its own connection, and reconnects when that is lost. */
export const watch = <Row extends object>({ url, sql, every, onRow, onAway }: Watch<Row>): Watching => {
  const closing = new AbortController();
  let idle = new AbortController();

  const rest = async (ms: number): Promise<void> => {
    await wait(ms, undefined, { signal: idle.signal }).catch(() => undefined);
    idle = new AbortController();
  };

  const lookOn = async (): Promise<void> => {
    const client = await connect(url);
    try {
      while (!closing.signal.aborted) {
        const { rows } = await client.query<Row>(sql);
        if (rows[0]) onRow(rows[0]);
        await rest(every);
      }
    } finally {
      // Not awaited: a frozen server never closes its end.
      void client.end().catch(() => undefined);
    }
  };

  const follow = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await lookOn().catch((error: unknown) => {
        if (!closing.signal.aborted) onAway(error);
      });
      if (!closing.signal.aborted) await rest(retryAfter);
    }
  };

  const done = follow();
  return {
    look: () => idle.abort(),
    close: async () => {
      closing.abort();
      idle.abort();
      await done;
    },
  };
};
