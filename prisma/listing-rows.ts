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

// Lists as PostgreSQL writes them, and times without decimal arithmetic: anything else takes it longer than we need to read.
const columnsWith = (details: 'details' | "''"): string => `
  product_id, store_id, brand_id, cluster_id, brand_ids, category_ids, color_ids, size_ids, size_kinds, color_sizes, collection_ids,
  trait_ids, price_cents, on_sale, in_stock, (date_part('epoch', first_seen) * 1000)::bigint,
  title, keywords, has_picture, popularity, drop_permille, ${details}, active`;
const columns = columnsWith('details');

const zero = 48;
const nine = 57;
const isDigit = (code: number): boolean => code >= zero && code <= nine;
const tab = 9;
const lineEnd = 10;
const isTrue = 116;

const backslash = 92;
const space = 32;

// COPY writes a tab or a line end inside a text as a backslash and a letter, which would count as the letter of a word.
const withoutEscapes = (bytes: Buffer): Buffer => {
  for (let at = bytes.indexOf(backslash); at >= 0; at = bytes.indexOf(backslash, at + 2)) bytes.fill(space, at, at + 2);
  return bytes;
};

/**
 * The cells of a line, one after the other, as COPY writes them: tabs between them, NULL as \\N. Read byte by byte: to make
 * strings of a million lines and the lists in them, and to split these, takes three times as long.
 */
class Cells {
  readonly #bytes: Buffer;
  #at: number;
  readonly #end: number;

  constructor(bytes: Buffer, from: number, to: number) {
    this.#bytes = bytes;
    this.#at = from;
    this.#end = to;
  }

  /** A text, in UTF-8. */
  text(): Buffer {
    const tabAt = this.#bytes.indexOf(tab, this.#at);
    const end = tabAt < 0 || tabAt > this.#end ? this.#end : tabAt;
    const cell = this.#bytes.subarray(this.#at, end);
    this.#at = end + 1;
    return withoutEscapes(cell);
  }

  number(): number {
    return this.numbers()[0] ?? 0;
  }

  isTrue(): boolean {
    const first = this.#bytes[this.#at];
    this.#at += 2;
    return first === isTrue;
  }

  /** Empty where there is nothing, or NULL. */
  numbers(): number[] {
    const found: number[] = [];
    while (this.#at < this.#end) {
      const code = this.#bytes[this.#at] ?? 0;
      if (isDigit(code)) {
        found.push(this.#digits());
        continue;
      }
      this.#at += 1;
      if (code === tab) break;
    }
    return found;
  }

  #digits(): number {
    let number = 0;
    let at = this.#at;
    for (; at < this.#end; at += 1) {
      const code = this.#bytes[at] ?? 0;
      if (!isDigit(code)) break;
      number = number * 10 + code - zero;
    }
    this.#at = at;
    return number;
  }
}

const pairSize = 2 ** 32;

const pair = (encoded: number): { color: number; size: number } => ({
  color: Math.floor(encoded / pairSize),
  size: encoded % pairSize,
});

// In the order of the columns.
const readLine = (cells: Cells): { row: IndexedRow; isActive: boolean } => {
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
    title: cells.text(),
    keywords: cells.text(),
    hasPicture: cells.isTrue(),
    popularity: cells.number(),
    drop: cells.number(),
    details: cells.text(),
  };
  return { row, isActive: cells.isTrue() };
};

// Each piece holds the lines of hundreds of products; to wait for every line by itself takes as long as to read it.
async function* copyLines(client: Client, query: string): AsyncGenerator<Cells[]> {
  const stream = client.query(copyTo(`COPY (${query}) TO STDOUT`));
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
      const lines: Cells[] = [];
      let from = 0;
      for (let end = bytes.indexOf(lineEnd); end >= 0; end = bytes.indexOf(lineEnd, from)) {
        lines.push(new Cells(bytes, from, end));
        from = end + 1;
      }
      rest = bytes.subarray(from);
      yield lines;
    }
  } finally {
    // Where the client has a query_timeout, pg puts its end here, which such streams never call: it would strike later.
    (stream as { callback?: () => void }).callback?.();
  }
}

/** The change number that a transaction sees everything up to. */
export const highestChange = async (client: Client): Promise<bigint> => {
  const { rows } = await client.query<{ number: string }>(
    'SELECT coalesce(max(change_number), 0) AS number FROM listing',
  );
  return BigInt(rows[0]?.number ?? 0);
};

const shown = 'FROM listing WHERE active ORDER BY product_id';

// Workers of PostgreSQL would only take the time of whoever reads, which is the slower one.
/** Begins to read the catalogue as it is now, or as `snapshot` has it. */
export const beginReading = async (client: Client, snapshot: string | null): Promise<void> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  if (snapshot !== null) await client.query(`SET TRANSACTION SNAPSHOT ${client.escapeLiteral(snapshot)}`);
  await client.query('SET LOCAL max_parallel_workers_per_gather = 0');
};

/**
 * Hands every shown product to `take`, by rising id, and answers the change number that this picture of the catalogue includes.
 * With `share` it leaves details out: who gets the snapshot of the picture reads them (`readDetails`), and answers when it has begun.
 */
export const readListing = async (
  client: Client,
  take: (row: IndexedRow) => void,
  share?: (snapshot: string) => Promise<unknown>,
): Promise<bigint> => {
  await beginReading(client, null);
  try {
    const upTo = await highestChange(client);
    const { rows } = share ? await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id') : { rows: [] };
    await share?.(rows[0]?.id ?? '');
    const query = `SELECT ${columnsWith(share ? "''" : 'details')} ${shown}`;
    for await (const lines of copyLines(client, query)) for (const cells of lines) take(readLine(cells).row);
    return upTo;
  } finally {
    await client.query('COMMIT');
  }
};

/** Hands the details of every product that a snapshot of `readListing` shows to `take`, in UTF-8 and by rising id; to be read at once. */
export const readDetails = async (
  client: Client,
  snapshot: string,
  onBegun: () => void,
  take: (details: Uint8Array) => void,
): Promise<void> => {
  await beginReading(client, snapshot);
  try {
    onBegun();
    for await (const lines of copyLines(client, `SELECT details ${shown}`))
      for (const cells of lines) take(cells.text());
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
      for (const { row, isActive } of lines.map(readLine))
        changes.push({ id: row.id, row: isActive ? keep(row) : null });
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
  for await (const lines of copyLines(client, query)) {
    for (const { row } of lines.map(readLine)) rows.push(keep(row));
  }
  return rows;
};

/** The rows of these products, by rising id; inside the caller's transaction. */
export const readListingRows = (client: Client, ids: readonly number[]): Promise<KeptRow[]> =>
  readRowsWhere(client, `product_id = ANY ('{${ids.map(Number).join(',')}}'::int[])`);
