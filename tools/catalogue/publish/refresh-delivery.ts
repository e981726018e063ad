import { notHome } from '@wearfolio/contracts/listing/destination';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { readDeliveryMark, readQuotedIn } from '../content/shop-identity.ts';
import { tryStore } from '../import/runs.ts';
import { isLocked } from '../refused.ts';
import { publishProducts } from './publish-listing.ts';

/** Small enough to be written and published in a fraction of a second. */
const batchSize = 250;

/** How long a batch waits for other publishers, in ms, while it holds locks itself. */
const patience = 300;

const findStale = `
  SELECT id, name FROM store WHERE delivery_country IS DISTINCT FROM $1 ORDER BY id`;

const begin = "UPDATE store SET delivery_country = '' WHERE id = $1";

// A rule that changed meanwhile has reset the mark.
const finish = "UPDATE store SET delivery_country = $2 WHERE id = $1 AND delivery_country = ''";

// Those whose feed or store says something of delivery or quotes the currency of a market, and those that still show
// what it said before.
const findProducts = `
  SELECT p.id FROM product p LEFT JOIN listing l ON l.product_id = p.id
  WHERE p.store_id = $1 AND (
    p.delivery IS NOT NULL OR EXISTS (SELECT FROM store_delivery WHERE store_delivery.store_id = $1)
    OR coalesce(l.card ->> 'delivery_price', l.card ->> 'delivery_free_from', l.card ->> 'delivery_days',
      l.card ->> 'returns_days', l.card ->> 'returns_free', l.card ->> 'abroad', l.card ->> 'quote') IS NOT NULL
    OR p.currency = ANY ($2)
    OR ${notHome} = ANY (l.trait_ids))
  ORDER BY p.id`;

type Store = { id: number; name: string };

/** Returns false if the store is being imported or another process is in the way. */
const tryBatch = (db: Connection, { name }: Store, work: () => Promise<unknown>): Promise<boolean> =>
  inTransaction(db, async () => {
    await db.query(`SET LOCAL lock_timeout = ${patience}`);
    if (!(await tryStore(db, name))) return false;
    await work();
    return true;
  }).catch((error: unknown) => {
    if (isLocked(error)) return false;
    throw error;
  });

/**
 * Publishes the products of stores whose delivery and quotes were derived for other markets, or before a rule of the
 * store changed. Works in batches that hold locks for less than a second. A store that is being imported is left for the next
 * run. Returns the number of products.
 */
export const refreshDelivery = (url: string, signal: AbortSignal): Promise<number> =>
  withConnection(url, async (db) => {
    const mark = await readDeliveryMark(db);
    const quoted = await readQuotedIn(db);
    const { rows: stores } = await db.query<Store>(findStale, [mark]);
    let published = 0;
    for (const store of stores) {
      await db.query(begin, [store.id]);
      const { rows } = await db.query<{ id: number }>(findProducts, [store.id, quoted]);
      const ids = rows.map(({ id }) => id);
      let isDone = true;
      for (let at = 0; at < ids.length && isDone; at += batchSize) {
        signal.throwIfAborted();
        const batch = ids.slice(at, at + batchSize);
        isDone = await tryBatch(db, store, () => publishProducts(db, batch));
        if (isDone) published += batch.length;
      }
      if (isDone) await tryBatch(db, store, () => db.query(finish, [store.id, mark]));
    }
    return published;
  });
