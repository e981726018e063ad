import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withConnection } from '@wearfolio/catalogue/connection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EngineCluster, startCluster, whyNoEngine } from '../../../../bench/engines/cluster.ts';
import { type IndexedShop, keepChanging, killProcess, openIndexedShop } from './testing/indexed-shop.ts';
import { type OwnPostgres, openOwnPostgres } from './testing/own-postgres.ts';
import { openOwnReplica } from './testing/own-replica.ts';
import { openBadNetwork } from './testing/tcp-proxy.ts';

const run = promisify(execFile);
const reason = whyNoEngine();
const patience = { timeout: 120_000, interval: 250 };

let cluster: EngineCluster;
beforeAll(async () => {
  if (reason === null) cluster = await startCluster({ nodes: 1, heap: 512 });
}, 200_000);
afterAll(() => cluster?.stop());

const changeFor = async (url: string, ms: number): Promise<number> => {
  const stop = keepChanging(url);
  await wait(ms);
  return stop();
};

const isRight = async (shop: IndexedShop): Promise<void> => {
  await expect.poll(shop.behind, patience).toBe(0);
  await expect.poll(shop.verify, patience).toEqual([]);
};

const served = async (shop: IndexedShop): Promise<string> => {
  const { body } = await shop.engine.cat.aliases({ name: `${shop.prefix}-products`, format: 'json' });
  return (body as { index: string }[])[0]?.index ?? '';
};

/** Calls `work` while the server is down. */
const whileDown = async (postgres: OwnPostgres, work: () => Promise<unknown>): Promise<void> => {
  await postgres.kill();
  await work();
  await postgres.start();
};

describe.skipIf(reason !== null)('I19: an index', { timeout: 300_000 }, () => {
  it('is rebuilt when the promoted replica lacks changes that the index has', async () => {
    const primary = await openOwnPostgres();
    const network = await openBadNetwork(primary.url);
    const shop = await openIndexedShop(cluster.urls, 'failover', 0, network.url);
    const replica = await openOwnReplica(primary, 'replica_1');
    shop.startIndexing();
    await expect.poll(shop.behind, patience).toBe(0);
    const before = await served(shop);
    await withConnection(replica.url, async (db) => {
      await db.query("ALTER SYSTEM SET primary_conninfo = ''");
      await db.query('SELECT pg_reload_conf()');
    });
    await wait(1000);
    await changeFor(network.url, 3000);
    await expect.poll(shop.behind, patience).toBe(0);
    await primary.kill();
    await replica.promote();
    network.lead(replica.url);
    await changeFor(network.url, 1000);

    await isRight(shop);
    expect(await served(shop)).not.toBe(before);
  });

  it('is rebuilt after a restore of an older database, even if its change numbers exceed those of the index', async () => {
    const postgres = await openOwnPostgres();
    const shop = await openIndexedShop(cluster.urls, 'restored', 0, postgres.url);
    const { data } = postgres.place;
    const indexer = shop.startIndexing();
    await expect.poll(shop.behind, patience).toBe(0);
    const before = await served(shop);
    await whileDown(postgres, () => run('cp', ['-a', data, `${data}.backup`]));
    const lost = await changeFor(postgres.url, 1500);
    await expect.poll(shop.behind, patience).toBe(0);
    await killProcess(indexer);
    await whileDown(postgres, async () => {
      await run('rm', ['-r', data]);
      await run('mv', [`${data}.backup`, data]);
      await run('rm', ['-f', `${data}/postmaster.pid`]);
    });
    const made = await changeFor(postgres.url, 4000);
    shop.startIndexing();

    expect(made).toBeGreaterThan(lost);
    await isRight(shop);
    expect(await served(shop)).not.toBe(before);
  });
});
