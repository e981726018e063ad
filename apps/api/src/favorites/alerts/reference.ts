import { Prisma } from '@wearfolio/database/generated/client';

type Sql = Prisma.Sql;

/**
 * The price below which an offer is told to be cheaper, and that is shown beside it: with `PRICE_RULE=lowest30` the lowest in the
 * 30 days before the reduction (decision 81), null where there was none, such as after a rise; else what the customer knows.
 */
export const referenceOf = ({ known, lowest }: { known: Sql; lowest: Sql }): Sql => Prisma.sql`
  CASE WHEN EXISTS (SELECT FROM shop_state WHERE key = 'price_rule' AND value = 'store') THEN ${known} ELSE ${lowest} END`;
