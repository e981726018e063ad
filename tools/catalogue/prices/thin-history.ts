import { type Connection, withConnection } from '../connection.ts';

/** Number of days with all price changes; of older weeks, only the lowest price is kept. */
export const keptDays = 400;

const batchSize = 2000;

// Whole weeks. The week before the kept days stays, because its last price was in effect when they began.
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

// Keeps the lowest price of each week and currency: its first occurrence, if possible while the product was available.
// Also keeps the last price of a week if the next week has no change, because that week has no lowest price.
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
 * Thins price changes older than 400 days: the lowest price of each product and week stays. Works in short batches,
 * once per week; after an interruption, the next run continues. Returns the number of removed rows.
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
