import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..', '..');

/** A separate shop: the real server on a free port with its own database, demo catalogue and inbox. */
export type Shop = {
  url: string;
  inboxUrl: string;
  dataDir: string;
  output: () => string;
  stop: () => Promise<void>;
};

/** A running command: its output so far, and its exit code after it ends. */
export type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

/** Runs a command as a child process in the repository's root. With `detached`, it leads its own process group. */
export const runCommand = (
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  detached = false,
): Run => {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  return { child, output: () => text, ended: once(child, 'close').then(([code]) => code) };
};

/** Runs a program of the repository with Node. */
export const runNode = (args: readonly string[], environment: Readonly<Record<string, string>>): Run =>
  runCommand(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], environment);

export const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
};

/** Settings of every test shop, in addition to port and folder. */
export const ownSettings = { HOST: '127.0.0.1', MAIL_UI_PORT: '0', MAIL_SMTP_PORT: '0', LOG_LEVEL: 'warn' };

/** A password hash of the default cost takes a quarter of a second of a core; only tests may set a lower cost. */
const cheapHashes = { NODE_ENV: 'test', BCRYPT_COST: '4' };

/** The server as `npm start` runs it after the build, with the given settings. */
export const runServer = (environment: Readonly<Record<string, string>>): Run =>
  runNode(['apps/api/src/server.ts'], { ...ownSettings, ...environment });

// Also requests a page, because a busy new process may return 503 for a moment.
const isReady = async (url: string): Promise<boolean> => {
  const [ready, page] = await Promise.all([fetch(`${url}/api/ready`), fetch(url)]);
  return ready.ok && page.status !== 503;
};

/** Waits until the shop is ready. Returns the URL of its inbox. */
export const waitUntilReady = async (url: string, { child, output }: Run): Promise<string> => {
  for (let attempt = 0; attempt < 1500; attempt += 1) {
    if (child.exitCode !== null) break;
    const [, inboxUrl] = /Inbox\s+(http\S+)/.exec(output()) ?? [];
    if (inboxUrl && (await isReady(url).catch(() => false))) return inboxUrl;
    await wait(200);
  }
  throw new Error(`The shop did not start:\n${output()}`);
};

type Settings = {
  /** A folder that is kept after the shop stops. By default, the shop has a temporary one. */
  dataDir?: string;
  /** The folder to copy as the shop's data. By default, the shop is empty. */
  copyOf?: string;
  environment?: Record<string, string>;
  /** The port of an earlier shop. By default, a free one. */
  port?: number;
};

/** A temporary folder for a test. The caller deletes it. */
export const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'wearfolio-e2e-'));
  // PostgreSQL does not run as root, and its account must be able to read the folder. Otherwise its files would be
  // elsewhere and stay.
  await chmod(folder, 0o755);
  return folder;
};

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** A copy of the folder of a stopped shop, for another shop. The caller deletes it. */
export const copyFolder = async (folder: string): Promise<string> => {
  const copy = await makeFolder();
  // Unlike Node's copy functions, `cp` keeps the owner, which PostgreSQL requires.
  await promisify(execFile)('cp', ['-Rp', `${folder}/.`, copy]);
  return copy;
};

// Another process can take the free port before the shop listens.
const wasTooLate = /Port \d+ of \S+ is in use/;

/** Starts a shop and waits until it is ready. `stop` ends it like Ctrl-C. */
export const startShop = async (settings: Settings = {}): Promise<Shop> => {
  const { dataDir, copyOf, environment = {}, port: asked } = settings;
  const folder = dataDir ?? (await (copyOf === undefined ? makeFolder() : copyFolder(copyOf)));
  const port = asked ?? (await findFreePort());
  const run = runServer({ PORT: String(port), DATA_DIR: folder, ...cheapHashes, ...environment });
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    const endedByItself = run.child.exitCode !== null || run.child.signalCode !== null;
    run.child.kill('SIGTERM');
    await run.ended;
    if (dataDir === undefined) await removeFolder(folder);
    if (endedByItself) throw new Error(`The shop exited with ${run.child.exitCode}:\n${run.output()}`);
  };
  const inboxUrl = await waitUntilReady(url, run).catch(async (error: unknown) => {
    await stop().catch(() => undefined);
    if (asked === undefined && wasTooLate.test(run.output())) return null;
    throw error;
  });
  if (inboxUrl === null) return startShop(settings);
  return { url, inboxUrl, dataDir: folder, output: run.output, stop };
};
