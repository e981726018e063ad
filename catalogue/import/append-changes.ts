import type { Connection } from '../connection.ts';
import { withoutRowChecks } from '../row-checks.ts';

// The colors in which the products at work can be bought, as the tables have it now. The API's `colorStocks` counts how
// many there are.
const offered = `
  SELECT own.id
  FROM work_product w
  JOIN product p ON p.id = w.product_id AND p.stock IS DISTINCT FROM 0
  JOIN product_color own ON own.product_id = p.id
  LEFT JOIN variant v ON v.product_id = p.id AND (v.color_id = own.color_id OR v.color_id IS NULL)
  WHERE NOT w.is_new
  GROUP BY own.id
  HAVING bool_or(v.stock IS DISTINCT FROM 0)`;

/** Notes, before anything is written, in which colors the products at work can be bought. */
export const keepOffered = async (db: Connection): Promise<void> => {
  await db.query(`CREATE TEMP TABLE was_offered AS ${offered}`);
  await db.query('ANALYZE was_offered');
};

// One change of a product, whatever of it changed: whoever is told of a color that came back is told of this row. A
// color may come back while the stock of all of them stays the same. Nothing comes back because products were merged, nor
// because a color is known by another name. Prices changed where the store quotes others, whatever a rate makes of them.
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
 * Notes which colors of the products at work came back, and appends what changed in price or stock. Answers how many
 * products that was of, the new ones included.
 */
export const appendChanges = async (db: Connection): Promise<number> => {
  const { rowCount } = await withoutRowChecks(db, () => db.query(append));
  return rowCount ?? 0;
};
