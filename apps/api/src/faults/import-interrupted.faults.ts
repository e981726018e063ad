import { withConnection } from '@wearfolio/catalogue/connection';
import { checksum, naturalChecksum } from '@wearfolio/catalogue/testing/trial';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { countBlocked, feedSize, importApart, untilServerNoticed, writeFeed } from './testing/imports.ts';
import { isAlive } from './testing/own-postgres.ts';
import { startShop } from './testing/shop-process.ts';

const patience = { timeout: 200_000, interval: 20 };

const openDatabase = async (): Promise<string> => {
  const { url, db } = await openTestDatabase();
  onTestFinished(() => db.$disconnect());
  return url;
};

const importWhole = async (url: string, path: string): Promise<void> => {
  expect(await importApart(url, path).ended).toMatch(/^finished/);
};

/** Kills an import when it pauses. Returns whether it ran until then. */
const killAt = async (url: string, path: string, percent: number): Promise<boolean> => {
  const { child, ended, untilItStands } = importApart(url, path, percent);
  await untilItStands();
  const wasAlive = isAlive(child.pid ?? 0);
  child.kill('SIGKILL');
  await ended;
  await untilServerNoticed(url);
  return wasAlive;
};

/** Kills an import in its last step, while another transaction blocks its writes. */
const killWhileWriting = async (url: string, path: string): Promise<void> => {
  await withConnection(url, async (keeper) => {
    await keeper.query('BEGIN; LOCK TABLE price_change IN ACCESS EXCLUSIVE MODE');
    const { child, ended } = importApart(url, path);
    await expect.poll(() => countBlocked(url), patience).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await ended;
    await keeper.query('ROLLBACK');
  });
  await untilServerNoticed(url);
};

describe(`J2: an import of ${feedSize} rows that is killed`, { timeout: 3_600_000 }, () => {
  it('at 10, 50 and 90 percent or in its last step changes nothing, and running it again gives the result of an uninterrupted import', async () => {
    const [oldFeed, newFeed] = [await writeFeed('59.00'), await writeFeed('49.00')];
    const [calm, url] = [await openDatabase(), await openDatabase()];
    for (const one of [calm, url]) await importWhole(one, oldFeed);
    await importWhole(calm, newFeed);
    const before = await checksum(url);

    for (const percent of [10, 50, 90]) {
      expect(await killAt(url, newFeed, percent)).toBe(true);
      expect(await checksum(url)).toBe(before);
    }
    await killWhileWriting(url, newFeed);
    expect(await checksum(url)).toBe(before);
    await importWhole(url, newFeed);

    expect(await naturalChecksum(url)).toBe(await naturalChecksum(calm));
    expect(await checksum(url)).not.toBe(before);
  });

  it('fails the same checksums when a single row was written (planted)', async () => {
    const [url, feed] = [await openDatabase(), await writeFeed('59.00')];
    await importWhole(url, feed);
    const before = await checksum(url);
    await withConnection(url, (db) =>
      db.query('UPDATE product SET price_cents = 4900 WHERE id = (SELECT min(id) FROM product)'),
    );

    expect(await checksum(url)).not.toBe(before);
  });
});

describe('J3: an import while the shop is open', { timeout: 3_600_000 }, () => {
  it('leaves every listing available and takes less than 512 MB', async () => {
    const [url, feed] = [await openDatabase(), await writeFeed('59.00')];
    const shop = await startShop(url, { WORKER: 'off' });
    const { child, ended } = importApart(url, feed);
    const statuses: number[] = [];
    while (child.exitCode === null) {
      const reply = await fetch(`${shop.url}/api/productList`);
      await reply.arrayBuffer();
      statuses.push(reply.status);
    }
    const kilobytes = Number(/finished (\d+)/.exec(await ended)?.[1]);

    expect(statuses.length).toBeGreaterThan(3);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(kilobytes).toBeLessThan(512 * 1024);
    const total = async () => ((await (await fetch(`${shop.url}/api/productList`)).json()) as { total: number }).total;
    await expect.poll(total, patience).toBe(Math.ceil(feedSize / 4));
  });
});
