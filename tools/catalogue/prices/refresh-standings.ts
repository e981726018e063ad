import { setTimeout as wait } from 'node:timers/promises';
import { type PriceRule, priceRules } from '@wearfolio/prices/reduction';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { tryStore } from '../import/runs.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { isLocked } from '../refused.ts';
import { appliedRule, judgePrices } from './judge-prices.ts';

const batchSize = 250;

/** How long a batch waits for other publishers and writers, in ms, while it holds locks itself. */
const patience = 300;
const pause = 500;
const attempts = 20;

// The listing shows a more recent drop for these than they have.
const isStale = `
  EXISTS (
    SELECT FROM listing l
    WHERE l.product_id = p.id AND p.dropped_at <= now() - interval '7 days' AND l.trait_ids && ARRAY[7]
  )`;

// A struck price or a drop expired. A new rule applies to everything with a price.
const findDue = `
  SELECT store.name, array_agg(p.id ORDER BY p.id) AS ids
  FROM product p JOIN store ON store.id = p.store_id
  WHERE p.active AND ($1 OR p.struck_until <= now() OR p.dropped_at <= now() - interval '30 days' OR ${isStale})
  GROUP BY store.id ORDER BY store.id`;

const findStale = `SELECT p.id FROM product p WHERE p.id = ANY($1::int[]) AND ${isStale}`;

const keepRule = `
  INSERT INTO shop_state (key, value) VALUES ('price_rule', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value`;

const wasApplied = `SELECT FROM shop_state WHERE key = 'price_rule_applied' AND value = $1`;
const noteApplied = `
  INSERT INTO shop_state (key, value) VALUES ('price_rule_applied', $1)
  ON CONFLICT (key) DO UPDATE SET value = excluded.value`;

/** Returns null if the store is being imported or another process is in the way. */
const judgeOnce = (db: Connection, store: string, ids: readonly number[]): Promise<number | null> =>
  inTransaction(db, async () => {
    await db.query(`SET LOCAL lock_timeout = ${patience}`);
    if (!(await tryStore(db, store))) return null;
    const judged = await judgePrices(db, 'SELECT unnest($1::int[])', [ids]);
    const { rows: stale } = await db.query<{ id: number }>(findStale, [ids]);
    const changed = [...new Set([...judged, ...stale.map(({ id }) => id)])];
    if (changed.length > 0) await publishProducts(db, changed);
    return changed.length;
  }).catch((error: unknown) => {
    if (isLocked(error)) return null;
    throw error;
  });

const judgePatiently = async (db: Connection, store: string, ids: readonly number[]): Promise<number | null> => {
  for (let attempt = 1; ; attempt += 1) {
    const changed = await judgeOnce(db, store, ids);
    if (changed !== null || attempt >= attempts) return changed;
    await wait(pause);
  }
};

/** Number of changed judgments, and the stores with prices left for the next run. */
export type Rejudged = { changed: number; busy: string[] };

/**
 * Judges the prices that changed only with time, and all prices if `rule` differs from the applied one; publishes the
 * changes. Works in batches that hold locks for less than a second. A store that is being imported is left for the next
 * run; the rule counts as applied after it.
 */
export const refreshStandings = (url: string, rule: string, signal: AbortSignal): Promise<Rejudged> =>
  withConnection(url, async (db) => {
    const wanted: PriceRule = priceRules.find((one) => one === rule) ?? 'lowest30';
    if ((await appliedRule(db)) !== wanted) await db.query(keepRule, [wanted]);
    const isNew = (await db.query(wasApplied, [wanted])).rowCount === 0;
    const { rows: stores } = await db.query<{ name: string; ids: number[] }>(findDue, [isNew]);
    const judged: Rejudged = { changed: 0, busy: [] };
    for (const { name, ids } of stores) {
      for (let at = 0; at < ids.length; at += batchSize) {
        signal.throwIfAborted();
        const changed = await judgePatiently(db, name, ids.slice(at, at + batchSize));
        if (changed === null) {
          judged.busy.push(name);
          break;
        }
        judged.changed += changed;
      }
    }
    if (isNew && judged.busy.length === 0) await db.query(noteApplied, [wanted]);
    return judged;
  });
