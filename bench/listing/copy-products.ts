import { makeUpDescription } from '@wearfolio/database/seed/description';
import { randomFrom } from '@wearfolio/database/seed/random';
import { Pool } from 'pg';

const columnsSql = `
  SELECT attname AS name FROM pg_attribute
  WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`;
// Keeps the indexes of keys that other tables refer to, such as the one of products.
const indexesSql = `
  SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
  FROM pg_index i WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`;

const price = 'round(t.price_cents * factor)';
const retail = 'round(t.retail_cents * factor)';

const copyId = 't.product_id + $1';

/** The columns in which a copy differs from its model, by table. */
const changes = {
  product: {
    id: 't.id + $1',
    cluster_id: 't.id + $1',
    external_id: `t.external_id || '-' || $2`,
    description: 'told.description',
    price_cents: price,
    retail_cents: retail,
    quoted_cents: price,
    quoted_retail_cents: retail,
    struck_quoted_cents: retail,
  },
  listing: {
    product_id: copyId,
    cluster_id: copyId,
    price_cents: price,
    details: `t.details || ' ' || told.description`,
    card: `t.card || jsonb_build_object('id', ${copyId}, 'product_id', ${copyId},
      'price', trim_scale(${price} / 100.0), 'retail_price', trim_scale(${retail} / 100.0))`,
    change_number: "nextval('listing_change_number')",
  },
  product_color: { id: "nextval('product_color_id_seq')", product_id: copyId },
  variant: { id: "nextval('variant_id_seq')", product_id: copyId },
} as const;

type Table = keyof typeof changes;

/**
 * The columns in which a copy differs from its model, by table: SQL with the model `t` and the number of the round,
 * `$2`.
 */
export type Differences = Partial<Record<Table, Readonly<Record<string, string>>>>;

const tables = Object.keys(changes) as Table[];

const createModels = `
  CREATE UNLOGGED TABLE bench_product AS
  SELECT substr(external_id, 2)::int AS number, * FROM product;
  CREATE UNLOGGED TABLE bench_listing AS
  SELECT number, p.retail_cents, l.* FROM listing l JOIN bench_product p ON p.id = l.product_id;
  UPDATE bench_listing l SET details = fold_text(p.name) FROM bench_product p WHERE p.id = l.product_id;
  CREATE UNLOGGED TABLE bench_product_color AS SELECT number, c.* FROM product_color c JOIN bench_product p ON p.id = product_id;
  CREATE UNLOGGED TABLE bench_variant AS SELECT number, v.* FROM variant v JOIN bench_product p ON p.id = product_id`;

const copySql = async (pool: Pool, table: Table, differences: Differences): Promise<string> => {
  const { rows } = await pool.query<{ name: string }>(columnsSql, [table]);
  const names = rows.map(({ name }) => name);
  const told: Readonly<Record<string, string>> = { ...changes[table], ...differences[table] };
  const values = names.map((name) => told[name] ?? `t.${name}`);
  return `
    INSERT INTO ${table} (${names.join(', ')})
    SELECT ${values.join(', ')}
    FROM bench_${table} t
    JOIN string_to_table($3, E'\\n') WITH ORDINALITY AS told(description, number) USING (number)
    CROSS JOIN LATERAL (SELECT 0.5 + (hashint4(t.number * 1000 + $2::int) & 1023) / 1024.0 AS factor) scale
    ORDER BY t.number`;
};

/** Drops the indexes of a table that are not needed by keys. Returns the statements that create them again. */
export const dropIndexes = async (pool: Pool, table: string): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string; definition: string }>(indexesSql, [table]);
  for (const { name } of rows) await pool.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
};

const describe = (first: number, count: number): string =>
  Array.from({ length: count }, (_, at) => makeUpDescription(randomFrom(first + at + 7_000_003))).join('\n');

/**
 * Copies the `models` products of a seeded catalogue until there are `products`. Each copy has its own id, price and
 * description. Indexes are built afterwards, foreign keys are not checked, and the listing table does not survive a
 * crash of the database. A million products take about two minutes.
 */
export const copyProducts = async (
  url: string,
  models: number,
  products: number,
  differences: Differences = {},
): Promise<void> => {
  const pool = new Pool({
    connectionString: url,
    options: '-c session_replication_role=replica -c synchronous_commit=off',
  });
  await pool.query(createModels);
  await pool.query('ALTER TABLE listing DROP CONSTRAINT listing_pkey; ALTER TABLE listing SET UNLOGGED');
  const indexes = (await Promise.all(tables.map((table) => dropIndexes(pool, table)))).flat();
  const copies = await Promise.all(tables.map((table) => copySql(pool, table, differences)));
  for (let round = 1; round * models < products; round += 1) {
    const descriptions = describe(round * models, Math.min(models, products - round * models));
    await Promise.all(copies.map((sql) => pool.query(sql, [round * models, round, descriptions])));
  }
  await pool.query('ALTER TABLE listing ADD PRIMARY KEY (product_id)');
  for (const definition of indexes) await pool.query(definition);
  await pool.query(
    `SELECT setval('product_id_seq', ${products}); DROP TABLE ${tables.map((table) => `bench_${table}`).join(', ')}`,
  );
  await pool.end();
};
