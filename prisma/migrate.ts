import { readdir, readFile } from 'node:fs/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { type MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';
import { Logger, runMigrations } from 'graphile-worker';
import { Client, Pool } from 'pg';

const room = import.meta.dirname;
const noFilters = { externalTables: [], externalEnums: [] };

// Any constant will do: it names the one thing that two starting processes must
// not do at the same time.
const migrationLock = 5_170_001;

const readOr = async (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

/** Every migration of this repository, in order, in the engine's own terms. */
const listMigrations = async (): Promise<MigrationList> => {
  const baseDir = `${room}/migrations`;
  const entries = await readdir(baseDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const directories = names.sort().map(async (path) => ({
    path,
    migrationFile: {
      path: 'migration.sql',
      content: { tag: 'ok' as const, value: await readFile(`${baseDir}/${path}/migration.sql`, 'utf8') },
    },
  }));
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: await readOr(`${baseDir}/migration_lock.toml`) },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(directories),
  };
};

/** The engine behind `prisma migrate`, as WebAssembly, on the database at `url`; `close` lets go of its connections. */
export const openSchemaEngine = async (url: string): Promise<{ engine: SchemaEngine; close: () => Promise<void> }> => {
  const schema = await readFile(`${room}/schema.prisma`, 'utf8');
  const pool = new Pool({ connectionString: url });
  pool.on('error', () => undefined);
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
  const engine = await SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => undefined, adapter);
  return { engine, close: () => pool.end() };
};

const applyMigrations = async (url: string): Promise<string[]> => {
  const { engine, close } = await openSchemaEngine(url);
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: await listMigrations(),
      filters: noFilters,
    });
    return appliedMigrationNames;
  } finally {
    await close();
  }
};

const silent = new Logger(() => () => undefined);

/** The tables of the job queue are its own; it brings them up to date itself. */
const migrateJobs = (url: string): Promise<void> => runMigrations({ connectionString: url, logger: silent });

/**
 * Applies what `migrations/` has and the database at `url` lacks. Returns the
 * names applied now. Several processes may call it at once: one works, the
 * others wait and find nothing left to do. Throws when a migration fails.
 */
export const migrate = async (url: string): Promise<string[]> => {
  const gate = new Client({ connectionString: url });
  gate.on('error', () => undefined);
  await gate.connect();
  try {
    await gate.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const pending = await listPendingMigrations(gate);
    const applied = pending.length > 0 ? await applyMigrations(url) : [];
    await migrateJobs(url);
    return applied;
  } finally {
    await gate.end();
  }
};

type Queryable = { query: (sql: string) => Promise<{ rows: { name: string }[] }> };

/** Names of the migrations that the database still lacks; empty when it is current. */
export const listPendingMigrations = async (db: Queryable): Promise<string[]> => {
  const { migrationDirectories } = await listMigrations();
  const known = await db.query(`SELECT coalesce(to_regclass('_prisma_migrations')::text, '') AS name`);
  if (!known.rows[0]?.name) return migrationDirectories.map(({ path }) => path);
  const applied = await db.query(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  const names = new Set(applied.rows.map(({ name }) => name));
  return migrationDirectories.map(({ path }) => path).filter((path) => !names.has(path));
};
