// Measures two years of price history with a daily change of every product: disk space, thinning time, and the chart of
// a product. `npm run bench -- prices --products 10000`.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { thinHistory } from '@wearfolio/catalogue/prices/thin-history';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';
import { Client } from 'pg';
import { seedCatalogue, shareProducts } from './listing/samples.ts';
import { say } from './listing/say.ts';
import { type ShopProcess, startShop, stopShop } from './shop/shop-process.ts';

const { values: options } = parseArgs({ options: { products: { type: 'string', default: '10000' } } });

const days = 730;
const required = 5;
const samples = 500;

/** The number of products to extrapolate the space for. */
const million = 1_000_000;
const gigabyte = 1024 ** 3;

// Adds rows day by day, like daily imports.
const addDay = `
  INSERT INTO price_change (product_id, price_cents, retail_cents, currency, quoted_cents, quoted_retail_cents, stock, changed_at)
  SELECT id, cents, retail_cents, currency, cents, quoted_retail_cents, stock, now() - $1::int * interval '1 day'
  FROM product CROSS JOIN LATERAL (SELECT price_cents + (id * 7 + $1::int * 13) % 50 * 100 AS cents) AS price
  WHERE price_cents IS NOT NULL`;

const addImports = `
  INSERT INTO import (store_id, source, outcome, started_at, finished_at)
  SELECT store.id, 'bench', 'imported', day, day
  FROM store, generate_series(now() - interval '${days} days', now(), interval '1 day') AS day`;

const fill = async (db: Client): Promise<void> => {
  await db.query('TRUNCATE price_change CASCADE');
  for (let day = days; day > 0; day -= 1) await db.query(addDay, [day]);
  await db.query(addImports);
  await db.query('VACUUM ANALYZE price_change');
};

type Room = { changes: number; perChange: number; perProduct: number };

const measureRoom = async (db: Client): Promise<Room> => {
  const { rows } = await db.query<Room>(
    `SELECT changes, size / changes AS "perChange", changes / products AS "perProduct"
     FROM (SELECT count(*)::float AS changes, count(DISTINCT product_id)::float AS products,
       pg_total_relation_size('price_change')::float AS size FROM price_change) AS counted`,
  );
  return rows[0] ?? { changes: 0, perChange: 0, perProduct: 0 };
};

const timeCharts = async ({ url }: ShopProcess, ids: readonly number[]): Promise<number[]> => {
  const times: number[] = [];
  for (const id of ids) {
    const started = performance.now();
    const reply = await fetch(`${url}/api/product/${id}/prices`);
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`The prices of ${id} returned ${reply.status}`);
    times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other);
};

const sayCharts = async (shop: ShopProcess, db: Client): Promise<void> => {
  const { rows } = await db.query<{ id: number }>(
    `SELECT id FROM product WHERE price_cents IS NOT NULL ORDER BY md5(id::text) LIMIT ${samples + 50}`,
  );
  const ids = rows.map(({ id }) => id);
  // Warms up with other products.
  await timeCharts(shop, ids.slice(samples));
  const times = await timeCharts(shop, ids.slice(0, samples));
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  say({ name: 'the prices of a product, whole reply: median', value: at(0.5), unit: 'ms', most: required });
  say({ name: 'the same, 99th percentile', value: at(0.99), unit: 'ms' });
};

const sayRoom = (name: string, { perProduct }: Room, perChange: number): void =>
  say({ name, value: (perProduct * million * perChange) / gigabyte, unit: 'GB' });

const measure = async (url: string, db: Client): Promise<void> => {
  await fill(db);
  const before = await measureRoom(db);
  const shop = await startShop(url);
  try {
    say({ name: 'changes', value: before.changes, unit: '' });
    say({ name: 'a change, with its part of the indexes', value: before.perChange, unit: 'bytes' });
    sayRoom('a million products, two years, not thinned', before, before.perChange);
    await sayCharts(shop, db);
    const started = performance.now();
    const removed = await thinHistory(url, AbortSignal.timeout(600_000));
    say({ name: 'thinned a second', value: (1000 * removed) / (performance.now() - started), unit: 'rows' });
    await db.query('VACUUM ANALYZE price_change');
    const after = await measureRoom(db);
    say({ name: 'changes of a product, thinned', value: after.perProduct, unit: '' });
    sayRoom('a million products, two years, thinned', after, before.perChange);
    await sayCharts(shop, db);
  } finally {
    await stopShop(shop);
  }
};

const bench = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wearfolio-bench-'));
  // The embedded server may run under another account.
  await chmod(dataDir, 0o755);
  const database = await openEmbedded(dataDir, () => undefined);
  const db = new Client({ connectionString: database.url });
  try {
    await migrate(database.url);
    await seedCatalogue(database.url, Number(options.products));
    await shareProducts(database.url, 50);
    await db.connect();
    await measure(database.url, db);
  } finally {
    await db.end();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};

await bench();
