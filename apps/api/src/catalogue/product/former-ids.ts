import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';

/** The id of the product that `productId` stands for: its own, or that of the product into which it was merged. */
export const currentId = (productId: number): Prisma.Sql =>
  Prisma.sql`coalesce((SELECT product_id FROM former_product WHERE id = ${productId}), ${productId})`;

/** Where a product that was merged into another one is found now, or null where it was not merged. */
export const findSuccessor = async (db: Database, id: number): Promise<{ id: number; slug: string } | null> => {
  const former = await db.formerProduct.findUnique({
    where: { id },
    select: { product: { select: { id: true, slug: true } } },
  });
  return former?.product ?? null;
};
