import type { Connection } from '../connection.ts';
import { withoutRowChecks } from '../row-checks.ts';
import { joinRecolored, recolored } from './follow-overrides.ts';

const removeGone = `
  DELETE FROM variant o USING work_product w
  WHERE o.product_id = w.product_id
    AND NOT EXISTS (
      SELECT 1 FROM work_variant v WHERE v.product = w.product AND v.external_id = o.external_id)`;

// If two variants of a product share an id, the first row's counts.
const insertVariants = `
  INSERT INTO variant (product_id, external_id, color_id, size_id, stock, price_cents, currency, gtin, mpn, sku)
  SELECT product_id, external_id, color_id, size_id, stock, price, currency, gtin, mpn, sku
  FROM (
    SELECT DISTINCT ON (w.product_id, v.external_id)
      w.product_id, v.external_id, ${recolored('c.color_id')} AS color_id, s.id AS size_id, v.stock, v.price, v.currency, v.gtin, v.mpn, v.sku,
      v.place_in_feed
    FROM work_variant v
    JOIN work_product w USING (product)
    LEFT JOIN work_spelling c USING (color)
    ${joinRecolored('w.product_id', 'c.color_id')}
    LEFT JOIN size s ON s.attribute_name = v.ladder AND s.attribute_value = v.size
    WHERE w.is_new = $1
    ORDER BY w.product_id, v.external_id, v.place_in_feed
  ) first
  ORDER BY place_in_feed`;

const keepVariants = `
  ON CONFLICT (product_id, external_id) DO UPDATE SET
    color_id = excluded.color_id, size_id = excluded.size_id, stock = excluded.stock, price_cents = excluded.price_cents,
    currency = excluded.currency, gtin = excluded.gtin, mpn = excluded.mpn, sku = excluded.sku`;

// Colors that the feed now names for variants that were already available.
const createRecolored = `
  CREATE TEMP TABLE recolored ON COMMIT DROP AS
  SELECT DISTINCT w.product_id, ${recolored('c.color_id')} AS color_id
  FROM work_product w
  JOIN work_variant v USING (product)
  JOIN work_spelling c USING (color)
  ${joinRecolored('w.product_id', 'c.color_id')}
  JOIN variant old ON old.product_id = w.product_id AND old.external_id = v.external_id
  WHERE NOT w.is_new AND old.color_id IS DISTINCT FROM ${recolored('c.color_id')} AND old.stock IS DISTINCT FROM 0`;

/**
 * Writes the variants of the products in the work tables, and lists in `recolored` the new colors of known variants.
 */
export const mergeVariants = async (db: Connection): Promise<void> => {
  await db.query(createRecolored);
  await db.query(removeGone);
  await withoutRowChecks(db, () => db.query(insertVariants, [true]));
  await db.query(insertVariants + keepVariants, [false]);
};
