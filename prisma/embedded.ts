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

// Everybody who uses the embedded server holds this lock shared; whoever can
// take it alone when leaving is the last one and stops the server.
const userLock = 5_170_002;
const databaseName = 'wearfolio';

/** A database that is up, and the way to leave it. */
export type OpenDatabase = { url: string; close: () => Promise<void> };

/** One that is our own, and the folder that it is kept in. */
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
    // Another process may win the race between the look and the creation.
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

// Somebody else may be starting or stopping the same server just now.
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
    // The server is gone already, and with it the question who stops it.
    return;
  } finally {
    await holder.end().catch(() => undefined);
  }
  await stopServer(place);
};

/**
 * Opens the PostgreSQL that lives in `dataDir`: finds it running or starts it,
 * creating it the first time. A server that dies meanwhile is started again, on
 * its port. `close` leaves it, and stops it when nobody else uses it. Tells `say`
 * where it is kept when that is not `dataDir`.
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
      say('The database went away; starting it again');
      try {
        ({ holder } = await joinPatiently(place));
        watch();
      } catch (error) {
        say(`The database did not start again: ${error instanceof Error ? error.message : String(error)}`);
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
