import { makeUpDescription } from '@wearfolio/database/seed/description';
import { randomFrom } from '@wearfolio/database/seed/random';
import { Pool } from 'pg';
import { imported, seedCatalogue, shareProducts } from './samples.ts';

// The imported products are the models; `partner` is the number of the other offer of a model's product.
const createModels = `
  CREATE UNLOGGED TABLE IF NOT EXISTS bench_model AS
  SELECT row_number() OVER (ORDER BY p.id)::int AS number, p.retail_cents, fold_text(p.name) AS raw, l.*
  FROM listing l JOIN product p ON p.id = l.product_id;
  ALTER TABLE bench_model ADD COLUMN IF NOT EXISTS partner int;
  UPDATE bench_model a SET partner = b.number FROM bench_model b
  WHERE b.cluster_id = a.cluster_id AND b.number <> a.number AND a.partner IS NULL`;

const prepareListing = `
  ALTER TABLE listing DROP CONSTRAINT IF EXISTS listing_pkey;
  ALTER TABLE listing SET UNLOGGED;
  DROP INDEX IF EXISTS listing_change_number_idx, listing_category_ids_idx, listing_price_cents_product_id_idx`;

const finishListing = `
  ALTER TABLE listing ADD PRIMARY KEY (product_id);
  CREATE INDEX listing_change_number_idx ON listing (change_number)`;

const price = 'round(t.price_cents * factor)';
const retail = 'round(t.retail_cents * factor)';

/** What a copy says otherwise than its model; `$1` is how far its id lies behind, and `$2` the number of its round. */
const differences: Readonly<Record<string, string>> = {
  product_id: 't.product_id + $1',
  cluster_id: 't.cluster_id + $1',
  price_cents: price,
  details: `concat_ws(' ', t.raw, told.description, partner.description)`,
  card: `t.card || jsonb_build_object('id', t.product_id + $1, 'product_id', t.product_id + $1,
    'price', trim_scale(${price} / 100.0), 'retail_price', trim_scale(${retail} / 100.0))`,
  change_number: "nextval('listing_change_number')",
};

const copySql = (names: readonly string[]): string => `
  WITH told AS (SELECT * FROM string_to_table($3, E'\\n') WITH ORDINALITY AS told(description, number))
  INSERT INTO listing (${names.join(', ')})
  SELECT ${names.map((name) => differences[name] ?? `t.${name}`).join(', ')}
  FROM bench_model t JOIN told USING (number) LEFT JOIN told partner ON partner.number = t.partner
  CROSS JOIN LATERAL (SELECT 0.5 + (hashint4(t.number * 1000 + $2::int) & 1023) / 1024.0 AS factor) scale
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

/**
 * Copies the rows of the table `listing`, and nothing else, until there are `products`: what the index is built from and what
 * cards show, without products that could be opened. `clustered` per cent of the offers share a product with another one, in
 * each copy too. A catalogue that was grown before goes on from there.
 */
export const growListing = async (url: string, products: number, clustered: number): Promise<void> => {
  await seedModels(url, clustered);
  const pool = new Pool({
    connectionString: url,
    options: '-c session_replication_role=replica -c synchronous_commit=off',
    max: 2,
  });
  const read = async (sql: string): Promise<number> =>
    Number((await pool.query<{ number: string }>(sql)).rows[0]?.number ?? 0);
  await pool.query(createModels);
  const models = await read('SELECT count(*) AS number FROM bench_model');
  const present = await read('SELECT max(product_id) AS number FROM listing');
  const { rows } = await pool.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = 'listing'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
  );
  const copy = copySql(rows.map(({ name }) => name));
  if (present < products) await pool.query(prepareListing);
  for (let round = Math.round(present / models); round * models < products; round += 1)
    await pool.query(copy, [round * models, round, describe(round * models, models)]);
  if (present < products) {
    await pool.query(finishListing);
    await pool.query('VACUUM ANALYZE listing');
    await pool.query('CHECKPOINT');
  }
  // Imported later, products get numbers behind these.
  await pool.query("SELECT setval('product_id_seq', (SELECT max(product_id) FROM listing))");
  await pool.end();
};
