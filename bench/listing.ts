// How quick a listing is over HTTP, beside a route that asks PostgreSQL through
// the bare driver and one that answers a constant, in the same run; what the API
// takes in memory, how long it takes to start, and how fresh it is:
// `npm run bench -- listing --products 10000,100000,1000000`.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';
import { measureFreshness } from './listing/freshness.ts';
import { askEach, type Load, load } from './listing/load.ts';
import { startPeers } from './listing/peers.ts';
import { type Samples, seedCatalogue, shareProducts, takeSamples } from './listing/samples.ts';
import { say } from './listing/say.ts';
import { memoryOf, type ShopProcess, startShop, stopShop } from './shop/shop-process.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000,100000' },
    seconds: { type: 'string', default: '10' },
    clustered: { type: 'string', default: '30' },
  },
});
const seconds = Number(options.seconds);
const clustered = Number(options.clustered);

const list = (query: string): string => `/api/productList?${query}`;
const each = <T>(values: readonly T[], url: (value: T, at: number) => string): string[] => values.map(url);

/** Fifty pages from 1 to 200, or to the last one: what stands past it is nothing, and is answered sooner. */
const pagesOf = (last: number): number[] =>
  Array.from({ length: 50 }, (_, at) => 1 + Math.round((at * (Math.min(200, last) - 1)) / 49));

/** Pages of the largest category under load, and its first reply. */
const measurePages = async ({ url }: ShopProcess, { category }: Samples) => {
  const women = `parentCateg=${category.slug}&sort=asc`;
  const constant = await (await fetch(url + list(women))).text();
  const pages = pagesOf((JSON.parse(constant) as { total_pages: number }).total_pages);
  const paged = await load(
    url,
    each(pages, (page) => list(`${women}&page=${page}`)),
    seconds,
  );
  return { women, constant, pages, paged };
};

/** The same listings of other catalogues: of 10,000 products, and without offers that share a product. */
type Others = { atTenThousand: Load | null; alone: Load | null };

/** Listings under load, against the peers and against themselves. */
const measureLoad = async (shop: ShopProcess, databaseUrl: string, samples: Samples, others: Others) => {
  const { atTenThousand, alone } = others;
  const { category, brands } = samples;
  const { women, constant, pages, paged } = await measurePages(shop, samples);
  const peers = await startPeers(databaseUrl, constant);
  const twoBrands = each(brands, (id, at) =>
    list(`${women}&brand=${id}&brand=${brands.at(at - 1)}&page=${1 + (at % 3)}`),
  );
  const filtered = await load(shop.url, twoBrands, seconds);
  const again = await load(shop.url, [list(women)], seconds);
  const plain = await load(peers.url, ['/constant'], seconds);
  const way = await askEach(Array.from({ length: 50 }, () => `${peers.url}/constant`));
  // Last: PostgreSQL works on at what nobody waits for any more, until all of it is closed.
  const sql = await load(
    peers.url,
    each(pages, (page) => `/sql?category=${category.id}&page=${page}`),
    seconds,
  );
  await peers.close();

  const { perSecond } = paged;
  say({ name: 'a reply of the listing', value: constant.length / 1024, unit: 'KB' });
  say({ name: 'bare driver: page and exact total', value: sql.perSecond, unit: 'req/s' });
  say({
    name: `listing, pages 1 to ${pages.at(-1)}, exact total and facets`,
    value: perSecond,
    unit: 'req/s',
    least: sql.perSecond,
  });
  say({ name: '  slowest in a hundred', value: paged.p99, unit: 'ms', most: 25 });
  if (atTenThousand)
    say({ name: '  against itself at 10,000', value: perSecond / atTenThousand.perSecond, unit: 'x', least: 0.7 });
  if (alone)
    say({ name: '  against itself without clusters', value: perSecond / alone.perSecond, unit: 'x', least: 0.8 });
  say({ name: 'listing of two brands', value: filtered.perSecond, unit: 'req/s' });
  say({ name: '  slowest in a hundred', value: filtered.p99, unit: 'ms', most: 25 });
  say({ name: 'constant of that size', value: plain.perSecond, unit: 'req/s' });
  say({ name: 'listing just asked for', value: again.perSecond / plain.perSecond, unit: 'x', least: 0.15 });
  return { paged, way };
};

const misspell = (word: string): string => `${word.slice(0, 2)}${word.slice(3)}`;

/** Questions that were not asked before, one at a time; `way` is what any reply of that size takes, in milliseconds. */
const measureQuestions = async ({ url }: ShopProcess, { category, brands, words, common }: Samples, way: number) => {
  const ask = (queries: string[]): Promise<number> => askEach(each(queries, (query) => url + list(query)));
  const keyword = (word: string): string => `keyword=${encodeURIComponent(word)}`;
  const faceted = brands.map((id, at) => `parentCateg=${category.slug}&brand=${id}&brand=${brands.at(at - 2)}&color=1`);
  const first = await ask(faceted);
  const second = await ask(faceted);
  const suggestions = words.map((word) => `${url}/api/search/keyword?keyword=${encodeURIComponent(word.slice(0, 4))}`);

  say({ name: 'the way there and back', value: way, unit: 'ms' });
  say({ name: 'all facets with three filters, first time', value: first - way, unit: 'ms', most: 30 });
  say({ name: '  asked again', value: Math.max(0, second - way), unit: 'ms', most: 1 });
  say({ name: 'keyword: common words', value: (await ask(common.map(keyword))) - way, unit: 'ms', most: 30 });
  say({ name: 'keyword: rarer words', value: (await ask(words.map(keyword))) - way, unit: 'ms', most: 30 });
  const begun = words.map((word) => keyword(word.slice(0, 5)));
  say({ name: 'keyword: a beginning', value: (await ask(begun)) - way, unit: 'ms', most: 30 });
  const misspelt = words.map((word) => keyword(misspell(word)));
  say({ name: 'keyword: one typing error', value: (await ask(misspelt)) - way, unit: 'ms', most: 30 });
  const unheard = words.map((word) => keyword(`${word} zeppelin`));
  say({ name: 'keyword: with relaxation', value: (await ask(unheard)) - way, unit: 'ms', most: 60 });
  say({ name: 'suggestions', value: (await askEach(suggestions)) - way, unit: 'ms', most: 10 });
};

/** What the listing does as long as no offers share a product. */
const measureAlone = async (databaseUrl: string, samples: Samples): Promise<Load> => {
  const shop = await startShop(databaseUrl);
  try {
    return (await measurePages(shop, samples)).paged;
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
    say({ name: 'memory of the API when ready', value: megabytes, unit: 'MB' });
    say({ name: '  after all this', value: memoryOf(shop), unit: 'MB', most: products > 100_000 ? 700 : 300 });
    say({ name: 'start until ready', value: shop.seconds, unit: 's', most: 15 });
    const second = await startShop(database.url);
    shops.push(second);
    const fresh = await measureFreshness(database.url, [shop, second]);
    say({ name: '1,000 changed rows seen by two API processes', value: fresh.seenAfter, unit: 'ms', most: 2000 });
    say({ name: '  longest reply before', value: fresh.longestCalm, unit: 'ms' });
    say({ name: '  longest reply meanwhile', value: fresh.longestMeanwhile, unit: 'ms' });
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
