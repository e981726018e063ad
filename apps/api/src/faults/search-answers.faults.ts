import { startIndexer } from '@wearfolio/catalogue/search-index/indexer';
import { openFilter } from '@wearfolio/listing-index/filter';
import type { MarketView } from '@wearfolio/listing-index/market-engine';
import { connectOpenSearch } from '@wearfolio/opensearch/connect';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type EngineCluster, startCluster, whyNoEngine } from '../../../../bench/engines/cluster.ts';
import { type Answering, engineFor, openComparison, withAllColors } from '../catalogue/testing/compare-with-sql.ts';
import { followSearchIndex } from '../engine/follow-search-index.ts';

const reason = whyNoEngine();

let cluster: EngineCluster;
beforeAll(async () => {
  if (reason === null) cluster = await startCluster({ nodes: 1, heap: 512 });
}, 200_000);
afterAll(() => cluster?.stop());

/** Opens a catalogue that an indexer writes to OpenSearch, and that SQL can query too. */
const open = async (shards: number) => {
  const comparison = await openComparison();
  onTestFinished(comparison.close);
  const settings = { prefix: `sql${shards}-${Date.now()}`, shards, replicas: 0 };
  const engine = connectOpenSearch({ nodes: cluster.urls.split(',') });
  const { url } = comparison;
  const indexer = startIndexer({
    databaseUrl: url,
    engine,
    settings,
    onError: () => undefined,
    onNews: () => undefined,
  });
  onTestFinished(indexer.close);
  const follower = followSearchIndex({
    url,
    engine: connectOpenSearch({ nodes: cluster.urls.split(',') }),
    prefix: settings.prefix,
    onError: () => undefined,
  });
  onTestFinished(follower.close);
  const index = (view: MarketView | null) => {
    const catalogue = follower.current();
    if (!catalogue) throw new Error('The follower has no index');
    return engineFor(catalogue.index, view);
  };
  return { comparison, follower, index };
};

/** Compares answers of OpenSearch and SQL to the same questions. */
const compare = async (shards: number, wrap: (index: Answering) => Answering = (index) => index) => {
  const { comparison, follower, index } = await open(shards);
  // The first change of the catalogue is 1, and each batch of changes takes the next number.
  let changes = 1;
  const refresh = async (): Promise<void> => {
    changes += 1;
    await expect.poll(async () => (await follower.figures()).changeNumber, { timeout: 60_000 }).toBe(changes);
  };
  return comparison.findDifference({ index: (view) => wrap(index(view)), refresh }, 500);
};

describe.skipIf(reason !== null)('I19: OpenSearch compared with SQL', { timeout: 200_000 }, () => {
  it.each([1, 3])(
    'gives the same answers to 500 random questions during random changes, with %i shards',
    async (shards) => {
      const { difference, found } = await compare(shards);

      expect(difference).toBeNull();
      expect(found).toBeGreaterThan(400);
    },
  );

  it('differs from an index that requires all selected colors (planted)', async () => {
    const { difference } = await compare(1, withAllColors);

    expect(difference?.question.filter.colors.length).toBeGreaterThan(1);
  });

  it('answers a search for thousands of alternative names', async () => {
    const { follower, index } = await open(1);
    await expect.poll(async () => (await follower.figures()).products, { timeout: 60_000 }).toBeGreaterThan(0);
    const names = Array.from({ length: 3000 }, (_, at) => `name ${at}`);

    const answer = await index(null).answer({
      filter: { ...openFilter, words: [names] },
      sort: 'newest',
      offset: 0,
      limit: 24,
    });

    expect(answer.total).toBe(0);
  });
});
