import { type Connection, withConnection } from '@wearfolio/catalogue/connection';
import { describe, expect, it } from 'vitest';
import { migrateApart } from './testing/migrate-apart.ts';
import { isAlive, openOwnPostgres } from './testing/own-postgres.ts';
import { launchShop, startShop } from './testing/shop-process.ts';

const patience = { timeout: 60_000, interval: 2 };

/** The migrations recorded in the database. */
const listApplied = (url: string): Promise<string[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<{ name: string }>(
      'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name',
    );
    return rows.map(({ name }) => name);
  });

/** Other server processes in this database. With `isStopped`: those that wait for another transaction. */
const countOthers = async (db: Connection, isStopped = false): Promise<number> => {
  // Within a transaction, the statistics are a snapshot.
  await db.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await db.query(
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
       AND (wait_event = 'transactionid' OR NOT $1)`,
    [isStopped],
  );
  return rows.length;
};

describe('I14: migrations', () => {
  it('requested by two processes concurrently run in one of them', async () => {
    const { url } = await openOwnPostgres({ isEmpty: true });

    const both = await Promise.all([migrateApart(url).ended, migrateApart(url).ended]);

    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.map(({ output }) => /Applied|is up to date/.exec(output)?.[0]).sort()).toEqual([
      'Applied',
      'is up to date',
    ]);
    const noted = await listApplied(url);
    expect(new Set(noted).size).toBe(noted.length);
  });

  it('that two shops apply concurrently leave both ready', async () => {
    const { url } = await openOwnPostgres({ isEmpty: true });

    const shops = await Promise.all([startShop(url), startShop(url)]);

    expect(await Promise.all(shops.map((shop) => shop.stop()))).toEqual([0, 0]);
  });

  it('killed halfway leave nothing behind, and the next start applies them', async () => {
    const { url } = await openOwnPostgres({ isEmpty: true });
    const noted = await withConnection(url, async (keeper) => {
      // The migration creates this table too, so it waits for this transaction.
      await keeper.query('BEGIN; CREATE TABLE feed_schedule (id int)');
      const migrating = migrateApart(url);
      await expect.poll(() => countOthers(keeper, true), patience).toBe(1);
      expect(isAlive(migrating.child.pid ?? 0)).toBe(true);
      migrating.child.kill('SIGKILL');
      await migrating.ended;
      await keeper.query('ROLLBACK');
      await expect.poll(() => countOthers(keeper), patience).toBe(0);
      return listApplied(url);
    });
    const again = await migrateApart(url).ended;
    const all = await listApplied(url);

    expect(again).toMatchObject({ code: 0, output: expect.stringMatching(/^Applied/) });
    expect(noted.length).toBeGreaterThan(0);
    expect(noted).toEqual(all.slice(0, noted.length));
    expect(noted.length).toBeLessThan(all.length);
  });

  it('interrupted without a transaction are detected by the next start (planted)', async () => {
    const { url } = await openOwnPostgres({ isEmpty: true });
    await withConnection(url, (db) => db.query('CREATE TABLE feed_schedule (id int)'));

    const again = await migrateApart(url).ended;

    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('feed_schedule') });
  });

  it('that fail are reported in one line, and the shop does not start', async () => {
    const { url } = await openOwnPostgres({ isEmpty: true });
    await withConnection(url, (db) => db.query('CREATE TABLE customer (id int)'));

    const shop = await launchShop(url);
    const { code, output } = await shop.ended;

    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(/^The database at .* could not be migrated: .*customer/);
  });
});
