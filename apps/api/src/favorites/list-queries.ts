import { type FavoriteSort, type FavoriteTab, lowStockMax } from '@wearfolio/contracts/limits';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import type { StoredCard } from '../catalogue/product-card.ts';
import { hasReturnedSince, isInStock } from './stock-queries.ts';

type Sql = Prisma.Sql;

/** What is asked of a customer's favourites. Null means no such filter; an empty list finds nothing. */
export type FavoritesQuestion = {
  tab: FavoriteTab;
  categories: readonly number[] | null;
  stores: readonly number[] | null;
  brands: readonly number[] | null;
  sort: FavoriteSort;
  offset: number;
  /** Null: all that there are. */
  limit: number | null;
};

/** Something saved, with what is to be said of its stock; the price as it was then, in cents. */
export type SavedRow = {
  productId: number;
  colorId: number;
  savedAt: string;
  savedCents: number | null;
  isSoldOut: boolean;
  isLow: boolean;
  isBack: boolean;
};

/**
 * The rows that were asked for, how many there are in all, what each tab would show of all that was saved, and the ids of
 * the categories of it all, and of the stores and brands in tab and category, each leaving out its own choice (decision 22).
 */
export type Favorites = {
  rows: SavedRow[];
  total: number;
  counts: Record<FavoriteTab, number>;
  categories: number[];
  stores: number[];
  brands: number[];
};

// What is no longer shown anywhere else is kept here, and cannot be bought.
const saved = (customerId: number): Sql => Prisma.sql`
  SELECT favorite.id, product.id AS product_id, color_id, created_at, favorite.price_cents AS saved_cents,
    store_id, brand_id, category_id, product.price_cents,
    active AND coalesce(retail_cents > product.price_cents, false) AS is_on_sale,
    NOT (${isInStock}) AS is_sold_out,
    active AND coalesce(stock BETWEEN 1 AND ${lowStockMax}::int, false) AS is_low,
    ${isInStock} AND ${hasReturnedSince(Prisma.sql`favorite.created_at`)} AS is_back
  FROM favorite JOIN product ON product.id = favorite.product_id
  WHERE customer_id = ${customerId}`;

const inTab: Record<FavoriteTab, Sql> = {
  all_Items: Prisma.sql`true`,
  onsale: Prisma.sql`is_on_sale`,
  lowstock: Prisma.sql`is_low`,
  backinstock: Prisma.sql`is_back`,
  soldout: Prisma.sql`is_sold_out`,
};

const orders: Record<FavoriteSort, Sql> = {
  saved: Prisma.sql`created_at DESC, id DESC`,
  desc: Prisma.sql`price_cents DESC NULLS LAST, id DESC`,
  asc: Prisma.sql`price_cents ASC NULLS LAST, id DESC`,
  drop: Prisma.sql`saved_cents - price_cents DESC NULLS LAST, id DESC`,
};

const isOneOf = (column: Sql, ids: readonly number[] | null): Sql =>
  ids === null ? Prisma.sql`true` : Prisma.sql`${column} = ANY(${ids}::int[])`;

// What was saved is looked at three times, however much it is: for the page, for the counts, and for what can be chosen.
const question = (customerId: number, asked: FavoritesQuestion): Sql => Prisma.sql`
  WITH saved AS MATERIALIZED (
    SELECT *, ${inTab[asked.tab]} AND ${isOneOf(Prisma.sql`category_id`, asked.categories)} AS is_shown,
      ${isOneOf(Prisma.sql`store_id`, asked.stores)} AS in_store,
      ${isOneOf(Prisma.sql`brand_id`, asked.brands)} AS in_brand
    FROM (${saved(customerId)}) AS kept
  ),
  page AS (
    SELECT product_id AS "productId", color_id AS "colorId", created_at AS "savedAt", saved_cents AS "savedCents",
      is_sold_out AS "isSoldOut", is_low AS "isLow", is_back AS "isBack"
    FROM saved WHERE is_shown AND in_store AND in_brand
    ORDER BY ${orders[asked.sort]} LIMIT ${asked.limit}::int OFFSET ${asked.offset}
  ),
  counted AS (
    SELECT count(*) FILTER (WHERE is_shown AND in_store AND in_brand)::int AS total,
      json_build_object(
        'all_Items', count(*), 'onsale', count(*) FILTER (WHERE is_on_sale), 'lowstock', count(*) FILTER (WHERE is_low),
        'backinstock', count(*) FILTER (WHERE is_back), 'soldout', count(*) FILTER (WHERE is_sold_out)
      ) AS counts
    FROM saved
  ),
  choices AS (
    SELECT category_id, store_id, brand_id, bool_or(is_shown AND in_brand) AS is_store, bool_or(is_shown AND in_store) AS is_brand
    FROM saved GROUP BY GROUPING SETS ((category_id), (store_id), (brand_id))
  )
  SELECT
    (SELECT coalesce(json_agg(page), '[]') FROM page) AS rows,
    total,
    counts,
    ARRAY(SELECT category_id FROM choices WHERE category_id IS NOT NULL) AS categories,
    ARRAY(SELECT store_id FROM choices WHERE store_id IS NOT NULL AND is_store) AS stores,
    ARRAY(SELECT brand_id FROM choices WHERE brand_id IS NOT NULL AND is_brand) AS brands
  FROM counted`;

/** Answers what is asked of a customer's favourites, in one statement, so that rows and counts are of one moment. */
export const findFavorites = async (db: Database, customerId: number, asked: FavoritesQuestion): Promise<Favorites> => {
  const [favorites] = await db.$queryRaw<Favorites[]>(question(customerId, asked));
  if (!favorites) throw new Error('The favourites were not found');
  return favorites;
};

/** The cards of products, shown or not, by id. */
export const findSavedCards = async (db: Database, ids: readonly number[]): Promise<Map<number, StoredCard>> => {
  const rows = await db.$queryRaw<{ id: number; card: StoredCard }[]>`
    SELECT product_id AS id, card FROM listing WHERE product_id = ANY(${[...new Set(ids)]}::int[])`;
  return new Map(rows.map(({ id, card }) => [id, card]));
};
