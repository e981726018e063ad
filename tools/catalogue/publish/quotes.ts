import type { Connection } from '../connection.ts';
import { readQuotedIn } from '../content/shop-identity.ts';

const createTable = 'CREATE TEMP TABLE card_quote (product_id int PRIMARY KEY, fields jsonb) ON COMMIT DROP';

const units = (cents: string): string => `trim_scale(${cents} / 100.0)`;

const fillTable = `
  INSERT INTO card_quote
  SELECT p.id, jsonb_strip_nulls(jsonb_build_object(
    'currency', p.currency,
    'price', ${units('p.quoted_cents')},
    'retail_price', CASE WHEN p.retail_cents IS NOT NULL THEN ${units('p.struck_quoted_cents')} END,
    'delivery', (
      SELECT jsonb_object_agg(country, jsonb_build_object(
        'delivery_price', ${units('stated_fee')}, 'delivery_free_from', ${units('stated_free_from')}))
      FROM card_delivery
      WHERE card_delivery.product_id = p.id AND coalesce(stated_fee, stated_free_from) IS NOT NULL)))
  FROM touched t
  JOIN product p ON p.id = t.product_id
  WHERE p.currency = ANY($1) AND p.price_cents IS NOT NULL AND p.quoted_cents IS NOT NULL`;

/**
 * Creates the temporary table `card_quote`: what the stores of the products in `touched` state in the currency of a
 * market other than the shop's, in its units (behavior.md#markets-prefix). Delivery is by country. Comes after
 * `card_delivery`.
 */
export const createQuotes = async (db: Connection): Promise<void> => {
  await db.query(createTable);
  const currencies = await readQuotedIn(db);
  if (currencies.length > 0) await db.query(fillTable, [currencies]);
};
