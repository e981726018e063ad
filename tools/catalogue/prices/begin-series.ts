import type { Connection } from '../connection.ts';

const rebase = (products: string): string => `
  UPDATE favorite SET currency = product.currency,
    price_cents = CASE WHEN favorite.price_cents IS NOT NULL THEN product.quoted_cents END
  FROM product
  WHERE favorite.product_id = product.id AND favorite.currency <> product.currency AND product.id IN (${products})`;

/**
 * If a store changed its currency, sets the reference price of favorites to the first price in the new currency. Prices
 * before and after the change cannot be compared. `products` is a query of their ids; runs in the caller's transaction.
 */
export const beginSeries = async (db: Connection, products: string, values: unknown[] = []): Promise<void> => {
  await db.query(rebase(products), values);
};
