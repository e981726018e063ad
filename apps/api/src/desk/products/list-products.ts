import type { ListedProduct } from '@wearfolio/contracts/desk-products';
import type { Database } from '@wearfolio/database/client';

type Row = Omit<ListedProduct, 'price'> & { cents: number | null };

/** These products as the desk lists them, in the order of `ids`. */
export const listProducts = async (db: Database, ids: readonly number[]): Promise<ListedProduct[]> => {
  const rows = await db.$queryRaw<Row[]>`
    SELECT product.id, product.cluster_id, product.title, display_name AS brand, store.name AS store, path AS category, product.price_cents AS cents,
      card ->> 'image_path' AS image, stock, coalesce(listing.active, false) AS is_shown,
      ARRAY(SELECT DISTINCT field FROM product_override o WHERE o.product_id = product.id ORDER BY field) AS changed
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS wanted(id, place)
    JOIN product ON product.id = wanted.id
    JOIN brand ON brand.id = product.brand_id
    JOIN store ON store.id = product.store_id
    JOIN category ON category.id = category_id
    LEFT JOIN listing ON listing.product_id = product.id
    ORDER BY place`;
  return rows.map(({ cents, ...row }) => ({ ...row, price: cents === null ? null : cents / 100 }));
};
