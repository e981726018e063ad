import type { Client } from 'pg';
import { type Cells, copyRows } from './copy-rows.ts';

/** A listing row as the index in the API's memory wants it; prices in cents, `firstSeen` in milliseconds. */
export type IndexedRow = {
  id: number;
  store: number;
  brand: number;
  cluster: number;
  brands: readonly number[];
  categories: readonly number[];
  colors: readonly number[];
  sizes: readonly number[];
  sizeKinds: readonly number[];
  variants: readonly { color: number; size: number }[];
  collections: readonly number[];
  traits: readonly number[];
  price: number | null;
  isOnSale: boolean;
  isInStock: boolean;
  firstSeen: number;
  hasPicture: boolean;
  popularity: number;
  /** How far the price dropped in the last 30 days, in thousandths. */
  drop: number;
  // Folded, in UTF-8; to be read at once, since they lie among the rows that follow.
  title: Uint8Array;
  keywords: Uint8Array;
  details: Uint8Array;
};

/** A row to be kept. */
export type KeptRow = Omit<IndexedRow, 'title' | 'keywords' | 'details'> & {
  title: string;
  keywords: string;
  details: string;
};

const keep = (row: IndexedRow): KeptRow => ({
  ...row,
  title: row.title.toString(),
  keywords: row.keywords.toString(),
  details: row.details.toString(),
});

/** What became of a product: its row, or null when it is no longer shown. */
export type IndexedChange = { id: number; row: KeptRow | null };

const columns = `
  product_id, store_id, brand_id, cluster_id, brand_ids, category_ids, color_ids, size_ids, size_kinds, color_sizes, collection_ids,
  trait_ids, price_cents, on_sale, in_stock, first_seen, title, keywords, has_picture, popularity, drop_permille, details, active`;

const asVariant = (color: number, size: number): { color: number; size: number } => ({ color, size });

// In the order of the columns.
const readRow = (cells: Cells): { row: IndexedRow; isActive: boolean } => {
  const row = {
    id: cells.integer(),
    store: cells.integer(),
    brand: cells.integer(),
    cluster: cells.integer(),
    brands: cells.integers(),
    categories: cells.integers(),
    colors: cells.integers(),
    sizes: cells.integers(),
    sizeKinds: cells.integers(),
    variants: cells.halves(asVariant),
    collections: cells.integers(),
    traits: cells.integers(),
    price: cells.integerOrNull(),
    isOnSale: cells.boolean(),
    isInStock: cells.boolean(),
    firstSeen: cells.time(),
    title: cells.text(),
    keywords: cells.text(),
    hasPicture: cells.boolean(),
    popularity: cells.integer(),
    drop: cells.integer(),
    details: cells.text(),
  };
  return { row, isActive: cells.boolean() };
};

/** The change number that a transaction sees everything up to. */
export const highestChange = async (client: Client): Promise<bigint> => {
  const { rows } = await client.query<{ number: string }>(
    'SELECT coalesce(max(change_number), 0) AS number FROM listing',
  );
  return BigInt(rows[0]?.number ?? 0);
};

const shown = 'FROM listing WHERE active ORDER BY product_id';

/** Begins to read the catalogue as it is now. Workers of PostgreSQL would take the time of the reader, which is slower. */
export const beginReading = async (client: Client): Promise<void> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query('SET LOCAL max_parallel_workers_per_gather = 0');
};

/** Hands every shown product to `take`, by rising id. Returns the change number that this picture of the catalogue includes. */
export const readListing = async (
  client: Client,
  take: (row: IndexedRow) => Promise<void> | null | void,
): Promise<bigint> => {
  await beginReading(client);
  try {
    const upTo = await highestChange(client);
    for await (const rows of copyRows(client, `SELECT ${columns} ${shown}`)) {
      for (const cells of rows) {
        const taken = take(readRow(cells).row);
        if (taken instanceof Promise) await taken;
      }
    }
    return upTo;
  } finally {
    await client.query('COMMIT');
  }
};

/** How many listing rows changed after `since`, at most `limit` of them counted. */
export const countListingChanges = async (client: Client, since: bigint, limit: number): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(
    'SELECT count(*) FROM (SELECT FROM listing WHERE change_number > $1 LIMIT $2) AS changed',
    [since.toString(), limit],
  );
  return Number(rows[0]?.count ?? 0);
};

/** The products that changed after `since`, and the change number up to which these are all. */
export const readListingChanges = async (
  client: Client,
  since: bigint,
): Promise<{ changes: IndexedChange[]; upTo: bigint }> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const upTo = await highestChange(client);
    const changes: IndexedChange[] = [];
    // COPY takes no parameters; a bigint prints as digits and nothing else.
    const query = `SELECT ${columns} FROM listing WHERE change_number > ${since} ORDER BY product_id`;
    for await (const rows of copyRows(client, query)) {
      for (const cells of rows) {
        const { row, isActive } = readRow(cells);
        changes.push({ id: row.id, row: isActive ? keep(row) : null });
      }
    }
    return { changes, upTo };
  } finally {
    await client.query('COMMIT');
  }
};

/** Rows where `condition` holds, by rising id; inside the caller's transaction. COPY takes no parameters: the caller writes numbers as digits. */
export const readRowsWhere = async (client: Client, condition: string): Promise<KeptRow[]> => {
  const rows: KeptRow[] = [];
  const query = `SELECT ${columns} FROM listing WHERE active AND ${condition} ORDER BY product_id`;
  for await (const cells of copyRows(client, query)) for (const one of cells) rows.push(keep(readRow(one).row));
  return rows;
};

/** The rows of these products, by rising id; inside the caller's transaction. */
export const readListingRows = (client: Client, ids: readonly number[]): Promise<KeptRow[]> =>
  readRowsWhere(client, `product_id = ANY ('{${ids.map(Number).join(',')}}'::int[])`);
