import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { baseline, formerMigrations } from './former-migrations.ts';
import { listPendingMigrations, migrate } from './migrate.ts';
import { createFilledDatabase } from './testing/filled-database.ts';

const openFilled = async () => {
  const { url, rows, drop } = await createFilledDatabase(true);
  onTestFinished(drop);
  const db = new Client({ connectionString: url });
  await db.connect();
  onTestFinished(() => db.end());
  // The rows of the fixture were read in it.
  await db.query("SET timezone = 'UTC'");
  return { url, rows, db };
};

/** Columns with values that migrations moved elsewhere. */
const dropped: Readonly<Record<string, string>> = { product: 'shipping_cents', store: 'force_brand' };

/** Values that migrations replaced: viewers, who read every page, are readers now. */
const renamed: Readonly<Record<string, Record<string, unknown>>> = {
  staff: { viewer: 'reader' },
  staff_invitation: { viewer: 'reader' },
};

const asMigrated = (table: string, [name, value]: [string, unknown]): [string, unknown] => [
  name,
  name === 'role' ? (renamed[table]?.[String(value)] ?? value) : value,
];

const listRecorded = async (db: Client): Promise<string[]> =>
  (await db.query('SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1')).rows.map(({ name }) => name);

describe('a filled database of the last version with dated migrations', () => {
  it('has a row in every table', async () => {
    const { rows, db } = await openFilled();

    const { rows: tables } = await db.query(`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations'`);

    expect(Object.keys(rows).sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('is migrated, and keeps every value of every row', async () => {
    const { url, rows, db } = await openFilled();

    const applied = await migrate(url);

    expect(applied.filter((name) => baseline.includes(name))).toEqual([]);
    expect(await listRecorded(db)).toEqual([...baseline, ...applied].sort());
    expect(await listPendingMigrations(db)).toEqual([]);
    const { rows: delivery } = await db.query('SELECT id, delivery FROM product WHERE delivery IS NOT NULL');
    const option = { country: null, region: null, service: null, freeFromCents: null, days: null };
    expect(delivery).toEqual([{ id: 1, delivery: [{ ...option, cents: 495, currency: 'USD' }] }]);
    const { rows: sums } = await db.query(`
      SELECT (SELECT sum(count) FROM click_day) AS clicks, (SELECT sum(count) FROM click_month) AS "byMonth",
        (SELECT sum(count) FROM search_month) AS searches, (SELECT sum(transactions) FROM commission_day) AS transactions`);
    const { rows: plain } = await db.query(`
      SELECT (SELECT sum(count) FROM click_out) AS clicks, (SELECT sum(count) FROM click_out) AS "byMonth",
        (SELECT sum(count) FROM search_log) AS searches, (SELECT count(*) FROM commission) AS transactions`);
    expect(sums).toEqual(plain);
    // A migration may fill what was unknown, such as the currency of a store.
    for (const [table, all] of Object.entries(rows)) {
      const before = all.map((row) =>
        Object.fromEntries(
          Object.entries(row)
            .filter(([name]) => name !== dropped[table])
            .map((entry) => asMigrated(table, entry)),
        ),
      );
      const lost = await db.query(
        `SELECT old FROM jsonb_array_elements($1::jsonb) AS all_of, jsonb_strip_nulls(all_of) AS old
         WHERE NOT EXISTS (SELECT FROM "${table}" t WHERE to_jsonb(t) @> old)`,
        [JSON.stringify(before)],
      );
      const { rows: counted } = await db.query(`SELECT count(*)::int AS count FROM "${table}"`);
      expect({ table, lost: lost.rows, count: counted[0].count }).toEqual({ table, lost: [], count: before.length });
    }
  });

  it.each([
    [5299, '16.00 / 100 ml', { held: 331.188, base: 100, unit: 'ml' }],
    [1299, '5.20 / 100 ml', { held: 250, base: 100, unit: 'ml' }],
    [160_000, '3,200.00 / kg', { held: 0.5, base: 1, unit: 'kg' }],
    [null, '3.00 / kg', null],
  ])('reads the measure that gives %s cents the unit price %s', async (cents, text, measure) => {
    const { url, db } = await openFilled();
    await db.query('UPDATE product SET quoted_cents = $1, unit_price = $2 WHERE id = 1', [cents, text]);

    await migrate(url);

    const { rows } = await db.query('SELECT unit_measure FROM product WHERE id = 1');
    expect(rows).toEqual([{ unit_measure: measure }]);
  });

  it('is refused, unchanged, if a dated migration is missing, with the commit to start first', async () => {
    const { url, db } = await openFilled();
    const last = formerMigrations.at(-1);
    await db.query('DELETE FROM _prisma_migrations WHERE migration_name = $1', [last]);

    await expect(migrate(url)).rejects.toThrow(/65 of 66 former migrations. Start commit [0-9a-f]{8} on it once/);

    expect(await listRecorded(db)).toEqual(formerMigrations.filter((name) => name !== last));
  });
});
