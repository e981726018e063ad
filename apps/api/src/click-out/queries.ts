import type { Database } from '@wearfolio/database/client';
import { currentId } from '../products/former-ids.ts';

type Exit = { id: number; productUrl: string; template: string | null; storeId: number; brandId: number };

/** The link data of an active product, or null. `productId` may be a former id. */
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

/**
 * Counts one click-out for today (UTC, by the database's clock), and one visitor unless `address` left for this product
 * earlier that day. Addresses are stored only as hashes with a random key of the day. Both are deleted after the day.
 */
export const recordClick = async (db: Database, { id, storeId, brandId }: Click, address: string): Promise<void> => {
  await db.$executeRaw`
    WITH today AS (
      INSERT INTO click_key (day) VALUES ((now() AT TIME ZONE 'UTC')::date)
      ON CONFLICT (day) DO UPDATE SET day = excluded.day
      RETURNING day, key
    ), visit AS (
      INSERT INTO click_visit (day, product_id, visitor)
      SELECT day, ${id}::int, sha256(convert_to(key::text || ' ' || ${address}::text, 'UTF8')) FROM today
      ON CONFLICT DO NOTHING
      RETURNING day
    )
    INSERT INTO click_out (product_id, day, store_id, brand_id, visitors)
    SELECT ${id}::int, day, ${storeId}::int, ${brandId}::int, (SELECT count(*)::int FROM visit) FROM today
    ON CONFLICT (product_id, day) DO UPDATE SET
      count = click_out.count + 1, visitors = click_out.visitors + excluded.visitors`;
};
