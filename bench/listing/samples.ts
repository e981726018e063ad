import { execFileSync } from 'node:child_process';
import { Pool } from 'pg';
import { root } from '../shop/shop-process.ts';

/** What a catalogue of the seed is asked for. */
export type Samples = { category: { id: number; slug: string }; brands: number[]; words: string[]; common: string[] };

// Pairs of neighbors become two offers of one product: what their rows share is what both say.
const joinOffers = `
  WITH pair AS (
    SELECT a.product_id AS first, b.product_id AS second, least(a.first_seen, b.first_seen) AS first_seen,
      a.keywords || ' ' || b.keywords AS keywords, a.details || ' ' || b.details AS details,
      ARRAY(SELECT DISTINCT unnest(a.brand_ids || b.brand_ids)) AS brand_ids,
      ARRAY(SELECT DISTINCT unnest(a.category_ids || b.category_ids)) AS category_ids
    FROM listing a JOIN listing b ON b.product_id = a.product_id + 1
    WHERE a.product_id % 2 = 1 AND a.product_id % 200 < 2 * $1::int
  )
  UPDATE listing l SET cluster_id = pair.first, first_seen = pair.first_seen, keywords = pair.keywords,
    details = pair.details, brand_ids = pair.brand_ids, category_ids = pair.category_ids
  FROM pair WHERE l.product_id IN (pair.first, pair.second)`;

const followListing =
  'UPDATE product p SET cluster_id = l.cluster_id FROM listing l WHERE l.product_id = p.id AND l.cluster_id <> p.cluster_id';

// A shop does not answer while all of it is still being written to the disk, and looked through for the first time.
const tidy = async (pool: Pool): Promise<void> => {
  await pool.query('VACUUM ANALYZE');
  await pool.query('CHECKPOINT');
};

/** Has `clustered` per cent of the offers share a product with another one. */
export const shareProducts = async (url: string, clustered: number): Promise<void> => {
  const pool = new Pool({ connectionString: url });
  await pool.query(joinOffers, [clustered]);
  await pool.query(followListing);
  await tidy(pool);
  await pool.end();
};

/** Fills the database with a seeded catalogue, and gives it the indexes that a shop which asks PostgreSQL would have. */
export const seedCatalogue = async (url: string, products: number): Promise<void> => {
  execFileSync('node', ['catalogue/cli.ts', 'seed', '--products', String(products)], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'ignore',
  });
  const pool = new Pool({ connectionString: url });
  await pool.query('CREATE INDEX ON listing USING gin (category_ids)');
  await pool.query('CREATE INDEX ON listing (price_cents ASC NULLS LAST, product_id) WHERE active');
  await tidy(pool);
  await pool.end();
};

const wordOf = (title: string): string => title.split(/[^A-Za-z]+/).find((word) => word.length > 5) ?? title;

/** The largest top category, the brands with most products, and words of titles: as rare as chance has it, and the ten commonest. */
export const takeSamples = async (url: string): Promise<Samples> => {
  const pool = new Pool({ connectionString: url });
  const read = async <Row extends object>(sql: string): Promise<Row[]> => (await pool.query<Row>(sql)).rows;
  const [category = { id: 0, slug: '' }] = await read<Samples['category']>(
    `SELECT id, slug FROM category WHERE level = 1
     ORDER BY (SELECT count(*) FROM listing WHERE category_ids && ARRAY[category.id]) DESC LIMIT 1`,
  );
  const brands = await read<{ id: number }>(
    'SELECT brand_id AS id FROM listing GROUP BY 1 ORDER BY count(*) DESC LIMIT 40',
  );
  const titles = await read<{ title: string }>(
    `SELECT card ->> 'title' AS title FROM listing ORDER BY md5(product_id::text) LIMIT 30`,
  );
  const common = await read<{ word: string }>(
    `SELECT word FROM (SELECT unnest(string_to_array(lower(card ->> 'title'), ' ')) AS word FROM listing LIMIT 50000) w
     WHERE length(word) > 4 GROUP BY 1 ORDER BY count(*) DESC LIMIT 10`,
  );
  await pool.end();
  return {
    category,
    brands: brands.map(({ id }) => id),
    words: titles.map(({ title }) => wordOf(title)),
    common: common.map(({ word }) => word),
  };
};
