import { Client } from 'pg';

/** One connection of the catalogue tool: it may work for minutes, so no statement is cut short. */
export type Connection = Client;

// The server looks every second whether the tool still lives: the statement of a
// killed one ends, and its locks are free for the next.
const livenessCheck = process.platform === 'win32' ? '' : '-c client_connection_check_interval=1000';
// What is analysed is the import's own tables, of which the plans need sizes and little else: a fifth of the sample will do.
const session =
  '-c statement_timeout=0 -c jit=off -c work_mem=64MB -c temp_buffers=32MB -c default_statistics_target=20 -c client_min_messages=warning';

/** Connects to the database at `url`; a connection lost in between shows in the next query. */
export const connect = async (url: string): Promise<Connection> => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'wearfolio-catalogue',
    options: `${session} ${livenessCheck}`,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Runs `work` on a connection of its own to the database at `url`. */
export const withConnection = async <T>(url: string, work: (db: Connection) => Promise<T>): Promise<T> => {
  const db = await connect(url);
  try {
    return await work(db);
  } finally {
    await db.end().catch(() => undefined);
  }
};

/** Runs `work` in one transaction: all of it is kept, or, where it throws, nothing. */
export const inTransaction = async <T>(db: Connection, work: () => Promise<T>): Promise<T> => {
  await db.query('BEGIN');
  try {
    const result = await work();
    await db.query('COMMIT');
    return result;
  } catch (error) {
    // Where the connection is gone the server has rolled back by itself.
    await db.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};
