import type { Database } from '@wearfolio/database/client';
import { currentId } from '../products/former-ids.ts';
import type { Heart } from './queries.ts';

/**
 * Stores the size that a customer wants for a favorite, by its size group, with the stock at all stores. A new size
 * replaces the old one. Does nothing when the product does not come in that size. Accepts former ids.
 */
export const keepSize = async (
  db: Database,
  { customerId, productId, colorId }: Heart,
  sizeId: number,
): Promise<void> => {
  await db.$executeRaw`
    INSERT INTO favorite_size (favorite_id, size_id, "left")
    SELECT DISTINCT f.id, ${sizeId}::int, favorite_size_left(f.id, ${sizeId}::int)
    FROM favorite f
    JOIN product p ON p.id = f.product_id
    JOIN variant v ON v.product_id = p.id AND (v.color_id = f.color_id OR v.color_id IS NULL)
    JOIN size s ON s.id = v.size_id
    LEFT JOIN brand_size own ON own.brand_id = p.brand_id AND own.size_id = s.id
    WHERE f.customer_id = ${customerId} AND f.product_id = ${currentId(productId)} AND f.color_id = ${colorId}
      AND ${sizeId} IN (s.id, coalesce(own.group_id, s.group_id, s.id))
    ON CONFLICT (favorite_id) DO UPDATE SET size_id = excluded.size_id, "left" = excluded."left", returned_at = NULL, last_at = NULL
    WHERE favorite_size.size_id <> excluded.size_id`;
};
