import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EngineCluster, startCluster, whyNoEngine } from '../../../../bench/engines/cluster.ts';
import { setDiskMarks } from './testing/disk-marks.ts';
import { openSearchedShop, type SearchedShop, type Shopping } from './testing/searched-shop.ts';
import { openBadNetwork } from './testing/tcp-proxy.ts';

const reason = whyNoEngine();
const patience = { timeout: 60_000, interval: 250 };

let cluster: EngineCluster;
beforeAll(async () => {
  if (reason === null)
    cluster = await startCluster({ nodes: 3, heap: 512, settings: { 'cluster.info.update.interval': '10s' } });
}, 200_000);
afterAll(() => cluster?.stop());

/**
 * Runs `fault` while shoppers send requests. Listings must be right or a 503 in time, and everything else must work.
 * After the fault, all listings must be right again.
 */
const serves = async ({ shop, keepShopping, isRight }: SearchedShop, fault: () => Promise<void>): Promise<Shopping> => {
  await expect.poll(isRight, patience).toBe(true);
  const { seen, stop } = keepShopping();
  await expect.poll(() => seen.right, patience).toBeGreaterThan(5);
  await fault();
  await stop();
  await expect.poll(isRight, patience).toBe(true);
  expect(seen).toMatchObject({ wrong: [], rude: 0, failed: [] });
  expect(seen.others).toBeGreaterThan(5);
  expect(seen.longest).toBeLessThan(12_000);
  expect(shop.child.exitCode).toBeNull();
  return seen;
};

describe.skipIf(reason !== null)('I20: shoppers whose OpenSearch', { timeout: 200_000 }, () => {
  it('loses the only node with a shard get 503, then answers again', async () => {
    const shop = await openSearchedShop(cluster.urls, 'shop-red', 0);
    const node = await shop.nodeOf(cluster);
    const seen = await serves(shop, async () => {
      await node.kill();
      await wait(8000);
      await node.restart();
    });

    expect(seen.refused).toBeGreaterThan(0);
  });

  it('loses a node of an index with replicas get right answers or 503', async () => {
    const shop = await openSearchedShop(cluster.urls, 'shop-copies', 1);
    const node = await shop.nodeOf(cluster);
    await serves(shop, async () => {
      await node.kill();
      await wait(8000);
    }).finally(() => node.restart());
  });

  it('has a node that hangs get right answers or 503', async () => {
    const shop = await openSearchedShop(cluster.urls, 'shop-still', 1);
    const node = await shop.nodeOf(cluster);
    await serves(shop, async () => {
      node.pause();
      await wait(15_000);
      node.resume();
    });
  });

  it('is slow get right answers or 503', async () => {
    const shop = await openSearchedShop(cluster.urls, 'shop-slow', 1);
    const ends = cluster.nodes.map((node) => node.slow(100, 400));
    await serves(shop, () => wait(10_000)).finally(() => {
      for (const end of ends) end();
    });
  });

  it('has a full disk get right answers', async () => {
    const shop = await openSearchedShop(cluster.urls, 'shop-full', 0);
    const { refused } = await serves(shop, async () => {
      await setDiskMarks(cluster, true, '9000gb');
      await wait(15_000);
      await setDiskMarks(cluster, true, '1mb');
    });

    expect(refused).toBe(0);
  });

  it('is behind a network that drops all packets get 503, then answers again', async () => {
    const network = await openBadNetwork(cluster.nodes[0]?.url ?? '');
    const shop = await openSearchedShop(new URL(network.url).origin, 'shop-hole', 0);
    const seen = await serves(shop, async () => {
      network.isBlackHole = true;
      await wait(15_000);
      network.isBlackHole = false;
    });

    expect(network.seen.deaf).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
  });

  it('is behind a network that cuts connections get right answers or 503', async () => {
    const network = await openBadNetwork(cluster.nodes[0]?.url ?? '');
    const shop = await openSearchedShop(new URL(network.url).origin, 'shop-cut', 0);
    await serves(shop, async () => {
      network.cutEvery = 20;
      await wait(5000);
      network.cutEvery = 0;
    });

    expect(network.seen.cut).toBeGreaterThan(5);
  });
});
