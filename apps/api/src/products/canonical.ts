import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { currentId } from './former-ids.ts';
import { shipsTo } from './ships.ts';

/**
 * Whether an offer (a row of `product` with this alias) is in a market: in its feed, not hidden by staff, and shipped
 * there.
 */
const isShown = (
  offer: Prisma.Sql,
  destination: Destination | null,
): Prisma.Sql => Prisma.sql`(${offer}.active AND EXISTS (
  SELECT FROM listing WHERE listing.product_id = ${offer}.id AND listing.active AND ${shipsTo(destination)}))`;

/**
 * The canonical offer of a cluster is its oldest offer in the market, sold out or not (behavior.md#product-canonical).
 * True when `product`, which is in the market, is that offer.
 */
export const isCanonical = (destination: Destination | null): Prisma.Sql => Prisma.sql`NOT EXISTS (
  SELECT FROM product older
  WHERE older.cluster_id = product.cluster_id AND (older.first_seen, older.id) < (product.first_seen, product.id)
    AND ${isShown(Prisma.sql`older`, destination)})`;

type Named = { id: number; slug: string };

/** The offers of a product in all markets, oldest first, with what `ships` reads. */
export const listAddresses = (db: Database, id: number): Promise<(Named & { traits: number[] })[]> => db.$queryRaw`
  SELECT product.id, product.slug, listing.trait_ids AS traits
  FROM product own JOIN product ON product.cluster_id = own.cluster_id AND product.active
  JOIN listing ON listing.product_id = product.id AND listing.active
  WHERE own.id = ${id} ORDER BY product.first_seen, product.id`;

/** The canonical offer for an offer's id, and whether other offers of its cluster are in the market. */
export type OfferAddress = { offerId: number; canonical: Named; isShared: boolean; isGone: boolean };

/**
 * The address in a market of the offer with this id, which may be a former id. `isGone` when only other offers of its
 * cluster are in the market; null when none is.
 */
export const findAddress = async (
  db: Database,
  id: number,
  destination: Destination | null,
): Promise<OfferAddress | null> => {
  const isIn = (offer: Prisma.Sql): Prisma.Sql => isShown(offer, destination);
  const [row] = await db.$queryRaw<(Named & Omit<OfferAddress, 'canonical'>)[]>`
    SELECT own.id AS "offerId", product.id, product.slug, NOT ${isIn(Prisma.sql`own`)} AS "isGone", EXISTS (
      SELECT FROM product other WHERE other.cluster_id = own.cluster_id AND other.id <> own.id AND ${isIn(Prisma.sql`other`)}
    ) AS "isShared"
    FROM product own JOIN product ON product.cluster_id = own.cluster_id AND ${isIn(Prisma.sql`product`)}
    WHERE own.id = ${currentId(id)} AND ${isCanonical(destination)}`;
  if (!row) return null;
  const { id: canonicalId, slug, ...address } = row;
  return { ...address, canonical: { id: canonicalId, slug } };
};
