import type { Connection } from '../connection.ts';
import { stemMark } from './product-key.ts';

// The keys of the stage with their rows. A row that shares its stem with no other row is a product under its own id, as
// it was before a second one appeared. The stage is too wide to be rewritten.
const createGroups = `
  CREATE TEMP TABLE row_group AS
  SELECT key AS stage_key, min(seq) AS first_seq, count(*)::int AS row_count, min(external_id) AS external_id,
    bit_or(flags) AS flags,
    CASE WHEN count(*) = 1 AND starts_with(key, '${stemMark}') THEN min(external_id) ELSE key END AS key,
    CASE count(*) WHEN 1 THEN min(hash) ELSE md5(string_agg(hash, '' ORDER BY seq)) END AS hash
  FROM stage WHERE kind = 'row' GROUP BY key`;

// Unless its id is the key of other rows.
const keepStems = `
  UPDATE row_group g SET key = g.stage_key FROM row_group other
  WHERE g.key <> g.stage_key AND other.stage_key = g.key`;

// Ungrouped rows that are not yet products. A separate table, so that the planner knows its size: it underestimates
// comparisons of two columns.
const createLone = `
  CREATE TEMP TABLE lone_row AS
  SELECT g.first_seq AS seq, g.external_id
  FROM row_group g LEFT JOIN product o ON o.store_id = $1 AND o.external_id = g.key AND o.active
  WHERE g.row_count = 1 AND g.key = g.external_id AND o.id IS NULL`;

// A group id that disappeared from the feed remains the key of its product.
const keepGroups = `
  UPDATE stage SET key = former.external_id
  FROM (
    SELECT lone_row.seq, p.external_id
    FROM lone_row
    JOIN variant v ON v.external_id = lone_row.external_id
    JOIN product p ON p.id = v.product_id
    WHERE p.store_id = $1 AND p.active AND NOT starts_with(p.external_id, '${stemMark}')
      AND NOT EXISTS (SELECT FROM row_group g WHERE g.key = p.external_id)
  ) former
  WHERE stage.kind = 'row' AND stage.seq = former.seq`;

const makeGroups = async (db: Connection): Promise<void> => {
  await db.query(createGroups);
  await db.query('ANALYZE row_group');
  await db.query(keepStems);
};

/** Keeps rows in the product of their former group if the feed has no groups any more. */
const keepLostGroups = async (db: Connection, storeId: number): Promise<boolean> => {
  const { rowCount: lone } = await db.query(createLone, [storeId]);
  if (lone === 0) return false;
  await db.query('ANALYZE lone_row');
  const { rowCount: kept } = await db.query(keepGroups, [storeId]);
  return kept !== 0;
};

/** Groups the staged rows into products: the table `row_group` holds their keys, first rows and hashes. */
export const groupRows = async (db: Connection, storeId: number | null): Promise<void> => {
  await makeGroups(db);
  if (storeId === null || !(await keepLostGroups(db, storeId))) return;
  await db.query('DROP TABLE row_group');
  await makeGroups(db);
};
