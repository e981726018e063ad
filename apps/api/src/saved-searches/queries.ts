import { type SearchFrequency, searchesMax } from '@wearfolio/contracts/limits';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import type { ListingFilter } from '@wearfolio/listing-index/filter';

/** A saved search for its owner. */
export type StoredSearch = {
  id: number;
  name: string;
  address: string;
  frequency: SearchFrequency;
  createdAt: Date;
};

const columns = Prisma.sql`id, name, address, frequency, created_at AS "createdAt"`;

export type NewSearch = {
  customerId: number;
  name: string;
  address: string;
  frequency: SearchFrequency;
  filter: ListingFilter;
  anchors: readonly string[];
};

/** How long Undo can restore a removed search, in minutes. */
const undoMinutes = 15;

const isSwept = Prisma.sql`removed_at <= now() - make_interval(mins => ${undoMinutes}::int)`;

/**
 * Saves a search. Returns the stored one when the address is already saved, and restores one that was just removed,
 * with its results. Null when the customer has `searchesMax` searches. The lock on the customer keeps two concurrent
 * tabs within the limit.
 */
export const addSearch = (db: Database, search: NewSearch): Promise<StoredSearch | null> =>
  db.$transaction(async (tx) => {
    const { customerId, name, address, frequency, filter, anchors } = search;
    await tx.$queryRaw`SELECT id FROM customer WHERE id = ${customerId} FOR UPDATE`;
    await tx.$executeRaw`DELETE FROM saved_search WHERE customer_id = ${customerId} AND ${isSwept}`;
    const [known] = await tx.$queryRaw<StoredSearch[]>`
      SELECT ${columns} FROM saved_search WHERE customer_id = ${customerId} AND address = ${address} AND removed_at IS NULL`;
    if (known) return known;
    const [added] = await tx.$queryRaw<StoredSearch[]>`
      INSERT INTO saved_search (customer_id, name, address, frequency, filter, anchors)
      SELECT ${customerId}, ${name}, ${address}, ${frequency}, ${JSON.stringify(filter)}::jsonb, ${anchors}::text[]
      WHERE (SELECT count(*) FROM saved_search WHERE customer_id = ${customerId} AND removed_at IS NULL) < ${searchesMax}
      ON CONFLICT (customer_id, address) DO UPDATE SET removed_at = NULL, name = excluded.name, frequency = excluded.frequency,
        filter = excluded.filter, anchors = excluded.anchors
      RETURNING ${columns}`;
    return added ?? null;
  });

export type SearchChange = { name: string | undefined; frequency: SearchFrequency | undefined };

/** Changes the name, frequency or both of a customer's search. Null when it belongs to someone else. */
export const changeSearch = async (
  db: Database,
  customerId: number,
  id: number,
  { name, frequency }: SearchChange,
): Promise<StoredSearch | null> => {
  const [changed] = await db.$queryRaw<StoredSearch[]>`
    UPDATE saved_search SET name = coalesce(${name ?? null}, name), frequency = coalesce(${frequency ?? null}, frequency)
    WHERE id = ${id} AND customer_id = ${customerId} AND removed_at IS NULL RETURNING ${columns}`;
  return changed ?? null;
};

/**
 * Removes a customer's search. Repeating it changes nothing. The row stays for Undo until the nightly retention job.
 */
export const deleteSearch = async (db: Database, customerId: number, id: number): Promise<void> => {
  await db.$executeRaw`
    UPDATE saved_search SET removed_at = now() WHERE id = ${id} AND customer_id = ${customerId} AND removed_at IS NULL`;
};

/** After this many minutes without the overview, the next view starts a new visit. */
const visitMinutes = 30;

/** New results are those since the last visit, not counting the current one. */
const newSince = Prisma.sql`
  CASE WHEN visited_at < now() - make_interval(mins => ${visitMinutes}::int) THEN visited_at ELSE seen_at END`;

/** Records a view of the overview. */
export const noteVisit = async (db: Database, customerId: number): Promise<void> => {
  await db.$executeRaw`
    UPDATE saved_search SET seen_at = ${newSince}, visited_at = now() WHERE customer_id = ${customerId}`;
};

/** A search's results by product id, latest first. */
export type Finds = { newIds: number[]; cheaperIds: number[] };

export type ListedSearch = StoredSearch & Finds & { filter: ListingFilter };

// Merged products are replaced by their successors.
const currentIds = (ids: Prisma.Sql): Prisma.Sql => Prisma.sql`
  coalesce((
    SELECT array_agg(DISTINCT coalesce(former_product.product_id, found.id))
    FROM search_find CROSS JOIN LATERAL unnest(${ids}) AS found (id) LEFT JOIN former_product ON former_product.id = found.id
    WHERE search_id = saved_search.id AND found_at > ${newSince}
  ), '{}')`;

/** A customer's searches, newest first, with the results since the last visit. */
export const listOwnSearches = (db: Database, customerId: number): Promise<ListedSearch[]> => db.$queryRaw`
  SELECT ${columns}, filter, ${currentIds(Prisma.sql`new_ids`)} AS "newIds", ${currentIds(Prisma.sql`cheaper_ids`)} AS "cheaperIds"
  FROM saved_search WHERE customer_id = ${customerId} AND removed_at IS NULL ORDER BY id DESC`;

/** Whether a customer gets mails about favorites and searches. */
export const wantsAlerts = async (db: Database, customerId: number): Promise<boolean> => {
  const customer = await db.customer.findUnique({ where: { id: customerId }, select: { wantsAlerts: true } });
  return customer?.wantsAlerts ?? false;
};

/** Whether the listing has changed since the last matching. */
export const isMatchingBehind = async (db: Database): Promise<boolean> => {
  const [row] = await db.$queryRaw<{ behind: boolean }[]>`
    SELECT coalesce((SELECT max(change_number) FROM listing), 0)
      > coalesce((SELECT value::bigint FROM shop_state WHERE key = 'searches_matched_up_to'), 0) AS behind`;
  return row?.behind ?? false;
};

/** A search to be read again. */
export type AnySearch = { id: number; address: string };

/** Searches after the id `after`, by id. */
export const listSearchesAfter = (db: Database, after: number, limit: number): Promise<AnySearch[]> => db.$queryRaw`
  SELECT id, address FROM saved_search WHERE id > ${after} ORDER BY id LIMIT ${limit}`;

type Read = { id: number; filter: ListingFilter; anchors: readonly string[] };

/** Stores a search's current meaning. Writes nothing when it is unchanged. */
export const keepReading = async (db: Database, { id, filter, anchors }: Read): Promise<void> => {
  await db.$executeRaw`
    UPDATE saved_search SET filter = read.filter, anchors = read.anchors
    FROM (SELECT ${JSON.stringify(filter)}::jsonb AS filter, ${anchors}::text[] AS anchors) AS read
    WHERE id = ${id} AND (saved_search.filter, saved_search.anchors) IS DISTINCT FROM (read.filter, read.anchors)`;
};
