// Measures listings over HTTP, next to a route that queries PostgreSQL with the bare driver and a route with a constant
// reply; also the API's memory, start time and freshness: `npm run bench -- listing --products 10000,100000,1000000`.
// With `--markets 3`, also listings in each of so many markets, next to those of one.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';
import { measureFreshness } from './listing/freshness.ts';
import { askEach, type Load, load, rateOf } from './listing/load.ts';
import { openMarkets } from './listing/open-markets.ts';
import { startPeers } from './listing/peers.ts';
import { each, list, measureNewKeywords, measurePages, measureQuestions } from './listing/questions.ts';
import { type Samples, seedCatalogue, shareProducts, takeSamples } from './listing/samples.ts';
import { say } from './listing/say.ts';
import { memoryOf, type ShopProcess, startShop, stopShop } from './shop/shop-process.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000,100000' },
    seconds: { type: 'string', default: '10' },
    clustered: { type: 'string', default: '30' },
    markets: { type: 'string', default: '1' },
  },
});
const seconds = Number(options.seconds);
const clustered = Number(options.clustered);
const markets = Number(options.markets);

/** The same listings in other catalogues: with 10,000 products, and without shared clusters. */
type Others = { atTenThousand: Load | null; alone: Load | null };

/** Measures listings under load, next to the peers and next to the same listings in other catalogues. */
const measureLoad = async (shop: ShopProcess, databaseUrl: string, samples: Samples, others: Others) => {
  const { atTenThousand, alone } = others;
  const { category, brands } = samples;
  const { women, constant, pages, paged } = await measurePages(shop, samples, seconds);
  const peers = await startPeers(databaseUrl, constant);
  const twoBrands = each(brands, (id, at) =>
    list(`${women}&brand=${id}&brand=${brands.at(at - 1)}&page=${1 + (at % 3)}`),
  );
  const filtered = await load(shop.url, twoBrands, seconds);
  const again = await load(shop.url, [list(women)], seconds);
  const plain = await load(peers.url, ['/constant'], seconds);
  const way = await askEach(Array.from({ length: 50 }, () => `${peers.url}/constant`));
  // Comes last: PostgreSQL continues abandoned queries until all connections are closed.
  const sqlPerSecond = await rateOf(each(pages, (page) => `${peers.url}/sql?category=${category.id}&page=${page}`));
  await peers.close();

  const { perSecond } = paged;
  say({ name: 'a reply of the listing', value: constant.length / 1024, unit: 'KB' });
  say({ name: 'bare driver: page and exact total', value: sqlPerSecond, unit: 'req/s' });
  say({
    name: `listing, pages 1 to ${pages.at(-1)}, exact total and facets`,
    value: perSecond,
    unit: 'req/s',
    least: sqlPerSecond,
  });
  say({ name: '  99th percentile', value: paged.p99, unit: 'ms', most: 25 });
  if (atTenThousand)
    say({ name: '  compared with 10,000 products', value: perSecond / atTenThousand.perSecond, unit: 'x', least: 0.7 });
  if (alone) say({ name: '  compared with no clusters', value: perSecond / alone.perSecond, unit: 'x', least: 0.8 });
  say({ name: 'listing of two brands', value: filtered.perSecond, unit: 'req/s' });
  say({ name: '  99th percentile', value: filtered.p99, unit: 'ms', most: 25 });
  say({ name: 'constant of that size', value: plain.perSecond, unit: 'req/s' });
  say({ name: 'listing that was just requested', value: again.perSecond / plain.perSecond, unit: 'x', least: 0.15 });
  return { paged, way };
};

/** Measures the listing without shared clusters. */
const measureAlone = async (databaseUrl: string, samples: Samples): Promise<Load> => {
  const shop = await startShop(databaseUrl);
  try {
    return (await measurePages(shop, samples, seconds)).paged;
  } finally {
    await stopShop(shop);
  }
};

// A new process takes up to half a minute to compile its hot code, so the first round only warms up.
const rounds = 4;

/** The medians of the replies per second in each of these markets, measured in turns. */
const measureInTurns = async (shop: ShopProcess, samples: Samples, prefixes: readonly string[]): Promise<number[]> => {
  const figures = prefixes.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, prefix] of prefixes.entries())
      figures[at]?.push((await measurePages(shop, samples, seconds, prefix)).paged.perSecond);
  return figures.map((of) => of.slice(1).toSorted((one, other) => one - other)[1] ?? 0);
};

/** Measures the listing in each market, and the memory, next to a shop of one market. */
const measureMarkets = async (databaseUrl: string, samples: Samples): Promise<void> => {
  const alone = await startShop(databaseUrl);
  const megabytes = memoryOf(alone);
  const [one = 0] = await measureInTurns(alone, samples, ['']);
  await stopShop(alone);
  const prefixes = ['', ...(await openMarkets(databaseUrl, markets))];
  const shop = await startShop(databaseUrl);
  try {
    say({
      name: `memory with ${markets} markets, when ready`,
      value: memoryOf(shop) / megabytes,
      unit: 'x',
      most: 1.1,
    });
    for (const [at, perSecond] of (await measureInTurns(shop, samples, prefixes)).entries()) {
      const name = `listing of the market /${prefixes[at]}, compared with one market`;
      say({ name, value: perSecond / one, unit: 'x', least: 0.95 });
    }
  } finally {
    await stopShop(shop);
  }
};

const measure = async (products: number, atTenThousand: Load | null): Promise<Load> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wearfolio-bench-'));
  // The embedded server may run under another account.
  await chmod(dataDir, 0o755);
  const database = await openEmbedded(dataDir, () => undefined);
  const shops: ShopProcess[] = [];
  try {
    await migrate(database.url);
    await seedCatalogue(database.url, products);
    const samples = await takeSamples(database.url);
    const alone = clustered > 0 ? await measureAlone(database.url, samples) : null;
    await shareProducts(database.url, clustered);
    console.log(
      `\n  ${products.toLocaleString('en-US')} products, ${clustered} % of them in clusters of two; 16 connections, ${seconds} s each`,
    );
    const shop = await startShop(database.url);
    shops.push(shop);
    const megabytes = memoryOf(shop);
    const { paged, way } = await measureLoad(shop, database.url, samples, { atTenThousand, alone });
    await measureQuestions(shop, samples, way);
    await measureNewKeywords(shop, samples, way);
    say({ name: 'memory of the API when ready', value: megabytes, unit: 'MB' });
    say({ name: '  after all this', value: memoryOf(shop), unit: 'MB', most: products > 100_000 ? 700 : 300 });
    say({ name: 'start until ready', value: shop.seconds, unit: 's', most: 15 });
    const second = await startShop(database.url);
    shops.push(second);
    const fresh = await measureFreshness(database.url, [shop, second]);
    say({ name: '1,000 changed rows seen by two API processes', value: fresh.seenAfter, unit: 'ms', most: 2000 });
    say({ name: '  longest reply before', value: fresh.longestCalm, unit: 'ms' });
    say({ name: '  longest reply meanwhile', value: fresh.longestMeanwhile, unit: 'ms' });
    await Promise.all(shops.splice(0).map(stopShop));
    if (markets > 1) await measureMarkets(database.url, samples);
    return paged;
  } finally {
    await Promise.all(shops.map(stopShop));
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};

let atTenThousand: Load | null = null;
for (const products of options.products.split(',').map(Number)) {
  const paged = await measure(products, atTenThousand);
  if (products === 10_000) atTenThousand = paged;
}
