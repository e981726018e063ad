import type { Destination } from '@wearfolio/contracts/listing/destination';
import { Prisma } from '@wearfolio/database/generated/client';

/**
 * SQL: `cents` that a store quotes in `currency`, if that is the currency of the market and not the shop's; else null.
 */
export const statedCents = (
  destination: Destination | null,
  cents: Prisma.Sql,
  currency: Prisma.Sql = Prisma.sql`product.currency`,
): Prisma.Sql => Prisma.sql`CASE WHEN ${currency} = ${destination?.currency ?? null}::text THEN ${cents}::float8 END`;
