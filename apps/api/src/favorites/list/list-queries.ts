import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import type { SavedProduct } from '../../engine/reply-cache.ts';
import type { StoredCard } from '../../products/product-card.ts';
import { offerShips } from '../../products/ships.ts';
import { statedCents } from '../../products/stated-cents.ts';
import { colorStocks, comesIn, isInStock, unspecifiedColor } from './stock-queries.ts';

/**
 * All favorites of a customer, newest first, as columns, which read several times faster than rows. Times in ms; prices
 * as quoted when saved; `unspecified` is the id of the color of products without one.
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

/** These products with the fields of My Favorites. Inactive products are included, and cannot be bought. */
export const findSavedProducts = async (db: Database, ids: readonly number[]): Promise<SavedProduct[]> => {
  // The ids are sent as text: up to ten thousand of them as a list would take the client longer than the query.
  const isAsked = Prisma.sql`product.id = ANY(${`{${ids}}`}::int[])`;
  const [found] = await db.$queryRaw<{ products: SavedProduct[] }[]>`
    SELECT coalesce(json_agg(found), '[]') AS products FROM (
      SELECT id, store_id AS store, brand_id AS brand, category_id AS category, price_cents AS price, currency, quoted_cents AS quoted,
        active AND coalesce(retail_cents > price_cents, false) AS "isOnSale",
        CASE WHEN active THEN ${inMs(Prisma.sql`dropped_at`)} END AS "droppedAt",
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

/** The cards of products, active or not, by id. */
export const findSavedCards = async (db: Database, ids: readonly number[]): Promise<Map<number, StoredCard>> => {
  const rows = await db.$queryRaw<{ id: number; card: StoredCard }[]>`
    SELECT product_id AS id, card FROM listing WHERE product_id = ANY(${[...new Set(ids)]}::int[])`;
  return new Map(rows.map(({ id, card }) => [id, card]));
};

/** Other stores with a saved product in its color: how many, and the cheapest (price in cents). */
export type Elsewhere = {
  savedId: number;
  colorId: number;
  stores: number;
  productId: number;
  store: string;
  price: number | null;
  /** The same as the store quotes it in the currency of the market; null if it does not. */
  stated: number | null;
};

/** Where else these products can be bought in a market in these colors. Leaves out those without another store. */
export const findElsewhere = (
  db: Database,
  saved: readonly { productId: number; colorId: number }[],
  destination: Destination | null,
): Promise<Elsewhere[]> => {
  const [products, colors] = [saved.map(({ productId }) => productId), saved.map(({ colorId }) => colorId)];
  return db.$queryRaw`
    SELECT DISTINCT ON (favorite.product_id, favorite.color_id)
      favorite.product_id AS "savedId", favorite.color_id AS "colorId", offer.id AS "productId", store.name AS store,
      offer.price_cents AS price,
      ${statedCents(destination, Prisma.sql`offer.quoted_cents`, Prisma.sql`offer.currency`)} AS stated,
      (count(*) OVER (PARTITION BY favorite.product_id, favorite.color_id))::int AS stores
    FROM unnest(${`{${products}}`}::int[], ${`{${colors}}`}::int[]) AS favorite (product_id, color_id)
    JOIN product AS saved ON saved.id = favorite.product_id
    JOIN product AS offer ON offer.cluster_id = saved.cluster_id AND offer.store_id <> saved.store_id
      AND offer.active AND offer.stock IS DISTINCT FROM 0 AND ${offerShips(destination, Prisma.sql`offer.id`)}
    JOIN store ON store.id = offer.store_id
    JOIN color ON color.id = favorite.color_id
    JOIN color AS hue ON hue.id = color.parent_id
    WHERE ${comesIn(Prisma.sql`offer`)}
    ORDER BY favorite.product_id, favorite.color_id, offer.price_cents NULLS LAST, offer.id`;
};
