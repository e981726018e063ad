import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import { shipsTo } from '../products/ships.ts';

/** The ids of stores with a rule for delivery to a country. */
export const listStoresDelivering = async (db: Database, country: string): Promise<number[]> => {
  const rows = await db.storeDelivery.findMany({
    where: { country },
    distinct: ['storeId'],
    select: { storeId: true },
  });
  return rows.map(({ storeId }) => storeId);
};

/** What is known of an offer's delivery to a country, in the currency of its store's rule. Null where unknown. */
export type DeliveryTo = {
  productId: number;
  currency: string | null;
  feeCents: number | null;
  freeFromCents: number | null;
  daysFrom: number | null;
  daysTo: number | null;
  returnsDays: number | null;
  returnsFree: boolean | null;
};

/**
 * The delivery of these offers to a country, for those about which something is known. As in the listing, an offer's own
 * option overrules its store's rule, and a region's counts only where the country has none
 * (behavior.md#price-delivered).
 */
export const listDeliveryTo = (db: Database, offerIds: readonly number[], country: string): Promise<DeliveryTo[]> =>
  db.$queryRaw<DeliveryTo[]>`
    SELECT product.id AS "productId",
      CASE WHEN own.cents IS NULL THEN rule.currency ELSE own.currency END AS currency,
      coalesce(own.cents, rule.fee_cents)::float8 AS "feeCents",
      CASE WHEN own.cents IS NULL THEN rule.free_from_cents ELSE own.free_from_cents END::float8 AS "freeFromCents",
      CASE WHEN own.days_to IS NULL THEN rule.days_from ELSE own.days_from END AS "daysFrom",
      coalesce(own.days_to, rule.days_to) AS "daysTo",
      rule.returns_days AS "returnsDays", rule.returns_free AS "returnsFree"
    FROM product
    LEFT JOIN LATERAL (
      SELECT true AS is_stated, entry ->> 'currency' AS currency, (entry ->> 'cents')::bigint AS cents,
        (entry ->> 'freeFromCents')::bigint AS free_from_cents, (entry -> 'days' ->> 0)::int AS days_from,
        (entry -> 'days' ->> 1)::int AS days_to
      FROM jsonb_array_elements(product.delivery) AS entry
      WHERE entry ->> 'country' = ${country}
      ORDER BY (entry ->> 'region') IS NOT NULL, (entry ->> 'cents')::bigint NULLS LAST LIMIT 1
    ) own ON true
    LEFT JOIN LATERAL (
      SELECT * FROM store_delivery
      WHERE store_delivery.store_id = product.store_id AND country = ${country}
      ORDER BY region <> '', fee_cents NULLS LAST, region LIMIT 1
    ) rule ON true
    WHERE product.id = ANY(${[...offerIds]}::int[]) AND (own.is_stated OR rule.store_id IS NOT NULL)`;

/** What a card does not say of its product: the lowest id and the prices of all its offers in the shop, and the text. */
export type ClusterFacts = {
  id: number;
  productId: number;
  description: string;
  leastCents: number | null;
  mostCents: number | null;
};

/** The facts of the products that these offers belong to, in a market. */
export const listClusterFacts = (
  db: Database,
  offerIds: readonly number[],
  destination: Destination | null,
): Promise<ClusterFacts[]> =>
  db.$queryRaw<ClusterFacts[]>`
    SELECT product.id, coalesce((
        SELECT nullif(description, '') FROM product_text
        WHERE product_text.product_id = product.id AND language = ${destination?.language ?? ''}
      ), product.description) AS description, min(offer.id) AS "productId",
      min(offer.price_cents)::float8 AS "leastCents", max(offer.price_cents)::float8 AS "mostCents"
    FROM product
    JOIN product offer ON offer.cluster_id = product.cluster_id AND offer.active
    JOIN listing ON listing.product_id = offer.id AND listing.active AND ${shipsTo(destination)}
    WHERE product.id = ANY(${[...offerIds]}::int[])
    GROUP BY product.id`;
