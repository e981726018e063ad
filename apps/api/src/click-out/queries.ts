import type { Database } from '@wearfolio/database/client';
import { currentId } from '../catalogue/product/former-ids.ts';

type Exit = { id: number; productUrl: string; template: string | null; storeId: number; brandId: number };

/** What leads from an active product to its store, or null; `productId` may be that of one merged into it. */
export const findExit = async (db: Database, productId: number): Promise<Exit | null> => {
  const [exit] = await db.$queryRaw<Exit[]>`
    SELECT product.id, product_url AS "productUrl", click_out_template AS template,
      product.store_id AS "storeId", product.brand_id AS "brandId"
    FROM product
    JOIN listing ON listing.product_id = product.id AND listing.active
    JOIN store ON store.id = product.store_id
    WHERE product.id = ${currentId(productId)} AND product.active`;
  return exit ?? null;
};

type Click = Pick<Exit, 'id' | 'storeId' | 'brandId'>;

/** Counts one click-out for today, which is the database's day in UTC. */
export const recordClick = async (db: Database, { id, storeId, brandId }: Click): Promise<void> => {
  await db.$executeRaw`
    INSERT INTO click_out (product_id, day, store_id, brand_id)
    VALUES (${id}, (now() AT TIME ZONE 'UTC')::date, ${storeId}, ${brandId})
    ON CONFLICT (product_id, day) DO UPDATE SET count = click_out.count + 1`;
};
