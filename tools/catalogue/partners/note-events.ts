import { type Connection, inTransaction, withConnection } from '../connection.ts';

/** The key in `shop_state` of the change number up to which events were noted. */
const cursorKey = 'partners_told_up_to';

/** The most changes noted in one transaction. */
const atOnce = 5000;

/** How long events are kept, in days. A webhook that was paused for longer misses the earlier ones. */
const keptDays = 7;

const lock = "SELECT pg_try_advisory_xact_lock(hashtext('partner-events')) AS mine";
const hasWebhooks = 'SELECT FROM webhook LIMIT 1';
const readCursor = `SELECT value FROM shop_state WHERE key = '${cursorKey}'`;
const keepCursor = `
  INSERT INTO shop_state (key, value) VALUES ('${cursorKey}', $1)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value`;

// The first webhook is told of changes from now on.
const highest = 'SELECT coalesce(max(change_number), 0)::text AS number FROM listing';
const seeAll = `
  INSERT INTO partner_seen (product_id, price_cents, in_stock)
  SELECT product_id, price_cents, in_stock FROM listing WHERE active ON CONFLICT DO NOTHING`;
const forgetAll = 'DELETE FROM partner_seen';

const findChanged = `
  CREATE TEMP TABLE told ON COMMIT DROP AS
  SELECT l.change_number, l.product_id, l.active, l.price_cents, l.in_stock, l.card ->> 'title' AS title,
    (l.card ->> 'price')::float8 AS price, seen.product_id IS NOT NULL AS is_known,
    seen.price_cents > l.price_cents AS is_cheaper, l.in_stock AND NOT seen.in_stock AS is_back
  FROM (SELECT * FROM listing WHERE change_number > $1 ORDER BY change_number LIMIT ${atOnce}) l
  LEFT JOIN partner_seen seen USING (product_id)`;

// One event for each change of a product, of all the kinds that it is.
const insertEvents = `
  INSERT INTO partner_event (kinds, product_id, data)
  SELECT ARRAY['product.changed'] || CASE WHEN active AND is_cheaper THEN ARRAY['price.dropped'] END
      || CASE WHEN active AND is_back THEN ARRAY['product.back_in_stock'] END,
    product_id,
    jsonb_build_object('product_id', product_id, 'is_shown', active, 'title', title, 'price', price, 'in_stock', in_stock,
      'is_new', NOT is_known)
  FROM told WHERE active OR is_known ORDER BY change_number`;

const keepSeen = `
  INSERT INTO partner_seen (product_id, price_cents, in_stock)
  SELECT product_id, price_cents, in_stock FROM told WHERE active
  ON CONFLICT (product_id) DO UPDATE SET price_cents = excluded.price_cents, in_stock = excluded.in_stock`;
const forgetGone =
  'DELETE FROM partner_seen USING told WHERE told.product_id = partner_seen.product_id AND NOT told.active';
const lastTold = 'SELECT max(change_number)::text AS number, count(*)::int AS count FROM told';

// Imports do not finish in the order of their ids.
const insertImports = `
  INSERT INTO partner_event (kinds, import_id, data)
  SELECT ARRAY['import.finished'], import.id, jsonb_build_object('import_id', import.id, 'store', store.name, 'created', created,
    'changed', changed, 'unchanged', unchanged, 'sold_out', sold_out, 'rejected', rejected)
  FROM import JOIN store ON store.id = import.store_id
  WHERE outcome = 'imported' AND finished_at > now() - interval '2 days'
    AND finished_at > (SELECT min(created_at) FROM webhook)
    AND NOT EXISTS (SELECT FROM partner_event told WHERE told.import_id = import.id)
  ORDER BY finished_at, import.id`;

const removeOld = `DELETE FROM partner_event WHERE at < now() - interval '${keptDays} days'`;

const waitForLock = "SELECT pg_advisory_xact_lock(hashtext('partner-events'))";

/**
 * Begins to note changes, unless it began before: the first webhook is told of what changes from then on. The caller has
 * a transaction.
 */
export const beginNoting = async (db: Connection): Promise<void> => {
  await db.query(waitForLock);
  if ((await db.query(readCursor)).rowCount) return;
  const { rows } = await db.query<{ number: string }>(highest);
  await db.query(forgetAll);
  await db.query(seeAll);
  await db.query(keepCursor, [rows[0]?.number ?? '0']);
};

/** Notes some changes. Returns whether there may be more. */
const noteSome = (db: Connection): Promise<boolean> =>
  inTransaction(db, async () => {
    const { rows: locks } = await db.query<{ mine: boolean }>(lock);
    if (!locks[0]?.mine) return false;
    if (!(await db.query(hasWebhooks)).rowCount) {
      await db.query(`DELETE FROM shop_state WHERE key = '${cursorKey}'`);
      return false;
    }
    const { rows: cursors } = await db.query<{ value: string }>(readCursor);
    if (!cursors[0]) {
      await beginNoting(db);
      return false;
    }
    await db.query(findChanged.replace('$1', String(BigInt(cursors[0].value))));
    await db.query(insertEvents);
    await db.query(keepSeen);
    await db.query(forgetGone);
    const { rows } = await db.query<{ number: string | null; count: number }>(lastTold);
    if (rows[0]?.number) await db.query(keepCursor, [rows[0].number]);
    await db.query(insertImports);
    await db.query(removeOld);
    return (rows[0]?.count ?? 0) >= atOnce;
  });

/**
 * Notes what changed since the last time as events for partners, in the order of the changes. One process does it at a
 * time. Without a webhook nothing is noted, and the first one is told of changes from then on.
 */
export const noteEvents = (url: string): Promise<void> =>
  withConnection(url, async (db) => {
    while (await noteSome(db));
  });
