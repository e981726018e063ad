// Measures the matching of an import's changes against all saved searches, and the listing's latency during it: `npm
// run bench -- percolation --searches 100000 --changed 10000 --products 100000`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { type Samples, seedCatalogue, takeSamples } from './listing/samples.ts';
import { say } from './listing/say.ts';
import { root, type ShopProcess, startShop, stopShop } from './shop/shop-process.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    searches: { type: 'string', default: '100000' },
    changed: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '50' },
  },
});
const [searches, changed] = [Number(options.searches), Number(options.changed)];

/** Maximum saved searches of a customer. */
const ofCustomer = 50;

type Match = { candidates: number; searches: number; finds: number };

/** Runs the program that a worker starts for this job. */
const match = async (databaseUrl: string): Promise<Match & { seconds: number }> => {
  const started = performance.now();
  const program = spawn('node', ['apps/api/src/saved-searches/match/match-program.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [said, ended] = [text(program.stdout), once(program, 'close')];
  program.stdin.end(databaseUrl);
  const [code] = await ended;
  if (code !== 0) throw new Error('The matching failed');
  return { ...(JSON.parse(await said) as Match), seconds: (performance.now() - started) / 1000 };
};

/** Listings as customers save them: categories, brands, colors, prices and words, alone and combined. */
const addressesOf = (slugs: readonly string[], { brands, words, common }: Samples): string[] => {
  const addresses: string[] = [];
  for (const [at, slug] of slugs.entries()) {
    addresses.push(`/browse/${slug}?color=${1 + (at % 10)}`, `/browse/${slug}?brand=${brands[at % brands.length]}`);
  }
  for (const [at, brand] of brands.entries()) {
    addresses.push(`/search?brand=${brand}`, `/search?brand=${brand}&color=${1 + (at % 10)}&price_range=0-50`);
  }
  for (const word of words) addresses.push(`/search?keyword=${word}`, `/search?keyword=red+${word}+under+100`);
  for (const word of common) addresses.push(`/search?keyword=blue+${word}`);
  return addresses;
};

const post = async ({ url }: ShopProcess, path: string, body: object, headers: Record<string, string>) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Signs up customers who save these listings through the API, up to its limit. */
const saveEach = async (shop: ShopProcess, addresses: readonly string[]): Promise<number> => {
  let saved = 0;
  for (let from = 0; from < addresses.length; from += ofCustomer) {
    const password = 'benches-are-made-of-wood';
    const client = { 'X-Forwarded-For': `10.1.${from >> 8}.${from & 255}` };
    const names = { first_name: 'Ada', last_name: 'Bench', email: `ada-${from}@bench.example` };
    const reply = await post(shop, '/api/customer/signup', { ...names, password, confirm_password: password }, client);
    const { data } = (await reply.json()) as { data: { token: string } };
    for (const address of addresses.slice(from, from + ofCustomer)) {
      const body = { address, name: 'Bench', frequency: 'daily' };
      if ((await post(shop, '/api/saved-searches', body, { ...client, Token: data.token })).ok) saved += 1;
    }
  }
  return saved;
};

// Each copy has another price range, so that all searches are distinct.
const multiply = async (db: Client): Promise<void> => {
  await db.query(
    `INSERT INTO customer (first_name, last_name, email, verified_at, wants_alerts)
     SELECT 'Ada', 'Copy', 'copy-' || at || '@bench.example', now(), true FROM generate_series(1, $1::int / ${ofCustomer}) AS at`,
    [searches],
  );
  await db.query(
    `WITH model AS (SELECT *, row_number() OVER (ORDER BY id) - 1 AS at, count(*) OVER () AS models FROM saved_search),
       owner AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS at FROM customer WHERE email LIKE 'copy-%')
     INSERT INTO saved_search (customer_id, name, address, filter, anchors, frequency, created_at)
     SELECT owner.id, 'Copy ' || copy, model.address || '&copy=' || copy,
       CASE WHEN filter -> 'prices' = '[]'
         THEN jsonb_set(filter, '{prices}', jsonb_build_array(jsonb_build_object('from', 0, 'below', 3000 + copy * 7)))
         ELSE jsonb_set(filter, '{prices,0,below}', to_jsonb(5000 + copy)) END,
       anchors, 'daily', now() - interval '1 hour'
     FROM generate_series(1, $1::int) AS copy
     JOIN model ON model.at = copy % models
     JOIN owner ON owner.at = (copy - 1) / ${ofCustomer}`,
    [searches - Number((await db.query('SELECT count(*) FROM saved_search')).rows[0].count)],
  );
  await db.query('VACUUM ANALYZE saved_search');
};

// Half of the changed products are cheaper, and half are new.
const change = async (db: Client): Promise<void> => {
  await db.query('BEGIN');
  await db.query(
    `CREATE TEMP TABLE picked ON COMMIT DROP AS
     SELECT product_id AS id, row_number() OVER () % 2 = 0 AS is_new FROM listing JOIN product ON product.id = product_id
     WHERE listing.active AND product.stock IS DISTINCT FROM 0 AND listing.price_cents > 1000 AND listing.cluster_id = product_id
     ORDER BY md5(product_id::text) LIMIT $1`,
    [changed],
  );
  await db.query('DELETE FROM search_seen USING picked WHERE product_id = id AND is_new');
  await db.query(
    `UPDATE product SET price_cents = price_cents - 100, quoted_cents = quoted_cents - 100,
       drop_from_cents = quoted_cents, clustered_at = now() - interval '1 day'
     FROM picked WHERE picked.id = product.id AND NOT is_new`,
  );
  await db.query(
    `INSERT INTO price_change (product_id, price_cents, currency, quoted_cents, stock)
     SELECT product.id, price_cents, currency, quoted_cents, stock FROM product JOIN picked USING (id) WHERE NOT is_new`,
  );
  await db.query(
    `UPDATE listing SET change_number = nextval('listing_change_number'), price_cents = product.price_cents,
       first_seen = CASE WHEN is_new THEN now() ELSE listing.first_seen END
     FROM picked JOIN product ON product.id = picked.id WHERE listing.product_id = picked.id`,
  );
  await db.query('COMMIT');
};

/** Requests listings at a steady rate until `over` resolves. Returns the 99th percentile in ms. */
const browseUntil = async ({ url }: ShopProcess, paths: readonly string[], over: Promise<unknown>): Promise<number> => {
  const { latency, non2xx } = await new Promise<autocannon.Result>((resolve, reject) => {
    const asking = autocannon(
      {
        ...{ url, connections: 8, overallRate: Number(options.rate), duration: 600 },
        requests: paths.map((path) => ({ path })),
      },
      (error: unknown, result) => (error ? reject(error) : resolve(result)),
    );
    void over.then(
      () => asking.stop(),
      () => asking.stop(),
    );
  });
  if (non2xx > 0) throw new Error(`${non2xx} of the replies were not successful`);
  return latency.p99;
};

const wait = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const bench = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wearfolio-bench-'));
  // The embedded server may run under another account.
  await chmod(dataDir, 0o755);
  const database = await openEmbedded(dataDir, () => undefined);
  let shop: ShopProcess | null = null;
  try {
    await migrate(database.url);
    await seedCatalogue(database.url, Number(options.products));
    const samples = await takeSamples(database.url);
    shop = await startShop(database.url, { TRUST_PROXY: 'loopback' });
    const db = new Client({ connectionString: database.url });
    await db.connect();
    await match(database.url);
    const { rows } = await db.query<{ slug: string }>('SELECT path AS slug FROM category');
    const slugs = rows.map(({ slug }) => slug);
    const models = await saveEach(shop, addressesOf(slugs, samples));
    await multiply(db);
    await change(db);
    const count = Number((await db.query('SELECT count(*) FROM saved_search')).rows[0].count);
    console.log(
      `  ${count.toLocaleString('en-US')} searches, made of ${models} saved through the API; ${changed.toLocaleString('en-US')} of ${Number(options.products).toLocaleString('en-US')} products changed; ${options.rate} requests a second meanwhile`,
    );
    const paths = slugs.slice(0, 40).map((slug) => {
      const [parentCateg = '', subCateg = '', childCateg = ''] = slug.split('/');
      return `/api/productList?${new URLSearchParams({ parentCateg, subCateg, childCateg, page: '1' })}`;
    });
    await browseUntil(shop, paths, wait(10));
    const calm = await browseUntil(shop, paths, wait(10));
    const matched = match(database.url);
    const [{ seconds, candidates, searches: looked, finds }, meanwhile] = await Promise.all([
      matched,
      browseUntil(shop, paths, matched),
    ]);
    await db.end();
    say({ name: 'products that are new or cheaper', value: candidates, unit: '' });
    say({ name: 'searches whose anchors they match', value: looked, unit: '' });
    say({ name: 'searches with new results', value: finds, unit: '' });
    say({ name: 'whole run', value: seconds, unit: 's', most: 60 });
    say({ name: 'listing before, 99th percentile', value: calm, unit: 'ms', most: 25 });
    say({ name: 'listing meanwhile, 99th percentile', value: meanwhile, unit: 'ms', most: 25 });
  } finally {
    if (shop) await stopShop(shop);
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};

await bench();
