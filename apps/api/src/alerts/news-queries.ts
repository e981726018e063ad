import { Prisma } from '@wearfolio/database/generated/client';
import { colorReturned, comesInSize, isColorInStock, isInStock, newsSince } from '../favorites/list/stock-queries.ts';
import { referenceOf } from '../favorites/reference.ts';

type Sql = Prisma.Sql;

// A row of alert_sent counts as reported once a mail was sent after it. Until then it is pending.
const wasSent = Prisma.sql`alert_sent.customer_id = saved.customer_id AND alert_sent.sent_at <= customer.alerted_at`;

const reference = referenceOf({ known: Prisma.sql`was.quoted`, lowest: Prisma.sql`product.drop_from_cents` });

// Changes of products before they were merged are not news, unless they were already pending.
const isNews = (change: Sql): Sql => Prisma.sql`(
  ${change}.changed_at > coalesce((SELECT max(since) FROM former_product WHERE product_id = product.id), '-infinity')
  OR EXISTS (SELECT FROM alert_sent WHERE alert_sent.customer_id = saved.customer_id AND price_change_id = ${change}.id)
)`;

/**
 * News about favorites, for customers who want alerts; `scope` narrows it.
 *
 * A lower price is news when the store quotes less than the last mail said, or less than when the favorite was saved. A change of
 * rate or of currency is no news. `before` is the reference price (`referenceOf`); both prices are shown at today's rate. When a
 * product is saved in several colors, every color that came back is news, and a lower price is reported once, for the last color saved.
 * A color or size that is sold out is no news. A favorite with a target price gets news of the target alone.
 */
export const news = (scope: Sql): Sql => Prisma.sql`
  SELECT *, CASE WHEN is_back THEN size_stock END AS size_news, CASE WHEN is_back THEN back_id END AS return_id, CASE WHEN before IS NOT NULL THEN change_id END AS drop_id
  FROM (
    SELECT saved.*, change.id AS change_id, product.price_cents AS now_cents,
      product.quoted_cents AS now_quoted, reference.quoted AS before_quoted, product.currency, back.id AS back_id,
      CASE WHEN product.quoted_cents < was.quoted AND product.quoted_cents < reference.quoted AND NOT saved.has_target
        AND change.changed_at > greatest(saved.created_at, ${newsSince}) AND ${isNews(Prisma.sql`change`)}
        THEN nullif(round(reference.quoted::numeric * product.price_cents / nullif(product.quoted_cents, 0))::int, product.price_cents)
      END AS before,
      back.id IS NOT NULL
        AND NOT EXISTS (SELECT FROM alert_sent WHERE ${wasSent} AND price_change_id = back.id) AS is_back
    FROM (
      SELECT customer_id, favorite.product_id, favorite.color_id, favorite.price_cents AS saved_quoted,
        favorite.currency AS saved_currency, favorite.created_at,
        CASE WHEN wanted.favorite_id IS NULL THEN ${colorReturned} ELSE greatest(wanted.returned_at, wanted.last_at) END
          AS returned_at,
        CASE WHEN wanted."left" = 1 THEN 'last' WHEN wanted.favorite_id IS NOT NULL THEN 'back' END AS size_stock,
        price_target.favorite_id IS NOT NULL AS has_target,
        row_number() OVER (
          PARTITION BY customer_id, favorite.product_id, price_target.favorite_id IS NOT NULL
          ORDER BY favorite.created_at DESC, favorite.id DESC
        ) = 1 AS is_last
      FROM favorite
      JOIN product ON product.id = favorite.product_id
      LEFT JOIN product_color AS own ON own.product_id = product.id AND own.color_id = favorite.color_id
      LEFT JOIN favorite_size AS wanted ON wanted.favorite_id = favorite.id
      LEFT JOIN price_target ON price_target.favorite_id = favorite.id
      WHERE ${scope} AND ${isInStock} AND ${isColorInStock}
        AND (wanted.favorite_id IS NULL OR ${comesInSize(Prisma.sql`product`, Prisma.sql`wanted.size_id`)})
    ) AS saved
    JOIN product ON product.id = saved.product_id
    JOIN customer ON customer.id = saved.customer_id AND verified_at IS NOT NULL AND wants_alerts
    CROSS JOIN LATERAL (
      SELECT id, changed_at FROM price_change WHERE product_id = product.id
      ORDER BY changed_at DESC LIMIT 1
    ) AS change
    LEFT JOIN price_change AS back ON back.product_id = product.id AND back.changed_at = saved.returned_at
      AND saved.returned_at > greatest(saved.created_at, ${newsSince}) AND ${isNews(Prisma.sql`back`)}
    LEFT JOIN LATERAL (
      SELECT alert_sent.quoted_cents, alert_sent.changed_at
      FROM alert_sent
      WHERE alert_sent.product_id = product.id AND ${wasSent} AND sent_at > saved.created_at
      ORDER BY changed_at DESC LIMIT 1
    ) AS reported ON NOT EXISTS (
      SELECT FROM price_change AS other
      WHERE other.product_id = product.id AND other.currency <> product.currency AND other.changed_at >= reported.changed_at
    )
    CROSS JOIN LATERAL (
      SELECT coalesce(
        reported.quoted_cents, CASE WHEN saved_currency = product.currency THEN saved_quoted END
      ) AS quoted
    ) AS was
    CROSS JOIN LATERAL (SELECT ${reference} AS quoted) AS reference
  ) AS looked
  WHERE is_back OR (is_last AND before IS NOT NULL)`;
