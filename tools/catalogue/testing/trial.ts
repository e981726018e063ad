import { Readable } from 'node:stream';
import { readFeed } from '@wearfolio/feeds/read-feed';
import type { CleanRow, FeedEvent } from '@wearfolio/feeds/row';
import { Pool } from 'pg';
import { type FeedImport, type ImportResult, importFeed, importRows } from '../import/import-feed.ts';

const headerFields = [
  'id',
  'group_id',
  'title',
  'brand',
  'category',
  'color',
  'size',
  'price',
  'retail_price',
  'currency',
  'link',
  'image',
  'stock',
] as const;

export type FeedRow = Partial<Record<(typeof headerFields)[number], string>>;

/** A valid row, with the given fields replaced. */
export const feedRow = (id: string, more: FeedRow = {}): FeedRow => ({
  id,
  title: `Larkfield Rain Jacket ${id}`,
  brand: 'Larkfield',
  category: 'Women > Clothing > Jackets',
  color: 'Red',
  size: 'M',
  price: '59.00',
  currency: 'USD',
  link: `https://larkfield.example/${id}`,
  image: `https://img.larkfield.example/${id}.jpg`,
  stock: '5',
  ...more,
});

/** Returns the rows as a plain CSV feed. */
export const csvOf = (rows: readonly FeedRow[]): string =>
  [headerFields.join(','), ...rows.map((row) => headerFields.map((field) => row[field] ?? '').join(',')), ''].join(
    '\n',
  );

type Options = Partial<Omit<FeedImport, 'url' | 'store' | 'bytes'>>;

/** Imports a feed given as text, bytes or rows; returns its output too. */
export const importText = async (
  url: string,
  store: string,
  feed: string | Buffer | readonly FeedRow[],
  options: Options = {},
): Promise<ImportResult & { printed: string[] }> => {
  const bytes = typeof feed === 'string' || Buffer.isBuffer(feed) ? Buffer.from(feed) : Buffer.from(csvOf(feed));
  const printed: string[] = [];
  const result = await importFeed({
    url,
    store,
    source: 'test',
    reportsDir: null,
    say: (line) => printed.push(line),
    // Feeds given as text name no currency.
    ...(typeof feed === 'string' || Buffer.isBuffer(feed) ? { settings: { currency: 'USD' } } : {}),
    ...options,
    bytes: Readable.from([bytes]),
  });
  return { ...result, printed };
};

async function* withStems(
  events: AsyncIterable<FeedEvent>,
  stemOf: (row: CleanRow) => string | null,
): AsyncGenerator<FeedEvent> {
  for await (const event of events) {
    if (event.type !== 'row') yield event;
    else yield { ...event, row: { ...event.row, groupStem: event.row.groupId === null ? stemOf(event.row) : null } };
  }
}

/** Imports rows; `stemOf` returns the group of rows without a group id, whatever their contents. */
export const importStems = async (
  url: string,
  store: string,
  rows: readonly FeedRow[],
  stemOf: (row: CleanRow) => string | null,
  options: Options = {},
): Promise<ImportResult & { printed: string[] }> => {
  const printed: string[] = [];
  const result = await importRows({
    url,
    store,
    source: 'test',
    reportsDir: null,
    say: (line) => printed.push(line),
    ...options,
    events: (rules) => withStems(readFeed(Readable.from([Buffer.from(csvOf(rows))]), { rules }), stemOf),
  });
  return { ...result, printed };
};

let asked: { url: string; pool: Pool } | null = null;

/** Connecting is slower than most queries, so the connection to the last database is kept. */
export const poolOf = (url: string): Pool => {
  if (asked?.url === url) return asked.pool;
  void asked?.pool.end();
  const pool = new Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // Closed with its database or by a test that ends connections; the next query opens another.
  pool.on('error', () => undefined);
  asked = { url, pool };
  return pool;
};

/** Returns the rows of a query. */
export const ask = async <T extends object>(url: string, sql: string, ...values: unknown[]): Promise<T[]> =>
  (await poolOf(url).query<T>(sql, values)).rows;

/** Returns what tests compare of a store's products, by the feed's ids. */
export const productsOf = (url: string, store: string) =>
  ask<{ external_id: string; stock: number | null; price_cents: number | null; retail_cents: number | null }>(
    url,
    `SELECT p.external_id, p.stock, p.price_cents, p.retail_cents FROM product p JOIN store s ON s.id = p.store_id
     WHERE s.name = $1 ORDER BY p.external_id`,
    store,
  );

const tables = [
  'category',
  'brand',
  'store',
  'color',
  'size',
  'product',
  'product_color',
  'product_media',
  'variant',
  'price_change',
  'held_price',
  'listing',
  'collection',
  'collection_item',
  'favorite',
  'click_out',
  'former_product',
];

/** Returns a checksum of every row of every catalogue table. */
export const checksum = async (url: string): Promise<string> => {
  const sums: string[] = [];
  for (const table of tables) {
    const [row] = await ask<{ sum: string }>(
      url,
      `SELECT md5(coalesce(string_agg(line, '' ORDER BY line COLLATE "C"), '')) AS sum
       FROM (SELECT to_jsonb(t)::text AS line FROM ${table} t) lines`,
    );
    sums.push(`${table} ${row?.sum}`);
  }
  return sums.join('\n');
};

const naturalSql = `
  SELECT md5(string_agg(line, '' ORDER BY line COLLATE "C")) AS sum FROM (
    SELECT concat_ws('|', s.name, p.external_id, b.display_name, c.path, p.name, p.title, p.description, p.price_cents,
      p.retail_cents, p.stock, p.product_url, p.content_hash, l.keywords, l.on_sale, l.in_stock,
      (SELECT string_agg(concat_ws(',', k.name, k.hexa, pk.name, pc.is_primary, pc.position,
          pc.returned_at IS NOT NULL), ';' ORDER BY pc.position)
        FROM product_color pc JOIN color k ON k.id = pc.color_id JOIN color pk ON pk.id = k.parent_id
        WHERE pc.product_id = p.id),
      (SELECT string_agg(concat_ws(',', m.path, m.position), ';' ORDER BY m.product_color_id, m.position)
        FROM product_media m WHERE m.product_id = p.id),
      (SELECT string_agg(concat_ws(',', v.external_id, z.attribute_value, v.stock, v.price_cents), ';' ORDER BY v.external_id)
        FROM variant v LEFT JOIN size z ON z.id = v.size_id WHERE v.product_id = p.id),
      (SELECT string_agg(concat_ws(',', h.price_cents, h.retail_cents, h.stock), ';' ORDER BY h.id)
        FROM price_change h WHERE h.product_id = p.id)) AS line
    FROM product p
    JOIN store s ON s.id = p.store_id
    JOIN brand b ON b.id = p.brand_id
    JOIN category c ON c.id = p.category_id
    JOIN listing l ON l.product_id = p.id
    WHERE p.active
  ) lines`;

/** Returns a checksum of the catalogue's contents without ids and times. */
export const naturalChecksum = async (url: string): Promise<string> =>
  (await ask<{ sum: string }>(url, naturalSql))[0]?.sum ?? '';
