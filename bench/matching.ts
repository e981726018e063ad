// Measures the matching of offers: from scratch, and after an import that changed prices or titles, in relation to that
// import: `npm run bench -- matching --offers 1000000 --products 400000 --rows 10000 --stores 12`.
import { parseArgs } from 'node:util';
import { clusterOffers } from '@wearfolio/matching/cluster';
import { weighWords } from '@wearfolio/matching/weights';
import { say } from './listing/say.ts';
import { measureDatabase, measureImports, runChild } from './matching/imports.ts';
import { makeOffers } from './matching/make-offers.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    offers: { type: 'string', default: '1000000' },
    database: { type: 'string', default: '1000000' },
    products: { type: 'string', default: '400000' },
    rows: { type: 'string', default: '10000' },
    stores: { type: 'string', default: '12' },
    child: { type: 'boolean', default: false },
  },
});

const megabytes = (): number => process.resourceUsage().maxRSS / 1024;

const measureFromScratch = (): void => {
  const { offers, products, largestBrand } = makeOffers(Number(options.offers), Number(options.products));
  const [started, usedBefore] = [performance.now(), process.cpuUsage()];
  const weights = weighWords(offers, 1);
  const weighed = performance.now();
  const { clusters, candidates } = clusterOffers(offers, weights, []);
  const [ended, used] = [performance.now(), process.cpuUsage(usedBefore)];

  const joined = clusters.reduce((sum, cluster) => sum + cluster.length, 0);
  const mixed = clusters.filter((ids) => new Set(ids.map((id) => products[id])).size > 1).length;
  const count = (name: string, value: number): void => say({ name, value, unit: '' });

  console.log(
    `  ${offers.length.toLocaleString('en-US')} offers of ${Number(options.products).toLocaleString('en-US')} products`,
  );
  count('offers of the largest brand', largestBrand);
  count('offers in clusters of two and more', joined);
  count('  clusters', clusters.length);
  count('  clusters with several products', mixed);
  count('candidates for ops', candidates.length);
  say({ name: 'words weighed in', value: (weighed - started) / 1000, unit: 's' });
  say({ name: 'all of it', value: (ended - started) / 1000, unit: 's', most: 300 });
  say({ name: '  CPU time', value: (used.user + used.system) / 1e6, unit: 's' });
  say({ name: 'peak memory', value: megabytes(), unit: 'MB', most: 1500 });
};

if (options.child) await runChild(positionals);
else {
  if (Number(options.offers) > 0) measureFromScratch();
  if (Number(options.database) > 0)
    await measureDatabase(import.meta.filename, Number(options.database), Number(options.stores));
  if (Number(options.rows) > 0)
    await measureImports(import.meta.filename, Number(options.rows), Number(options.stores));
}
