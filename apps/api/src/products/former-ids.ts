import { Prisma } from '@wearfolio/database/generated/client';

/** The current id for `productId`: the same id, or that of the product it was merged into. */
export const currentId = (productId: number): Prisma.Sql =>
  Prisma.sql`coalesce((SELECT product_id FROM former_product WHERE id = ${productId}), ${productId})`;
