import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { readCurrencyIn } from '../content/shop-identity.ts';
import { tryStore } from '../import/runs.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { isLocked } from '../refused.ts';
import { createShopRates, inShop, loadRates } from './shop-rates.ts';

/** Small enough to be written and published in a fraction of a second. */
const batchSize = 250;

/** How long a batch waits for other publishers and writers, in ms, while it holds locks itself. */
const patience = 300;
const pause = 500;
const standardAttempts = 20;

const derived = `(${inShop('p.quoted_cents', 'r.rate')}, ${inShop('p.struck_quoted_cents', 'r.rate')})`;
const isStale = `(p.price_cents, p.retail_cents) IS DISTINCT FROM ${derived}`;

// Prices in a currency without a rate stay unchanged.
const createStale = `
  CREATE TEMP TABLE stale_price AS
  SELECT p.id, p.store_id FROM product p JOIN shop_rate r USING (currency) WHERE ${isStale}`;

const listStores = `
  SELECT name, array_agg(stale_price.id ORDER BY stale_price.id) AS ids
  FROM stale_price JOIN store ON store.id = store_id GROUP BY store.id ORDER BY store.id`;

const derive = `
  UPDATE product p SET (price_cents, retail_cents) = ROW ${derived} FROM shop_rate r
  WHERE p.id = ANY($1::int[]) AND r.currency = p.currency AND ${isStale}
  RETURNING p.id`;

type Batch = { currency: string; store: string; ids: readonly number[] };

/** Returns the number of changed prices; null if the store is being imported or another process is in the way. */
const refreshBatch = (db: Connection, { currency, store, ids }: Batch): Promise<number | null> =>
  inTransaction(db, async () => {
    await db.query(`SET LOCAL lock_timeout = ${patience}`);
    // A running import has compared its feed with the former prices.
    if (!(await tryStore(db, store))) return null;
    // The currency changed since the rates were read. The change locked this store, too.
    if ((await readCurrencyIn(db)) !== currency) return null;
    const { rows } = await db.query<{ id: number }>(derive, [ids]);
    if (rows.length > 0) {
      await publishProducts(
        db,
        rows.map(({ id }) => id),
      );
    }
    return rows.length;
  }).catch((error: unknown) => {
    if (isLocked(error)) return null;
    throw error;
  });

const refreshPatiently = async (db: Connection, batch: Batch, attempts: number): Promise<number | null> => {
  for (let attempt = 1; ; attempt += 1) {
    const changed = await refreshBatch(db, batch);
    if (changed !== null || attempt >= attempts) return changed;
    await wait(pause);
  }
};

/** Number of converted prices, and the stores with prices left for the next run. */
export type Refreshed = { changed: number; busy: string[] };

/**
 * Derives prices in the shop's currency from quoted prices at current rates, and publishes those whose cents change.
 * Records no price change and sends no alerts. Works in batches that hold locks for less than a second. A store that is
 * being imported is left for the next run after this many `attempts`, and so are all stores if the currency changes.
 */
export const refreshPrices = (
  url: string,
  currency: string,
  signal: AbortSignal,
  attempts = standardAttempts,
): Promise<Refreshed> =>
  withConnection(url, async (db) => {
    await createShopRates(db, await loadRates(db, currency));
    await db.query(createStale);
    const { rows: stores } = await db.query<{ name: string; ids: number[] }>(listStores);
    const refreshed: Refreshed = { changed: 0, busy: [] };
    for (const { name, ids } of stores) {
      for (let at = 0; at < ids.length; at += batchSize) {
        signal.throwIfAborted();
        const changed = await refreshPatiently(
          db,
          { currency, store: name, ids: ids.slice(at, at + batchSize) },
          attempts,
        );
        if (changed === null) {
          refreshed.busy.push(name);
          break;
        }
        refreshed.changed += changed;
      }
    }
    return refreshed;
  });
