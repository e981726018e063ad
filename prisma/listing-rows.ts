import type { ListingRow } from '@wearfolio/listing-index/row';
import type { Client } from 'pg';
import { type Cells, copyRows } from './copy-rows.ts';

/** A row without references to the shared buffer. */
export type KeptRow = ListingRow;

type Texts = 'title' | 'keywords' | 'details';

/** A row whose texts are UTF-8 bytes of a shared buffer. Read them before the next rows, or copy them. */
export type IndexedRow = Omit<ListingRow, Texts> & Readonly<Record<Texts, Uint8Array>>;

const keep = (row: IndexedRow): KeptRow => ({
  ...row,
  title: row.title.toString(),
  keywords: row.keywords.toString(),
  details: row.details.toString(),
});

/** A changed product: its row, or null if it is no longer shown. */
export type IndexedChange = { id: number; row: KeptRow | null };

const columns = `
  product_id, store_id, brand_id, cluster_id, brand_ids, category_ids, color_ids, size_ids, size_kinds, color_sizes, collection_ids,
  trait_ids, price_cents, delivered_cents, delivered_abroad, on_sale, in_stock, first_seen, title, keywords, has_picture, popularity, drop_permille, details, active`;

const inCountry = (country: number, cents: number): { country: number; cents: number } => ({ country, cents });

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
    delivered: cells.integerOrNull(),
    deliveredAbroad: cells.halves(inCountry),
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

/** Returns the change number up to which a transaction sees everything. */
export const highestChange = async (client: Client): Promise<bigint> => {
  const { rows } = await client.query<{ number: string }>(
    'SELECT coalesce(max(change_number), 0) AS number FROM listing',
  );
  return BigInt(rows[0]?.number ?? 0);
};

const shown = 'FROM listing WHERE active ORDER BY product_id';

/**
 * Begins reading the current state of the catalogue. Parallel workers would take time from the reader, which is slower
 * than the query.
 */
export const beginReading = async (client: Client): Promise<void> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query('SET LOCAL max_parallel_workers_per_gather = 0');
};

/** Passes every shown product to `take`, by ascending id. Returns the change number of this snapshot. */
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

/** Returns how many listing rows changed after `since`, counting at most `limit`. */
export const countListingChanges = async (client: Client, since: bigint, limit: number): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(
    'SELECT count(*) FROM (SELECT FROM listing WHERE change_number > $1 LIMIT $2) AS changed',
    [since.toString(), limit],
  );
  return Number(rows[0]?.count ?? 0);
};

/** Returns the products that changed after `since`, and the change number up to which they are complete. */
export const readListingChanges = async (
  client: Client,
  since: bigint,
): Promise<{ changes: IndexedChange[]; upTo: bigint }> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const upTo = await highestChange(client);
    const changes: IndexedChange[] = [];
    // COPY accepts no parameters; a bigint prints as digits only.
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

/**
 * Returns the rows that match `condition` by ascending id, in the caller's transaction. COPY accepts no parameters, so
 * the caller writes numbers as digits.
 */
export const readRowsWhere = async (client: Client, condition: string): Promise<KeptRow[]> => {
  const rows: KeptRow[] = [];
  const query = `SELECT ${columns} FROM listing WHERE active AND ${condition} ORDER BY product_id`;
  for await (const cells of copyRows(client, query)) for (const one of cells) rows.push(keep(readRow(one).row));
  return rows;
};

/** Returns the rows of these products by ascending id, in the caller's transaction. */
export const readListingRows = (client: Client, ids: readonly number[]): Promise<KeptRow[]> =>
  readRowsWhere(client, `product_id = ANY ('{${ids.map(Number).join(',')}}'::int[])`);
