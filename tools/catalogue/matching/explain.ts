import { groupOffers } from '@wearfolio/database/env';
import { withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { judge, readNeighborhood } from './compare.ts';
import { findConflicts, reasonsOf } from './conflict.ts';
import type { KeptEvidence } from './evidence.ts';

const decisionSql = `
  SELECT verdict, decided_at AS at FROM match_decision
  WHERE first = least($1::int, $2::int) AND second = greatest($1::int, $2::int)`;
const productSql = `
  SELECT p.id, p.cluster_id AS cluster, (SELECT version FROM match_weight w JOIN offer_evidence e USING (brand)
    WHERE e.product_id = p.id) AS version
  FROM product p WHERE p.id = ANY($1::int[]) AND p.active`;

type Product = { id: number; cluster: number; version: number | null };
type Decision = { verdict: 'join' | 'split'; at: Date };

export type Explanation = {
  offers: [KeptEvidence, KeptEvidence];
  /** Number of shared blocks; offers without one are not compared. */
  blocks: number;
  verdict: string;
  score: number;
  /** The last reason has the kind `cluster` if other offers of the two products keep them apart. */
  reasons: { kind: string; text: string }[];
  decision: Decision | null;
  /** Version of the weights of the first offer's brand. */
  version: number | null;
  /** False if GROUP_OFFERS is off; then the offers of a cluster may not have left it yet. */
  isOneProduct: boolean;
  isGrouping: boolean;
};

/**
 * Explains why two offers are or are not one product. `isGrouping` defaults to GROUP_OFFERS. Throws Refused for
 * products that do not exist or are not compared yet.
 */
export const explainMatch = (
  url: string,
  [a, b]: readonly [number, number],
  isGrouping: boolean = groupOffers,
): Promise<Explanation> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<Product>(productSql, [[a, b]]);
    const [one, other] = [a, b].map((id) => rows.find((row) => row.id === id));
    if (!one || !other) throw new Refused(`There is no product ${one ? b : a}`);
    const { offers, blocks, weights } = await readNeighborhood(db, [a, b]);
    const [x, y] = [offers.get(a), offers.get(b)];
    if (!x || !y) throw new Refused(`Product ${x ? b : a} is not compared yet. Run \`catalogue -- match\` first`);
    const { rows: decisions } = await db.query<Decision>(decisionSql, [a, b]);
    const result = judge(x, y, weights);
    const isOneCluster = one.cluster === other.cluster;
    const opposed = await findConflicts(db, [{ first: a, second: b }]);
    return {
      offers: [x.evidence, y.evidence],
      blocks: blocks.filter(({ ids }) => ids.includes(a) && ids.includes(b)).length,
      ...result,
      reasons: [...result.reasons, ...opposed.flatMap(reasonsOf)],
      decision: decisions[0] ?? null,
      version: one.version,
      isOneProduct: isGrouping && isOneCluster,
      isGrouping,
    };
  });
