import { withConnection } from '../connection.ts';

export const clickGroups = ['store', 'brand', 'product'] as const;

export type ClickGroup = (typeof clickGroups)[number];

/** Number of click-outs of one group, and of the products that were clicked. */
export type ClickRow = { name: string; products: number; clicks: number };

type Question = { by: ClickGroup; days: number };

// A product's name begins with its id, for commands that need the id.
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

/** Lists the click-outs of the last `days` days including today (UTC), most clicks first. */
export const listClicks = (url: string, { by, days }: Question): Promise<ClickRow[]> =>
  withConnection(url, async (db) => (await db.query<ClickRow>(sql, [by, days])).rows);
