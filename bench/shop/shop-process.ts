import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The root of the repository. */
export const root = join(import.meta.dirname, '..', '..');

// The flags of `npm start` and the container image.
const memoryFlags = ['--max-semi-space-size=8', '--heap-growing-percent=40', '--initial-old-space-size=48'];
const memorySettings = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** An API process. `seconds` is the time from start to ready. */
export type ShopProcess = { url: string; server: ChildProcess; seconds: number };

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
};

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the real server on the database, without a worker and without an inbox for mails. */
export const startShop = async (databaseUrl: string, settings: Record<string, string> = {}): Promise<ShopProcess> => {
  const port = await findFreePort();
  const started = performance.now();
  const env = {
    ...process.env,
    ...memorySettings,
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    WORKER: 'off',
    PORT: String(port),
    SEED: 'none',
    LOG_LEVEL: 'error',
    ...settings,
  };
  const server = spawn('node', [...memoryFlags, 'apps/api/src/server.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error('The shop did not start');
    await wait(50);
  }
  return { url, server, seconds: (performance.now() - started) / 1000 };
};

export const stopShop = async ({ server }: ShopProcess): Promise<void> => {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
};

/** The resident memory of the process in MB. */
export const memoryOf = ({ server }: ShopProcess): number => {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};
