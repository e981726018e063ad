import { addFindAlerts } from '../alerts/find-alerts.ts';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { readCurrencyIn } from '../content/shop-identity.ts';
import { tryStore } from '../import/runs.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { isLocked } from '../refused.ts';
import { judgePrices } from './judge-prices.ts';
import { createShopRates, inShop, loadRates } from './shop-rates.ts';

/** Small enough to be written and published in a fraction of a second. */
const batchSize = 250;

/** How long a batch waits for other publishers and writers, in ms, while it holds locks itself. */
const patience = 300;

const timetable = 'jsonb_to_recordset(p.price_timetable) AS t("from" timestamptz, cents bigint, "retailCents" bigint)';
const current = (price: 'cents' | 'retailCents'): string => `
  (SELECT t."${price}" FROM ${timetable} WHERE coalesce(t."from" <= now(), true) ORDER BY t."from" DESC NULLS LAST LIMIT 1)`;
const quoted = current('cents');
const isInTimetable = (price: string): string => `${price} IN (SELECT t.cents FROM ${timetable})`;

// A price that staff hold or rejected is not the one that the feed states, so its dates do not count either.
const isDue = `
  p.price_timetable IS NOT NULL AND p.active AND p.quoted_cents <> ${quoted} AND ${isInTimetable('p.quoted_cents')}
  AND NOT EXISTS (SELECT FROM held_price h WHERE h.product_id = p.id)`;

// The shop shows already what the store now asks for too, so nothing is left to decide.
const forgetEnded = `
  DELETE FROM held_price h USING product p
  WHERE p.id = h.product_id AND p.price_timetable IS NOT NULL AND h.currency = p.currency AND h.quoted_cents <> p.quoted_cents
    AND p.quoted_cents = ${quoted} AND ${isInTimetable('h.quoted_cents')}`;

const findDue = `
  SELECT store.id, store.name, array_agg(p.id ORDER BY p.id) AS ids
  FROM product p JOIN store ON store.id = p.store_id JOIN shop_rate r ON r.currency = p.currency
  WHERE ${isDue} GROUP BY store.id ORDER BY store.id`;

// The struck price is judged from the history, which gets the switch as a change of the store's price.
const switchPrices = `
  WITH switched AS (
    UPDATE product p SET quoted_cents = ${quoted}, price_cents = ${inShop(quoted, 'r.rate')},
      quoted_retail_cents = ${current('retailCents')}, last_changed = now()
    FROM shop_rate r WHERE p.id = ANY($1::int[]) AND r.currency = p.currency AND ${isDue}
    RETURNING p.*
  )
  INSERT INTO price_change (product_id, price_cents, retail_cents, stock, currency, quoted_cents, quoted_retail_cents)
  SELECT p.id, p.price_cents, ${inShop('p.quoted_retail_cents', 'r.rate')}, p.stock, p.currency, p.quoted_cents,
    p.quoted_retail_cents
  FROM switched p JOIN shop_rate r USING (currency) ORDER BY p.id
  RETURNING product_id AS id`;

type Store = { id: number; name: string; ids: number[]; currency: string };

/** Returns the number of switched prices; null if the store is being imported or another process is in the way. */
const switchBatch = (db: Connection, store: Store, ids: readonly number[]): Promise<number | null> =>
  inTransaction(db, async () => {
    await db.query(`SET LOCAL lock_timeout = ${patience}`);
    // A running import has compared its feed with the former prices, and reads the dates itself.
    if (!(await tryStore(db, store.name))) return null;
    // The rates are those of a former currency.
    if ((await readCurrencyIn(db)) !== store.currency) return null;
    const { rows } = await db.query<{ id: number }>(switchPrices, [ids]);
    if (rows.length === 0) return 0;
    const switched = rows.map(({ id }) => id);
    await judgePrices(db, 'SELECT unnest($1::int[])', [switched]);
    await addFindAlerts(db, store.id);
    await publishProducts(db, switched);
    return rows.length;
  }).catch((error: unknown) => {
    if (isLocked(error)) return null;
    throw error;
  });

/** Number of switched prices, and the stores with prices left for the next run. */
export type SwitchedSales = { switched: number; busy: string[] };

/**
 * Begins and ends the sales whose time has come (behavior.md#price-dates), each of every variant, without a new feed: price,
 * history, struck price, listing rows and alerts change as after an import. Works in batches that hold locks for less than a second. A
 * store that is being imported is left for the next run, a minute later. A sale price that waited for staff is no longer
 * held after its sale.
 */
export const switchSales = (url: string, currency: string, signal: AbortSignal): Promise<SwitchedSales> =>
  withConnection(url, async (db) => {
    await createShopRates(db, await loadRates(db, currency));
    await db.query(forgetEnded);
    const { rows: stores } = await db.query<Omit<Store, 'currency'>>(findDue);
    const done: SwitchedSales = { switched: 0, busy: [] };
    for (const store of stores) {
      for (let at = 0; at < store.ids.length; at += batchSize) {
        signal.throwIfAborted();
        const switched = await switchBatch(db, { ...store, currency }, store.ids.slice(at, at + batchSize));
        if (switched === null) {
          done.busy.push(store.name);
          break;
        }
        done.switched += switched;
      }
    }
    return done;
  });
