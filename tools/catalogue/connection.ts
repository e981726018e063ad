import { Client } from 'pg';

/** A connection of the catalogue tool. It has no statement timeout, because it may work for minutes. */
export type Connection = Client;

// The server checks every second whether the client still exists, so that the statements and locks of a killed tool
// end.
const livenessCheck = process.platform === 'win32' ? '' : '-c client_connection_check_interval=1000';
// The import analyzes only its own tables, and their plans need little more than sizes, so a fifth of the default
// sample is enough.
const session =
  '-c statement_timeout=0 -c jit=off -c work_mem=64MB -c temp_buffers=32MB -c default_statistics_target=20 -c client_min_messages=warning';

/** Connects to the database at `url`. If the connection is lost, the next query fails. */
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

/** Runs `work` on its own connection to the database at `url`. */
export const withConnection = async <T>(url: string, work: (db: Connection) => Promise<T>): Promise<T> => {
  const db = await connect(url);
  try {
    return await work(db);
  } finally {
    await db.end().catch(() => undefined);
  }
};

/** Runs `work` in one transaction, which is rolled back if it throws. */
export const inTransaction = async <T>(db: Connection, work: () => Promise<T>): Promise<T> => {
  await db.query('BEGIN');
  try {
    const result = await work();
    await db.query('COMMIT');
    return result;
  } catch (error) {
    // If the connection is lost, the server has rolled back already.
    await db.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

/** Runs `work` in one transaction on its own connection to the database at `url`. */
export const withTransaction = <T>(url: string, work: (db: Connection) => Promise<T>): Promise<T> =>
  withConnection(url, (db) => inTransaction(db, () => work(db)));
