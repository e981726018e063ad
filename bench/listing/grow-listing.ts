import { makeUpDescription } from '@wearfolio/database/seed/description';
import { randomFrom } from '@wearfolio/database/seed/random';
import { Pool } from 'pg';
import { dropIndexes } from './copy-products.ts';
import { imported, seedCatalogue, shareProducts } from './samples.ts';

// The imported products are the models. `partner` is the id of the other offer of the model's product.
const createModels = `
  CREATE UNLOGGED TABLE IF NOT EXISTS bench_model AS
  SELECT row_number() OVER (ORDER BY p.id)::int AS number, p.retail_cents, fold_text(p.name) AS raw, l.*
  FROM listing l JOIN product p ON p.id = l.product_id;
  ALTER TABLE bench_model ADD COLUMN IF NOT EXISTS partner int;
  UPDATE bench_model a SET partner = b.number FROM bench_model b
  WHERE b.cluster_id = a.cluster_id AND b.number <> a.number AND a.partner IS NULL`;

const price = 'round(t.price_cents * factor)';
const retail = 'round(t.retail_cents * factor)';

type Differences = Readonly<Record<string, string>>;

/**
 * The columns in which a copy differs from its model. `$1` is the offset of its id, and `$2` the number of its round.
 */
const listingDifferences: Differences = {
  product_id: 't.product_id + $1',
  cluster_id: 't.cluster_id + $1',
  price_cents: price,
  details: `concat_ws(' ', t.raw, told.description, partner.description)`,
  card: `t.card || jsonb_build_object('id', t.product_id + $1, 'product_id', t.product_id + $1,
    'price', trim_scale(${price} / 100.0), 'retail_price', trim_scale(${retail} / 100.0))`,
  change_number: "nextval('listing_change_number')",
};

// Cards read only the cluster from the table `product`.
const productDifferences: Differences = {
  id: 'p.id + $1',
  cluster_id: 'p.cluster_id + $1',
  external_id: `p.external_id || '-' || $2::int`,
  description: `''`,
};

const copyListing = (names: readonly string[]): string => `
  WITH told AS (SELECT * FROM string_to_table($3, E'\\n') WITH ORDINALITY AS told(description, number))
  INSERT INTO listing (${names.join(', ')})
  SELECT ${names.map((name) => listingDifferences[name] ?? `t.${name}`).join(', ')}
  FROM bench_model t JOIN told USING (number) LEFT JOIN told partner ON partner.number = t.partner
  CROSS JOIN LATERAL (SELECT 0.5 + (hashint4(t.number * 1000 + $2::int) & 1023) / 1024.0 AS factor) scale
  ORDER BY t.number`;

const copyProduct = (names: readonly string[]): string => `
  INSERT INTO product (${names.join(', ')})
  SELECT ${names.map((name) => productDifferences[name] ?? `p.${name}`).join(', ')}
  FROM bench_model t JOIN product p ON p.id = t.product_id
  ORDER BY t.number`;

const describe = (first: number, count: number): string =>
  Array.from({ length: count }, (_, at) => makeUpDescription(randomFrom(first + at + 7_000_003))).join('\n');

const seedModels = async (url: string, clustered: number): Promise<void> => {
  const pool = new Pool({ connectionString: url });
  const { rowCount } = await pool.query('SELECT FROM product LIMIT 1');
  await pool.end();
  if (rowCount) return;
  await seedCatalogue(url, imported);
  await shareProducts(url, clustered);
};

const namesOf = async (pool: Pool, table: string): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    'SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum',
    [table],
  );
  return rows.map(({ name }) => name);
};

type Rounds = { models: number; from: number; products: number };

// No other table refers to the key of `listing`.
const fill = async (pool: Pool, { models, from, products }: Rounds): Promise<void> => {
  await pool.query('ALTER TABLE listing DROP CONSTRAINT IF EXISTS listing_pkey; ALTER TABLE listing SET UNLOGGED');
  const indexes = [...(await dropIndexes(pool, 'listing')), ...(await dropIndexes(pool, 'product'))];
  const listing = copyListing(await namesOf(pool, 'listing'));
  const product = copyProduct(await namesOf(pool, 'product'));
  for (let round = from; round * models < products; round += 1) {
    const copies = pool.query(product, [round * models, round]);
    await pool.query(listing, [round * models, round, describe(round * models, models)]);
    await copies;
  }
  for (const sql of ['ALTER TABLE listing ADD PRIMARY KEY (product_id)', ...indexes]) await pool.query(sql);
  for (const table of ['listing', 'product']) await pool.query(`VACUUM ANALYZE ${table}`);
  await pool.query('CHECKPOINT');
};

/**
 * Copies rows of the table `listing` until there are `products`: the source of the index and of cards. The rows of
 * `product` contain only what cards need, without descriptions, pictures and variants. `clustered` percent of the
 * offers share a product with another one, including copies. Continues with a catalogue that was grown before.
 */
export const growListing = async (url: string, products: number, clustered: number): Promise<void> => {
  await seedModels(url, clustered);
  const pool = new Pool({
    connectionString: url,
    options: '-c session_replication_role=replica -c synchronous_commit=off -c maintenance_work_mem=256MB',
    max: 2,
  });
  const read = async (sql: string): Promise<number> =>
    Number((await pool.query<{ number: string }>(sql)).rows[0]?.number ?? 0);
  await pool.query(createModels);
  const models = await read('SELECT count(*) AS number FROM bench_model');
  const present = await read('SELECT max(product_id) AS number FROM listing');
  if (present < products) await fill(pool, { models, from: Math.round(present / models), products });
  // Products that are imported later get ids after these.
  await pool.query("SELECT setval('product_id_seq', (SELECT max(product_id) FROM listing))");
  await pool.end();
};
