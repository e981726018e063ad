import { withConnection } from '@wearfolio/catalogue/connection';
import { describe, expect, it } from 'vitest';
import { isAlive, type OwnPostgres, openOwnPostgres } from './testing/own-postgres.ts';
import { isOk, type ShopProcess, startShop } from './testing/shop-process.ts';
import { findDamage, keepWriting, noDamage, untilMoreAcknowledged } from './testing/writers.ts';

const patience = { timeout: 60_000, interval: 20 };

/** Kills the server during writes and restarts it. Returns what clients saw. */
const killUnderWrites = async (postgres: OwnPostgres, shop: ShopProcess) => {
  const writing = keepWriting(() => shop.url);
  await untilMoreAcknowledged(writing, 20);
  const pid = postgres.pid();
  const wasAlive = isAlive(pid);
  await postgres.kill();
  const refusedBefore = writing.refusals.length;
  await expect.poll(() => writing.refusals.length, patience).toBeGreaterThan(refusedBefore + 3);
  const meanwhile = { health: await isOk(shop, '/api/health'), ready: await isOk(shop, '/api/ready') };
  await postgres.start();
  const started = performance.now();
  await untilMoreAcknowledged(writing, 1);
  const recoveredAfter = performance.now() - started;
  await untilMoreAcknowledged(writing, 20);
  await writing.stop();
  return { writing, wasAlive, isSame: postgres.pid() === pid, meanwhile, recoveredAfter };
};

describe('I1: PostgreSQL killed during writes', () => {
  it('loses no acknowledged sign-up and leaves none half done; the shop returns 503 and recovers by itself', async () => {
    const postgres = await openOwnPostgres();
    const shop = await startShop(postgres.url);
    const { pid } = shop.child;
    const seen = await killUnderWrites(postgres, shop);

    expect(seen).toMatchObject({ wasAlive: true, isSame: false, meanwhile: { health: true, ready: false } });
    expect(new Set(seen.writing.refusals.map(({ status }) => status))).toEqual(new Set([503]));
    expect(seen.writing.refusals.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(seen.writing.unanswered).toBe(0);
    expect(seen.recoveredAfter).toBeLessThan(10_000);
    expect(await findDamage(postgres.url, seen.writing.acknowledged)).toEqual(noDamage);
    expect(shop.child.exitCode).toBeNull();
    expect(pid && isAlive(pid)).toBe(true);
  });

  it('fails the same check when the database acknowledges writes that it has not stored (planted)', async () => {
    const postgres = await openOwnPostgres();
    await withConnection(postgres.url, async (db) => {
      await db.query('ALTER SYSTEM SET synchronous_commit = off');
      await db.query("ALTER SYSTEM SET wal_writer_delay = '10s'");
      await db.query("ALTER SYSTEM SET wal_writer_flush_after = '1GB'");
      await db.query('SELECT pg_reload_conf()');
    });
    const shop = await startShop(postgres.url);
    const { writing } = await killUnderWrites(postgres, shop);

    expect((await findDamage(postgres.url, writing.acknowledged)).lost).not.toEqual([]);
  });
});
