import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from './testing/test-database.ts';

type Settings = Record<string, string>;
type Ended = { code: number | null; output: string; complaint: string };

const listenAnywhere = async (): Promise<{ port: number; close: () => void }> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, close: () => server.close() };
};

const findFreePort = async (): Promise<number> => {
  const { port, close } = await listenAnywhere();
  close();
  return port;
};

const launch = (settings: Settings): { shop: ChildProcess; ended: Promise<Ended>; output: () => string } => {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const shop = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'server.ts')],
    {
      env: { ...inherited, NODE_ENV: 'test', HOST: '127.0.0.1', SEED: 'none', ...settings },
    },
  );
  onTestFinished(() => void shop.kill('SIGKILL'));
  const printed = { output: '', complaint: '' };
  shop.stdout.on('data', (text) => {
    printed.output += text;
  });
  shop.stderr.on('data', (text) => {
    printed.complaint += text;
  });
  const ended = once(shop, 'close').then(([code]) => ({ code, ...printed }));
  return { shop, ended, output: () => printed.output };
};

const untilOutput = async ({ shop, output }: ReturnType<typeof launch>, text: string): Promise<void> => {
  while (!output().includes(text)) {
    if (shop.exitCode !== null) throw new Error(`The shop ended:\n${output()}`);
    await once(shop.stdout ?? shop, 'data');
  }
};

const TOKEN_SECRET = randomBytes(32).toString('base64url');

describe('npm start', () => {
  it('refuses a bad value with one line that says what to change', async () => {
    const { code, complaint } = await launch({ PORT: 'abc' }).ended;

    expect(complaint).toBe("PORT is 'abc', but it must be a whole number from 1 to 65535.\n");
    expect(code).toBe(1);
  });

  it.each<[string, (port: number) => Settings, RegExp]>([
    [
      'a folder that cannot be written',
      (port) => ({ PORT: `${port}`, DATA_DIR: join(import.meta.filename, 'data') }),
      /^The folder .* cannot be written \(ENOTDIR\)\. Make it writable, .*DATA_DIR\.\n$/,
    ],
    [
      'a folder below one that takes none',
      (port) => ({ PORT: `${port}`, DATA_DIR: '/proc/nope/data' }),
      /^The folder \/proc\/nope\/data cannot be written \([A-Z]+\)\. Make it writable, .*DATA_DIR\.\n$/,
    ],
  ])('refuses %s with one line that says what to change', { tags: 'sweep' }, async (_name, settings, line) => {
    const { code, complaint } = await launch(settings(await findFreePort())).ended;

    expect(complaint).toMatch(line);
    expect(code).toBe(1);
  });

  it('refuses a port in use before it starts the database', { tags: 'sweep' }, async () => {
    const { port, close } = await listenAnywhere();

    const { code, complaint, output } = await launch({ PORT: `${port}`, DATA_DIR: import.meta.filename }).ended;
    close();

    expect(complaint).toMatch(new RegExp(`^Port ${port} of 127\\.0\\.0\\.1 is in use\\. .*\\n$`));
    expect(output).toBe('');
    expect(code).toBe(1);
  });

  it('prints the address of the shop, and shuts down cleanly on a signal', async () => {
    const { db, url } = await openTestDatabase();
    const port = await findFreePort();
    const running = launch({ PORT: `${port}`, DATABASE_URL: url, TOKEN_SECRET, LOG_LEVEL: 'warn' });

    await untilOutput(running, `http://localhost:${port}`);
    const reply = await fetch(`http://127.0.0.1:${port}/api/ready`);
    running.shop.kill('SIGTERM');
    const { code, output, complaint } = await running.ended;
    await db.$disconnect();

    expect(reply.status).toBe(200);
    expect(output).toMatch(/Database.*\n.*Tables {5}current\n.*Catalog {4}0 products of 0 stores\n/);
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
  });
});
