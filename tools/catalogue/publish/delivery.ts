import { notHome, numberInSql, traitAbroadIn } from '@wearfolio/contracts/listing/destination';
import type { Connection } from '../connection.ts';
import { readCountriesIn, readCurrencyIn } from '../content/shop-identity.ts';
import { inShop, loadRates } from '../prices/shop-rates.ts';
import { isFast } from './traits.ts';

const createTable = `
  CREATE TEMP TABLE card_delivery (
    product_id int, country text, is_home boolean, fee_cents int, free_from_cents int, days_from int, days_to int,
    returns_days int, returns_free boolean, returns_note text, stated_fee bigint, stated_free_from bigint,
    PRIMARY KEY (product_id, country)
  ) ON COMMIT DROP`;

/** SQL: what delivery costs a product of `price`. An amount from which it is free counts at that price. */
const feeAt = (price: string, fee: string, freeFrom: string): string =>
  `CASE WHEN ${price} >= ${freeFrom} THEN 0 ELSE ${fee} END`;

// The first of the countries is the shop's. Of several options the cheapest counts, then the fastest. A region's counts
// only where the country has none; one without a country is for the shop's.
const fillTable = `
  WITH rate AS (SELECT * FROM unnest($2::text[], $3::numeric[]) AS each(currency, rate)
  ), place AS (
    SELECT country, position = 1 AS is_home FROM unnest($1::text[]) WITH ORDINALITY AS each(country, position)
  ), option AS (
    SELECT DISTINCT ON (product_id, country) product_id, country, fee, free_from, days_from, days_to,
      stated_fee, stated_free_from
    FROM (
      SELECT p.id AS product_id, p.price_cents, each.place AS position, place.country,
        ${inShop("(entry ->> 'cents')::bigint", 'rate')} AS fee,
        ${inShop("(entry ->> 'freeFromCents')::bigint", 'rate')} AS free_from,
        CASE WHEN entry ->> 'currency' = p.currency THEN (entry ->> 'cents')::bigint END AS stated_fee,
        CASE WHEN entry ->> 'currency' = p.currency THEN (entry ->> 'freeFromCents')::bigint END AS stated_free_from,
        (entry -> 'days' ->> 0)::int AS days_from, (entry -> 'days' ->> 1)::int AS days_to,
        (entry ->> 'region') IS NOT NULL AS is_of_region, (entry ->> 'country') IS NULL AS is_of_any
      FROM touched t
      JOIN product p ON p.id = t.product_id
      CROSS JOIN LATERAL jsonb_array_elements(p.delivery) WITH ORDINALITY AS each(entry, place)
      JOIN place ON place.country = coalesce(entry ->> 'country', ($1::text[])[1])
      LEFT JOIN rate ON rate.currency = entry ->> 'currency'
    ) own
    ORDER BY product_id, country, is_of_region, is_of_any, ${feeAt('price_cents', 'fee', 'free_from')} NULLS LAST,
      days_to, position
  ), rule AS (
    SELECT DISTINCT ON (store_id, country) store_id, country, ${inShop('fee_cents', 'rate')} AS fee,
      ${inShop('free_from_cents', 'rate')} AS free_from, days_from, days_to, returns_days, returns_free, returns_note,
      currency, fee_cents, free_from_cents
    FROM store_delivery JOIN place USING (country) LEFT JOIN rate USING (currency)
    ORDER BY store_id, country, region <> '', fee_cents * rate NULLS LAST, region
  )
  INSERT INTO card_delivery
  SELECT product_id, country, is_home, ${feeAt('price_cents', 'fee', 'free_from')},
    CASE WHEN price_cents >= free_from THEN NULL ELSE free_from END, days_from, days_to, returns_days, returns_free,
    returns_note, CASE WHEN fee = 0 OR price_cents >= free_from THEN 0 ELSE stated_fee END,
    CASE WHEN price_cents >= free_from THEN NULL ELSE stated_free_from END
  FROM (
    SELECT p.id AS product_id, place.country, is_home, p.price_cents, coalesce(option.fee, rule.fee) AS fee,
      CASE WHEN option.fee IS NULL THEN coalesce(option.free_from, rule.free_from) ELSE option.free_from END AS free_from,
      CASE WHEN option.days_to IS NULL THEN rule.days_from ELSE option.days_from END AS days_from,
      coalesce(option.days_to, rule.days_to) AS days_to, rule.returns_days, rule.returns_free, rule.returns_note,
      CASE WHEN option.fee IS NOT NULL THEN option.stated_fee WHEN rule.currency = p.currency THEN rule.fee_cents END AS stated_fee,
      CASE WHEN coalesce(option.fee, option.free_from) IS NOT NULL THEN option.stated_free_from
        WHEN rule.currency = p.currency THEN rule.free_from_cents END AS stated_free_from
    FROM touched t
    JOIN product p ON p.id = t.product_id
    CROSS JOIN place
    LEFT JOIN option ON option.product_id = p.id AND option.country = place.country
    LEFT JOIN rule ON rule.store_id = p.store_id AND rule.country = place.country
    WHERE option.product_id IS NOT NULL OR rule.store_id IS NOT NULL
  ) known`;

