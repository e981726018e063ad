// Measures pages per second and the time to the last byte of a process that renders the first screen, next to a second
// process that does not: `npm run bench -- pages --products 10000`. Measures cached pages and pages that are requested
// for the first time, on eight connections with Brotli. `--url DATABASE` uses a filled database.
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';
import { askEach, askOnce, type Load } from './listing/load.ts';
import { seedCatalogue, takeSamples } from './listing/samples.ts';
import { say } from './listing/say.ts';
import { type ShopProcess, startShop, stopShop } from './shop/shop-process.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '10' },
    url: { type: 'string' },
  },
});
const seconds = Number(options.seconds);

/** A process must serve at least this share of its shell pages per second when it renders the first screen. */
const least = 2 / 3;

const opsToken = randomBytes(24).toString('hex');

/** Pages of one kind: `kept` fit into the cache, and `others` are more pages than a run requests. */
type Kind = { name: string; kept: readonly string[]; others: readonly string[] };

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

const readProducts = async ({ url }: ShopProcess, category: string): Promise<number[]> => {
  const ids = new Set<number>();
  for (const page of range(200)) {
    const reply = await fetch(`${url}/api/productList?parentCateg=${category}&page=${page}`);
    const { data } = (await reply.json()) as { data: { product_id: number }[] };
    for (const { product_id } of data) ids.add(product_id);
  }
  return [...ids];
};

const kindsOf = async (shop: ShopProcess, category: string): Promise<Kind[]> => {
  const listing = `/browse/${category}`;
  const products = (await readProducts(shop, category)).map((id) => `/product/${id}`);
  return [
    { name: 'listing', kept: range(20).map((page) => `${listing}?page=${page}`), others: pricedFrom(listing) },
    { name: 'home', kept: ['/'], others: [] },
    { name: 'product', kept: products.slice(0, 20), others: products.slice(20) },
  ];
};

/** A full listing at each URL, with facets that are not cached. */
const pricedFrom = (listing: string): string[] => range(8000).map((from) => `${listing}?price_range=1-${from + 900}`);

/** In turns, so that other load on the machine affects both. */
const rounds = 3;

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

type Both<Figure> = { screen: Figure; shell: Figure };

const middle = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
});

/** Requests pages in sequence on eight connections. Repeats a page only after all others. */
const load = async ({ url }: ShopProcess, paths: readonly string[]): Promise<Load> => {
  const times: number[] = [];
  let refused = 0;
  const started = performance.now();
  const end = started + (1000 * seconds) / rounds;
  let at = 0;
  const askOn = async (): Promise<void> => {
    while (performance.now() < end) {
      const path = paths[at % paths.length] ?? '/';
      at += 1;
      // An overloaded process returns 503.
      const time = await askOnce(url + path, 'br').catch(() => null);
      if (time === null) refused += 1;
      else times.push(time);
    }
  };
  await Promise.all(range(8).map(askOn));
  if (refused > 0) console.log(`refused pages: ${refused}`);
  const ordered = times.toSorted((one, other) => one - other);
  const share = (part: number): number => ordered[Math.floor(ordered.length * part)] ?? 0;
  return { perSecond: (1000 * times.length) / (performance.now() - started), p50: share(0.5), p99: share(0.99) };
};

const loadByTurns = async (shops: Both<ShopProcess>, paths: readonly string[]): Promise<Both<Load>> => {
  const loads: Both<Load[]> = { screen: [], shell: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const who of ['screen', 'shell'] as const) loads[who].push(await load(shops[who], paths));
  }
  return { screen: middle(loads.screen), shell: middle(loads.shell) };
};

/**
 * Measures one process after the other. The time budget for rendering refills while a process is idle, so some requests
 * use it up before the measured rounds.
 */
