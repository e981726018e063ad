import type { Connection } from '../connection.ts';
import { inShop } from '../prices/shop-rates.ts';
import { keepRejected } from './keep-rejected.ts';

// Only products to create or change are unfolded; unchanged ones stay in `stage`.
const createWorkRow = `
  CREATE TEMP TABLE work_row (
    seq int NOT NULL, product int NOT NULL, name text, title text, slug text, brand text, brand_key text,
    brand_slug text, category text, description text, url text, stock int, images jsonb, variants jsonb, details jsonb,
    currency text
  )`;

const fillWorkRow = `
  INSERT INTO work_row
  SELECT s.seq, p.first_seq, s.name, s.title, s.slug, s.brand, s.brand_key, s.brand_slug, s.category,
    s.description, s.url, s.stock, s.images, s.variants, s.details, s.currency
  FROM plan p JOIN stage s ON s.kind = 'row' AND s.key = p.stage_key
  WHERE p.outcome <> 'unchanged'`;

// `place_in_feed` orders a product's variants across all its rows. Prices are as quoted.
const createWorkVariant = `
  CREATE TEMP TABLE work_variant (
    product int NOT NULL, seq int NOT NULL, place_in_feed bigint NOT NULL, external_id text NOT NULL,
    color text, parent text, hexa text, ladder text, size text, place int,
    stock int, price bigint, retail bigint, images jsonb, row_stock int, gtin text, mpn text, sku text, currency text
  )`;

const fillWorkVariant = `
  INSERT INTO work_variant
  SELECT r.product, r.seq, r.seq * 1000000::bigint + v.place_in_row, v.id, v.color, v.parent, v.hexa,
    v.ladder, v.size, v.place, v.stock, v.price, v.retail, coalesce(v.images, r.images), r.stock,
    v.gtin, v.mpn, v.sku, coalesce(v.currency, r.currency)
  FROM work_row r
  CROSS JOIN LATERAL ROWS FROM (
    jsonb_to_recordset(r.variants) AS (
      id text, color text, parent text, hexa text, ladder text, size text, place int,
      stock int, price bigint, retail bigint, images jsonb, gtin text, mpn text, sku text, currency text)
  ) WITH ORDINALITY AS v(
    id, color, parent, hexa, ladder, size, place, stock, price, retail, images, gtin, mpn, sku, currency, place_in_row)`;

// behavior.md#feeds-products: the lowest available price with its regular price; if currencies differ, the lowest in
// the shop's currency. A row's stock is the sum of its variants' if all have one, else its own; a product's stock is
// known if all its rows' are. Details come from the first row that has any; the number or measure of one variant among
// several is not the product's. Its timetable has the lowest price of its rows at each time at which one of them changes. New products get
// ids in feed order. Looking up their sequence is slower than drawing from it, so it is done once.
const createWorkProduct = `
  CREATE TEMP TABLE work_product (
    product int PRIMARY KEY, product_id int NOT NULL, is_new boolean NOT NULL, price int, retail int, stock int, description text,
    details jsonb, currency text NOT NULL, quoted bigint, quoted_retail bigint
  )`;

