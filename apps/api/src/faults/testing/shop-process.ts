import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

/** The real server in a process that a test may kill. */
export type ShopProcess = {
  url: string;
  child: ChildProcess;
  output: () => string;
  /** Stops it like Ctrl-C. Returns its exit code. */
  stop: () => Promise<number | null>;
  /** Kills it immediately (SIGKILL). */
  kill: () => Promise<void>;
};

const server = join(import.meta.dirname, '..', '..', 'server.ts');

// All of them share one secret, so tokens survive the process that signed them.
const TOKEN_SECRET = randomBytes(32).toString('base64url');

export const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
};

const settingsOf = (port: number, databaseUrl: string): Record<string, string> => ({
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: `${port}`,
  DATABASE_URL: databaseUrl,
  SEED: 'none',
  TOKEN_SECRET,
  BCRYPT_COST: '4',
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'warn',
  // No server listens there, so mails stay in the queue, where tests can count them.
  SMTP_URL: 'smtp://127.0.0.1:1',
});

type Ended = { code: number | null; output: string };

/** Starts a shop on the database, without waiting for it. `program` replaces the shop's server. */
export const launchShop = async (
  databaseUrl: string,
  environment: Record<string, string> = {},
  program = server,
): Promise<ShopProcess & { ended: Promise<Ended> }> => {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { ...process.env, ...settingsOf(port, databaseUrl), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output: said }));
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return (await ended).code;
  };
  onTestFinished(async () => void (await end('SIGTERM')));
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => said,
    ended,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
};

/** Whether the shop returns 200 for this path. */
export const isOk = ({ url }: Pick<ShopProcess, 'url'>, path: string): Promise<boolean> =>
  fetch(url + path, { signal: AbortSignal.timeout(20_000) }).then(
    (reply) => reply.ok,
    () => false,
  );

/** Waits until the shop is ready. Throws with its output when it exits. */
export const untilReady = async (shop: ShopProcess, timeout = 150_000): Promise<void> => {
  const look = async () => shop.child.exitCode !== null || (await isOk(shop, '/api/ready'));
  await expect.poll(look, { timeout, interval: 50 }).toBe(true);
  if (shop.child.exitCode !== null) throw new Error(`The shop exited:\n${shop.output()}`);
};

/** Starts a shop and waits until it is ready. */
export const startShop = async (...settings: Parameters<typeof launchShop>): Promise<ShopProcess> => {
  const shop = await launchShop(...settings);
  await untilReady(shop);
  return shop;
};
