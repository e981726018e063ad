import { backInStockDays } from '@wearfolio/contracts/limits';
import { Prisma } from '@wearfolio/database/generated/client';

type Sql = Prisma.Sql;

/** The start of what counts as news (decision 23); as a query of its own it is worked out once, not for every row. */
export const newsSince = Prisma.sql`(SELECT now() - make_interval(days => ${backInStockDays}::int))`;

/** Whether a product can be bought now; a stock that nobody knows is one. */
export const isInStock = Prisma.sql`product.active AND product.stock IS DISTINCT FROM 0`;

/**
 * How many are left of each color of the products that `scope` tells (`product_id`, `color_id`, `left`): what its variants
 * say, and those of no color, or else what the product says; null where nobody knows. `returned_at` is when it last came
 * back. By the set: product by product, ten thousand take twice as long.
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

/** The color of what has none, which stays true of a product whose feed tells its colors since (decision 37). */
export const unspecifiedColor = Prisma.sql`(SELECT id FROM color WHERE name = 'Unspecified')`;

/** Whether the product of `favorite`, which is in stock, can be bought in its color. */
export const isColorInStock = Prisma.sql`(favorite.color_id = ${unspecifiedColor} OR EXISTS (
  SELECT FROM (${colorStocks(Prisma.sql`product.id = favorite.product_id AND own.color_id = favorite.color_id`)}) AS stock
  WHERE "left" IS DISTINCT FROM 0
))`;

/** When the product of `favorite` last came back in its color, of which `own` is the row. */
export const colorReturned = Prisma.sql`
  CASE WHEN favorite.color_id = ${unspecifiedColor} THEN product.returned_at ELSE own.returned_at END`;

/** Whether an offer can be bought in any size of a size's group and in the color of `favorite`; false when `sizeId` is null. */
export const comesInSize = (offer: Sql, sizeId: Sql): Sql =>
  Prisma.sql`offer_size_left(favorite.id, ${offer}.id, ${sizeId}) IS DISTINCT FROM 0`;

/**
 * Whether an offer, the row of `product` that is called so, can be bought in the color of `favorite`, or in another shade of its
 * palette color, `hue`: stores name shades as they like.
 */
export const comesIn = (offer: Sql): Sql => Prisma.sql`EXISTS (
  SELECT FROM (${colorStocks(Prisma.sql`product.id = ${offer}.id AND (
    favorite.color_id = ${unspecifiedColor} OR own.color_id = favorite.color_id
    OR own.color_id IN (SELECT id FROM color WHERE parent_id = hue.id AND hue.is_filter)
  )`)}) AS stock
  WHERE "left" IS DISTINCT FROM 0)`;
