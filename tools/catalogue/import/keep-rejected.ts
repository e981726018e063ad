import { hidingReasons } from '@wearfolio/feeds/raw-record';
import type { Connection } from '../connection.ts';

const hiding = hidingReasons.map((reason) => `'${reason}'`).join(', ');

// The catalogue's variants of the rejected rows: by the row's id, or nested under it. A row that the store
// or a rule does not show is not kept.
const createKept = `
  CREATE TEMP TABLE kept_row AS
  WITH refused AS (
    SELECT DISTINCT external_id AS id FROM stage s WHERE kind = 'reject' AND title NOT IN (${hiding}) AND external_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM stage r WHERE r.kind = 'row' AND r.external_id = s.external_id)
  ), own AS (
    SELECT id AS product_id, external_id FROM product WHERE store_id = $1 AND active AND content_hash <> ''
  )
  SELECT own.product_id, v.id AS variant_id
  FROM refused JOIN own ON own.external_id = refused.id JOIN variant v ON v.product_id = own.product_id
  UNION
  SELECT own.product_id, v.id
  FROM refused JOIN variant v ON v.external_id = refused.id JOIN own ON own.product_id = v.product_id
  UNION
  SELECT own.product_id, v.id
  FROM refused JOIN variant v ON split_part(v.external_id, '/', 1) = refused.id
  JOIN own ON own.product_id = v.product_id`;

/** Lists in `kept_row` what the catalogue has of the rejected rows, because it stays unchanged. */
export const findRejected = async (db: Connection, storeId: number | null): Promise<void> => {
  await db.query(createKept, [storeId]);
  await db.query('ANALYZE kept_row');
};

// If other rows of the product were accepted, the variant of a rejected row stays as it is in the catalogue, with the
// pictures of its color. A variant has no regular price, so it takes the product's.
const addKept = `
  INSERT INTO work_variant
  SELECT w.product, -v.id, (w.seq + 1) * 1000000::bigint - 500000 + row_number() OVER (PARTITION BY w.product ORDER BY v.id),
    v.external_id, c.name::text, parent.name::text, substring(c.hexa FROM 2), s.attribute_name, s.attribute_value,
    s.sort_order, v.stock, v.price_cents, CASE WHEN p.currency = v.currency AND p.quoted_retail_cents > v.price_cents THEN p.quoted_retail_cents END,
    coalesce(shown.images, '[]'), NULL, v.gtin, v.mpn, v.sku, v.currency
  FROM kept_row k
  JOIN variant v ON v.id = k.variant_id
  JOIN product p ON p.id = v.product_id
  JOIN member m ON m.product_id = k.product_id
  JOIN (SELECT product, max(seq) AS seq FROM work_row GROUP BY product) w ON w.product = m.product
  LEFT JOIN color c ON c.id = v.color_id
  LEFT JOIN color parent ON parent.id = c.parent_id
  LEFT JOIN size s ON s.id = v.size_id
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_array(m.path, m.width, m.height) ORDER BY m.position) AS images
    FROM product_media m JOIN product_color own ON own.id = m.product_color_id
    WHERE m.product_id = p.id AND own.color_id = v.color_id AND NOT m.is_hidden
  ) shown ON true
  WHERE NOT EXISTS (
    SELECT FROM work_variant other WHERE other.product = w.product AND other.external_id = v.external_id)`;

/** Adds the variants of rejected rows to the products in the work tables. */
export const keepRejected = async (db: Connection): Promise<void> => {
  await db.query(addKept);
};
