// How quick a listing is, beside a route that asks PostgreSQL through the bare
// driver and one that answers a constant, in the same run:
// `npm run bench -- listing --products 1000000`.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { Pool } from 'pg';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { products: { type: 'string', default: '10000,100000' }, seconds: { type: 'string', default: '5' } },
});
const seconds = Number(values.seconds);
const port = 3990;

type Measured = { perSecond: number; p50: number; p99: number };

const load = async (url: string, paths: readonly string[], connections = 16): Promise<Measured> => {
  const requests = paths.map((path) => ({ path }));
  await autocannon({ url, requests, connections, duration: 1 });
  const { requests: done, latency, non2xx } = await autocannon({ url, requests, connections, duration: seconds });
  if (non2xx > 0) throw new Error(`${non2xx} of the replies were no answers`);
  return { perSecond: done.average, p50: latency.p50, p99: latency.p99 };
};

const startShop = async (databaseUrl: string): Promise<{ url: string; server: ChildProcess; seconds: number }> => {
  const started = performance.now();
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), SEED: 'none', LOG_LEVEL: 'error' };
  const server = spawn('node', ['apps/api/src/server.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The shop did not start');
    await wait(100);
  }
  return { url, server, seconds: (performance.now() - started) / 1000 };
};

const memoryOf = (pid: number | undefined): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
};

/** Page and exact total by SQL, as a shop without an index would ask, and a constant of a listing's size. */
const startPeers = async (databaseUrl: string, constant: string) => {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  const app = Fastify();
  app.get('/sql', async (request) => {
    const { category, page } = request.query as { category: string; page: string };
    const scope = 'FROM listing WHERE active AND category_ids @> ARRAY[$1::int]';
    const [rows, total] = await Promise.all([
      pool.query({
        name: 'page',
        text: `SELECT card ${scope} ORDER BY price_cents ASC NULLS LAST, product_id LIMIT 24 OFFSET $2`,
        values: [category, (Number(page) - 1) * 24],
      }),
      pool.query({ name: 'total', text: `SELECT count(*)::int AS total ${scope}`, values: [category] }),
    ]);
    return { data: rows.rows.map(({ card }) => card), total: total.rows[0].total };
  });
  app.get('/constant', async (_request, reply) => reply.type('application/json').send(constant));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => Promise.all([app.close(), pool.end()]) };
};

const askOnce = async (url: string): Promise<number> => {
  const started = performance.now();
  await (await fetch(url)).text();
  return performance.now() - started;
};

const median = (figures: number[]): number =>
  figures.sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

// Each of these was never asked before, so nothing of it is remembered.
const firstTimes = async (urls: readonly string[]): Promise<number> => {
  const figures: number[] = [];
  for (const url of urls) figures.push(await askOnce(url));
  return median(figures);
};

const say = (name: string, figure: string, limit: string): void =>
  console.log(`  ${name.padEnd(44)}${figure.padStart(22)}   ${limit}`);

