import type { Connection } from '../connection.ts';

const lockStore = 'SELECT FROM store WHERE id = $1 FOR KEY SHARE';

// The palette is included for products without a known color.
const lockValues = [
  'SELECT FROM brand WHERE folded_name IN (SELECT brand_key FROM work_row) FOR KEY SHARE',
  'SELECT FROM category WHERE path IN (SELECT category FROM work_row) FOR KEY SHARE',
  'SELECT FROM color WHERE parent_id = id OR id IN (SELECT color_id FROM work_spelling) FOR KEY SHARE',
  `SELECT FROM size s
   WHERE (attribute_name, attribute_value) IN (SELECT ladder, size FROM work_variant WHERE size IS NOT NULL) FOR KEY SHARE`,
];

/**
 * Locks the rows that the work tables refer to, as their foreign keys would one by one, until the end of the
 * transaction. Call it after all of them exist.
 */
export const lockParents = async (db: Connection, storeId: number): Promise<void> => {
  await db.query(lockStore, [storeId]);
  for (const sql of lockValues) await db.query(sql);
};
