import { withConnection } from '../connection.ts';

export const clickGroups = ['store', 'brand', 'product'] as const;

export type ClickGroup = (typeof clickGroups)[number];

/** How often shoppers left for a store, by what; `products` is from how many products they left. */
export type ClickRow = { name: string; products: number; clicks: number };

type Question = { by: ClickGroup; days: number };

// A product has its id before its name, for the commands that ask for one.
const sql = `
  SELECT min(name) AS name, count(DISTINCT product_id)::int AS products, sum(count)::int AS clicks
  FROM (
    SELECT c.product_id, c.count,
      CASE $1 WHEN 'store' THEN c.store_id WHEN 'brand' THEN c.brand_id ELSE c.product_id END AS id,
      CASE $1 WHEN 'store' THEN s.name WHEN 'brand' THEN b.display_name
        ELSE p.id || ' ' || p.title || ', ' || b.display_name || ' at ' || s.name END AS name
    FROM click_out c
    JOIN product p ON p.id = c.product_id JOIN store s ON s.id = c.store_id JOIN brand b ON b.id = c.brand_id
    WHERE c.day > (now() AT TIME ZONE 'UTC')::date - $2::int
  ) click
  GROUP BY id ORDER BY clicks DESC, name, id`;

/** Click-outs of the last `days` days, today (UTC) being the first of them, the most first. */
export const listClicks = (url: string, { by, days }: Question): Promise<ClickRow[]> =>
  withConnection(url, async (db) => (await db.query<ClickRow>(sql, [by, days])).rows);
