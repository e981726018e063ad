import { Prisma } from '@wearfolio/database/generated/client';
import { digestAttempts } from '@wearfolio/database/jobs';
import { readListingRows } from '@wearfolio/database/listing-rows';
import type { ListingFilter } from '@wearfolio/listing-index/filter';
import type { ListingRow } from '@wearfolio/listing-index/row';
import { Client } from 'pg';
import { referenceOf } from '../../favorites/reference.ts';
import { reachedOffers } from '../../favorites/targets/target-queries.ts';

/** The key in `shop_state` of the change number up to which products have been matched. */
const cursorKey = 'searches_matched_up_to';

/** A product that may be news. `at` in ms. */
export type Candidate = { id: number; isNew: boolean; at: number };

/** A saved search for matching. `createdAt` in ms. */
export type MatchedSearch = { id: number; anchors: string[]; filter: ListingFilter; createdAt: number };

/** New results of a search. */
export type NewFind = { searchId: number; newIds: number[]; cheaperIds: number[]; total: number };

/** The changes of a run: after `from`, up to `upTo`. */
export type Stretch = { from: string; upTo: string };

/** A connection for one run, which may take a minute. PostgreSQL soon notices a killed process and rolls back. */
export const connect = async (url: string): Promise<Client> => {
  const client = new Client({
    connectionString: url,
    application_name: 'wearfolio-searches',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: '-c jit=off -c work_mem=32MB -c client_connection_check_interval=1000',
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Starts a run and returns its changes. Null while another run is active. */
export const beginRun = async (client: Client): Promise<Stretch | null> => {
  await client.query('BEGIN');
  const { rows: locks } = await client.query<{ mine: boolean }>(
    "SELECT pg_try_advisory_xact_lock(hashtext('match-searches')) AS mine",
  );
  if (!locks[0]?.mine) return null;
  const { rows } = await client.query<Stretch>(
    `SELECT coalesce((SELECT value FROM shop_state WHERE key = $1), '0') AS from,
       coalesce((SELECT max(change_number) FROM listing), 0)::text AS "upTo"`,
    [cursorKey],
  );
  return rows[0] ?? null;
};

const reference = referenceOf({
  known: Prisma.sql`seen.quoted_cents`,
  lowest: Prisma.sql`product.drop_from_cents`,
});

// Changes since the last run. A price counts when the store changed it, not when a merge or an exchange rate did
// (behavior.md#price-currency).
const changed = `
  CREATE TEMP TABLE changed_offer ON COMMIT DROP AS
  SELECT product.id, listing.cluster_id, product.currency, product.quoted_cents, seen.product_id IS NULL AS is_new,
    listing.active AND product.stock IS DISTINCT FROM 0 AS is_buyable,
    listing.first_seen, change.changed_at,
    change.is_own AND seen.currency = product.currency AND product.quoted_cents < seen.quoted_cents AS fell,
    product.quoted_cents < ${reference.sql} AS is_reduced,
    change.is_own AND seen.currency = product.currency AND product.quoted_cents > seen.quoted_cents AS rose,
    seen.product_id IS NOT NULL AND product.price_cents = product.quoted_cents AS is_unconverted
  FROM listing
  JOIN product ON product.id = listing.product_id
  LEFT JOIN search_seen AS seen ON seen.product_id = product.id
  LEFT JOIN LATERAL (
    SELECT changed_at, (quoted_cents, price_change.currency) IS NOT DISTINCT FROM (product.quoted_cents, product.currency)
      AND changed_at > greatest(product.clustered_at, (SELECT max(since) FROM former_product WHERE product_id = product.id))
      AS is_own
    FROM price_change WHERE product_id = product.id ORDER BY changed_at DESC, price_change.id DESC LIMIT 1
  ) AS change ON seen.product_id IS NOT NULL
  WHERE listing.change_number > $1 AND listing.change_number <= $2`;

/** Finds the run's changes for the next steps. */
export const findChanged = async (client: Client, { from, upTo }: Stretch): Promise<void> => {
  await client.query(changed.replace('$1', String(BigInt(from))).replace('$2', String(BigInt(upTo))));
  await client.query('ANALYZE changed_offer');
  await client.query('CREATE TEMP TABLE alerted (customer_id int) ON COMMIT DROP');
};

/**
 * Changes that may be news for a search, if there are searches: cheaper offers, and new ones without an earlier offer
 * in their cluster.
 */
export const listCandidates = async (client: Client): Promise<Candidate[]> => {
  const { rows } = await client.query<Candidate>(
    `SELECT id, is_new AS "isNew", extract(epoch FROM CASE WHEN is_new THEN first_seen ELSE changed_at END)::float8 * 1000 AS at
     FROM changed_offer
     WHERE is_buyable AND EXISTS (SELECT FROM saved_search) AND (fell AND is_reduced OR is_new AND NOT EXISTS (
       SELECT FROM product AS other JOIN search_seen ON search_seen.product_id = other.id
       WHERE other.cluster_id = changed_offer.cluster_id))
     ORDER BY id`,
  );
  return rows;
};

/** The listing rows of these products. */
export const readRows = (client: Client, ids: readonly number[]): Promise<ListingRow[]> => readListingRows(client, ids);

const most = 5000;

/**
 * Yields the searches with any of these terms as an anchor, some thousands at a time, grouped by anchor. Each term is
 * looked up in the index separately, because comparing two long lists takes quadratic time.
 */
export async function* searchesWith(client: Client, terms: Iterable<string>): AsyncGenerator<MatchedSearch[]> {
  await client.query('SET LOCAL enable_seqscan = off');
  await client.query('CREATE TEMP TABLE term AS SELECT unnest($1::text[]) AS term', [[...terms]]);
  await client.query('ANALYZE term');
  await client.query(
    `DECLARE search CURSOR FOR
     SELECT id, anchors, filter, (extract(epoch FROM created_at) * 1000)::float8 AS "createdAt" FROM saved_search
     WHERE id IN (
       SELECT known.id FROM term CROSS JOIN LATERAL (
         SELECT id FROM saved_search WHERE anchors @> ARRAY[term.term] OFFSET 0
       ) AS known
     ) ORDER BY anchors, id`,
  );
  while (true) {
    const { rows } = await client.query<MatchedSearch>(`FETCH ${most} FROM search`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE search');
  await client.query('DROP TABLE term');
  await client.query('SET LOCAL enable_seqscan = on');
}

/**
 * Stores the new results. Skips a search that is being removed. A search with results stays locked until the commit, so
 * this step comes last.
 */
export const keepFinds = async (client: Client, finds: readonly NewFind[]): Promise<void> => {
  const rows = finds.map(({ searchId, newIds, cheaperIds, total }) => ({
    search_id: searchId,
    new_ids: newIds,
    cheaper_ids: cheaperIds,
    total,
  }));
  await client.query(
    `WITH found AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS found (search_id int, new_ids int[], cheaper_ids int[], total int)
     ), live AS (
       SELECT id, customer_id, frequency FROM saved_search WHERE id IN (SELECT search_id FROM found)
       FOR KEY SHARE SKIP LOCKED
     ), kept AS (
       INSERT INTO search_find (search_id, new_ids, cheaper_ids, total, found_at, mailed_at)
       SELECT search_id, new_ids, cheaper_ids, total, clock_timestamp(),
         CASE WHEN frequency = 'never' THEN clock_timestamp() END
       FROM found JOIN live ON live.id = search_id
     )
     INSERT INTO alerted SELECT DISTINCT customer_id FROM live WHERE frequency <> 'never'`,
    [JSON.stringify(rows)],
  );
};

/** Two days' exchange rates can change a price by this many cents. A price is above a target only beyond it. */
const rounding = 1;

const run = async (client: Client, { text, values }: Prisma.Sql): Promise<void> => {
  await client.query(text, values);
};

// A target with delivery follows its store's rules of delivery, too. Nothing remembers the last cost, so this holds for
// prices that no exchange rate can have moved.
const byDelivery = Prisma.sql`target.with_delivery AND is_unconverted`;

// A target is waiting (met_at null), reached (told_at null) or reported. Only a store's own change of price moves it.
const resetLeft = Prisma.sql`
  UPDATE price_target AS target SET met_at = NULL, told_at = NULL
  FROM favorite AS own JOIN product AS kept ON kept.id = own.product_id
  WHERE own.id = target.favorite_id AND met_at IS NOT NULL
    AND EXISTS (SELECT FROM changed_offer WHERE cluster_id = kept.cluster_id AND (rose OR ${byDelivery}))
    AND NOT EXISTS (${reachedOffers(Prisma.sql`target.favorite_id = own.id`, { slack: rounding })})`;

const markReached = Prisma.sql`
  WITH met AS (
    UPDATE price_target SET met_at = clock_timestamp(), told_at = NULL
    FROM (${reachedOffers(
      Prisma.sql`target.met_at IS NULL
        AND EXISTS (SELECT FROM changed_offer WHERE id = offer.id AND (fell OR ${byDelivery}))`,
    )}) AS reached
    WHERE price_target.favorite_id = reached.favorite_id AND met_at IS NULL
    RETURNING price_target.favorite_id
  )
  INSERT INTO alerted SELECT customer_id FROM met JOIN favorite ON favorite.id = met.favorite_id`;

/** Updates target prices that a store's change reached or left. */
export const judgeTargets = async (client: Client): Promise<void> => {
  await run(client, resetLeft);
  await run(client, markReached);
};

/** Queues the digest of every customer with news from this run. */
export const addDigests = async (client: Client): Promise<void> => {
  await client.query(
    `SELECT count(graphile_worker.add_job(
       'mail-alerts', payload := json_build_object('customerId', customer.id), queue_name := 'mail-alerts:' || customer.id,
       max_attempts := ${digestAttempts}, job_key := 'mail-alerts:' || customer.id))
     FROM customer WHERE verified_at IS NOT NULL AND wants_alerts AND id IN (SELECT customer_id FROM alerted)`,
  );
};

/** Ends a run: stores the seen state of each product, and where the next run starts. */
export const endRun = async (client: Client, { upTo }: Stretch): Promise<void> => {
  await client.query(
    `INSERT INTO search_seen AS seen (product_id, currency, quoted_cents)
     SELECT id, currency, quoted_cents FROM changed_offer
     ON CONFLICT (product_id) DO UPDATE SET currency = excluded.currency, quoted_cents = excluded.quoted_cents
     WHERE (seen.currency, seen.quoted_cents) IS DISTINCT FROM (excluded.currency, excluded.quoted_cents)`,
  );
  await client.query(
    `INSERT INTO shop_state (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [cursorKey, upTo],
  );
  await client.query('COMMIT');
};
