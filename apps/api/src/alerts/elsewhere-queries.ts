import type { Destination } from '@wearfolio/contracts/listing/destination';
import { Prisma } from '@wearfolio/database/generated/client';
import { comesIn, comesInSize, newsSince, unspecifiedColor } from '../favorites/list/stock-queries.ts';
import { referenceOf } from '../favorites/reference.ts';
import { offerShips } from '../products/ships.ts';

type Sql = Prisma.Sql;

const wasSent = Prisma.sql`alert_sent.customer_id = favorite.customer_id AND alert_sent.sent_at <= customer.alerted_at`;

const lowest = Prisma.sql`round(offer.drop_from_cents::numeric * offer.price_cents / nullif(offer.quoted_cents, 0))::int`;

const reference = referenceOf({ known: Prisma.sql`known.cents`, lowest });

/**
 * News for customers who saved a product in one store, about another store that sells it
 * (behavior.md#favorites-cluster). `scope` narrows it by favorite and offer.
 *
 * `before` is the reference price (`referenceOf`). It is set when the other store's price fell below it and below the lowest price
 * that the customer knows: the price when they saved it, the price in the last mail, or the saved store's price. `is_back` is set
 * when the other store has the product, or the wanted size, again while no store that they know of had it. Changes from before the
 * two offers were matched, or before the other store's first import, are no news. The cheapest store is named; `change_ids` lists
 * the changes of all of them.
 */
export const newsElsewhere = (scope: Sql, destination: Destination | null): Sql => Prisma.sql`
  SELECT DISTINCT ON (customer_id, product_id, color_id) customer_id, product_id, color_id, store_name, now_cents,
    now_quoted, currency, before_quoted, max(before) OVER offers AS before, bool_or(is_back) OVER offers AS is_back, max(size_news) OVER offers AS size_news,
    array_agg(change_id) OVER (PARTITION BY customer_id, product_id, color_id) AS change_ids
  FROM (
    SELECT favorite.customer_id, favorite.product_id, favorite.color_id, store.name AS store_name,
      offer.price_cents AS now_cents, offer.quoted_cents AS now_quoted, offer.currency,
      CASE WHEN reference.cents = ${lowest} THEN offer.drop_from_cents
        WHEN reference.cents = known.cents AND known.currency = offer.currency THEN known.quoted END AS before_quoted, offer.id AS offer_id, change.id AS change_id,
      CASE WHEN offer.quoted_cents < previous.quoted_cents AND offer.price_cents < known.cents
        AND offer.price_cents < reference.cents
        AND NOT EXISTS (SELECT FROM price_target WHERE favorite_id = favorite.id) THEN reference.cents END AS before,
      CASE WHEN change.changed_at = sized.at THEN CASE WHEN wanted."left" = 1 THEN 'last' ELSE 'back' END END AS size_news,
      CASE WHEN wanted.favorite_id IS NOT NULL THEN change.changed_at = sized.at IS TRUE ELSE NOT own.is_buyable AND offer_color.returned_at = change.changed_at AND NOT EXISTS (
        SELECT FROM product AS third
        WHERE third.cluster_id = saved.cluster_id AND third.id NOT IN (saved.id, offer.id)
          AND third.active AND third.stock IS DISTINCT FROM 0 AND coalesce(third.returned_at, '-infinity') < change.changed_at
          AND ${comesIn(Prisma.sql`third`)}
      ) END AS is_back
    FROM favorite
    JOIN customer ON customer.id = favorite.customer_id AND verified_at IS NOT NULL AND wants_alerts
    LEFT JOIN favorite_size AS wanted ON wanted.favorite_id = favorite.id
    CROSS JOIN LATERAL (SELECT greatest(wanted.returned_at, wanted.last_at) AS at) AS sized
    JOIN color ON color.id = favorite.color_id
    JOIN color AS hue ON hue.id = color.parent_id
    JOIN product AS saved ON saved.id = favorite.product_id
    JOIN product AS offer ON offer.cluster_id = saved.cluster_id AND offer.id <> saved.id
      AND offer.active AND offer.stock IS DISTINCT FROM 0 AND ${offerShips(destination, Prisma.sql`offer.id`)}
    JOIN store ON store.id = offer.store_id
    CROSS JOIN LATERAL (
      (SELECT id, changed_at FROM price_change WHERE product_id = offer.id ORDER BY changed_at DESC LIMIT 1)
      UNION SELECT id, changed_at FROM price_change WHERE product_id = offer.id AND changed_at = sized.at
    ) AS change
    CROSS JOIN LATERAL (
      SELECT quoted_cents FROM price_change
      WHERE product_id = offer.id AND changed_at < change.changed_at AND currency = offer.currency
      ORDER BY changed_at DESC LIMIT 1
    ) AS previous
    CROSS JOIN LATERAL (
      SELECT saved.active AND saved.stock IS DISTINCT FROM 0 AND ${comesIn(Prisma.sql`saved`)} AS is_buyable
    ) AS own
    CROSS JOIN LATERAL (
      SELECT max(CASE WHEN favorite.color_id = ${unspecifiedColor} THEN offer.returned_at ELSE pc.returned_at END) AS returned_at
      FROM product_color pc JOIN color c ON c.id = pc.color_id
      WHERE pc.product_id = offer.id
        AND (favorite.color_id = ${unspecifiedColor} OR pc.color_id = favorite.color_id OR (hue.is_filter AND c.parent_id = hue.id))
    ) AS offer_color
    LEFT JOIN LATERAL (
      SELECT alert_sent.price_cents, alert_sent.quoted_cents, alert_sent.currency
      FROM alert_sent
      JOIN product AS sold ON sold.id = alert_sent.product_id AND sold.cluster_id = saved.cluster_id
      WHERE ${wasSent} AND sent_at > favorite.created_at
      ORDER BY sent_at DESC, alert_sent.price_cents LIMIT 1
    ) AS reported ON true
    CROSS JOIN LATERAL (
      SELECT cents, quoted, currency
      FROM (VALUES
        (reported.price_cents, reported.quoted_cents, reported.currency),
        (CASE WHEN own.is_buyable THEN saved.price_cents END, saved.quoted_cents, saved.currency),
        (CASE WHEN favorite.currency = saved.currency
          THEN round(favorite.price_cents::numeric * saved.price_cents / nullif(saved.quoted_cents, 0))::int END,
          favorite.price_cents, favorite.currency)
      ) AS price (cents, quoted, currency) ORDER BY cents NULLS LAST LIMIT 1
    ) AS known
    CROSS JOIN LATERAL (
      SELECT ${reference} AS cents
    ) AS reference
    WHERE ${scope} AND ${comesIn(Prisma.sql`offer`)}
      AND (wanted.favorite_id IS NULL OR ${comesInSize(Prisma.sql`offer`, Prisma.sql`wanted.size_id`)})
      AND change.changed_at > greatest(
        favorite.created_at, ${newsSince}, saved.clustered_at, offer.clustered_at,
        (SELECT max(since) FROM former_product WHERE former_product.product_id IN (saved.id, offer.id))
      )
      AND NOT EXISTS (SELECT FROM alert_sent WHERE ${wasSent} AND price_change_id = change.id)
  ) AS looked
  WHERE is_back OR before IS NOT NULL
  WINDOW offers AS (PARTITION BY customer_id, product_id, color_id, offer_id)
  ORDER BY customer_id, product_id, color_id, now_cents NULLS LAST`;
