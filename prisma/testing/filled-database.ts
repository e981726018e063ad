import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { baseline, formerMigrations } from '../former-migrations.ts';
import { applyMigrations, migrate } from '../migrate.ts';
import { createTestDatabase } from './test-database.ts';

/** The rows of each table, in the format of `to_jsonb`. */
export type TableRows = Record<string, Record<string, unknown>[]>;

const readRows = async (name: string): Promise<TableRows> =>
  JSON.parse(await readFile(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8'));

const raiseSequences = `
  SELECT setval(pg_get_serial_sequence(format('%I', table_name), column_name), 1000)
  FROM information_schema.columns
  WHERE table_schema = 'public' AND pg_get_serial_sequence(format('%I', table_name), column_name) IS NOT NULL`;

const fill = async (db: Client, tables: TableRows): Promise<void> => {
  // The rows refer to each other and to their own table.
  await db.query('SET session_replication_role = replica');
  // The migrations fill it with secrets.
  await db.query('TRUNCATE shop_state');
  for (const [table, rows] of Object.entries(tables)) {
    await db.query(`INSERT INTO "${table}" SELECT * FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`, [
      JSON.stringify(rows),
    ]);
  }
  await db.query(raiseSequences);
  await db.query("SELECT setval('listing_change_number', 1000)");
};

const recordAsFormer = (db: Client): Promise<unknown> =>
  db.query(
    `WITH baseline AS (DELETE FROM _prisma_migrations)
     INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
     SELECT gen_random_uuid()::text, name, name, now() FROM unnest($1::text[]) AS name`,
    [formerMigrations],
  );

/**
 * Creates a database as the last version with dated migrations left it: two stores whose feeds mostly have single rows,
 * customers with favorites, alerts and a shared list, collections, clicks, held prices and hidden pictures. With
 * `isWhole`, every table has rows, the others made-up values. It is not migrated further; `rows` are its contents.
 */
export const createFilledDatabase = async (
  isWhole = false,
): Promise<{ url: string; rows: TableRows; drop: () => Promise<void> }> => {
  const { url, drop } = await createTestDatabase();
  const rows = { ...(await readRows('filled-shop')), ...(isWhole ? await readRows('filled-rest') : {}) };
  const db = new Client({ connectionString: url });
  await db.connect();
  try {
    await db.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await applyMigrations(db, baseline);
    await fill(db, rows);
    await recordAsFormer(db);
  } finally {
    await db.end();
  }
  return { url, rows, drop };
};

/** The same database, migrated to the current version, with a connection. `close` closes it and drops the database. */
export const openFilledDatabase = async (): Promise<{ url: string; db: Client; close: () => Promise<void> }> => {
  const { url, drop } = await createFilledDatabase();
  await migrate(url);
  const db = new Client({ connectionString: url });
  await db.connect();
  const close = async (): Promise<void> => {
    await db.end();
    await drop();
  };
  return { url, db, close };
};
