import { createInterface } from 'node:readline';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** A listing row as the index in the API's memory wants it; prices in cents, `firstSeen` in milliseconds. */
export type IndexedRow = {
  id: number;
  store: number;
  brand: number;
  categories: number[];
  colors: number[];
  sizes: number[];
  variants: { color: number; size: number }[];
  collections: number[];
  price: number | null;
  isOnSale: boolean;
  isInStock: boolean;
  firstSeen: number;
  title: string;
  keywords: string;
};

/** What became of a product: its row, or null when it is no longer shown. */
export type IndexedChange = { id: number; row: IndexedRow | null };

// Lists as plain text, since that is by far the quickest to read a million of; and most titles have no accents to fold.
const columns = `
  product_id, store_id, brand_id, array_to_string(category_ids, ','), array_to_string(color_ids, ','),
  array_to_string(size_ids, ','), array_to_string(color_sizes, ','), array_to_string(collection_ids, ','),
  price_cents, on_sale, in_stock, (extract(epoch FROM first_seen) * 1000)::bigint,
  CASE WHEN octet_length(card ->> 'title') = char_length(card ->> 'title') THEN lower(card ->> 'title')
    ELSE fold_text(card ->> 'title') END,
  keywords, active`;

const comma = 44;
const zero = 48;

// Digit by digit: to split five lists of each of a million lines takes three times as long.
const ids = (list: string | undefined): number[] => {
  if (!list) return [];
  const found: number[] = [];
  let id = 0;
  for (let at = 0; at < list.length; at += 1) {
    const code = list.charCodeAt(at);
    if (code === comma) {
      found.push(id);
      id = 0;
    } else {
      id = id * 10 + code - zero;
    }
  }
  found.push(id);
  return found;
};

const pairSize = 2 ** 32;

const pair = (encoded: number): { color: number; size: number } => ({
  color: Math.floor(encoded / pairSize),
  size: encoded % pairSize,
});

// COPY writes tabs and line ends inside a text as \t and \n, and NULL as \N.
const readLine = (line: string): { row: IndexedRow; isActive: boolean } => {
  const cells = line.split('\t');
  const [id, store, brand, categories, colors, sizes, pairs, collections, price, sale, stock, seen] = cells;
  const row = {
    id: Number(id),
    store: Number(store),
    brand: Number(brand),
    categories: ids(categories),
    colors: ids(colors),
    sizes: ids(sizes),
    variants: ids(pairs).map(pair),
    collections: ids(collections),
    price: price === '\\N' ? null : Number(price),
    isOnSale: sale === 't',
    isInStock: stock === 't',
    firstSeen: Number(seen),
    title: cells[12] ?? '',
    keywords: cells[13] ?? '',
  };
  return { row, isActive: cells[14] === 't' };
};

async function* copyRows(client: Client, query: string): AsyncGenerator<{ row: IndexedRow; isActive: boolean }> {
  const stream = client.query(copyTo(`COPY (${query}) TO STDOUT`));
  try {
    for await (const line of createInterface({ input: stream })) yield readLine(line);
  } finally {
    // Where the client has a query_timeout, pg puts its end here, which such streams never call: it would strike later.
    (stream as { callback?: () => void }).callback?.();
  }
}

const highestChange = async (client: Client): Promise<bigint> => {
  const { rows } = await client.query<{ number: string }>(
    'SELECT coalesce(max(change_number), 0) AS number FROM listing',
  );
  return BigInt(rows[0]?.number ?? 0);
};

/**
 * Hands every shown product to `take`, by rising id, and answers the change
 * number that this picture of the catalogue includes.
 */
export const readListing = async (client: Client, take: (row: IndexedRow) => void): Promise<bigint> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const upTo = await highestChange(client);
    for await (const { row } of copyRows(client, `SELECT ${columns} FROM listing WHERE active ORDER BY product_id`))
      take(row);
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
    for await (const { row, isActive } of copyRows(client, query))
      changes.push({ id: row.id, row: isActive ? row : null });
    return { changes, upTo };
  } finally {
    await client.query('COMMIT');
  }
};
