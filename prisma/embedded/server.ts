import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { type Account, canReach, serverAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { makeFolder } from './folder.ts';

const run = promisify(execFile);
const role = 'wearfolio';

/** Where a server's files are, and the account that runs it. */
export type Place = { home: string; data: string; programs: string; account: Account | null };

const give = (path: string, account: Account | null): void => {
  if (account) chownSync(path, account.uid, account.gid);
};

const keptFor = (path: string): string =>
  `/var/tmp/wearfolio-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`;

/** Returns a copy of the programs that every account can access, shared by all servers with the same programs. */
const copyOf = (carried: string): string => {
  const copy = keptFor(carried);
  if (existsSync(copy)) return copy;
  const fresh = `${copy}.${process.pid}`;
  cpSync(carried, fresh, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(fresh, copy);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // Another process may have created the copy.
    if (!existsSync(copy)) throw error;
  }
  return copy;
};

/**
 * Chooses the folder of the embedded server: inside `dataDir`, or a permanent system folder if the server's account
 * cannot access that (root with a clone in a private home). Calls `say` with the system folder.
 */
export const choosePlace = (dataDir: string, say: (line: string) => void): Place => {
  const account = serverAccount();
  makeFolder(dataDir);
  const carried = findBinaries();
  const isReachable = canReach(dataDir, account);
  const home = isReachable ? dataDir : keptFor(dataDir);
  mkdirSync(home, { recursive: true });
  if (!isReachable) say(`The database is in ${home}, because its account cannot access ${dataDir}`);

  const programs = canReach(carried, account) ? carried : copyOf(carried);
  return { home, data: `${home}/postgres`, programs, account };
};

const program = async (place: Place, name: string, args: string[]): Promise<string> => {
  const { stdout } = await run(`${place.programs}/bin/${name}`, args, {
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC' },
    ...(place.account ?? {}),
  });
  return stdout;
};

const passwordFile = (place: Place): string => `${place.home}/postgres.password`;

/** Creates the database cluster once; an interrupted attempt leaves nothing behind. */
export const createCluster = async (place: Place): Promise<void> => {
  if (existsSync(`${place.data}/PG_VERSION`)) return;
  const fresh = `${place.data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  give(fresh, place.account);
  writeFileSync(passwordFile(place), randomBytes(24).toString('base64url'), { mode: 0o600 });
  give(passwordFile(place), place.account);
  const options = [
    '-U',
    role,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile(place)}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ];
  await program(place, 'initdb', ['-D', fresh, ...options]);
  renameSync(fresh, place.data);
};

/** Returns the port of this place's running server, or null. */
export const findRunning = async (place: Place): Promise<number | null> => {
  try {
    await program(place, 'pg_ctl', ['status', '-D', place.data]);
    const port = Number(readFileSync(`${place.data}/postmaster.pid`, 'utf8').split('\n')[3]);
    return Number.isInteger(port) && port > 0 ? port : null;
  } catch {
    return null;
  }
};

const findFreePort = (wanted: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (wanted === 0 ? reject(error) : resolve(findFreePort(0))));
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : wanted));
    });
  });

const rememberedPort = (place: Place): number => {
  const file = `${place.home}/postgres.port`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
};

/**
 * Starts the server as a separate process, so that the shop and the catalogue tool can share it. Prefers its last port.
 */
export const startServer = async (place: Place): Promise<number> => {
  const port = await findFreePort(rememberedPort(place));
  writeFileSync(`${place.home}/postgres.port`, String(port));
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_wal_size=2GB',
    '-c checkpoint_timeout=15min',
  ].join(' ');
  const log = `${place.home}/postgres.log`;
  if (!existsSync(log)) writeFileSync(log, '');
  give(log, place.account);
  await program(place, 'pg_ctl', ['start', '-D', place.data, '-w', '-t', '60', '-s', '-l', log, '-o', settings]);
  return port;
};

/** Stops the server after its last client has left; waits until the data is on disk. */
export const stopServer = async (place: Place): Promise<void> => {
  await program(place, 'pg_ctl', ['stop', '-D', place.data, '-w', '-m', 'fast', '-s']);
};

/** Returns the address of database `name` on this place's server. */
export const addressOf = (place: Place, port: number, name: string): string => {
  const password = readFileSync(passwordFile(place), 'utf8').trim();
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${name}`;
};
