import { setTimeout as wait } from 'node:timers/promises';
import { withConnection } from '@wearfolio/catalogue/connection';
import { describe, expect, it } from 'vitest';
import { openOwnPostgres } from './testing/own-postgres.ts';
import { openOwnReplica } from './testing/own-replica.ts';
import { addOneProduct } from './testing/publish.ts';
import { type ShopProcess, startShop } from './testing/shop-process.ts';
import { openBadNetwork } from './testing/tcp-proxy.ts';
import { findDamage, keepWriting, noDamage, untilMoreAcknowledged } from './testing/writers.ts';

const patience = { timeout: 60_000, interval: 20 };

/** A shop on a primary with one replica, at an address that can switch to the replica. */
const openShop = async () => {
  const primary = await openOwnPostgres();
  const replica = await openOwnReplica(primary, 'replica_1');
  const network = await openBadNetwork(primary.url);
  const { id: product } = await addOneProduct(primary.url);
  const shop = await startShop(network.url, { DATABASE_REPLICA_URL: replica.url });
  return { primary, replica, network, product, shop };
};

/** Requests a page and a listing as a guest until stopped. Returns their statuses and the longest wait in ms. */
const keepReading = (shop: ShopProcess, product: number) => {
  const statuses: Record<string, number[]> = { '/api/productList': [], [`/api/product/${product}`]: [] };
  let isEnding = false;
  let longest = 0;
  const readers = Object.entries(statuses).map(async ([path, seen]) => {
    while (!isEnding) {
      const asked = performance.now();
      seen.push((await fetch(shop.url + path, { signal: AbortSignal.timeout(20_000) })).status);
      longest = Math.max(longest, performance.now() - asked);
      await wait(10);
    }
  });
  return async () => {
    isEnding = true;
    await Promise.all(readers);
    return { statuses: Object.values(statuses), longest };
  };
};

/** Kills the primary during writes and promotes the replica. Returns what clients saw. */
const failOver = async ({ primary, replica, network, product, shop }: Awaited<ReturnType<typeof openShop>>) => {
  const writing = keepWriting(() => shop.url);
  const endReading = keepReading(shop, product);
  await untilMoreAcknowledged(writing, 20);
  await primary.kill();
  await expect.poll(() => writing.refusals.length, patience).toBeGreaterThan(5);
  await replica.promote();
  network.lead(replica.url);
  const moved = performance.now();
  await untilMoreAcknowledged(writing, 1);
  const recoveredAfter = performance.now() - moved;
  await untilMoreAcknowledged(writing, 20);
  await writing.stop();
  return { writing, recoveredAfter, reads: await endReading() };
};

const setSynchronous = (url: string, names: string) =>
  withConnection(url, async (db) => {
    await db.query(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
    await db.query('SELECT pg_reload_conf()');
  });

describe('I17: a failover during writes', () => {
  it('loses no acknowledged sign-up with synchronous commit; guests keep reading, and the shop recovers by itself', async () => {
    const opened = await openShop();
    await setSynchronous(opened.primary.url, 'replica_1');
    const { writing, recoveredAfter, reads } = await failOver(opened);

    expect(new Set(writing.refusals.map(({ status }) => status))).toEqual(new Set([503]));
    expect(writing.refusals.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(writing.unanswered).toBe(0);
    expect(recoveredAfter).toBeLessThan(10_000);
    expect(reads.longest).toBeLessThan(3000);
    for (const statuses of reads.statuses) {
      expect(statuses.length).toBeGreaterThan(10);
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
    expect(await findDamage(opened.replica.url, writing.acknowledged)).toEqual(noDamage);
    expect(opened.shop.child.exitCode).toBeNull();
  });

  it('fails the same check when the replica lacks acknowledged writes (planted)', async () => {
    const opened = await openShop();
    await withConnection(opened.replica.url, async (db) => {
      await db.query("ALTER SYSTEM SET primary_conninfo = ''");
      await db.query('SELECT pg_reload_conf()');
    });
    const { writing } = await failOver(opened);

    expect((await findDamage(opened.replica.url, writing.acknowledged)).lost).not.toEqual([]);
  });
});
