import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { choosePlace } from '../embedded/server.ts';
import { openEmbedded } from '../embedded.ts';
import { migrate } from '../migrate.ts';

const templateVariable = 'WEARFOLIO_TEST_TEMPLATE';

const at = (url: string, database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href;

const run = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

const removeAll = async (dataDir: string): Promise<void> => {
  const { home, programs } = choosePlace(dataDir, () => undefined);
  const copied = programs.startsWith('/var/tmp/') ? [dirname(programs)] : [];
  for (const folder of [dataDir, home, ...copied]) await rm(folder, { recursive: true, force: true });
};

/**
 * Starts a PostgreSQL of its own for a test run, with one migrated database to
 * clone from, whose address this answers and the workers find in the
 * environment. `stop` leaves nothing behind.
 */
export const startTestServer = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wearfolio-test-'));
  // The server may run under another account.
  await chmod(dataDir, 0o755);
  const { url, close } = await openEmbedded(dataDir, () => undefined);
  // Nobody misses this data after a power cut.
  await run(url, 'ALTER SYSTEM SET fsync = off', 'SELECT pg_reload_conf()', 'CREATE DATABASE migrated');
  const template = at(url, 'migrated');
  await migrate(template);
  // A database that somebody is connected to cannot be cloned.
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

/** A migrated, empty database of its own, cloned in tens of milliseconds; `drop` ends its connections too. */
export const createTestDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const template = process.env[templateVariable];
  if (!template) throw new Error('No test server runs: add testing/global-setup.ts to globalSetup');
  const admin = at(template, 'postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(admin, `CREATE DATABASE ${name} TEMPLATE migrated`);
  return { url: at(template, name), drop: () => run(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
};
