import type { Connection } from '../connection.ts';
import { isJump } from '../prices/price-jump.ts';

// `is_known`: this price is held already.
const createJump = `
  CREATE TEMP TABLE jump (
    product int PRIMARY KEY, product_id int NOT NULL, price int NOT NULL, retail int,
    currency text NOT NULL, quoted bigint NOT NULL, quoted_retail bigint,
    is_known boolean NOT NULL, is_rejected boolean NOT NULL
  )`;

// Compares quoted prices; if their currencies differ, compares them in the shop's currency.
const jumped = `CASE WHEN p.old_currency = w.currency THEN ${isJump('p.old_quoted', 'w.quoted')} ELSE ${isJump('p.old_price', 'w.price')} END`;

// A rejected price stays rejected, even if the import accepts jumps.
const fillJump = `
  INSERT INTO jump
  SELECT w.product, w.product_id, w.price, w.retail, w.currency, w.quoted, w.quoted_retail, h.product_id IS NOT NULL, h.rejected_at IS NOT NULL
  FROM plan p
  JOIN work_product w ON w.product = p.first_seq
  LEFT JOIN held_price h ON h.product_id = p.product_id AND h.currency = w.currency AND h.quoted_cents = w.quoted
  WHERE p.outcome = 'changed' AND NOT p.is_merge AND w.price IS NOT NULL AND ${jumped} AND (NOT $1 OR h.rejected_at IS NOT NULL)`;

const timesOf = (price: string, currency: string, quoted: string): string =>
  `CASE WHEN p.old_currency = ${currency} THEN ${quoted} / nullif(p.old_quoted, 0)::float ELSE ${price} / nullif(p.old_price, 0)::float END`;

// Unchanged products are not in the work tables, so their held prices stay.
const countJumps = `
  SELECT count(*)::int AS held, count(*) FILTER (WHERE NOT is_known)::int AS fresh,
    percentile_disc(0.5) WITHIN GROUP (ORDER BY times) AS times
  FROM (
    SELECT j.is_known, ${timesOf('j.price', 'j.currency', 'j.quoted')} AS times
    FROM jump j JOIN plan p ON p.first_seq = j.product WHERE NOT j.is_rejected
    UNION ALL
    SELECT true, ${timesOf('h.price_cents', 'h.currency', 'h.quoted_cents')}
    FROM held_price h JOIN plan p ON p.product_id = h.product_id
    WHERE p.outcome = 'unchanged' AND h.rejected_at IS NULL
  ) waiting`;

/**
 * Prices of a store that are held after the import, and how many of them are new. `times` is the median ratio to the
 * shop's price; null if there are none.
 */
export type Jumps = { held: number; fresh: number; times: number | null };

/**
 * Finds the price jumps in the work tables. With `mayJump`, which trusts the feed, finds only prices that ops rejected.
 */
export const findJumps = async (db: Connection, mayJump: boolean): Promise<Jumps> => {
  await db.query(createJump);
  await db.query(fillJump, [mayJump]);
  await db.query('ANALYZE jump');
  const { rows } = await db.query<Jumps>(countJumps);
  if (!rows[0]) throw new Error('The count returned no row');
  return rows[0];
};

// The feed has another price now, or one that is not a jump.
const forgetPast = `
  DELETE FROM held_price h USING plan p
  WHERE h.product_id = p.product_id AND p.outcome = 'changed' AND NOT p.is_merge
    AND NOT EXISTS (SELECT FROM jump j WHERE j.product = p.first_seq AND j.is_known)`;

// A vanished product has no price to decide about. Its rejection stays, because the product may return.
const forgetVanished = `
  DELETE FROM held_price h USING vanished v WHERE h.product_id = v.product_id AND h.rejected_at IS NULL`;

const keepJumps = `
  INSERT INTO held_price AS h (
    product_id, price_cents, retail_cents, currency, quoted_cents, quoted_retail_cents, import_id)
  SELECT product_id, price, retail, currency, quoted, quoted_retail, $1 FROM jump ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET retail_cents = excluded.retail_cents, quoted_retail_cents = excluded.quoted_retail_cents
  WHERE h.quoted_retail_cents IS DISTINCT FROM excluded.quoted_retail_cents`;

const keepShown = `
  UPDATE work_product w SET price = p.old_price, retail = p.old_retail, currency = p.old_currency,
    quoted = p.old_quoted, quoted_retail = p.old_quoted_retail
  FROM jump j JOIN plan p ON p.first_seq = j.product
  WHERE w.product = j.product`;

/** Holds the price jumps: stores them separately, and lets the products keep the shop's prices. */
export const holdPrices = async (db: Connection, importId: number): Promise<void> => {
  await db.query(forgetPast);
  await db.query(forgetVanished);
  await db.query(keepJumps, [importId]);
  await db.query(keepShown);
};
