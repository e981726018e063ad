import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import { Logger, runMigrations } from 'graphile-worker';
import { Client, Pool } from 'pg';
import { adoptFormerMigrations } from './former-migrations.ts';
import { grantToShop, type ShopRole } from './shop-role.ts';

const room = import.meta.dirname;

// An arbitrary number: the lock that lets only one starting process migrate.
const migrationLock = 5_170_001;

type Migration = { name: string; sql: string };

/** Returns all migrations of this repository in order. */
const listMigrations = async (): Promise<Migration[]> => {
  const folder = `${room}/migrations`;
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => ({ name, sql: await readFile(`${folder}/${name}/migration.sql`, 'utf8') })),
  );
};

/** Opens the engine of `prisma migrate` as WebAssembly on the database at `url`; `close` ends its connections. */
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

// The table in which `prisma migrate` records applied migrations, so that both can be used on one database.
const notes = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;

// The script and its record are one transaction, so a killed process leaves neither, and the next one starts over.
// Prisma's engine records the start in a separate transaction, so after a kill the progress of the script is unknown.
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

/** Applies and records these migrations in order; used by `migrate`, and by tests that need an older version. */
export const applyMigrations = async (db: Client, names: readonly string[]): Promise<void> => {
  await db.query(notes);
  for (const migration of await listMigrations()) {
    if (names.includes(migration.name)) await applyMigration(db, migration);
  }
};

const silent = new Logger(() => () => undefined);

/** The job queue updates its own tables, on separate connections that are closed afterward. */
const migrateJobs = async (url: string): Promise<void> => {
  const pool = new Pool({ connectionString: url, max: 2 });
  // A lost connection fails the running query, which is reported.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool, logger: silent });
  } finally {
    await pool.end();
  }
};

// A shop whose role may not change tables waits for a migration by the owner.
const explained = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === '42501'
    ? new Error(`${error.message}; run npm run migrate with DATABASE_OWNER_URL`, { cause: error })
    : error;

/**
 * Applies the migrations that the database at `url` lacks, and grants the role `shop`, if given, access to the tables.
 * Returns the names of the applied migrations. Several processes may call it at once: one works, the others wait and
 * find nothing to do. Throws if a migration fails, the role of `url` may not apply it, or the database is too old.
 */
export const migrate = async (url: string, shop?: ShopRole): Promise<string[]> => {
  const gate = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  gate.on('error', () => undefined);
  await gate.connect();
  try {
    await gate.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await adoptFormerMigrations(gate, await listAppliedMigrations(gate));
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

/** Returns the names of the migrations that the database records as applied; none in an empty database. */
const listAppliedMigrations = async (db: Queryable): Promise<string[]> => {
  const known = await db.query(`SELECT coalesce(to_regclass('_prisma_migrations')::text, '') AS name`);
  if (!known.rows[0]?.name) return [];
  const { rows } = await db.query(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return rows.map(({ name }) => name);
};

/** Returns the names of the migrations that the database lacks; empty if it is up to date. */
export const listPendingMigrations = async (db: Queryable): Promise<string[]> => {
  const applied = new Set(await listAppliedMigrations(db));
  return (await listMigrations()).map(({ name }) => name).filter((name) => !applied.has(name));
};
