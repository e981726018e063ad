import type { Database } from '@wearfolio/database/client';

/** The size groups of the offers of a product's cluster in the shop. */
export const listSizesOf = (db: Database, productId: number): Promise<{ id: number }[]> =>
  db.$queryRaw`
    SELECT DISTINCT coalesce(own.group_id, s.group_id, s.id) AS id
    FROM product asked
    JOIN product p ON p.cluster_id = asked.cluster_id AND p.active
    JOIN listing ON listing.product_id = p.id AND listing.active
    JOIN variant v ON v.product_id = p.id
    JOIN size s ON s.id = v.size_id
    LEFT JOIN brand_size own ON own.brand_id = p.brand_id AND own.size_id = s.id
    WHERE asked.id = ${productId}
    ORDER BY id`;
