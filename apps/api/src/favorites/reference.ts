import { Prisma } from '@wearfolio/database/generated/client';

type Sql = Prisma.Sql;

/**
 * The price that an alert compares a lower price with and shows next to it. With `PRICE_RULE=lowest30`, it is the
 * lowest price of the 30 days before the reduction (behavior.md#price-sale), or null without a reduction, for example
 * after a rise. With `PRICE_RULE=store`, it is the price that the customer knows.
 */
export const referenceOf = ({ known, lowest }: { known: Sql; lowest: Sql }): Sql => Prisma.sql`
  CASE WHEN EXISTS (SELECT FROM shop_state WHERE key = 'price_rule' AND value = 'store') THEN ${known} ELSE ${lowest} END`;
