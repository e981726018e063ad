import { backInStockDays } from '@wearfolio/contracts/limits';
import { Prisma } from '@wearfolio/database/generated/client';

type Sql = Prisma.Sql;

/**
 * The earliest time that counts as recent (behavior.md#favorites-tabs). As a subquery it is computed once, not per row.
 */
export const newsSince = Prisma.sql`(SELECT now() - make_interval(days => ${backInStockDays}::int))`;

/** Whether a product can be bought now. Unknown stock counts as available. */
export const isInStock = Prisma.sql`product.active AND product.stock IS DISTINCT FROM 0`;

/**
 * The stock of each color of the products in `scope` (`product_id`, `color_id`, `left`): from its variants and those
 * without a color, else from the product; null when unknown. `returned_at` is when it last came back. Computed as a
 * set, because per product ten thousand take twice as long.
 */
export const colorStocks = (scope: Sql): Sql => Prisma.sql`
  SELECT product.id AS product_id, own.color_id, own.returned_at, CASE
    WHEN NOT (${isInStock}) THEN 0
    WHEN count(*) = count(variant.stock) THEN sum(variant.stock)
    ELSE product.stock
  END AS "left"
  FROM product
  JOIN product_color AS own ON own.product_id = product.id
  LEFT JOIN variant ON variant.product_id = product.id
    AND (variant.color_id = own.color_id OR variant.color_id IS NULL)
  WHERE ${scope}
  GROUP BY product.id, own.id`;

/** The color of a favorite without one. It stays valid when the feed names colors later (behavior.md#card-no-color). */
export const unspecifiedColor = Prisma.sql`(SELECT id FROM color WHERE name = 'Unspecified')`;

/** Whether the product of `favorite`, which is in stock, is available in its color. */
export const isColorInStock = Prisma.sql`(favorite.color_id = ${unspecifiedColor} OR EXISTS (
  SELECT FROM (${colorStocks(Prisma.sql`product.id = favorite.product_id AND own.color_id = favorite.color_id`)}) AS stock
  WHERE "left" IS DISTINCT FROM 0
))`;

/** When the product of `favorite` last came back in its color. `own` is the row of that color. */
export const colorReturned = Prisma.sql`
  CASE WHEN favorite.color_id = ${unspecifiedColor} THEN product.returned_at ELSE own.returned_at END`;

/** Whether an offer is available in any size of a group and in the color of `favorite`. False when `sizeId` is null. */
export const comesInSize = (offer: Sql, sizeId: Sql): Sql =>
  Prisma.sql`offer_size_left(favorite.id, ${offer}.id, ${sizeId}) IS DISTINCT FROM 0`;

/**
 * Whether an offer (a row of `product` with this alias) is available in the color of `favorite`, or in another shade of
 * its palette color `hue`, because stores name shades differently.
 */
export const comesIn = (offer: Sql): Sql => Prisma.sql`EXISTS (
  SELECT FROM (${colorStocks(Prisma.sql`product.id = ${offer}.id AND (
    favorite.color_id = ${unspecifiedColor} OR own.color_id = favorite.color_id
    OR own.color_id IN (SELECT id FROM color WHERE parent_id = hue.id AND hue.is_filter)
  )`)}) AS stock
  WHERE "left" IS DISTINCT FROM 0)`;
