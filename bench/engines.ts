// OpenSearch with one and three shards beside the index in memory and a bare client: `npm run bench -- engines --products 100000`.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';
import { startCluster, whyNoEngine } from './engines/cluster.ts';
import { buildIndex, measureFreshness } from './engines/index-figures.ts';
import { buildMemory, measureMemory, measureOpenSearch } from './engines/question-figures.ts';
import { seedCatalogue, shareProducts, takeSamples } from './listing/samples.ts';
import { say } from './listing/say.ts';

const { products, clustered } = parseArgs({
  options: { products: { type: 'string', default: '20000' }, clustered: { type: 'string', default: '30' } },
}).values;

const measure = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wearfolio-bench-'));
  await chmod(dataDir, 0o755);
  const database = await openEmbedded(dataDir, () => undefined);
  const cluster = await startCluster({ nodes: 1 });
  try {
    await migrate(database.url);
    await seedCatalogue(database.url, Number(products));
    const samples = await takeSamples(database.url);
    await shareProducts(database.url, Number(clustered));
    console.log(`\n  ${products} products, ${clustered} % of them in clusters of two; 16 connections`);
    await measureMemory(await buildMemory(database.url), samples);
    for (const shards of [1, 3]) {
      const index = await buildIndex({ url: database.url, urls: cluster.urls, shards });
      await measureOpenSearch(`OpenSearch, ${shards} shards`, index, samples);
      await measureFreshness(database.url, cluster.urls, shards);
      await index.close();
    }
    for (const node of cluster.nodes)
      say({ name: 'OpenSearch: memory of the process', value: (await node.memory()) / 1e6, unit: 'MB' });
    say({ name: 'this process, with the index in memory', value: process.memoryUsage().rss / 1e6, unit: 'MB' });
  } finally {
    await cluster.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};

const reason = whyNoEngine();
if (reason === null) await measure();
else console.log(`  not run: ${reason}`);
