import { backInStockDays } from '@wearfolio/contracts/limits';
import { Prisma } from '@wearfolio/database/generated/client';

type Sql = Prisma.Sql;

/** The start of what counts as news (decision 23). */
export const newsSince = Prisma.sql`now() - make_interval(days => ${backInStockDays}::int)`;

/** Whether a product can be bought now; a stock that nobody knows is one. */
export const isInStock = Prisma.sql`product.active AND product.stock IS DISTINCT FROM 0`;

/**
 * The change in which `product`, which is in stock now, came back after it was last sold out, if that was after `saved` and
 * is news (decision 23). Columns: id, changed_at. An import notes one change of a product at most, so their times differ.
 */
export const latestReturn = (saved: Sql): Sql => Prisma.sql`
  SELECT back.id, back.changed_at
  FROM (
    SELECT changed_at FROM price_change WHERE product_id = product.id AND stock = 0 ORDER BY changed_at DESC LIMIT 1
  ) AS gone
  CROSS JOIN LATERAL (
    SELECT id, changed_at FROM price_change
    WHERE product_id = product.id AND changed_at > gone.changed_at ORDER BY changed_at LIMIT 1
  ) AS back
  WHERE back.changed_at > greatest(${saved}, ${newsSince})`;
