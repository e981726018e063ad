import type { Connection } from '../connection.ts';
import { inShop } from '../prices/shop-rates.ts';

// If the product holds this price, the shop's price counts: held prices stay held and rejected ones rejected. With
// mayJump, only the latter.
const priceMerged = `
  UPDATE work_product w SET price = best.price, retail = best.retail, currency = best.currency, quoted = best.quoted,
    quoted_retail = best.quoted_retail
  FROM (
    SELECT DISTINCT ON (product) *
    FROM (
      SELECT v.product, v.stock, v.place_in_feed,
        CASE WHEN h.product_id IS NULL THEN ${inShop('v.price', 'r.rate')} ELSE m.price_cents END AS price,
        CASE WHEN h.product_id IS NULL THEN ${inShop('v.retail', 'r.rate')} ELSE m.retail_cents END AS retail,
        CASE WHEN h.product_id IS NULL THEN v.currency ELSE m.currency END AS currency,
        CASE WHEN h.product_id IS NULL THEN v.price ELSE m.quoted_cents END AS quoted,
        CASE WHEN h.product_id IS NULL THEN v.retail ELSE m.quoted_retail_cents END AS quoted_retail
      FROM plan p
      JOIN work_variant v ON v.product = p.first_seq
      LEFT JOIN shop_rate r ON r.currency = v.currency
      LEFT JOIN row_owner o ON o.seq = v.seq
      LEFT JOIN held_price h ON h.product_id = o.product_id AND h.currency = v.currency AND h.quoted_cents = v.price
        AND (NOT $1 OR h.rejected_at IS NOT NULL)
      LEFT JOIN member m ON m.product_id = h.product_id
      WHERE p.is_merge
    ) shown
    ORDER BY product, stock IS NOT DISTINCT FROM 0, price NULLS LAST, place_in_feed
  ) best
  WHERE w.product = best.product`;

const heldColumns = [
  'price_cents',
  'retail_cents',
  'currency',
  'quoted_cents',
  'quoted_retail_cents',
  'import_id',
  'since',
  'rejected_at',
];

// A product holds one price: the one in its feed now, else a rejected one, else the oldest.
const keepOneHeld = `
  WITH held AS (
    SELECT h.product_id, survivor.product_id AS into_id, row_number() OVER (
      PARTITION BY m.product
      ORDER BY (h.currency, h.quoted_cents) = (
        SELECT v.currency, v.price FROM work_variant v LEFT JOIN shop_rate r USING (currency) WHERE v.product = m.product
        ORDER BY v.stock IS NOT DISTINCT FROM 0, ${inShop('v.price', 'r.rate')} NULLS LAST, v.place_in_feed LIMIT 1
      ) DESC NULLS LAST, h.rejected_at IS NOT NULL DESC, h.since, h.product_id
    ) AS place
    FROM member m
    JOIN held_price h ON h.product_id = m.product_id
    JOIN member survivor ON survivor.product = m.product AND survivor.is_survivor
    WHERE m.is_merged
  ), removed AS (
    DELETE FROM held_price h USING held WHERE h.product_id = held.product_id
    RETURNING held.into_id, held.place, ${heldColumns.map((column) => `h.${column}`).join(', ')}
  )
  SELECT into_id, ${heldColumns.join(', ')} FROM removed WHERE place = 1`;

/** Sets the prices of merged products, which are never held; `mayJump` as in `findJumps`. */
export const priceMergedProducts = async (db: Connection, mayJump: boolean): Promise<void> => {
  await db.query(priceMerged, [mayJump]);
};

/** Moves held and rejected prices of merged products to the remaining product. */
export const moveHeldPrices = async (db: Connection): Promise<void> => {
  await db.query(`CREATE TEMP TABLE moved_held ON COMMIT DROP AS ${keepOneHeld}`);
  await db.query(
    `INSERT INTO held_price (product_id, ${heldColumns.join(', ')}) SELECT into_id, ${heldColumns.join(', ')} FROM moved_held`,
  );
};
