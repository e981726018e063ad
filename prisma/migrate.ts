import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import { Logger, runMigrations } from 'graphile-worker';
import { Client, Pool } from 'pg';
import { currency } from './env.ts';
import { grantToShop, type ShopRole } from './shop-role.ts';

const room = import.meta.dirname;

// Any constant will do: it names the one thing that two starting processes must
// not do at the same time.
const migrationLock = 5_170_001;

type Migration = { name: string; sql: string };

/** Every migration of this repository, in order. */
const listMigrations = async (): Promise<Migration[]> => {
  const folder = `${room}/migrations`;
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => ({ name, sql: await readFile(`${folder}/${name}/migration.sql`, 'utf8') })),
  );
};

/** The engine behind `prisma migrate`, as WebAssembly, on the database at `url`; `close` lets go of its connections. */
export const openSchemaEngine = async (url: string): Promise<{ engine: SchemaEngine; close: () => Promise<void> }> => {
  // Large, and nothing that a shop needs to start.
  const { SchemaEngine: Engine } = await import('@prisma/schema-engine-wasm');
  const schema = await readFile(`${room}/schema.prisma`, 'utf8');
  const pool = new Pool({ connectionString: url });
  pool.on('error', () => undefined);
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
  const engine = await Engine.new({ datamodels: [['schema.prisma', schema]] }, () => undefined, adapter);
  return { engine, close: () => pool.end() };
};

// The table in which `prisma migrate` notes what it did, so that it can be used on the same database.
const notes = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

// The script and its note are one transaction: a process that is killed half way leaves neither, and the next one
// begins anew. The engine notes its beginning apart, after which nobody can tell how far the script came.
const applyMigration = async (db: Client, { name, sql }: Migration): Promise<void> => {
  await db.query('BEGIN');
  try {
    await db.query(sql);
    await db.query('DELETE FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NULL', [name]);
    await db.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES (gen_random_uuid()::text, $1, $2, clock_timestamp(), 1)`,
      [createHash('sha256').update(sql).digest('hex'), name],
    );
    await db.query('COMMIT');
  } catch (error) {
    await db.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

/** Applies these migrations, in order, and notes them; what `migrate` does, and tests that need an older version. */
export const applyMigrations = async (db: Client, names: readonly string[]): Promise<void> => {
  await db.query(notes);
  for (const migration of await listMigrations()) {
    if (names.includes(migration.name)) await applyMigration(db, migration);
  }
};

const silent = new Logger(() => () => undefined);

/** The tables of the job queue are its own; it brings them up to date itself, on connections that are gone afterwards. */
const migrateJobs = async (url: string): Promise<void> => {
  const pool = new Pool({ connectionString: url, max: 2 });
  // One that is lost fails the query that is under way, which is word enough.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool, logger: silent });
  } finally {
    await pool.end();
  }
};

// A shop whose role may not change tables waits for somebody whose role may.
const explained = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === '42501'
    ? new Error(`${error.message}; run npm run migrate with DATABASE_OWNER_URL`, { cause: error })
    : error;

/**
 * Applies what `migrations/` has and the database at `url` lacks, and lets the role `shop`, where one is given, work with
 * the tables. `shopCurrency` is that of the prices that an older version kept. Returns the names applied now. Several processes may call it at once: one works, the others wait and find
 * nothing left to do. Throws when a migration fails, or the role of `url` may not make it.
 */
export const migrate = async (url: string, shop?: ShopRole, shopCurrency = currency): Promise<string[]> => {
  const gate = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  gate.on('error', () => undefined);
  await gate.connect();
  try {
    await gate.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await gate.query("SELECT set_config('wearfolio.currency', $1, false)", [shopCurrency]);
    const pending = await listPendingMigrations(gate);
    if (pending.length > 0) await applyMigrations(gate, pending);
    await migrateJobs(url);
    if (shop) await grantToShop(gate, shop);
    return pending;
  } catch (error) {
    throw explained(error);
  } finally {
    await gate.end();
  }
};

type Queryable = { query: (sql: string) => Promise<{ rows: { name: string }[] }> };

/** Names of the migrations that the database still lacks; empty when it is current. */
export const listPendingMigrations = async (db: Queryable): Promise<string[]> => {
  const names = (await listMigrations()).map(({ name }) => name);
  const known = await db.query(`SELECT coalesce(to_regclass('_prisma_migrations')::text, '') AS name`);
  if (!known.rows[0]?.name) return names;
  const applied = await db.query(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  const finished = new Set(applied.rows.map(({ name }) => name));
  return names.filter((name) => !finished.has(name));
};
