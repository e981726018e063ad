import { randomBytes } from 'node:crypto';
import { access, chmod, constants, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { choosePlace } from '../embedded/server.ts';
import { openEmbedded } from '../embedded.ts';
import { migrate } from '../migrate.ts';

const templateVariable = 'WEARFOLIO_TEST_TEMPLATE';

const at = (url: string, database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href;

const connect = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const run = async (url: string, ...statements: string[]): Promise<void> => {
  const client = await connect(url);
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

const removeAll = async (dataDir: string): Promise<void> => {
  const { home } = choosePlace(dataDir, () => undefined);
  for (const folder of [dataDir, home]) await rm(folder, { recursive: true, force: true });
};

const memory = '/dev/shm';
const enoughMemory = 2 * 1024 ** 3;

/**
 * Returns a folder in memory if there is enough space, because creating a database of hundreds of files is ten times
 * slower on a disk.
 */
export const findRoom = async (): Promise<string> => {
  try {
    await access(memory, constants.W_OK);
    const { bavail, bsize } = await statfs(memory);
    return bavail * bsize > enoughMemory ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
};

// The data need not survive a power failure, and no database lives long enough for autovacuum.
const hastily = ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'];

/**
 * Starts a PostgreSQL server for a test run with one migrated template database. Returns its address, which the workers
 * read from the environment. `stop` leaves nothing behind.
 */
export const startTestServer = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(await findRoom(), 'wearfolio-test-'));
  // The server may run under another account.
  await chmod(dataDir, 0o755);
  const { url, close } = await openEmbedded(dataDir, () => undefined);
  const settings = hastily.map((name) => `ALTER SYSTEM SET ${name} = off`);
  await run(url, ...settings, 'SELECT pg_reload_conf()', 'CREATE DATABASE migrated');
  const template = at(url, 'migrated');
  await migrate(template);
  // A database with connections cannot be cloned.
  await run(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'migrated'`,
    'ALTER DATABASE migrated ALLOW_CONNECTIONS false',
  );
  process.env[templateVariable] = template;
  const stop = async (): Promise<void> => {
    await close();
    await removeAll(dataDir);
  };
  return { url: template, stop };
};

let admin: Promise<Client> | null = null;

/** One connection for all tests of this process, because a connection costs as much as half a clone. */
const administer = async (template: string, statement: string): Promise<void> => {
  admin ??= connect(at(template, 'postgres'));
  await (await admin).query(statement);
};

/**
 * Creates a migrated, empty database by cloning the template, in tens of milliseconds; `drop` also ends its
 * connections.
 */
export const createTestDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const template = process.env[templateVariable];
  if (!template) throw new Error('No test server is running. Add testing/global-setup.ts to globalSetup');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(template, `CREATE DATABASE ${name} TEMPLATE migrated STRATEGY FILE_COPY`);
  const drop = () => administer(template, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  return { url: at(template, name), drop };
};
