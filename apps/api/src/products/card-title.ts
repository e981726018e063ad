import type { Destination } from '@wearfolio/contracts/listing/destination';
import { Prisma } from '@wearfolio/database/generated/client';

/** SQL of the title of an offer in a market, by its row of `listing`: in the market's language if the store has one. */
export const cardTitle = (destination: Destination | null): Prisma.Sql =>
  destination
    ? Prisma.sql`coalesce(card -> 'titles' ->> ${destination.language}::text, card ->> 'title')`
    : Prisma.sql`card ->> 'title'`;
