import { backInStockDays } from '@wearfolio/contracts/limits';
import { Prisma } from '@wearfolio/database/generated/client';

type Sql = Prisma.Sql;

/** The start of what counts as news (decision 23); as a query of its own it is worked out once, not for every row. */
export const newsSince = Prisma.sql`(SELECT now() - make_interval(days => ${backInStockDays}::int))`;

/** Whether a product can be bought now; a stock that nobody knows is one. */
export const isInStock = Prisma.sql`product.active AND product.stock IS DISTINCT FROM 0`;

/** Whether `product`, which is in stock now, came back after `saved`, and that is news (decision 23). */
export const hasReturnedSince = (saved: Sql): Sql =>
  Prisma.sql`coalesce(product.returned_at > greatest(${saved}, ${newsSince}), false)`;
