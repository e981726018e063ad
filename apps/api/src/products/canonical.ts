import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { currentId } from './former-ids.ts';

/** Whether an offer (a row of `product` with this alias) is in the shop: in its feed, and not hidden by staff. */
export const isShown = (offer: Prisma.Sql): Prisma.Sql => Prisma.sql`(${offer}.active AND EXISTS (
  SELECT FROM listing WHERE listing.product_id = ${offer}.id AND listing.active))`;

/**
 * The canonical offer of a cluster is its oldest offer in the shop, sold out or not (behavior.md#product-canonical). True when `product`,
 * which is in the shop, is that offer.
 */
export const isCanonical = Prisma.sql`NOT EXISTS (
  SELECT FROM product older
  WHERE older.cluster_id = product.cluster_id AND (older.first_seen, older.id) < (product.first_seen, product.id)
    AND ${isShown(Prisma.sql`older`)})`;

type Named = { id: number; slug: string };

/** The canonical offer for an offer's id, and whether other offers of its cluster are in the shop. */
export type OfferAddress = { offerId: number; canonical: Named; isShared: boolean; isGone: boolean };

/**
 * The address of the offer with this id, which may be a former id. `isGone` when only other offers of its cluster are in
 * the shop; null when none is.
 */
export const findAddress = async (db: Database, id: number): Promise<OfferAddress | null> => {
  const [row] = await db.$queryRaw<(Named & Omit<OfferAddress, 'canonical'>)[]>`
    SELECT own.id AS "offerId", product.id, product.slug, NOT ${isShown(Prisma.sql`own`)} AS "isGone", EXISTS (
      SELECT FROM product other WHERE other.cluster_id = own.cluster_id AND other.id <> own.id AND ${isShown(Prisma.sql`other`)}
    ) AS "isShared"
    FROM product own JOIN product ON product.cluster_id = own.cluster_id AND ${isShown(Prisma.sql`product`)}
    WHERE own.id = ${currentId(id)} AND ${isCanonical}`;
  if (!row) return null;
  const { id: canonicalId, slug, ...address } = row;
  return { ...address, canonical: { id: canonicalId, slug } };
};
