import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import type { StoredCard } from '../../catalogue/product/product-card.ts';
import type { SavedProduct } from '../../listing/answered.ts';
import { colorStocks, isInStock, unspecifiedColor } from './stock-queries.ts';

/**
 * All that a customer saved, the newest first, by the column: that is read several times as quickly as by the row. Times in
 * milliseconds, the prices of then as the store quoted them; `unspecified` is the id of the color of what has none.
 */
export type SavedColumns = {
  productIds: number[];
  colorIds: number[];
  times: number[];
  prices: (number | null)[];
  currencies: string[];
  unspecified: number | null;
};

export const listSaved = async (db: Database, customerId: number): Promise<SavedColumns> => {
  const [columns] = await db.$queryRaw<SavedColumns[]>`
    SELECT coalesce(json_agg(product_id), '[]') AS "productIds", coalesce(json_agg(color_id), '[]') AS "colorIds",
      coalesce(json_agg(saved_at), '[]') AS times, coalesce(json_agg(price_cents), '[]') AS prices,
      coalesce(json_agg(currency), '[]') AS currencies,
      ${unspecifiedColor} AS unspecified
    FROM (
      SELECT product_id, color_id, (date_part('epoch', created_at) * 1000)::bigint AS saved_at, price_cents, currency
      FROM favorite WHERE customer_id = ${customerId} ORDER BY created_at DESC, id DESC
    ) AS kept`;
  if (!columns) throw new Error('The favorites were not found');
  return columns;
};

const inMs = (time: Prisma.Sql) => Prisma.sql`(date_part('epoch', ${time}) * 1000)::bigint`;

/** These products as My Favorites looks at them. What is no longer shown anywhere else is kept there, and cannot be bought. */
export const findSavedProducts = async (db: Database, ids: readonly number[]): Promise<SavedProduct[]> => {
  // The ids go as one text: there may be ten thousand, and as a list they take the client longer than all the rest.
  const isAsked = Prisma.sql`product.id = ANY(${`{${ids}}`}::int[])`;
  const [found] = await db.$queryRaw<{ products: SavedProduct[] }[]>`
    SELECT coalesce(json_agg(found), '[]') AS products FROM (
      SELECT id, store_id AS store, brand_id AS brand, category_id AS category, price_cents AS price, currency, quoted_cents AS quoted,
        active AND coalesce(retail_cents > price_cents, false) AS "isOnSale",
        CASE WHEN ${isInStock} THEN stock ELSE 0 END AS "leftInAll", coalesce(colors, '[]') AS colors,
        coalesce("left", '[]') AS "left", coalesce(returned, '[]') AS returned,
        ${inMs(Prisma.sql`product.returned_at`)} AS "returnedInAll"
      FROM product
      LEFT JOIN (
        SELECT product_id, json_agg(color_id) AS colors, json_agg("left") AS "left",
          json_agg(${inMs(Prisma.sql`returned_at`)}) AS returned
        FROM (${colorStocks(isAsked)}) AS stock GROUP BY product_id
      ) AS stocks ON product_id = product.id
      WHERE ${isAsked}
    ) AS found`;
  return found?.products ?? [];
};

/** The cards of products, shown or not, by id. */
export const findSavedCards = async (db: Database, ids: readonly number[]): Promise<Map<number, StoredCard>> => {
  const rows = await db.$queryRaw<{ id: number; card: StoredCard }[]>`
    SELECT product_id AS id, card FROM listing WHERE product_id = ANY(${[...new Set(ids)]}::int[])`;
  return new Map(rows.map(({ id, card }) => [id, card]));
};