/** SQL of the fields of a card about delivery, from a row `delivered` of `card_delivery`. */
export const deliveryFields = {
  delivery_price: 'trim_scale(delivered.fee_cents / 100.0)',
  delivered_price: 'trim_scale((p.price_cents + delivered.fee_cents) / 100.0)',
  delivery_free_from: 'trim_scale(delivered.free_from_cents / 100.0)',
  delivery_days: 'CASE WHEN delivered.days_to IS NOT NULL THEN ARRAY[delivered.days_from, delivered.days_to] END',
  returns_days: 'delivered.returns_days',
  returns_free: 'delivered.returns_free',
  returns_note: 'delivered.returns_note',
} as const;

const cardOf = Object.entries(deliveryFields)
  .map(([name, value]) => `'${name}', ${value}`)
  .join(', ');

const traitWhen = (condition: string, kind: Parameters<typeof traitAbroadIn>[0]): string =>
  `CASE WHEN ${condition} THEN ${traitAbroadIn(kind, 'delivered.country')} END`;

const createAbroad = `
  CREATE TEMP TABLE card_abroad (product_id int PRIMARY KEY, trait_ids int[], delivered_cents bigint[], fields jsonb)
  ON COMMIT DROP`;

// What is said of delivery to any country is said of a product; else it ships to the shop's country alone.
const fillAbroad = `
  INSERT INTO card_abroad
  SELECT p.id, array_remove(CASE WHEN home.product_id IS NULL THEN ARRAY[${notHome}] ELSE '{}' END || other.trait_ids, NULL),
    other.delivered_cents, other.fields
  FROM touched t
  JOIN product p ON p.id = t.product_id
  LEFT JOIN card_delivery home ON home.product_id = p.id AND home.is_home
  CROSS JOIN LATERAL (
    SELECT array_agg(trait) AS trait_ids,
      array_agg(${numberInSql('delivered.country')}::bigint * 4294967296 + p.price_cents + delivered.fee_cents)
        FILTER (WHERE kind = 1 AND p.price_cents + delivered.fee_cents IS NOT NULL) AS delivered_cents,
      jsonb_object_agg(delivered.country, jsonb_build_object(${cardOf})) FILTER (WHERE kind = 1) AS fields
    FROM card_delivery delivered
    CROSS JOIN LATERAL unnest(ARRAY[
      ${traitAbroadIn('ships', 'delivered.country')},
      ${traitWhen('delivered.fee_cents = 0', 'free_delivery')},
      ${traitWhen(isFast('delivered'), 'fast_delivery')},
      ${traitWhen('delivered.returns_free', 'free_returns')}
    ]) WITH ORDINALITY AS each(trait, kind)
    WHERE delivered.product_id = p.id AND NOT delivered.is_home
  ) other
  WHERE other.fields IS NOT NULL OR home.product_id IS NULL AND (
    jsonb_array_length(p.delivery) > 0 OR EXISTS (SELECT FROM store_delivery WHERE store_delivery.store_id = p.store_id))`;

/**
 * Creates the temporary table `card_delivery`: what delivery of the products in `touched` to the countries of the
 * markets costs and how long it takes, in the shop's currency (behavior.md#price-delivered). A product's own option
 * overrules its store's rule. `stated_*` are the same amounts where they are stated in the product's own currency, in
 * that; free delivery is 0 in every currency. `card_abroad` says by product what differs outside the shop's country, for shops with a
 * market there: traits, prices with delivery, and fields of cards by country (behavior.md#markets-offers).
 */
export const createDelivery = async (db: Connection): Promise<void> => {
  const rates = [...(await loadRates(db, await readCurrencyIn(db))).values()];
  const countries = await readCountriesIn(db);
  await db.query(createTable);
  await db.query(createAbroad);
  await db.query(fillTable, [
    countries,
    rates.map(({ currency }) => currency),
    rates.map(({ rate }) => rate.toPrecision(12)),
  ]);
  if (countries.length > 1) await db.query(fillAbroad);
};
