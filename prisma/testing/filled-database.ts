import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { applyMigrations, migrate } from '../migrate.ts';
import { createTestDatabase } from './test-database.ts';

/** The migrations of the version that filled `fixtures/filled-before-regrouping.json`. */
const migrationsThen = [
  '20261121000000_catalogue',
  '20261121010000_click_out_search_log',
  '20261121020000_accounts_and_favorites',
  '20261121030000_feed_link',
  '20261121040000_sold_out_index',
  '20261121050000_price_change_times',
  '20261121060000_held_price',
  '20261121070000_product_returned',
  '20261121080000_product_last_seen',
  '20261121090000_color_returned',
  '20261122000000_unasked_indexes',
];

/** The rows of each table, in the format of `to_jsonb`. */
export type TableRows = Record<string, Record<string, unknown>[]>;

const readRows = async (): Promise<TableRows> =>
  JSON.parse(await readFile(join(import.meta.dirname, 'fixtures', 'filled-before-regrouping.json'), 'utf8'));

const raiseSequences = `
  SELECT setval(pg_get_serial_sequence(format('%I', table_name), column_name), 1000)
  FROM information_schema.columns
  WHERE table_schema = 'public' AND pg_get_serial_sequence(format('%I', table_name), column_name) IS NOT NULL`;

const fill = async (db: Client, tables: TableRows): Promise<void> => {
  // The rows refer to each other and to their own table.
  await db.query('SET session_replication_role = replica');
  for (const [table, rows] of Object.entries(tables)) {
    await db.query(`INSERT INTO "${table}" SELECT * FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`, [
      JSON.stringify(rows),
    ]);
  }
  await db.query(raiseSequences);
  await db.query("SELECT setval('listing_change_number', 1000)");
};

/**
 * Creates a database as the version before regrouping left it: two stores whose feeds mostly have single rows,
 * customers with favorites, alerts and a shared list, collections, clicks, held prices and hidden pictures. It is not
 * migrated further; `rows` are its contents.
 */
export const createFilledDatabase = async (): Promise<{
  url: string;
  rows: TableRows;
  drop: () => Promise<void>;
}> => {
  const { url, drop } = await createTestDatabase();
  const rows = await readRows();
  const db = new Client({ connectionString: url });
  await db.connect();
  try {
    await db.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await applyMigrations(db, migrationsThen);
    await fill(db, rows);
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
