import { lowStockMax } from '@wearfolio/contracts/limits';
import type { Database } from '@wearfolio/database/client';
import type { StoredCard } from '../catalogue/product-card.ts';
import type { SavedProduct } from '../listing/answered.ts';
import { isInStock } from './stock-queries.ts';

/** Something saved: when, in milliseconds, and the price then, in cents. */
export type Saved = { productId: number; colorId: number; savedAt: number; savedPrice: number | null };

type SavedColumns = { productIds: number[]; colorIds: number[]; times: number[]; prices: (number | null)[] };

/** All that a customer saved, the newest first. By the column, which is read several times as quickly as by the row. */
export const listSaved = async (db: Database, customerId: number): Promise<Saved[]> => {
  const [columns] = await db.$queryRaw<SavedColumns[]>`
    SELECT coalesce(json_agg(product_id), '[]') AS "productIds", json_agg(color_id) AS "colorIds",
      json_agg(saved_at) AS times, json_agg(price_cents) AS prices
    FROM (
      SELECT product_id, color_id, (date_part('epoch', created_at) * 1000)::bigint AS saved_at, price_cents
      FROM favorite WHERE customer_id = ${customerId} ORDER BY created_at DESC, id DESC
    ) AS kept`;
  if (!columns) throw new Error('The favourites were not found');
  const { productIds, colorIds, times, prices } = columns;
  return productIds.map((productId, at) => ({
    productId,
    colorId: colorIds[at] ?? 0,
    savedAt: times[at] ?? 0,
    savedPrice: prices[at] ?? null,
  }));
};

/** These products as My Favorites looks at them. What is no longer shown anywhere else is kept there, and cannot be bought. */
export const findSavedProducts = async (db: Database, ids: readonly number[]): Promise<SavedProduct[]> => {
  // The ids go as one text: there may be ten thousand, and as a list they take the client longer than all the rest.
  const [found] = await db.$queryRaw<{ products: SavedProduct[] }[]>`
    SELECT coalesce(json_agg(found), '[]') AS products FROM (
      SELECT id, store_id AS store, brand_id AS brand, category_id AS category, price_cents AS price,
        active AND coalesce(retail_cents > price_cents, false) AS "isOnSale",
        NOT (${isInStock}) AS "isSoldOut",
        active AND coalesce(stock BETWEEN 1 AND ${lowStockMax}::int, false) AS "isLow",
        CASE WHEN ${isInStock} THEN (date_part('epoch', returned_at) * 1000)::bigint END AS "returnedAt"
      FROM product WHERE id = ANY(${`{${ids}}`}::int[])
    ) AS found`;
  return found?.products ?? [];
};

/** The cards of products, shown or not, by id. */
export const findSavedCards = async (db: Database, ids: readonly number[]): Promise<Map<number, StoredCard>> => {
  const rows = await db.$queryRaw<{ id: number; card: StoredCard }[]>`
    SELECT product_id AS id, card FROM listing WHERE product_id = ANY(${[...new Set(ids)]}::int[])`;
  return new Map(rows.map(({ id, card }) => [id, card]));
};
