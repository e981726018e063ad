import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSchemaEngine } from './migrate.ts';
import { createTestDatabase } from './testing/test-database.ts';

type Database = Awaited<ReturnType<typeof createTestDatabase>>;

const ask = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const columns = `
  SELECT table_name, column_name, udt_name, is_nullable, column_default, character_maximum_length,
    numeric_precision, numeric_scale, datetime_precision
  FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
    AND table_name NOT IN (SELECT table_name FROM information_schema.views WHERE table_schema = 'public')
  ORDER BY table_name, column_name`;
const foreignKeys = `
  SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype IN ('f', 'p') AND conrelid::regclass::text <> '_prisma_migrations'
  ORDER BY 1, 2`;
const indexes = `
  SELECT indexname, indexdef FROM pg_indexes
  WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
  ORDER BY indexname`;

/** Indexes that the Prisma schema cannot express, by name. Without its index, a statement reads its whole table. */
const unsaid = [
  'catalogue_change_item_open',
  'listing_not_shown',
  'mail_token_email_change_idx',
  'mail_token_staff_idx',
  'match_state_blocked_idx',
  'match_state_compared_idx',
  'match_state_read_idx',
  'picture_stale_cards_idx',
  'picture_unlearned_idx',
  'price_change_changed_at_idx',
  'price_change_history_idx',
  'product_color_primary_key',
  'product_dropped_at_idx',
  'product_gtin_idx',
  'product_media_default_key',
  'product_mpn_idx',
  'product_price_timetable',
  'product_shared_idx',
  'product_struck_until_idx',
  'variant_gtin_idx',
];

/** Returns the script that schema.prisma alone would run on an empty database. */
const scriptOfSchema = async (url: string): Promise<string> => {
  const path = 'schema.prisma';
  const content = await readFile(`${import.meta.dirname}/${path}`, 'utf8');
  const { engine, close } = await openSchemaEngine(url);
  const { stdout } = await engine.diff({
    from: { tag: 'empty' },
    to: { tag: 'schemaDatamodel', files: [{ path, content }] },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  await close();
  return stdout ?? '';
};

let migrated: Database;
let declared: Database;
beforeAll(async () => {
  [migrated, declared] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const script = await scriptOfSchema(migrated.url);
  await ask(declared.url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE EXTENSION citext');
  await ask(declared.url, script);
});
afterAll(async () => {
  await Promise.all([migrated.drop(), declared.drop()]);
});

describe('the migrations and schema.prisma', () => {
  it.each([
    ['columns', columns],
    ['primary and foreign keys', foreignKeys],
  ])('agree on %s', async (_, sql) => {
    const [made, wanted] = [await ask(migrated.url, sql), await ask(declared.url, sql)];

    expect(wanted.length).toBeGreaterThan(20);
    expect(made).toEqual(wanted);
  });

  it('agree on indexes, except for those that Prisma cannot express', async () => {
    const [made, wanted] = [await ask(migrated.url, indexes), await ask(declared.url, indexes)];
    const names = new Set(wanted.map(({ indexname }) => indexname));

    expect(made.filter(({ indexname }) => names.has(indexname))).toEqual(wanted);
    const others = made.filter(({ indexname }) => !names.has(indexname));
    expect(others.map(({ indexname }) => indexname)).toEqual(unsaid);
    for (const { indexdef } of others) expect(indexdef).toMatch(/ WHERE | INCLUDE |USING (gin|brin)/);
  });
});
