import { setTimeout as wait } from 'node:timers/promises';
import { favoriteWeight, halfLives } from '@wearfolio/contracts/popularity';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { lockPublishing } from '../publish/publish-clusters.ts';
import { isLocked } from '../refused.ts';

/** This many visits of today give half of the maximum popularity, so a single one changes nothing. */
const smoothing = 20;
const mostPopular = 10;

/** Number of days considered; older visits weigh less than a hundredth. */
const lookedBack = 100;

const batchSize = 1000;

/** How long a batch waits for an import or another publisher, in ms; it is retried later. */
const patience = 500;
const attempts = 20;

// Sums over all offers of a product, including sold-out and former ones. Today is excluded because it is not over.
const createWanted = `
  CREATE TEMP TABLE wanted AS
  WITH today AS (SELECT (now() AT TIME ZONE 'UTC')::date AS day), said AS (
    SELECT c.product_id, c.visitors * 0.5 ^ ((today.day - c.day) / ${halfLives.visit}.0) AS weight
    FROM click_out c, today
    WHERE c.visitors > 0 AND c.day < today.day AND c.day >= today.day - ${lookedBack}
    UNION ALL
    SELECT f.product_id,
      ${favoriteWeight} * 0.5 ^ (greatest(0, extract(epoch FROM now() - f.created_at) / 86400) / ${halfLives.favorite})
    FROM favorite f
  ), cluster AS (
    SELECT p.cluster_id, sum(said.weight) AS weight
    FROM said JOIN product p ON p.id = said.product_id GROUP BY p.cluster_id
  )
  SELECT p.id, floor(${mostPopular} * coalesce(c.weight, 0) / (coalesce(c.weight, 0) + ${smoothing}))::smallint AS popularity
  FROM product p LEFT JOIN cluster c USING (cluster_id)
  WHERE p.active AND (c.cluster_id IS NOT NULL OR p.popularity > 0)`;

const removeUnchanged =
  'DELETE FROM wanted USING product p WHERE p.id = wanted.id AND p.popularity = wanted.popularity';

const updateProducts = `
  UPDATE product p SET popularity = wanted.popularity FROM wanted WHERE wanted.id = p.id AND p.id = ANY($1::int[])`;

const updateListing = `
  UPDATE listing l SET popularity = wanted.popularity, change_number = nextval('listing_change_number')
  FROM wanted WHERE wanted.id = l.product_id AND l.product_id = ANY($1::int[])`;

const refreshBatch = (db: Connection, ids: readonly number[]): Promise<void> =>
  inTransaction(db, async () => {
    await db.query(`SET LOCAL lock_timeout = ${patience}`);
    await db.query(updateProducts, [ids]);
    await lockPublishing(db);
    await db.query(updateListing, [ids]);
    await db.query('NOTIFY listing_changed');
  });

const refreshPatiently = async (db: Connection, ids: readonly number[], signal: AbortSignal): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await refreshBatch(db, ids);
    } catch (error) {
      if (!isLocked(error) || attempt >= attempts) throw error;
      await wait(patience, undefined, { signal });
    }
  }
};

/** After counting past days, deletes the visitors' hashes and the key of the hashes. */
const forgetVisits = async (db: Connection): Promise<void> => {
  for (const table of ['click_visit', 'click_key']) {
    await db.query(`DELETE FROM ${table} WHERE day < (now() AT TIME ZONE 'UTC')::date`);
  }
};

/**
 * Computes the popularity of every product from its distinct visitors who left for a store on past days, and from
 * favorites; recent ones count more. Publishes the changes and returns the number of changed offers. Deletes the hashed
 * addresses of past days first. Works in batches; throws if an import blocks it for long.
 */
export const refreshPopularity = (url: string, signal: AbortSignal): Promise<number> =>
  withConnection(url, async (db) => {
    await forgetVisits(db);
    await db.query(createWanted);
    await db.query(removeUnchanged);
    const { rows } = await db.query<{ id: number }>('SELECT id FROM wanted ORDER BY id');
    for (let at = 0; at < rows.length; at += batchSize) {
      signal.throwIfAborted();
      const ids = rows.slice(at, at + batchSize).map(({ id }) => id);
      await refreshPatiently(db, ids, signal);
    }
    return rows.length;
  });
