// Measures My Favorites for a customer with many favorites, with each filter, and the cost of a customer's listing
// compared with a guest's: `npm run bench -- favorites --favorites 10000`.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';
import { Client } from 'pg';
import { seedCatalogue } from './listing/samples.ts';
import { say } from './listing/say.ts';
import { type ShopProcess, startShop, stopShop } from './shop/shop-process.ts';

const { values: options } = parseArgs({
  options: { products: { type: 'string', default: '20000' }, favorites: { type: 'string', default: '10000' } },
});

const required = 50;
const rounds = 15;

const signUp = async ({ url }: ShopProcess): Promise<{ id: number; token: string }> => {
  const password = 'benches-are-made-of-wood';
  const names = { first_name: 'Ada', last_name: 'Bench', email: 'ada@bench.example' };
  const reply = await fetch(`${url}/api/customer/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...names, password, confirm_password: password }),
  });
  if (!reply.ok) throw new Error(await reply.text());
  return ((await reply.json()) as { data: { id: number; token: string } }).data;
};

// Two years of favorites. Each product changed five times recently; a tenth came back in stock, a tenth is sold out,
// and a tenth has low stock.
const fill = async (db: Client, customerId: number): Promise<void> => {
  await db.query(
    `INSERT INTO favorite (customer_id, product_id, color_id, price_cents, created_at)
     SELECT $1, product_id, color_id, price_cents + 500, now() - (10 + random() * 700) * interval '1 day'
     FROM product_color JOIN product ON product.id = product_id
     WHERE is_primary ORDER BY md5(product_id::text) LIMIT $2`,
    [customerId, options.favorites],
  );
  await db.query('UPDATE price_change SET changed_at = changed_at - interval $$900 days$$');
  await db.query(
    `INSERT INTO price_change (product_id, price_cents, retail_cents, quoted_cents, quoted_retail_cents, stock, changed_at)
     SELECT id, price_cents, retail_cents, quoted_cents, quoted_retail_cents, CASE WHEN id % 10 = 0 AND days = 5 THEN 0 ELSE 9 END,
       now() - days * interval '1 day'
     FROM product, unnest(ARRAY[40, 20, 9, 5, 2]) AS days ORDER BY days DESC`,
  );
  await db.query(
    `UPDATE product SET stock = CASE id % 10 WHEN 1 THEN 0 WHEN 2 THEN 2 ELSE 9 END,
       returned_at = CASE WHEN id % 10 = 0 THEN now() - interval '2 days' END`,
  );
  await db.query(
    'UPDATE product_color SET returned_at = product.returned_at FROM product WHERE product.id = product_id',
  );
  await db.query('VACUUM ANALYZE');
};

type Named = { id: number; name: string };
type Favorites = { stores: Named[]; brands: Named[]; categories: { parent: string }[] };

const headersOf = (token: string | null): Record<string, string> => (token === null ? {} : { Token: token });

/** The round-trip time of a reply in ms, as the median of several. */
const take = async (url: string, token: string | null): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const reply = await fetch(url, { headers: headersOf(token) });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${url} returned ${reply.status}`);
    times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
};

const questionsOf = ({ stores, brands, categories }: Favorites): [name: string, query: Record<string, string>][] => [
  ['all of them', {}],
  ...['onsale', 'lowstock', 'backinstock', 'soldout'].map((tab): [string, Record<string, string>] => [
    `tab ${tab}`,
    { filterType: tab },
  ]),
  ['a category', { level: 'level1', categ: categories[0]?.parent ?? '' }],
  ['a store and a brand', { store: stores[0]?.name ?? '', brand: brands[0]?.name ?? '' }],
  ...['desc', 'asc', 'drop'].map((sort): [string, Record<string, string>] => [`sorted by ${sort}`, { sort }]),
  ['a late page', { page: '400' }],
];

const measure = async (shop: ShopProcess, token: string): Promise<void> => {
  const list = `${shop.url}/api/favorites?page=1`;
  const favorites = (await (await fetch(list, { headers: headersOf(token) })).json()) as Favorites;
  // Warms up.
  await take(list, token);
  for (const [name, query] of questionsOf(favorites)) {
    const value = await take(`${shop.url}/api/favorites?${new URLSearchParams({ page: '1', ...query })}`, token);
    say({ name: `a page of favorites: ${name}`, value, unit: 'ms', most: required });
  }
  const listing = `${shop.url}/api/productList?page=1`;
  const guest = await take(listing, null);
  const customer = await take(listing, token);
  say({ name: 'a listing for a guest', value: guest, unit: 'ms' });
  say({ name: "the same with the customer's favorites", value: customer, unit: 'ms' });
};

const bench = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wearfolio-bench-'));
  // The embedded server may run under another account.
  await chmod(dataDir, 0o755);
  const database = await openEmbedded(dataDir, () => undefined);
  let shop: ShopProcess | null = null;
  try {
    await migrate(database.url);
    await seedCatalogue(database.url, Number(options.products));
    shop = await startShop(database.url);
    const { id, token } = await signUp(shop);
    const db = new Client({ connectionString: database.url });
    await db.connect();
    await fill(db, id);
    await db.end();
    console.log(`  ${options.favorites} favorites of one customer among ${options.products} products`);
    await measure(shop, token);
  } finally {
    if (shop) await stopShop(shop);
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};

await bench();
