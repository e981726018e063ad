import { withConnection } from '@wearfolio/catalogue/connection';
import { createClient } from '@wearfolio/database/client';
import { describe, expect, it, type TestContext } from 'vitest';
import { hasPooler, openPooler } from './testing/own-pooler.ts';
import { openOwnPostgres } from './testing/own-postgres.ts';
import { addOneProduct } from './testing/publish.ts';
import { type ShopProcess, startShop } from './testing/shop-process.ts';
import { findDamage, keepWriting, noDamage, untilMoreAcknowledged } from './testing/writers.ts';

const patience = { timeout: 60_000, interval: 50 };

const openPooled = async (skip: TestContext['skip'], more?: string) => {
  if (!hasPooler()) skip('needs pgbouncer');
  const postgres = await openOwnPostgres();
  return { postgres, pooler: await openPooler(postgres.url, more) };
};

const titles = async ({ url }: ShopProcess): Promise<string[]> => {
  const reply = await fetch(`${url}/api/productList`);
  if (!reply.ok) return [`status ${reply.status}`];
  return ((await reply.json()) as { data: { title: string }[] }).data.map(({ title }) => title);
};

describe('I18: PgBouncer in transaction mode between shop and database', () => {
  it('serves sign-ups, cards and jobs of many requests over few connections, and reconnects after a restart', async ({
    skip,
  }) => {
    const { postgres, pooler } = await openPooled(skip);
    const shop = await startShop(pooler.url, { DATABASE_DIRECT_URL: postgres.url });
    await addOneProduct(postgres.url);
    await expect.poll(() => titles(shop), patience).toEqual(['Rain Dress']);
    const writing = keepWriting(() => shop.url, 8);
    const db = createClient(pooler.url, 1, () => undefined);
    const timeout = await db.$queryRaw`SHOW statement_timeout`;
    await db.$disconnect();
    const pages = await Promise.all(Array.from({ length: 60 }, () => titles(shop)));
    await untilMoreAcknowledged(writing, 60);
    const refusedBefore = [...writing.refusals];

    await pooler.kill();
    await expect.poll(() => writing.refusals.length, patience).toBeGreaterThan(5);
    await pooler.start();
    await untilMoreAcknowledged(writing, 20);
    await writing.stop();

    expect(pages.flat().every((title) => title === 'Rain Dress')).toBe(true);
    expect(refusedBefore).toEqual([]);
    expect(timeout).toEqual([{ statement_timeout: '4s' }]);
    expect(new Set(writing.refusals.map(({ status }) => status))).toEqual(new Set([503]));
    expect(writing.unanswered).toBe(0);
    expect(await findDamage(postgres.url, writing.acknowledged)).toEqual(noDamage);
    const limit = await withConnection(postgres.url, async (db) => {
      const { rows } = await db.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM pg_stat_activity WHERE query LIKE '%rate_limit%' AND pid <> pg_backend_pid()",
      );
      return rows[0]?.count ?? 0;
    });
    expect(limit).toBeLessThanOrEqual(3);
  });

  it('breaks a shop that uses named statements (planted)', async ({ skip }) => {
    const { postgres, pooler } = await openPooled(skip, 'ignore_startup_parameters = statement_timeout');
    const unmarked = pooler.url.replace('?pgbouncer=true', '');
    const shop = await startShop(unmarked, { DATABASE_DIRECT_URL: postgres.url });
    const writing = keepWriting(() => shop.url, 8);
    await expect.poll(() => writing.acknowledged.length + writing.refusals.length, patience).toBeGreaterThan(60);
    await writing.stop();

    expect(writing.refusals.map(({ status }) => status)).toContain(500);
  });
});