const measure = async (products: number, tenThousand: number | null): Promise<number> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wearfolio-bench-'));
  const database = await openEmbedded(dataDir, () => undefined);
  await migrate(database.url);
  const env = { ...process.env, DATABASE_URL: database.url };
  execFileSync('node', ['prisma/catalogue/cli.ts', 'seed', '--products', String(products)], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  const pool = new Pool({ connectionString: database.url });
  // What a shop that asks PostgreSQL would have; the product itself needs neither.
  await pool.query('CREATE INDEX ON listing USING gin (category_ids)');
  await pool.query('CREATE INDEX ON listing (price_cents ASC NULLS LAST, product_id) WHERE active');
  await pool.query('VACUUM ANALYZE listing');
  const { rows: categories } = await pool.query<{ id: number; slug: string }>(
    `SELECT id, slug FROM category WHERE level = 1 ORDER BY (SELECT count(*) FROM listing WHERE category_ids && ARRAY[category.id]) DESC LIMIT 1`,
  );
  const { rows: brands } = await pool.query<{ id: number }>(
    'SELECT brand_id AS id FROM listing GROUP BY 1 ORDER BY count(*) DESC LIMIT 40',
  );
  const { rows: titles } = await pool.query<{ title: string }>(
    `SELECT card ->> 'title' AS title FROM listing ORDER BY md5(product_id::text) LIMIT 30`,
  );
  await pool.end();
  const category = categories[0] ?? { id: 0, slug: '' };

  const shop = await startShop(database.url);
  const list = (query: string): string => `/api/productList?${query}`;
  const pages = Array.from({ length: 50 }, (_, at) => list(`parentCateg=${category.slug}&sort=asc&page=${1 + at * 4}`));
  const one = list(`parentCateg=${category.slug}&sort=asc`);
  const reply = await (await fetch(shop.url + one)).text();
  const peers = await startPeers(database.url, reply);
  const sqlPages = Array.from({ length: 50 }, (_, at) => `/sql?category=${category.id}&page=${1 + at * 4}`);

  console.log(
    `\n  ${products.toLocaleString('en')} products; 16 connections, ${seconds} s each; a reply of ${Math.round(reply.length / 1024)} KB`,
  );
  const paged = await load(shop.url, pages);
  const sql = await load(peers.url, sqlPages);
  const repeated = await load(shop.url, [one]);
  const constant = await load(peers.url, ['/constant']);
  const filtered = brands.map(
    ({ id }, at) => `${shop.url}${list(`parentCateg=${category.slug}&brand=${id}&brand=${brands[at - 1]?.id ?? id}`)}`,
  );
  const words = titles.map(({ title }) => title.split(' ').find((word) => word.length > 5) ?? title);
  const searched = await firstTimes(words.map((word) => `${shop.url}${list(`keyword=${encodeURIComponent(word)}`)}`));
  const misspelt = await firstTimes(
    words.map((word) => `${shop.url}${list(`keyword=${encodeURIComponent(`${word.slice(0, 2)}${word.slice(3)}`)}`)}`),
  );
  const suggested = await firstTimes(
    words.map((word) => `${shop.url}/api/search/keyword?keyword=${encodeURIComponent(word.slice(0, 4))}`),
  );
  const faceted = await firstTimes(filtered);
  const againFaceted = await firstTimes(filtered);

  say(
    'listing, 50 pages, exact total and facets',
    `${Math.round(paged.perSecond)} req/s`,
    `${(paged.perSecond / sql.perSecond).toFixed(2)}x bare driver (>= 1.0 at 10k), p99 ${paged.p99} ms (<= 25)`,
  );
  if (tenThousand) say('  against itself at 10k', `${(paged.perSecond / tenThousand).toFixed(2)}x`, '>= 0.7');
  say('bare driver: page and exact total', `${Math.round(sql.perSecond)} req/s`, '');
  say(
    'listing just asked for',
    `${Math.round(repeated.perSecond)} req/s`,
    `${(repeated.perSecond / constant.perSecond).toFixed(2)}x constant (>= 0.15)`,
  );
  say('constant of that size', `${Math.round(constant.perSecond)} req/s`, '');
  say('all facets, first time, over HTTP', `${faceted.toFixed(1)} ms`, '<= 30');
  say('all facets, asked again, over HTTP', `${againFaceted.toFixed(1)} ms`, '<= 1 and the way there');
  say('keyword, first time, over HTTP', `${searched.toFixed(1)} ms`, '<= 15 and its facets');
  say('keyword with a typo, first time, over HTTP', `${misspelt.toFixed(1)} ms`, '<= 15 and its facets');
  say('suggestions, over HTTP', `${suggested.toFixed(1)} ms`, '<= 10');
  say('memory of the API process', `${memoryOf(shop.server.pid)} MB`, products > 100_000 ? '<= 600' : '<= 300');
  say('start until ready', `${shop.seconds.toFixed(1)} s`, products > 100_000 ? '<= 15' : '');

  await peers.close();
  shop.server.kill('SIGTERM');
  await once(shop.server, 'exit');
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
  return paged.perSecond;
};

let tenThousand: number | null = null;
for (const size of values.products.split(',').map(Number)) {
  const perSecond = await measure(size, tenThousand);
  if (size === 10_000) tenThousand = perSecond;
}
