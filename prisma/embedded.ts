import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import {
  addressOf,
  choosePlace,
  createCluster,
  findRunning,
  type Place,
  startServer,
  stopServer,
} from './embedded/server.ts';

// All users of the embedded server hold this lock shared. A leaving user that gets it exclusively is the last and stops
// the server.
const userLock = 5_170_002;
const databaseName = 'wearfolio';

/** A running database, and how to leave it. */
export type OpenDatabase = { url: string; close: () => Promise<void> };

/** An embedded database with its folder. */
export type OpenOwnDatabase = OpenDatabase & { home: string };

const connect = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const createDatabase = async (place: Place, port: number): Promise<void> => {
  const admin = await connect(addressOf(place, port, 'postgres'));
  try {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    // Another process may create it between the check and the creation.
    if (!rowCount) await admin.query(`CREATE DATABASE ${databaseName}`).catch(() => undefined);
  } finally {
    await admin.end();
  }
};

const join = async (place: Place): Promise<{ url: string; holder: Client }> => {
  const port = (await findRunning(place)) ?? (await startServer(place));
  await createDatabase(place, port);
  const url = addressOf(place, port, databaseName);
  const holder = await connect(url);
  await holder.query('SELECT pg_advisory_lock_shared($1)', [userLock]);
  return { url, holder };
};

// Another process may be starting or stopping the same server.
const joinPatiently = async (place: Place): Promise<{ url: string; holder: Client }> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await join(place);
    } catch (error) {
      if (attempt === 8) throw error;
      await wait(250 * attempt);
    }
  }
};

const leave = async (place: Place, holder: Client): Promise<void> => {
  try {
    await holder.query('SELECT pg_advisory_unlock_shared($1)', [userLock]);
    const { rows } = await holder.query<{ last: boolean }>('SELECT pg_try_advisory_lock($1) AS last', [userLock]);
    if (!rows[0]?.last) return;
  } catch {
    // The server is gone already, so there is nothing to stop.
    return;
  } finally {
    await holder.end().catch(() => undefined);
  }
  await stopServer(place);
};

/**
 * Opens the embedded PostgreSQL in `dataDir`: connects to the running server or starts it, creating it the first time.
 * A server that dies is restarted on its port. `close` leaves it, and stops it if there are no other users. `say`
 * receives the folder if it is not `dataDir`.
 */
export const openEmbedded = async (dataDir: string, say: (line: string) => void): Promise<OpenOwnDatabase> => {
  const place = choosePlace(dataDir, say);
  await createCluster(place);
  const joined = await joinPatiently(place);
  let { holder } = joined;
  let isClosing = false;
  const watch = (): void => {
    holder.once('end', async () => {
      if (isClosing) return;
      say('The database stopped; restarting it');
      try {
        ({ holder } = await joinPatiently(place));
        watch();
      } catch (error) {
        say(`The database did not restart: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
  };
  watch();
  const close = async (): Promise<void> => {
    isClosing = true;
    await leave(place, holder);
  };
  return { url: joined.url, home: place.home, close };
};
