import { hidingReasons } from '@wearfolio/feeds/raw-record';
import type { Connection } from '../connection.ts';
import { alikeInShop } from '../prices/shop-rates.ts';
import { withoutRowChecks } from '../row-checks.ts';

// A held price is none of those.
const priceTimetable = `
  CASE WHEN w.quoted IN (SELECT (t ->> 'cents')::bigint FROM jsonb_array_elements(w.details -> 'timetable') t)
    THEN w.details -> 'timetable' END`;

/** Columns for optional feed details, and where their values are. */
const details: Readonly<Record<string, string>> = {
  gtin: "w.details ->> 'gtin'",
  mpn: "w.details ->> 'mpn'",
  material: "w.details ->> 'material'",
  pattern: "w.details ->> 'pattern'",
  size_system: "w.details ->> 'sizeSystem'",
  size_type: "w.details ->> 'sizeType'",
  age_group: "w.details ->> 'ageGroup'",
  audience: "w.details ->> 'audience'",
  condition: "w.details ->> 'condition'",
  delivery: "nullif(w.details -> 'delivery', 'null')",
  shipping_weight_grams: "(w.details ->> 'shippingWeightGrams')::int",
  unit_measure: "nullif(w.details -> 'unitMeasure', 'null')",
  price_timetable: priceTimetable,
};

// A reduction in a store's first feed is accepted, under either price rule.
const isReduced = 'w.quoted_retail > w.quoted AND w.retail > w.price';

const insertCreated = `
  INSERT INTO product (
    id, cluster_id, store_id, external_id, brand_id, category_id, name, title, slug, description,
    price_cents, retail_cents, currency, quoted_cents, quoted_retail_cents, struck_quoted_cents, struck_kind, stock, product_url,
    content_hash, ${Object.keys(details).join(', ')}
  )
  SELECT w.product_id, w.product_id, $1, p.key, coalesce(b.shown_id, b.id), c.id, r.name, r.title, r.slug, w.description,
    w.price, CASE WHEN ${isReduced} THEN w.retail END, w.currency, w.quoted, w.quoted_retail,
    CASE WHEN ${isReduced} THEN w.quoted_retail END, CASE WHEN ${isReduced} THEN 'regular' END, w.stock, r.url, p.hash, ${Object.values(details).join(', ')}
  FROM plan p
  JOIN work_row r ON r.seq = p.first_seq
  JOIN work_product w ON w.product = p.first_seq
  JOIN brand b ON b.folded_name = r.brand_key
  JOIN category c ON c.path = r.category
  WHERE p.outcome = 'created'
  ORDER BY p.first_seq`;

const updateChanged = `
  UPDATE product o SET
    brand_id = coalesce(b.shown_id, b.id), category_id = c.id, name = r.name, title = r.title, slug = r.slug, description = w.description,
    price_cents = w.price, retail_cents = ${alikeInShop('o.struck_quoted_cents', 'w.price', 'w.quoted')}, currency = w.currency, quoted_cents = w.quoted,
    quoted_retail_cents = w.quoted_retail, stock = w.stock, product_url = r.url, content_hash = p.hash,
    hidden_by_feed = false, last_changed = now(), ${Object.entries(details)
      .map(([column, value]) => `${column} = ${value}`)
      .join(', ')},
    returned_at = CASE WHEN NOT p.is_merge AND o.stock = 0 AND w.stock IS DISTINCT FROM 0 THEN now() ELSE o.returned_at END
  FROM plan p
  JOIN work_row r ON r.seq = p.first_seq
  JOIN work_product w ON w.product = p.first_seq
  JOIN brand b ON b.folded_name = r.brand_key
  JOIN category c ON c.path = r.category
  WHERE p.outcome = 'changed' AND o.id = p.product_id`;

// Marked sold out but never deleted, because favorites and click-outs refer to them and they may return.
const sellOutProducts = `
  UPDATE product SET stock = 0, content_hash = '', last_changed = now()
  FROM vanished WHERE product.id = vanished.product_id`;

// The store or a rule does not show these, so the shop does not either, also if they had left the feed before. They return with
// an accepted row.
const hideUnlisted = `
  WITH unlisted AS (
    SELECT DISTINCT external_id AS id FROM stage WHERE kind = 'reject' AND title IN (${hidingReasons.map((reason) => `'${reason}'`).join(', ')})
  ), gone AS (
    SELECT id, external_id FROM product WHERE store_id = $1 AND content_hash = '' AND NOT hidden_by_feed
  ), hidden AS (
    SELECT gone.id FROM gone JOIN unlisted ON unlisted.id = gone.external_id
    UNION
    SELECT gone.id FROM gone JOIN variant v ON v.product_id = gone.id JOIN unlisted ON unlisted.id = v.external_id
    UNION
    SELECT gone.id FROM gone JOIN variant v ON v.product_id = gone.id
    JOIN unlisted ON unlisted.id = split_part(v.external_id, '/', 1)
  ), written AS (
    UPDATE product SET hidden_by_feed = true FROM hidden WHERE product.id = hidden.id RETURNING product.id
  )
  INSERT INTO touched SELECT id FROM written ON CONFLICT DO NOTHING`;

const sellOutVariants = `
  UPDATE variant SET stock = 0 FROM vanished
  WHERE variant.product_id = vanished.product_id AND stock IS DISTINCT FROM 0`;

const appendVanished = `
  INSERT INTO price_change (product_id, price_cents, retail_cents, stock, currency, quoted_cents, quoted_retail_cents)
  SELECT p.id, p.price_cents, p.retail_cents, 0, p.currency, p.quoted_cents, p.quoted_retail_cents
  FROM product p JOIN vanished ON vanished.product_id = p.id
  WHERE p.stock IS DISTINCT FROM 0
  ORDER BY p.id`;

/** Writes the products of the plan and marks vanished ones sold out. Returns how many of these were in stock. */
export const mergeProducts = async (db: Connection, storeId: number): Promise<number> => {
  await withoutRowChecks(db, () => db.query(insertCreated, [storeId]));
  await db.query(updateChanged);
  const { rowCount: soldOut } = await db.query(appendVanished);
  await db.query(sellOutProducts);
  await db.query(hideUnlisted, [storeId]);
  await db.query(sellOutVariants);
  return soldOut ?? 0;
};
