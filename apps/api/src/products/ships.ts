import { type Destination, notHome, traitsAbroad } from '@wearfolio/contracts/listing/destination';
import { Prisma } from '@wearfolio/database/generated/client';
import { viewOf } from '../engine/market-view.ts';

/**
 * Whether an offer ships to a market, by the traits of its row of `listing` (`shipsSql`). All do without a destination.
 */
export const shipsTo = (
  destination: Destination | null,
  traits: Prisma.Sql = Prisma.sql`listing.trait_ids`,
): Prisma.Sql => {
  if (!destination) return Prisma.sql`TRUE`;
  return destination.isHome
    ? Prisma.sql`NOT ${notHome} = ANY (${traits})`
    : Prisma.sql`${traitsAbroad(destination.country).ships} = ANY (${traits})`;
};

/** Whether the offer with this id ships to a market. */
export const offerShips = (destination: Destination | null, id: Prisma.Sql): Prisma.Sql =>
  destination
    ? Prisma.sql`EXISTS (SELECT FROM listing WHERE listing.product_id = ${id} AND ${shipsTo(destination)})`
    : Prisma.sql`TRUE`;

/** Like `shipsTo`, for queries of Prisma: an offer that the shop shows. */
export const isShownIn = (destination: Destination | null): Prisma.ListingWhereInput => {
  if (!destination) return { active: true };
  const { wanted, unwanted } = viewOf(destination);
  return { active: true, traitIds: { hasEvery: [...wanted] }, NOT: { traitIds: { hasSome: [...unwanted] } } };
};
