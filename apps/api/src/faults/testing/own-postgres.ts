import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withConnection } from '@wearfolio/database/catalogue/connection';
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
import { expect } from 'vitest';

/** A PostgreSQL that a test may hurt: a cluster of its own, which nobody but the test starts again. */
export type OwnPostgres = {
  url: string;
  place: Place;
  /** The pid of the server that runs now. Throws where none runs. */
  pid: () => number;
  /** Ends it as a power cut does, and waits until nothing of it is left. */
  kill: () => Promise<void>;
  /** Starts it again, on its port. */
  start: () => Promise<void>;
  /** Ends it in order, if it runs, and removes what it left. */
  remove: () => Promise<void>;
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const pidOf = ({ data }: Place): number => Number(readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0]);

/** The processes of the server: the one that started the others first. */
const processesOf = (postmaster: number): number[] => {
  const file = `/proc/${postmaster}/task/${postmaster}/children`;
  const children = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').map(Number) : [];
  return [postmaster, ...children.filter((pid) => pid > 0)];
};

const untilGone = async (pids: readonly number[]): Promise<void> => {
  const isGone = (pid: number) => !isAlive(pid) || /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  await expect.poll(() => pids.every(isGone), { timeout: 30_000, interval: 20 }).toBe(true);
};

const kill = async (place: Place): Promise<void> => {
  const pids = processesOf(pidOf(place));
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  await untilGone(pids);
};

/** A server over the files at `place`, which are a cluster already, as a test handles it. */
export const handle = async (place: Place): Promise<OwnPostgres> => {
  const port = await startServer(place);
  return {
    url: addressOf(place, port, 'shop'),
    place,
    pid: () => pidOf(place),
    kill: () => kill(place),
    start: async () => void (await startServer(place)),
    remove: async () => {
      if ((await findRunning(place)) !== null) await stopServer(place);
      const copied = place.programs.startsWith('/var/tmp/') ? [dirname(place.programs)] : [];
      for (const folder of [place.home, ...copied]) await rm(folder, { recursive: true, force: true });
    },
  };
};

/** A folder that the server's account can reach. */
export const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'wearfolio-faults-'));
  await chmod(folder, 0o755);
  return folder;
};

type Settings = { folder?: string; isEmpty?: boolean };

/** Makes a cluster with the migrated, empty database of a shop; `isEmpty` leaves out the tables too. */
export const openOwnPostgres = async ({ folder, isEmpty = false }: Settings = {}): Promise<OwnPostgres> => {
  const place = choosePlace(folder ?? (await makeFolder()), () => undefined);
  await createCluster(place);
  const server = await handle(place);
  await withConnection(new URL('/postgres', server.url).href, (admin) => admin.query('CREATE DATABASE shop'));
  if (!isEmpty) await migrate(server.url);
  return server;
};
