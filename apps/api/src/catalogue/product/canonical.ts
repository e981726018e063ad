import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { currentId } from './former-ids.ts';

/** Decision 79: a cluster is known by its oldest active offer, sold out or not. True of `product` where it is that one. */
export const isCanonical = Prisma.sql`NOT EXISTS (
  SELECT FROM product older
  WHERE older.cluster_id = product.cluster_id AND older.active
    AND (older.first_seen, older.id) < (product.first_seen, product.id))`;

type Named = { id: number; slug: string };

/** The offer that an id stands for today, the one by whose address its cluster is known, and whether there are several. */
export type OfferAddress = { offerId: number; canonical: Named; isShared: boolean };

/** Where the offer of this id is found; null where there is none. The id may be that of an offer that was merged. */
export const findAddress = async (db: Database, id: number): Promise<OfferAddress | null> => {
  const [row] = await db.$queryRaw<(Named & { offerId: number; isShared: boolean })[]>`
    SELECT own.id AS "offerId", product.id, product.slug, EXISTS (
      SELECT FROM product other WHERE other.cluster_id = own.cluster_id AND other.active AND other.id <> own.id) AS "isShared"
    FROM product own JOIN product ON product.cluster_id = own.cluster_id AND product.active
    WHERE own.id = ${currentId(id)} AND own.active AND ${isCanonical}`;
  return row ? { offerId: row.offerId, canonical: { id: row.id, slug: row.slug }, isShared: row.isShared } : null;
};