const fillWorkProduct = `
  WITH best AS (
    SELECT DISTINCT ON (v.product) v.product, v.seq, ${inShop('v.price', 'r.rate')} AS price, ${inShop('v.retail', 'r.rate')} AS retail,
      v.currency, v.price AS quoted, v.retail AS quoted_retail, v.stock
    FROM work_variant v LEFT JOIN shop_rate r USING (currency)
    ORDER BY v.product, v.stock IS NOT DISTINCT FROM 0, ${inShop('v.price', 'r.rate')} NULLS LAST, v.place_in_feed
  ), of_rows AS (
    SELECT product, CASE WHEN count(stock) = count(*) THEN sum(stock) ELSE min(row_stock) END AS stock
    FROM work_variant GROUP BY product, seq
  ), stocks AS (
    SELECT product, CASE WHEN count(stock) = count(*) THEN least(sum(stock), 2147483647)::int END AS stock
    FROM of_rows GROUP BY product
  ), texts AS (
    SELECT r.product, r.description, r.details FROM work_row r JOIN plan p ON p.first_seq = r.product WHERE p.row_count = 1
    UNION ALL
    SELECT r.product, (array_agg(r.description ORDER BY r.description = '', r.seq))[1],
      (array_agg(r.details ORDER BY r.seq) FILTER (WHERE r.details IS NOT NULL))[1]
        - CASE WHEN count(DISTINCT r.details ->> 'gtin') > 1 OR count(r.details ->> 'gtin') < count(*) THEN 'gtin' ELSE '' END
        - CASE WHEN count(DISTINCT r.details ->> 'mpn') > 1 THEN 'mpn' ELSE '' END
        - CASE WHEN count(DISTINCT r.details -> 'unitMeasure') > 1 OR count(r.details -> 'unitMeasure') < count(*) THEN 'unitMeasure' ELSE '' END - 'timetable'
    FROM work_row r JOIN plan p ON p.first_seq = r.product
    WHERE p.row_count > 1
    GROUP BY r.product
  ), timed AS (
    SELECT DISTINCT best.* FROM best JOIN work_row r USING (product) JOIN plan p ON p.first_seq = r.product
    WHERE p.row_count > 1 AND r.details ? 'timetable'
  ), price_of_row AS (
    SELECT timed.product, r.seq, coalesce((t ->> 'from')::timestamptz, '-infinity') AS starts, (t ->> 'cents')::bigint AS cents,
      (t ->> 'retailCents')::bigint AS retail
    FROM timed JOIN work_row r ON r.product = timed.product AND r.currency = timed.currency
    CROSS JOIN LATERAL jsonb_array_elements(r.details -> 'timetable') t
    WHERE r.stock IS DISTINCT FROM 0 OR timed.stock = 0
    UNION ALL
    SELECT * FROM (
      SELECT DISTINCT ON (v.product, v.seq) v.product, v.seq, '-infinity'::timestamptz, v.price, v.retail
      FROM timed JOIN work_variant v ON v.product = timed.product AND v.currency = timed.currency
      LEFT JOIN work_row r ON r.seq = v.seq
      WHERE v.price IS NOT NULL AND NOT coalesce(r.details ? 'timetable', false) AND (v.stock IS DISTINCT FROM 0 OR timed.stock = 0)
      ORDER BY v.product, v.seq, v.price) undated
  ), price_at AS (
    SELECT product, starts, lowest.*, lag(lowest.cents) OVER (PARTITION BY product ORDER BY starts) AS former
    FROM (SELECT DISTINCT product, starts FROM price_of_row) times
    CROSS JOIN LATERAL (
      SELECT cents, retail FROM (
        SELECT DISTINCT ON (seq) seq, cents, retail FROM price_of_row o
        WHERE o.product = times.product AND o.starts <= times.starts
        ORDER BY seq, o.starts DESC) of_rows
      ORDER BY cents, seq LIMIT 1) lowest
  ), timetable AS (
    SELECT product, jsonb_build_object('timetable', jsonb_agg(
      jsonb_build_object('from', CASE WHEN starts > '-infinity' THEN starts END, 'cents', cents, 'retailCents', retail)
      ORDER BY starts)) AS details
    FROM price_at WHERE cents IS DISTINCT FROM former
    GROUP BY product HAVING count(*) > 1
  ), ids AS (
    SELECT pg_get_serial_sequence('product', 'id')::regclass AS id
  )
  INSERT INTO work_product
  SELECT product, coalesce(p.product_id, nextval((SELECT id FROM ids))::int), p.product_id IS NULL,
    best.price, best.retail, stocks.stock, texts.description, CASE WHEN timetable.details IS NULL THEN texts.details ELSE coalesce(texts.details, '{}') || timetable.details END,
    best.currency, best.quoted, best.quoted_retail
  FROM best
  JOIN stocks USING (product)
  JOIN texts USING (product)
  JOIN plan p ON p.first_seq = product
  LEFT JOIN timetable USING (product)
  ORDER BY product`;

// Colors are compared ignoring case, which is slow, so each spelling is compared once.
const createWorkSpelling = `
  CREATE TEMP TABLE work_spelling (color text PRIMARY KEY, parent text NOT NULL, hexa text NOT NULL, color_id int)`;

const fillWorkSpelling = `
  INSERT INTO work_spelling
  SELECT DISTINCT ON (color) color, parent, hexa
  FROM (SELECT color, parent, hexa, min(place_in_feed) AS first FROM work_variant WHERE color IS NOT NULL GROUP BY 1, 2, 3) s
  ORDER BY color, first`;

/** Unfolds the rows of created and changed products into rows, variants, color spellings and products. */
export const unfoldWork = async (db: Connection): Promise<void> => {
  await db.query(createWorkRow);
  await db.query(fillWorkRow);
  await db.query('ANALYZE work_row (seq, product, brand_key, category)');
  await db.query(createWorkVariant);
  await db.query(fillWorkVariant);
  await keepRejected(db);
  await db.query('ANALYZE work_variant (product, seq, external_id, color, ladder, size)');
  await db.query(createWorkSpelling);
  await db.query(fillWorkSpelling);
  await db.query('ANALYZE work_spelling');
  await db.query(createWorkProduct);
  await db.query(fillWorkProduct);
  await db.query('ANALYZE work_product');
};
