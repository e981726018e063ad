import type { Connection } from '../connection.ts';

// Change numbers of products whose rows are gone up to this one: whoever has not read as far may keep one of them.
const floorKey = 'changes_from';

/**
 * Remembers, before these products are deleted, that their changes can no longer be read. Runs in the caller's
 * transaction.
 */
export const forgetChanges = async (db: Connection, productIds: readonly number[]): Promise<void> => {
  // One that is still shown never had a change by which it left.
  await db.query(
    `INSERT INTO shop_state (key, value)
     SELECT '${floorKey}', number::text FROM (
       SELECT CASE WHEN bool_or(active) THEN nextval('listing_change_number') ELSE max(change_number) END AS number
       FROM listing WHERE product_id = ANY($1::int[])
     ) gone WHERE number IS NOT NULL
     ON CONFLICT (key) DO UPDATE SET value = greatest(shop_state.value::bigint, excluded.value::bigint)::text`,
    [productIds],
  );
};

/** SQL of the change number from which on changes are complete. */
export const changesFloor = `coalesce((SELECT value::bigint FROM shop_state WHERE key = '${floorKey}'), 0)`;
