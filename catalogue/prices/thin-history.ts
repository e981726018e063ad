import { type Connection, withConnection } from '../connection.ts';

/** Every change of so many days is kept; of what is older, each week's lowest price. */
export const keptDays = 400;

const batchSize = 2000;

// Whole weeks, and the one before the days that are kept: what held when those began stays known.
const findDue = `
  SELECT since, until::text, since::timestamptz < until AS "isDue"
  FROM (
    SELECT coalesce((SELECT value FROM shop_state WHERE key = 'prices_thinned_until'), '-infinity') AS since,
      date_trunc('week', now() - interval '${keptDays + 7} days', 'UTC') AS until
  ) AS weeks`;

const noteDone = `
  INSERT INTO shop_state (key, value) VALUES ('prices_thinned_until', $1)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value`;

const nextProducts = 'SELECT id FROM product WHERE id > $1 ORDER BY id LIMIT $2';

// Of a week stays its lowest price, the first time it was asked, for what could be bought if anything could; and its last
// one, where the week after it has no change and so no lowest price of its own. Two currencies have one each.
const thin = `
  WITH old AS (
    SELECT c.id, c.product_id, c.currency, c.week,
      row_number() OVER (
        PARTITION BY c.product_id, c.currency, c.week
        ORDER BY (c.stock = 0) IS TRUE, c.quoted_cents NULLS LAST, c.changed_at, c.id
      ) AS nth_lowest,
      row_number() OVER (
        PARTITION BY c.product_id, c.currency, c.week ORDER BY c.changed_at DESC, c.id DESC
      ) AS nth_last
    FROM unnest($1::int[]) AS asked (id)
    CROSS JOIN LATERAL (
      SELECT *, date_trunc('week', changed_at, 'UTC') AS week FROM price_change
      WHERE product_id = asked.id AND changed_at >= $2::timestamptz AND changed_at < $3::timestamptz
    ) AS c
  ), needless AS MATERIALIZED (
    SELECT id FROM old
    WHERE nth_lowest > 1 AND (nth_last > 1 OR EXISTS (
      SELECT FROM price_change AS next
      WHERE next.product_id = old.product_id AND next.currency = old.currency
        AND next.changed_at >= week + interval '7 days' AND next.changed_at < week + interval '14 days'
    ))
  )
  DELETE FROM price_change WHERE id IN (
    -- An import may be moving them to the product that theirs was merged into: it is not waited for.
    SELECT id FROM price_change WHERE id IN (SELECT id FROM needless) ORDER BY id FOR UPDATE SKIP LOCKED
  )`;

type Due = { since: string; until: string };

const thinBatches = async (db: Connection, { since, until }: Due, signal: AbortSignal): Promise<number> => {
  let removed = 0;
  for (let last = 0; ; ) {
    signal.throwIfAborted();
    const { rows } = await db.query<{ id: number }>(nextProducts, [last, batchSize]);
    if (rows.length === 0) return removed;
    const ids = rows.map(({ id }) => id);
    last = ids.at(-1) ?? last;
    removed += (await db.query(thin, [ids, since, until])).rowCount ?? 0;
  }
};

/**
 * Thins out the changes of prices that are older than 400 days: of each product and week the lowest price stays. Works in
 * short batches, on each week once; where it was interrupted, the next run begins again. Answers how many rows it removed.
 */
export const thinHistory = (url: string, signal: AbortSignal): Promise<number> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<Due & { isDue: boolean }>(findDue);
    const [due] = rows;
    if (!due?.isDue) return 0;
    const removed = await thinBatches(db, due, signal);
    await db.query(noteDone, [due.until]);
    return removed;
  });
