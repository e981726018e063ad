import { execFileSync } from 'node:child_process';
import { Pool } from 'pg';
import { root } from '../shop/shop-process.ts';
import { copyProducts } from './copy-products.ts';

/** What to request from a seeded catalogue. */
export type Samples = {
  category: { id: number; slug: string };
  brands: number[];
  words: string[];
  common: string[];
  titleWords: string[];
};

// Turns pairs of products of two stores into two offers of one product. Their rows combine the values of both.
const joinOffers = `
  WITH numbered AS (
    SELECT id, (split_part(substr(external_id, 2), '-', 1)::int - 1) / 2 AS pair, split_part(external_id, '-', 2) AS round
    FROM product
  ), pair AS MATERIALIZED (
    SELECT min(id) AS first, max(id) AS second FROM numbered WHERE pair % 100 < $1::int GROUP BY pair, round HAVING count(*) = 2
  ), shared AS MATERIALIZED (
    SELECT a.product_id AS first, b.product_id AS second, least(a.first_seen, b.first_seen) AS first_seen,
      a.keywords || ' ' || b.keywords AS keywords, a.details || ' ' || b.details AS details,
      ARRAY(SELECT DISTINCT unnest(a.brand_ids || b.brand_ids)) AS brand_ids,
      ARRAY(SELECT DISTINCT unnest(a.category_ids || b.category_ids)) AS category_ids
    FROM pair JOIN listing a ON a.product_id = first JOIN listing b ON b.product_id = second
  )
  UPDATE listing l SET cluster_id = shared.first, first_seen = shared.first_seen, keywords = shared.keywords,
    details = shared.details, brand_ids = shared.brand_ids, category_ids = shared.category_ids
  FROM shared, unnest(ARRAY[shared.first, shared.second]) AS offer(id) WHERE l.product_id = offer.id`;

const followListing =
  'UPDATE product p SET cluster_id = l.cluster_id FROM listing l WHERE l.product_id = p.id AND l.cluster_id <> p.cluster_id';

// Flushes and vacuums. Otherwise the first queries wait for writes to the disk.
const tidy = async (pool: Pool): Promise<void> => {
  await pool.query('VACUUM ANALYZE');
  await pool.query('CHECKPOINT');
};

/** Lets `clustered` percent of the offers share a product with another one. */
export const shareProducts = async (url: string, clustered: number): Promise<void> => {
  const pool = new Pool({ connectionString: url });
  await pool.query(joinOffers, [clustered]);
  await pool.query(followListing);
  await tidy(pool);
  await pool.end();
};

/** The number of imported products. All others are copies. */
export const imported = 5000;

/** Fills the database with a seeded catalogue, and adds the indexes of a shop that queries PostgreSQL. */
export const seedCatalogue = async (url: string, products: number): Promise<void> => {
  execFileSync('node', ['tools/catalogue/cli.ts', 'seed', '--products', String(Math.min(imported, products))], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, GROUP_OFFERS: 'off' },
    stdio: 'ignore',
  });
  if (products > imported) await copyProducts(url, imported, products);
  const pool = new Pool({ connectionString: url });
  await pool.query('CREATE INDEX ON listing USING gin (category_ids)');
  await pool.query('CREATE INDEX ON listing (price_cents ASC NULLS LAST, product_id) WHERE active');
  await tidy(pool);
  await pool.end();
};

const wordOf = (title: string): string => title.split(/[^A-Za-z]+/).find((word) => word.length > 5) ?? title;

/**
 * The largest top category, the brands with the most products, and words of titles: random ones, the ten most
 * frequent, and all, most frequent first. `bench_model` contains the models of a grown listing.
 */
export const takeSamples = async (url: string, table: 'listing' | 'bench_model' = 'listing'): Promise<Samples> => {
  const pool = new Pool({ connectionString: url });
  const read = async <Row extends object>(sql: string): Promise<Row[]> => (await pool.query<Row>(sql)).rows;
  const [category = { id: 0, slug: '' }] = await read<Samples['category']>(
    `SELECT id, slug FROM category WHERE level = 1
     ORDER BY (SELECT count(*) FROM ${table} WHERE category_ids && ARRAY[category.id]) DESC LIMIT 1`,
  );
  const brands = await read<{ id: number }>(
    `SELECT brand_id AS id FROM ${table} GROUP BY 1 ORDER BY count(*) DESC LIMIT 40`,
  );
  const titles = await read<{ title: string }>(
    `SELECT card ->> 'title' AS title FROM ${table} ORDER BY md5(product_id::text) LIMIT 30`,
  );
  const common = await read<{ word: string }>(
    `SELECT word FROM (SELECT unnest(string_to_array(lower(card ->> 'title'), ' ')) AS word FROM ${table} LIMIT 50000) w
     WHERE length(word) > 4 GROUP BY 1 ORDER BY count(*) DESC LIMIT 10`,
  );
  const titleWords = await read<{ word: string }>(
    `SELECT word FROM (SELECT unnest(string_to_array(lower(card ->> 'title'), ' ')) AS word FROM ${table}
       WHERE product_id <= ${imported}) w
     WHERE word ~ '^[a-z]{4,}$' GROUP BY 1 ORDER BY count(*) DESC, 1`,
  );
  await pool.end();
  return {
    category,
    brands: brands.map(({ id }) => id),
    words: titles.map(({ title }) => wordOf(title)),
    common: common.map(({ word }) => word),
    titleWords: titleWords.map(({ word }) => word),
  };
};
