// Compares OpenSearch with one and three shards, the memory index and a bare client: `npm run bench -- engines
// --products 100000`.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withConnection } from '@wearfolio/catalogue/connection';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';
import { startCluster, whyNoEngine } from './engines/cluster.ts';
import { buildIndex, measureFreshness } from './engines/index-figures.ts';
import { buildMemory, measureMemory, measureOpenSearch } from './engines/question-figures.ts';
import { measureShop } from './engines/shop-figures.ts';
import { seedCatalogue, shareProducts, takeSamples } from './listing/samples.ts';
import { say } from './listing/say.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '20000' },
    clustered: { type: 'string', default: '30' },
    shards: { type: 'string', default: '1,3' },
    /** A folder whose database is kept for the next run. */
    data: { type: 'string' },
    /** Only fills the database. */
    'grow-only': { type: 'boolean', default: false },
    /** Skips the memory index. */
    'without-memory': { type: 'boolean', default: false },
  },
});

const hasProducts = (url: string): Promise<boolean> =>
  withConnection(url, async (db) => (await db.query('SELECT FROM product LIMIT 1')).rowCount === 1);

const fill = async (url: string): Promise<void> => {
  await migrate(url);
  if (await hasProducts(url)) return;
  await seedCatalogue(url, Number(options.products));
  await shareProducts(url, Number(options.clustered));
};

const measureEngine = async (url: string): Promise<void> => {
  const samples = await takeSamples(url);
  if (!options['without-memory']) await measureMemory(await buildMemory(url), samples);
  for (const shards of options.shards.split(',').map(Number)) {
    const cluster = await startCluster({ nodes: 1 });
    try {
      const index = await buildIndex({ url, urls: cluster.urls, shards });
      await measureOpenSearch(`OpenSearch, ${shards} shards`, index, samples);
      await measureFreshness(url, cluster.urls, shards);
      await measureShop(url, cluster.urls, shards, samples);
      await index.close();
      for (const node of cluster.nodes)
        say({ name: 'OpenSearch: memory of the process', value: (await node.memory()) / 1e6, unit: 'MB' });
    } finally {
      await cluster.stop();
    }
  }
  say({ name: 'this process', value: process.memoryUsage().rss / 1e6, unit: 'MB' });
};

const measure = async (): Promise<void> => {
  const dataDir = options.data ?? (await mkdtemp(join(tmpdir(), 'wearfolio-bench-')));
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  const database = await openEmbedded(dataDir, () => undefined);
  try {
    await fill(database.url);
    if (options['grow-only']) return;
    const { products, clustered } = options;
    console.log(`\n  ${products} products, ${clustered} % of them in clusters of two; 16 connections`);
    await measureEngine(database.url);
  } finally {
    await database.close();
    if (options.data === undefined) await rm(dataDir, { recursive: true, force: true });
  }
};

const reason = whyNoEngine();
if (reason === null) await measure();
else console.log(`  not run: ${reason}`);
