import type { Connection } from '../connection.ts';
import { readCountryIn, readCurrencyIn } from '../content/shop-identity.ts';
import { inShop, loadRates } from '../prices/shop-rates.ts';

const createTable = `
  CREATE TEMP TABLE card_delivery (
    product_id int PRIMARY KEY, fee_cents int, free_from_cents int, days_from int, days_to int, returns_days int,
    returns_free boolean, returns_note text
  ) ON COMMIT DROP`;

/** SQL: what delivery costs a product of `price`. An amount from which it is free counts at that price. */
const feeAt = (price: string, fee: string, freeFrom: string): string =>
  `CASE WHEN ${price} >= ${freeFrom} THEN 0 ELSE ${fee} END`;

// Of several options the cheapest counts, then the fastest. A region's counts only where the country has none.
const fillTable = `
  WITH rate AS (SELECT * FROM unnest($2::text[], $3::numeric[]) AS each(currency, rate)
  ), option AS (
    SELECT DISTINCT ON (product_id) product_id, fee, free_from, days_from, days_to
    FROM (
      SELECT p.id AS product_id, p.price_cents, place,
        ${inShop("(entry ->> 'cents')::bigint", 'rate')} AS fee,
        ${inShop("(entry ->> 'freeFromCents')::bigint", 'rate')} AS free_from,
        (entry -> 'days' ->> 0)::int AS days_from, (entry -> 'days' ->> 1)::int AS days_to,
        (entry ->> 'region') IS NOT NULL AS is_of_region, (entry ->> 'country') IS NULL AS is_of_any
      FROM touched t
      JOIN product p ON p.id = t.product_id
      CROSS JOIN LATERAL jsonb_array_elements(p.delivery) WITH ORDINALITY AS each(entry, place)
      LEFT JOIN rate ON rate.currency = entry ->> 'currency'
      WHERE coalesce(entry ->> 'country', $1) = $1
    ) own
    ORDER BY product_id, is_of_region, is_of_any, ${feeAt('price_cents', 'fee', 'free_from')} NULLS LAST, days_to, place
  ), rule AS (
    SELECT DISTINCT ON (store_id) store_id, ${inShop('fee_cents', 'rate')} AS fee,
      ${inShop('free_from_cents', 'rate')} AS free_from, days_from, days_to, returns_days, returns_free, returns_note
    FROM store_delivery LEFT JOIN rate USING (currency)
    WHERE country = $1
    ORDER BY store_id, region <> '', fee_cents * rate NULLS LAST, region
  )
  INSERT INTO card_delivery
  SELECT product_id, ${feeAt('price_cents', 'fee', 'free_from')},
    CASE WHEN price_cents >= free_from THEN NULL ELSE free_from END, days_from, days_to, returns_days, returns_free,
    returns_note
  FROM (
    SELECT p.id AS product_id, p.price_cents, coalesce(option.fee, rule.fee) AS fee,
      CASE WHEN option.fee IS NULL THEN coalesce(option.free_from, rule.free_from) ELSE option.free_from END AS free_from,
      CASE WHEN option.days_to IS NULL THEN rule.days_from ELSE option.days_from END AS days_from,
      coalesce(option.days_to, rule.days_to) AS days_to, rule.returns_days, rule.returns_free, rule.returns_note
    FROM touched t
    JOIN product p ON p.id = t.product_id
    LEFT JOIN option ON option.product_id = p.id
    LEFT JOIN rule USING (store_id)
    WHERE option.product_id IS NOT NULL OR rule.store_id IS NOT NULL
  ) known`;

/**
 * Creates the temporary table `card_delivery`: what delivery of the products in `touched` to the shop's country costs
 * and how long it takes, in the shop's currency (behavior.md#price-delivered). A product's own option overrules its store's
 * rule.
 */
export const createDelivery = async (db: Connection): Promise<void> => {
  const rates = [...(await loadRates(db, await readCurrencyIn(db))).values()];
  await db.query(createTable);
  await db.query(fillTable, [
    await readCountryIn(db),
    rates.map(({ currency }) => currency),
    rates.map(({ rate }) => rate.toPrecision(12)),
  ]);
};
