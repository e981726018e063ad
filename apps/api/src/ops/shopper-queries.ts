import type { Database } from '@wearfolio/database/client';

/** What shoppers searched for, in folded form; `total` is how many products it found the last time. */
export type Search = { keyword: string; searches: number; total: number };

/** How many days the figures go back, today (UTC) being the first of them. */
export const shownDays = 30;

type Part = { offset: number; limit: number };

/** Searches that found nothing the last time, the most frequent first. */
export const listVain = (db: Database, { offset, limit }: Part): Promise<Search[]> => db.$queryRaw<Search[]>`
  SELECT keyword, sum(count)::int AS searches, 0 AS total
  FROM search_log WHERE day > (now() AT TIME ZONE 'UTC')::date - ${shownDays}::int
  GROUP BY keyword HAVING (array_agg(last_total ORDER BY day DESC))[1] = 0
  ORDER BY searches DESC, keyword LIMIT ${limit} OFFSET ${offset}`;

/** The most frequent searches. */
export const listFrequent = (db: Database, limit: number): Promise<Search[]> => db.$queryRaw<Search[]>`
  SELECT keyword, sum(count)::int AS searches, (array_agg(last_total ORDER BY day DESC))[1] AS total
  FROM search_log WHERE day > (now() AT TIME ZONE 'UTC')::date - ${shownDays}::int
  GROUP BY keyword ORDER BY searches DESC, keyword LIMIT ${limit}`;

/** How often shoppers left for a store, and from how many products. */
export type Clicks = { name: string; products: number; clicks: number };

export const listStoreClicks = (db: Database, limit: number): Promise<Clicks[]> => db.$queryRaw<Clicks[]>`
  SELECT name, count(DISTINCT product_id)::int AS products, sum(count)::int AS clicks
  FROM click_out JOIN store ON store.id = store_id
  WHERE day > (now() AT TIME ZONE 'UTC')::date - ${shownDays}::int
  GROUP BY store.id ORDER BY clicks DESC, name LIMIT ${limit}`;

export type ProductClicks = { productId: number; slug: string; title: string; store: string; clicks: number };

export const listProductClicks = (db: Database, limit: number): Promise<ProductClicks[]> =>
  db.$queryRaw<ProductClicks[]>`
    SELECT product.id AS "productId", product.slug, title, store.name AS store, clicks
    FROM (
      SELECT product_id, sum(count)::int AS clicks FROM click_out
      WHERE day > (now() AT TIME ZONE 'UTC')::date - ${shownDays}::int
      GROUP BY product_id ORDER BY clicks DESC, product_id LIMIT ${limit}
    ) clicked
    JOIN product ON product.id = product_id JOIN store ON store.id = store_id
    ORDER BY clicks DESC, product.id`;
