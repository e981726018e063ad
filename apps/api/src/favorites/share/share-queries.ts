import { sharedListMax } from '@wearfolio/contracts/limits';
import type { Database } from '@wearfolio/database/client';
import type { StoredCard } from '../../products/product-card.ts';
import { unspecifiedColor } from '../list/stock-queries.ts';

/** The address of a customer's shared list, or null. */
export const findShare = async (db: Database, customerId: number): Promise<string | null> => {
  const share = await db.sharedList.findUnique({ where: { customerId }, select: { address: true } });
  return share?.address ?? null;
};

/** Publishes a customer's favorites at `address`, or keeps the existing address. Returns the address in use. */
export const createShare = async (
  db: Database,
  { customerId, address }: { customerId: number; address: string },
): Promise<string> => {
  const [share] = await db.$queryRaw<{ address: string }[]>`
    INSERT INTO shared_list AS shared (customer_id, address) VALUES (${customerId}, ${address})
    ON CONFLICT (customer_id) DO UPDATE SET address = shared.address
    RETURNING address`;
  return share?.address ?? address;
};

/** Unpublishes a customer's list. Repeating it changes nothing. */
export const removeShare = async (db: Database, customerId: number): Promise<void> => {
  await db.sharedList.deleteMany({ where: { customerId } });
};

/** `isUnspecified`: saved without a color. `total` is the full count, the same in every row. */
export type SharedRow = {
  productId: number;
  colorId: number;
  isUnspecified: boolean;
  card: StoredCard;
  total: number;
};

/**
 * The shared list at `address`, newest first, limited to what the page shows, without inactive products. Null when
 * there is none. A product saved in one color at several stores appears once.
 */
export const findSharedList = async (db: Database, address: string): Promise<SharedRow[] | null> => {
  const share = await db.sharedList.findUnique({ where: { address }, select: { customerId: true } });
  if (!share) return null;
  return db.$queryRaw`
    SELECT product_id AS "productId", color_id AS "colorId", color_id = ${unspecifiedColor} AS "isUnspecified",
      card, (count(*) OVER ())::int AS total
    FROM (
      SELECT DISTINCT ON (cluster_id, color_id) favorite.id, product_id, color_id, created_at, card
      FROM favorite JOIN listing USING (product_id)
      WHERE customer_id = ${share.customerId} AND active
      ORDER BY cluster_id, color_id, created_at DESC, favorite.id DESC
    ) AS last ORDER BY created_at DESC, id DESC LIMIT ${sharedListMax}::int`;
};
