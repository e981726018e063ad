import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { type Matching, whileMatching } from './run-matching.ts';

export type Rebuild = Matching & {
  url: string;
  /** Uses the existing weights instead of a new version. */
  keepWeights?: boolean | undefined;
};

const queueAll = 'INSERT INTO match_pending (product_id) SELECT id FROM product WHERE active ORDER BY id';
const groupAnew = 'UPDATE match_state SET grouped = false WHERE grouped';
const blockAnew = "UPDATE match_state SET state = 'read' WHERE state <> 'read'";
const weighAnew = 'UPDATE match_weight SET changed = greatest(offers, 1)';

const startAnew = (db: Connection, keepWeights: boolean): Promise<void> =>
  inTransaction(db, async () => {
    await db.query(queueAll);
    await db.query(groupAnew);
    // New weights change the blocks of their brand's offers.
    await db.query(keepWeights ? blockAnew : weighAnew);
  });

/** State of the grouping: active offers, and those that share a product with others. */
export type Grouping = { offers: number; products: number; shared: number; candidates: number };

const groupingSql = `
  SELECT coalesce(sum(size), 0)::int AS offers, count(*)::int AS products,
    coalesce(sum(size) FILTER (WHERE size > 1), 0)::int AS shared,
    (SELECT count(*)::int FROM match_candidate WHERE verdict = 'candidate') AS candidates
  FROM (SELECT count(*) AS size FROM product WHERE active GROUP BY cluster_id) clusters`;

/**
 * Reads, weighs, compares and groups all offers again. If it is killed, the next matching process continues. Returns
 * the resulting grouping, or null if another matching process did not finish within the wait.
 */
export const matchAll = ({ url, keepWeights = false, ...options }: Rebuild): Promise<Grouping | null> =>
  withConnection(url, async (db) => {
    const isDone = await whileMatching(db, options, () => startAnew(db, keepWeights));
    if (!isDone) return null;
    const { rows } = await db.query<Grouping>(groupingSql);
    return rows[0] ?? null;
  });
