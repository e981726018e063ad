import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** A listing row as the index in the API's memory wants it; prices in cents, `firstSeen` in milliseconds. */
export type IndexedRow = {
  id: number;
  store: number;
  brand: number;
  cluster: number;
  brands: number[];
  categories: number[];
  colors: number[];
  sizes: number[];
  sizeKinds: number[];
  variants: { color: number; size: number }[];
  collections: number[];
  traits: number[];
  price: number | null;
  isOnSale: boolean;
  isInStock: boolean;
  firstSeen: number;
  hasPicture: boolean;
  popularity: number;
  /** How far the price dropped in the last 30 days, in thousandths. */
  drop: number;
  title: string;
  keywords: string;
  details: string;
};

/** What became of a product: its row, or null when it is no longer shown. */
export type IndexedChange = { id: number; row: IndexedRow | null };

// Lists as plain text, since that is by far the quickest to read a million of; and most titles have no accents to fold:
// small letters are made of those by whoever reads them, which costs PostgreSQL a fifth of its time.
const columns = `
  product_id, store_id, brand_id, cluster_id, array_to_string(brand_ids, ','), array_to_string(category_ids, ','), array_to_string(color_ids, ','),
  array_to_string(size_ids, ','), array_to_string(size_kinds, ','), array_to_string(color_sizes, ','), array_to_string(collection_ids, ','),
  array_to_string(trait_ids, ','),
  price_cents, on_sale, in_stock, (extract(epoch FROM first_seen) * 1000)::bigint,
  CASE WHEN octet_length(card ->> 'title') = char_length(card ->> 'title') THEN card ->> 'title'
    ELSE fold_text(card ->> 'title') END,
  keywords, has_picture, popularity, drop_permille, details, active`;

const zero = 48;
const nine = 57;
const tab = 9;

/**
 * The cells of a line, one after the other, as COPY writes them: tabs between them, NULL as \\N. Read digit by digit: to
 * split a million lines, and the lists in them, takes three times as long.
 */
class Cells {
  readonly #line: string;
  #at = 0;

  constructor(line: string) {
    this.#line = line;
  }

  text(): string {
    const end = this.#line.indexOf('\t', this.#at);
    const cell = end < 0 ? this.#line.slice(this.#at) : this.#line.slice(this.#at, end);
    this.#at += cell.length + 1;
    return cell;
  }

  number(): number {
    return this.numbers()[0] ?? 0;
  }

  isTrue(): boolean {
    return this.text() === 't';
  }

  /** Empty where there is nothing, or NULL. */
  numbers(): number[] {
    const found: number[] = [];
    let number = -1;
    let code = 0;
    while (this.#at < this.#line.length && code !== tab) {
      code = this.#line.charCodeAt(this.#at++);
      if (code >= zero && code <= nine) {
        number = Math.max(number, 0) * 10 + code - zero;
      } else if (number >= 0) {
        found.push(number);
        number = -1;
      }
    }
    if (number >= 0) found.push(number);
    return found;
  }
}

const pairSize = 2 ** 32;

const pair = (encoded: number): { color: number; size: number } => ({
  color: Math.floor(encoded / pairSize),
  size: encoded % pairSize,
});

// In the order of the columns. COPY writes tabs and line ends inside a text as \t and \n.
const readLine = (line: string): { row: IndexedRow; isActive: boolean } => {
  const cells = new Cells(line);
  const row = {
    id: cells.number(),
    store: cells.number(),
    brand: cells.number(),
    cluster: cells.number(),
    brands: cells.numbers(),
    categories: cells.numbers(),
    colors: cells.numbers(),
    sizes: cells.numbers(),
    sizeKinds: cells.numbers(),
    variants: cells.numbers().map(pair),
    collections: cells.numbers(),
    traits: cells.numbers(),
    price: cells.numbers()[0] ?? null,
    isOnSale: cells.isTrue(),
    isInStock: cells.isTrue(),
    firstSeen: cells.number(),
    title: cells.text().toLowerCase(),
    keywords: cells.text(),
    hasPicture: cells.isTrue(),
    popularity: cells.number(),
    drop: cells.number(),
    details: cells.text(),
  };
  return { row, isActive: cells.isTrue() };
};

// Each piece holds the lines of hundreds of products; to wait for every line by itself takes as long as to read it.
async function* copyLines(client: Client, query: string): AsyncGenerator<string[]> {
  const stream = client.query(copyTo(`COPY (${query}) TO STDOUT`)).setEncoding('utf8');
  let rest = '';
  try {
    for await (const piece of stream) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      yield lines;
    }
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
    // Its own workers would only take the time of whoever reads, which is the slower one.
    await client.query('SET LOCAL max_parallel_workers_per_gather = 0');
    const query = `SELECT ${columns} FROM listing WHERE active ORDER BY product_id`;
    for await (const lines of copyLines(client, query)) for (const line of lines) take(readLine(line).row);
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
    for await (const lines of copyLines(client, query)) {
      const read = lines.map(readLine);
      changes.push(...read.map(({ row, isActive }) => ({ id: row.id, row: isActive ? row : null })));
    }
    return { changes, upTo };
  } finally {
    await client.query('COMMIT');
  }
};
