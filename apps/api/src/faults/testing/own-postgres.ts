import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withConnection } from '@wearfolio/catalogue/connection';
import {
  addressOf,
  choosePlace,
  createCluster,
  findRunning,
  type Place,
  startServer,
  stopServer,
} from '@wearfolio/database/embedded/server';
import { migrate } from '@wearfolio/database/migrate';
import { expect, onTestFinished } from 'vitest';

/** A PostgreSQL server that a test may damage. Nothing else restarts it. */
export type OwnPostgres = {
  url: string;
  place: Place;
  /** The pid of the running server. Throws when none runs. */
  pid: () => number;
  /** Kills it like a power failure, and waits until all its processes are gone. */
  kill: () => Promise<void>;
  /** Restarts it on its port. */
  start: () => Promise<void>;
};

/** Whether a process runs. Zombies do not count. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

const pidOf = ({ data }: Place): number => Number(readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0]);

/** The processes of the server, the postmaster first. */
const processesOf = (postmaster: number): number[] => {
  const file = `/proc/${postmaster}/task/${postmaster}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').map(Number) : [];
  return [postmaster, ...children.filter((pid) => pid > 0)];
};

const untilGone = async (pids: readonly number[]): Promise<void> => {
  await expect.poll(() => pids.some(isAlive), { timeout: 30_000, interval: 20 }).toBe(false);
};

const kill = async (place: Place): Promise<void> => {
  const pids = processesOf(pidOf(place));
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  await untilGone(pids);
  // A zombie with this pid would make the next server refuse to start.
  rmSync(`${place.data}/postmaster.pid`, { force: true });
};

const remove = async (place: Place): Promise<void> => {
  if ((await findRunning(place)) !== null) await stopServer(place);
  await rm(place.home, { recursive: true, force: true });
};

/** Registers a cleanup for the end of a test, or of all tests of a file. */
export type AtEnd = (undo: () => Promise<void>) => void;

/** Starts a server on the existing cluster at `place`. Both are removed at the end. */
export const startOwnPostgres = async (place: Place, atEnd: AtEnd = onTestFinished): Promise<OwnPostgres> => {
  atEnd(() => remove(place));
  const port = await startServer(place);
  return {
    url: addressOf(place, port, 'shop'),
    place,
    pid: () => pidOf(place),
    kill: () => kill(place),
    start: async () => void (await startServer(place)),
  };
};

/** Creates a folder in `room` that the server's account can access. It is removed at the end. */
export const makeFolder = async (atEnd: AtEnd = onTestFinished, room = tmpdir()): Promise<string> => {
  const folder = await mkdtemp(join(room, 'wearfolio-faults-'));
  await chmod(folder, 0o755);
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

type Settings = { folder?: string; isEmpty?: boolean; atEnd?: AtEnd };

/** Creates a cluster with the migrated, empty database of a shop. `isEmpty`: without tables. */
export const openOwnPostgres = async ({ folder, isEmpty = false, atEnd }: Settings = {}): Promise<OwnPostgres> => {
  const place = choosePlace(folder ?? (await makeFolder(atEnd)), () => undefined);
  await createCluster(place);
  const server = await startOwnPostgres(place, atEnd);
  await withConnection(new URL('/postgres', server.url).href, (admin) => admin.query('CREATE DATABASE shop'));
  if (!isEmpty) await migrate(server.url);
  return server;
};
