import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';

const root = join(import.meta.dirname, '..', '..');

/** A shop of its own with a database of its own; `databaseUrl` is for what HTTP cannot prepare. */
export type OpenShop = { url: string; databaseUrl: string; close: () => Promise<void> };

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

const startServer = async (url: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> => {
  const server = spawn('node', ['apps/api/src/server.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error('The shop did not start');
    await wait(100);
  }
  return server;
};

/**
 * Starts the shop as a process of its own, with `products` made up ones. It believes the X-Forwarded-For of this machine,
 * so that one client can be many, and sends no mails.
 */
export const openShop = async (products: number, settings: Record<string, string> = {}): Promise<OpenShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wearfolio-bench-'));
  const database = await openEmbedded(dataDir, () => undefined);
  await migrate(database.url);
  const port = await findFreePort();
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    TOKEN_SECRET: randomBytes(32).toString('base64url'),
    TRUST_PROXY: 'loopback',
    WORKER: 'off',
    PORT: String(port),
    SEED: 'none',
    LOG_LEVEL: 'error',
    ...settings,
  };
  if (products > 0) {
    const seed = ['prisma/catalogue/cli.ts', 'seed', '--products', String(products)];
    execFileSync('node', seed, { cwd: root, env, stdio: 'ignore' });
  }
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer(url, env);
  const close = async (): Promise<void> => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, databaseUrl: database.url, close };
};
