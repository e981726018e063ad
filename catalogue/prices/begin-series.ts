import type { Connection } from '../connection.ts';

const rebase = (products: string): string => `
  UPDATE favorite SET currency = product.currency,
    price_cents = CASE WHEN favorite.price_cents IS NOT NULL THEN product.quoted_cents END
  FROM product
  WHERE favorite.product_id = product.id AND favorite.currency <> product.currency AND product.id IN (${products})`;

/**
 * Resets the reference price of favorites whose store changed its currency to the first price in the new one, so that
 * prices are not compared across the change. `products` is a query of their ids; runs in the caller's transaction.
 */
export const beginSeries = async (db: Connection, products: string, values: unknown[] = []): Promise<void> => {
  await db.query(rebase(products), values);
};