const loadWithoutRest = async (shops: Both<ShopProcess>, paths: readonly string[]): Promise<Both<Load>> => {
  const part = Math.floor(paths.length / (rounds + 1));
  const loadOne = async (shop: ShopProcess): Promise<Load> => {
    const loads: Load[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      loads.push(await load(shop, paths.slice(part * round, part * (round + 1))));
    }
    return middle(loads.slice(1));
  };
  return { screen: await loadOne(shops.screen), shell: await loadOne(shops.shell) };
};

/** How the pages since the start of the shop got their first screen. */
const readResults = async ({ url }: ShopProcess): Promise<Record<string, number>> => {
  const reply = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${opsToken}` } });
  const lines = (await reply.text()).matchAll(/^wearfolio_first_screens\{result="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, result = '', count]) => [result, Number(count)]));
};

const tell = (name: string, { screen, shell }: Both<Load>): void => {
  say({ name: `${name}: the shell`, value: shell.perSecond, unit: 'req/s' });
  say({ name: '  with first screen', value: screen.perSecond, unit: 'req/s', least: shell.perSecond * least });
  say({ name: '  time to last byte, median, shell', value: shell.p50, unit: 'ms' });
  say({ name: '    with first screen', value: screen.p50, unit: 'ms' });
  say({ name: '  99th percentile, shell', value: shell.p99, unit: 'ms' });
  say({ name: '    with first screen', value: screen.p99, unit: 'ms' });
};

/** Requests pages one at a time, so that there is time to render each. */
const tellSingle = async (name: string, shops: Both<ShopProcess>, paths: readonly string[]): Promise<void> => {
  const askFor = ({ url }: ShopProcess) =>
    askEach(
      paths.map((path) => url + path),
      'br',
    );
  // Waits until the time budget for rendering is full again.
  await wait(6000);
  say({ name: `  one request, ${name}, shell`, value: await askFor(shops.shell), unit: 'ms' });
  say({ name: '    with first screen', value: await askFor(shops.screen), unit: 'ms' });
};

const measureKind = async (shops: Both<ShopProcess>, { name, kept, others }: Kind): Promise<void> => {
  // Warms up.
  for (const shop of Object.values(shops)) await load(shop, kept);
  await tellSingle('kept', shops, kept);
  tell(`${name}, kept`, await loadByTurns(shops, kept));
  if (others.length === 0) return;
  const single = others.slice(0, 40);
  const many = others.slice(40);
  await tellSingle('never asked for', shops, single);
  const before = await readResults(shops.screen);
  tell(`${name}, first request`, await loadWithoutRest(shops, many));
  const after = await readResults(shops.screen);
  const grown = (result: string) => (after[result] ?? 0) - (before[result] ?? 0);
  const rendered = grown('rendered');
  const all = rendered + grown('busy') + grown('kept') + grown('failed');
  say({ name: '  of them rendered', value: (100 * rendered) / all, unit: '%' });
};

const measure = async (databaseUrl: string): Promise<void> => {
  const { category } = await takeSamples(databaseUrl);
  const open: ShopProcess[] = [];
  const start = async (settings: Record<string, string>): Promise<ShopProcess> => {
    const shop = await startShop(databaseUrl, { OPS_TOKEN: opsToken, ...settings });
    open.push(shop);
    return shop;
  };
  try {
    const shops = { screen: await start({}), shell: await start({ FIRST_SCREENS: 'off' }) };
    for (const kind of await kindsOf(shops.screen, category.slug)) await measureKind(shops, kind);
  } finally {
    await Promise.all(open.map(stopShop));
  }
};

const measureSeeded = async (products: number): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wearfolio-bench-'));
  // The embedded server may run under another account.
  await chmod(dataDir, 0o755);
  const database = await openEmbedded(dataDir, () => undefined);
  try {
    await migrate(database.url);
    await seedCatalogue(database.url, products);
    console.log(`\n  ${products.toLocaleString('en-US')} products; 8 connections, Brotli, ${rounds} rounds in turns`);
    await measure(database.url);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};

if (options.url) await measure(options.url);
else for (const products of options.products.split(',').map(Number)) await measureSeeded(products);
