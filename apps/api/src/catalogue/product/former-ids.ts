import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';

/** The current id for `productId`: the same id, or that of the product it was merged into. */
export const currentId = (productId: number): Prisma.Sql =>
  Prisma.sql`coalesce((SELECT product_id FROM former_product WHERE id = ${productId}), ${productId})`;

/** The product that a merged product became, or null when it was not merged. */
export const findSuccessor = async (db: Database, id: number): Promise<{ id: number; slug: string } | null> => {
  const former = await db.formerProduct.findUnique({
    where: { id },
    select: { product: { select: { id: true, slug: true } } },
  });
  return former?.product ?? null;
};
