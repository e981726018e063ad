import type { Connection } from '../connection.ts';

const queueSql =
  'INSERT INTO match_pending (product_id, regroup) SELECT id, $2 FROM unnest($1::int[]) AS id ORDER BY id';

/** Marks these products in the caller's transaction for regrouping. */
export const queueRegroup = async (db: Connection, productIds: readonly number[]): Promise<void> => {
  await db.query(queueSql, [productIds, true]);
};

const queueDoubtfulSql = `
  INSERT INTO match_pending (product_id, regroup)
  SELECT id, false FROM unnest($1::int[]) AS id
  WHERE EXISTS (SELECT FROM match_candidate WHERE first = id AND verdict = 'candidate')
    OR EXISTS (SELECT FROM match_candidate WHERE second = id AND verdict = 'candidate')
  ORDER BY id`;

/** Marks those of these products with a waiting pair in the caller's transaction for comparison. */
export const queueDoubtful = async (db: Connection, productIds: readonly number[]): Promise<void> => {
  await db.query(queueDoubtfulSql, [productIds]);
};

// Vanished products are only sold out and keep their evidence.
const queueWork = `
  INSERT INTO match_pending (product_id, regroup)
  SELECT product_id, false FROM work_product
  UNION ALL SELECT id, false FROM former
  UNION ALL SELECT product_id, true FROM former`;

/** Marks the products whose evidence the import may have changed, in its transaction. */
export const queueImported = async (db: Connection): Promise<void> => {
  await db.query(queueWork);
};

// Decisions about a merged product move to the remaining one; of two decisions about the same products, the later
// counts.
const moveDecisions = `
  WITH moved AS (
    DELETE FROM match_decision d
    WHERE EXISTS (SELECT FROM former WHERE former.id IN (d.first, d.second))
    RETURNING d.*
  ), now AS (
    SELECT coalesce(a.product_id, moved.first) AS a, coalesce(b.product_id, moved.second) AS b, verdict, decided_at,
      act, before
    FROM moved
    LEFT JOIN former a ON a.id = moved.first
    LEFT JOIN former b ON b.id = moved.second
  )
  INSERT INTO match_decision AS d (first, second, verdict, decided_at, act, before)
  SELECT DISTINCT ON (least(a, b), greatest(a, b)) least(a, b), greatest(a, b), verdict, decided_at, act, before
  FROM now WHERE a <> b
  ORDER BY least(a, b), greatest(a, b), decided_at DESC
  ON CONFLICT (first, second) DO UPDATE SET verdict = excluded.verdict, decided_at = excluded.decided_at, act = excluded.act,
    before = excluded.before
  WHERE excluded.decided_at > d.decided_at`;

/** Moves decisions of ops with merged products. */
export const followDecisions = async (db: Connection): Promise<void> => {
  await db.query(moveDecisions);
};
