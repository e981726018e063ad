import type { Database } from '@wearfolio/database/client';
import { currentId } from '../products/former-ids.ts';

/** A favorite: a product in one color, saved by a customer. */
export type Heart = { customerId: number; productId: number; colorId: number };

/** Whether the product has the color, and whether the favorite is new. */
type Saved = { hasColor: boolean; isNew: boolean };

const tryToAdd = (
  db: Database,
  { customerId, productId, colorId }: Heart,
  hadIt: boolean,
): Promise<Saved[]> => db.$queryRaw`
  WITH chosen AS (
    SELECT id, currency, quoted_cents,
      ${hadIt} OR EXISTS (SELECT FROM product_color WHERE product_id = product.id AND color_id = ${colorId}) AS has_color
    FROM product WHERE id = ${currentId(productId)} AND (active OR ${hadIt})
    FOR KEY SHARE
  ), saved AS (
    INSERT INTO favorite (customer_id, product_id, color_id, currency, price_cents)
    SELECT ${customerId}, id, ${colorId}, currency, quoted_cents FROM chosen WHERE has_color
    ON CONFLICT (customer_id, product_id, color_id) DO NOTHING
    RETURNING id
  )
  SELECT has_color AS "hasColor", EXISTS (SELECT FROM saved) AS "isNew" FROM chosen`;

/**
 * Saves a product in a color with its current price. Repeating it changes nothing. Null when there is no such active
 * product; else whether it has the color. With `hadIt`, the favorite is restored whatever happened to product and
 * color. Accepts former ids. It is one statement, so the database settles concurrent requests.
 */
export const addFavorite = async (db: Database, heart: Heart, hadIt: boolean): Promise<Saved | null> => {
  const [chosen] = await tryToAdd(db, heart, hadIt);
  if (chosen) return chosen;
  // When an import merged the product during the wait, the second try finds the current one.
  const [again] = await tryToAdd(db, heart, hadIt);
  return again ?? null;
};

/**
 * Removes a product in a color, active or not, at all stores that sell it (behavior.md#favorites-cluster). Repeating it
 * changes nothing. Returns whether it was saved.
 */
export const removeFavorite = async (db: Database, { customerId, productId, colorId }: Heart): Promise<boolean> => {
  const removed = await db.$executeRaw`
    DELETE FROM favorite
    WHERE customer_id = ${customerId} AND color_id = ${colorId} AND product_id IN (
      SELECT offer.id FROM product JOIN product offer USING (cluster_id) WHERE product.id = ${currentId(productId)})`;
  return removed > 0;
};

/** The colors in which a customer saved these products, ordered by id, by product. */
export const listFavoriteColors = async (
  db: Database,
  { customerId, productIds }: { customerId: number; productIds: readonly number[] },
): Promise<Map<number, number[]>> => {
  const rows = await db.$queryRaw<{ productId: number; colorIds: number[] }[]>`
    SELECT product_id AS "productId", array_agg(color_id ORDER BY color_id) AS "colorIds"
    FROM favorite WHERE customer_id = ${customerId} AND product_id = ANY(${productIds}::int[])
    GROUP BY product_id`;
  return new Map(rows.map(({ productId, colorIds }) => [productId, colorIds]));
};
