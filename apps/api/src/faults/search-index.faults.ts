import { setTimeout as wait } from 'node:timers/promises';
import { withConnection } from '@wearfolio/catalogue/connection';
import { KnownWords, writeClusters } from '@wearfolio/catalogue/search-index/index-batch';
import { markBatch, readStart } from '@wearfolio/catalogue/search-index/pairs';
import { type ChangedClusters, readChangedClusters } from '@wearfolio/database/cluster-rows';
import { createPair, listPairs, servePair } from '@wearfolio/opensearch/indexes';
import { writeProgress } from '@wearfolio/opensearch/write';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EngineCluster, startCluster, whyNoEngine } from '../../../../bench/engines/cluster.ts';
import { setDiskMarks } from './testing/disk-marks.ts';
import { type IndexedShop, keepChanging, killProcess, openIndexedShop } from './testing/indexed-shop.ts';
import { openBadNetwork } from './testing/tcp-proxy.ts';

const reason = whyNoEngine();
const patience = { timeout: 120_000, interval: 250 };
const started = { timeout: 200_000 };

let cluster: EngineCluster;
beforeAll(async () => {
  if (reason === null)
    cluster = await startCluster({ nodes: 3, heap: 512, settings: { 'cluster.info.update.interval': '10s' } });
}, 200_000);
afterAll(() => cluster?.stop());

/** Opens a shop whose searches use a complete index. */
const openServed = async (prefix: string, replicas: number, urls = cluster.urls): Promise<IndexedShop> => {
  const shop = await openIndexedShop(urls, prefix, replicas);
  shop.startIndexing();
  await expect.poll(shop.behind, patience).toBe(0);
  return shop;
};

/** Changes the catalogue during `fault`. Afterward, the index must receive every change without intervention. */
const survives = async (shop: IndexedShop, fault: () => Promise<void>): Promise<void> => {
  const stop = keepChanging(shop.url);
  await wait(500);
  await fault();
  expect(await stop()).toBeGreaterThan(10);
  await expect.poll(shop.behind, patience).toBe(0);
  expect(await shop.verify()).toEqual([]);
};

// Writes `batches` in the given order to a new index, and lets searches use it.
const apply = async (shop: IndexedShop, batches: readonly ChangedClusters[]): Promise<void> => {
  const settings = { prefix: shop.prefix, shards: 2, replicas: 0 };
  const pair = await createPair(shop.engine, settings);
  const target = { engine: shop.engine, pair, words: new KnownWords() };
  for (const batch of batches) await writeClusters(target, batch, AbortSignal.timeout(60_000));
  const start = await withConnection(shop.url, readStart);
  const mark = await withConnection(shop.url, markBatch);
  await writeProgress(shop.engine, pair, { ...start, builtTo: null, refused: [], mark });
  await servePair(shop.engine, pair, settings);
};

/** Returns the batches that an indexer would write during changes of the catalogue. */
const readBatches = async (shop: IndexedShop): Promise<ChangedClusters[]> => {
  const stop = keepChanging(shop.url);
  const batches: ChangedClusters[] = [];
  await withConnection(shop.url, async (db) => {
    for (let since = 0; batches.length < 40; await wait(60)) {
      const batch = await readChangedClusters(db, { since, limit: 1000 });
      since = batch.changedTo;
      batches.push(batch);
    }
    await stop();
    const { changedTo = 0 } = batches.at(-1) ?? {};
    batches.push(await readChangedClusters(db, { since: changedTo, limit: 100_000 }));
  });
  return batches;
};

describe.skipIf(reason !== null)('I19: an indexer', started, () => {
  it('produces the same index from late, repeated and reordered batches', async () => {
    const shop = await openIndexedShop(cluster.urls, 'order', 0);
    const batches = await readBatches(shop);
    const shuffled = [...batches, ...batches.filter((_, at) => at % 3 === 0)]
      .map((batch, at) => ({ batch, place: (at * 7919) % 101 }))
      .sort((one, other) => one.place - other.place)
      .map(({ batch }) => batch);

    await apply(shop, shuffled);

    expect(await shop.verify()).toEqual([]);
  });

  it('fails the same check when a batch is lost (planted)', async () => {
    const shop = await openIndexedShop(cluster.urls, 'lost', 0);
    const batches = await readBatches(shop);

    // No later batch repeats the clusters of the last one.
    const last = batches.findLastIndex(({ clusters }) => clusters.size > 0);
    await apply(shop, batches.toSpliced(last, 1));

    expect(await shop.verify()).not.toEqual([]);
  });

  it('loses no change when it is killed while following or building, with a second indexer waiting', async () => {
    const shop = await openIndexedShop(cluster.urls, 'killed', 0);
    await survives(shop, async () => {
      for (let at = 0; at < 8; at += 1) {
        const children = [shop.startIndexing(), shop.startIndexing()];
        await wait(1500 + 400 * at);
        if (at === 4) await createPair(shop.engine, { prefix: shop.prefix, shards: 3, replicas: 0 });
        for (const child of children) await killProcess(child);
      }
      shop.startIndexing();
    });
    await expect.poll(async () => (await listPairs(shop.engine, shop.prefix)).length, patience).toBe(1);
  });
});

describe.skipIf(reason !== null)('I20: no change is lost when OpenSearch', started, () => {
  it('loses the only node with a shard, so that the health is red', async () => {
    const shop = await openServed('red', 0);
    const node = cluster.nodes.at(-1);
    await survives(shop, async () => {
      await node?.kill();
      await wait(8000);
      await node?.restart();
    });
  });

  it('loses a node of an index with replicas', async () => {
    const shop = await openServed('copies', 1);
    const node = cluster.nodes.at(-1);
    await survives(shop, async () => {
      await node?.kill();
      await wait(8000);
    }).finally(() => node?.restart());
    await expect.poll(shop.verify, patience).toEqual([]);
  });

  it('has a node that hangs for 15 s', async () => {
    const shop = await openServed('partition', 1);
    const node = cluster.nodes.at(-1);
    await survives(shop, async () => {
      node?.pause();
      await wait(15_000);
      node?.resume();
    });
  });

  it('answers slowly', async () => {
    const shop = await openServed('slow', 1);
    const ends = cluster.nodes.map((node) => node.slow(100, 400));
    await survives(shop, () => wait(10_000)).finally(() => {
      for (const end of ends) end();
    });
  });

  it('is behind a network that drops all packets, then cuts connections', async () => {
    const network = await openBadNetwork(cluster.nodes[0]?.url ?? '');
    const shop = await openServed('network', 0, new URL(network.url).origin);
    await survives(shop, async () => {
      network.isBlackHole = true;
      await wait(10_000);
      network.isBlackHole = false;
      network.cutEvery = 5;
      await expect.poll(() => network.seen.cut, patience).toBeGreaterThan(20);
      network.cutEvery = 0;
    });
    expect(network.seen.deaf).toBeGreaterThan(0);
  });

  it('has a full disk until space is free', async () => {
    const shop = await openServed('full', 0);
    const isBlocked = async (): Promise<boolean> => {
      const { body } = await shop.engine.indices.getSettings({ index: 'full-products' });
      return JSON.stringify(body).includes('read_only_allow_delete":"true');
    };
    await survives(shop, async () => {
      await setDiskMarks(cluster, true, '9000gb');
      await expect.poll(isBlocked, patience).toBe(true);
      await wait(3000);
      await setDiskMarks(cluster, true, '1mb');
    });
  });
});
