import type { Connection } from '../connection.ts';
import { withoutRowChecks } from '../row-checks.ts';

// The current available colors of the products in the work tables. The API's `colorStocks` counts their stock.
const offered = `
  SELECT own.id
  FROM work_product w
  JOIN product p ON p.id = w.product_id AND p.stock IS DISTINCT FROM 0
  JOIN product_color own ON own.product_id = p.id
  LEFT JOIN variant v ON v.product_id = p.id AND (v.color_id = own.color_id OR v.color_id IS NULL)
  WHERE NOT w.is_new
  GROUP BY own.id
  HAVING bool_or(v.stock IS DISTINCT FROM 0)`;

/** Records the available colors of the products in the work tables before anything is written. */
export const keepOffered = async (db: Connection): Promise<void> => {
  await db.query(`CREATE TEMP TABLE was_offered AS ${offered}`);
  await db.query('ANALYZE was_offered');
};

// Appends one change per product, whatever changed: the alert for a returned color refers to this row. A color may
// return while the total stock stays the same. Merging products or renaming a color is not a return. A price change
// means that the store quotes another price, whatever the exchange rate makes of it.
const append = `
  WITH returned AS (
    UPDATE product_color own SET returned_at = now()
    FROM (${offered} EXCEPT SELECT id FROM was_offered) back
    WHERE own.id = back.id
      AND NOT EXISTS (SELECT FROM plan p WHERE p.product_id = own.product_id AND p.is_merge)
      AND NOT EXISTS (SELECT FROM recolored r WHERE r.product_id = own.product_id AND r.color_id = own.color_id)
      AND NOT EXISTS (SELECT FROM followed f WHERE f.product_id = own.product_id AND f.color_id = own.color_id)
    RETURNING own.product_id
  )
  INSERT INTO price_change (product_id, price_cents, retail_cents, stock, currency, quoted_cents, quoted_retail_cents)
  SELECT w.product_id, w.price, w.retail, w.stock, w.currency, w.quoted, w.quoted_retail
  FROM work_product w JOIN plan p ON p.first_seq = w.product
  WHERE p.outcome = 'created'
    OR NOT p.is_merge AND (
      (p.old_quoted, p.old_quoted_retail, p.old_stock) IS DISTINCT FROM (w.quoted, w.quoted_retail, w.stock)
      OR p.old_currency <> w.currency AND w.quoted IS NOT NULL
    )
    OR w.product_id IN (SELECT product_id FROM returned)
    OR w.product_id IN (SELECT unnest(sellers) FROM resized WHERE is_back OR is_last)
  ORDER BY w.product`;

/**
 * Records returned colors of the products in the work tables, and appends changes of price or stock. Returns the number
 * of changed products, including new ones.
 */
export const appendChanges = async (db: Connection): Promise<number> => {
  const { rowCount } = await withoutRowChecks(db, () => db.query(append));
  return rowCount ?? 0;
};
