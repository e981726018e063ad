import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { type Matching, whileMatching } from './run-matching.ts';

export type Rebuild = Matching & {
  url: string;
  /** Compares by the weights that there are, instead of by a new version of them. */
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
    // New weights have their brand's offers blocked anew.
    await db.query(keepWeights ? blockAnew : weighAnew);
  });

/** How the catalogue is grouped: its active offers, and those that share a product with another one. */
export type Grouping = { offers: number; products: number; shared: number; candidates: number };

const groupingSql = `
  SELECT coalesce(sum(size), 0)::int AS offers, count(*)::int AS products,
    coalesce(sum(size) FILTER (WHERE size > 1), 0)::int AS shared,
    (SELECT count(*)::int FROM match_candidate WHERE verdict = 'candidate') AS candidates
  FROM (SELECT count(*) AS size FROM product WHERE active GROUP BY cluster_id) clusters`;

/**
 * Reads, weighs, compares and groups all offers anew. Killed in between, whoever matches next goes on with it. Answers
 * how the catalogue is grouped then, or null where another one who matches was waited for in vain.
 */
export const matchAll = ({ url, keepWeights = false, ...options }: Rebuild): Promise<Grouping | null> =>
  withConnection(url, async (db) => {
    const isDone = await whileMatching(db, options, () => startAnew(db, keepWeights));
    if (!isDone) return null;
    const { rows } = await db.query<Grouping>(groupingSql);
    return rows[0] ?? null;
  });
