import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { currentId } from './former-ids.ts';

/**
 * The canonical offer of a cluster is its oldest active offer, sold out or not (behavior.md#product-canonical). True
 * when `product` is that offer.
 */
export const isCanonical = Prisma.sql`NOT EXISTS (
  SELECT FROM product older
  WHERE older.cluster_id = product.cluster_id AND older.active
    AND (older.first_seen, older.id) < (product.first_seen, product.id))`;

type Named = { id: number; slug: string };

/** The canonical offer for an offer's id, and whether its cluster has several offers. */
export type OfferAddress = { offerId: number; canonical: Named; isShared: boolean };

/** The address of the offer with this id, or null. The id may be a former id. */
export const findAddress = async (db: Database, id: number): Promise<OfferAddress | null> => {
  const [row] = await db.$queryRaw<(Named & { offerId: number; isShared: boolean })[]>`
    SELECT own.id AS "offerId", product.id, product.slug, EXISTS (
      SELECT FROM product other WHERE other.cluster_id = own.cluster_id AND other.active AND other.id <> own.id) AS "isShared"
    FROM product own JOIN product ON product.cluster_id = own.cluster_id AND product.active
    WHERE own.id = ${currentId(id)} AND own.active AND ${isCanonical}`;
  return row ? { offerId: row.offerId, canonical: { id: row.id, slug: row.slug }, isShared: row.isShared } : null;
};
