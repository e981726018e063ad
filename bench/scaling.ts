// cspell:ignore cmdline
// Measures the memory index at any size: `npm run bench -- scaling --data FOLDER --products 1000000,10000000`. Keeps
// the database in FOLDER and grows it from one size to the next by the rows that listings and cards need: ten million
// take 15 minutes and 24 GB.
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';
import { measureFreshness } from './listing/freshness.ts';
import { growListing } from './listing/grow-listing.ts';
import { askEach } from './listing/load.ts';
import { measurePages, measureQuestions } from './listing/questions.ts';
import { takeSamples } from './listing/samples.ts';
import { say } from './listing/say.ts';
import { memoryOf, type ShopProcess, startShop, stopShop } from './shop/shop-process.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    products: { type: 'string', default: '1000000' },
    clustered: { type: 'string', default: '30' },
    /** Only fills the database. */
    'grow-only': { type: 'boolean', default: false },
  },
});
const seconds = 10;
if (options.data === undefined) throw new Error('Set the folder of the database: --data FOLDER');
const folder = resolve(options.data);

const parentOf = (status: string): number => Number(/PPid:\s+(\d+)/.exec(status)?.[1] ?? 0);

const readOf = (pid: number | string, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
};

/** The peak memory of the program that builds the index for this bench's shop, in MB. */
const builderMemory = (): number => {
  const builders = readdirSync('/proc').filter((pid) => readOf(pid, 'cmdline').includes('build-segment.ts'));
  const own = builders.filter((pid) => parentOf(readOf(parentOf(readOf(pid, 'status')), 'status')) === process.pid);
  return Math.max(0, ...own.map((pid) => Number(/VmHWM:\s+(\d+)/.exec(readOf(pid, 'status'))?.[1] ?? 0) / 1024));
};

const start = async (databaseUrl: string): Promise<{ shop: ShopProcess; built: number }> => {
  let built = 0;
  const timer = setInterval(() => {
    built = Math.max(built, builderMemory());
  }, 200);
  const shop = await startShop(databaseUrl, { DATA_DIR: folder }).finally(() => clearInterval(timer));
  return { shop, built };
};

const sizeOfFile = async (): Promise<number> => {
  const kept = join(folder, 'listing');
  const sizes = (await readdir(kept)).map(async (name) => (await stat(join(kept, name))).size);
  return Math.max(...(await Promise.all(sizes))) / 1e6;
};

const measureStarts = async (databaseUrl: string, shops: ShopProcess[]): Promise<void> => {
  await rm(join(folder, 'listing'), { recursive: true, force: true });
  const first = await start(databaseUrl);
  shops.push(first.shop);
  say({ name: 'start from nothing until ready', value: first.shop.seconds, unit: 's', most: 90 });
  say({ name: '  memory of the program that builds', value: first.built, unit: 'MB' });
  say({ name: '  the file', value: await sizeOfFile(), unit: 'MB' });
  const second = await start(databaseUrl);
  shops.push(second.shop);
  say({ name: 'second process until ready', value: second.shop.seconds, unit: 's', most: 10 });
  say({ name: '  memory of the API when ready', value: memoryOf(second.shop), unit: 'MB' });
};

const measure = async (databaseUrl: string): Promise<void> => {
  const samples = await takeSamples(databaseUrl, 'bench_model');
  const shops: ShopProcess[] = [];
  try {
    await measureStarts(databaseUrl, shops);
    const [first, second] = shops;
    if (!first || !second) return;
    const way = await askEach(Array.from({ length: 50 }, () => `${second.url}/api/health`));
    const fresh = await measureFreshness(databaseUrl, [first, second]);
    say({ name: '1,000 changed rows seen by two API processes', value: fresh.seenAfter, unit: 'ms', most: 2000 });
    say({ name: '  longest reply meanwhile', value: fresh.longestMeanwhile, unit: 'ms' });
    await measureQuestions(second, samples, way);
    const { paged } = await measurePages(second, samples, seconds);
    say({ name: 'pages under load, 16 connections', value: paged.perSecond, unit: 'req/s' });
    say({ name: '  99th percentile', value: paged.p99, unit: 'ms', most: 60 });
    say({ name: 'memory of the API after all this', value: memoryOf(second), unit: 'MB', most: 2000 });
  } finally {
    await Promise.all(shops.map(stopShop));
  }
};

await mkdir(folder, { recursive: true });
// The embedded server may run under another account.
await chmod(folder, 0o755);
const database = await openEmbedded(folder, () => undefined);
try {
  await migrate(database.url);
  for (const products of options.products.split(',').map(Number)) {
    await growListing(database.url, products, Number(options.clustered));
    if (options['grow-only']) continue;
    console.log(`\n  ${products.toLocaleString('en-US')} products, ${options.clustered} % of them in clusters of two`);
    await measure(database.url);
  }
} finally {
  await database.close();
}
