import type { Connection } from '../connection.ts';

const rebase = (products: string): string => `
  UPDATE favorite SET currency = product.currency,
    price_cents = CASE WHEN favorite.price_cents IS NOT NULL THEN product.quoted_cents END
  FROM product
  WHERE favorite.product_id = product.id AND favorite.currency <> product.currency AND product.id IN (${products})`;

/**
 * Has the favorites of products whose store quotes another currency now begin at its first price, so that nothing is
 * compared across that day. `products` is a query of their ids; inside the caller's transaction.
 */
export const beginSeries = async (db: Connection, products: string, values: unknown[] = []): Promise<void> => {
  await db.query(rebase(products), values);
};
