import { type Connection, inTransaction } from '../connection.ts';
import { compareNumbers, leaveBlocks } from './blocks.ts';
import { fingerprintOf, type KeptEvidence, readEvidence } from './evidence.ts';

type Pending = { id: string; productId: number; regroup: boolean };
type Known = { id: number; fingerprint: string; keys: string[]; evidence: KeptEvidence };

const pendingSql = `
  SELECT id::text, product_id AS "productId", regroup FROM match_pending ORDER BY id LIMIT $1`;
const removePending = 'DELETE FROM match_pending WHERE id = ANY($1::bigint[])';
const knownSql = `
  SELECT product_id AS id, fingerprint, block_keys::text[] AS keys, evidence
  FROM offer_evidence WHERE product_id = ANY($1::int[])`;

const regroupSql = `
  UPDATE offer_evidence SET state = 'compared' WHERE state = 'settled' AND product_id = ANY($1::int[])`;

// Who was linked to an offer that is gone, or shared its cluster, finds its cluster anew.
const leaveNeighbors = `
  UPDATE offer_evidence SET state = 'compared'
  WHERE state = 'settled' AND product_id IN (
    SELECT second FROM match_candidate WHERE first = ANY($1::int[]) AND verdict = 'match'
    UNION SELECT first FROM match_candidate WHERE second = ANY($1::int[]) AND verdict = 'match'
    UNION SELECT second FROM match_decision WHERE first = ANY($1::int[])
    UNION SELECT first FROM match_decision WHERE second = ANY($1::int[])
    UNION SELECT o.id FROM product p JOIN product o USING (cluster_id) WHERE p.id = ANY($1::int[]))`;
const leaveCluster =
  'UPDATE product SET cluster_id = id, clustered_at = clock_timestamp() WHERE id = ANY($1::int[]) AND cluster_id <> id';

// The blocks stay those of before until `blockRead`.
const keepSql = `
  INSERT INTO offer_evidence (product_id, brand, fingerprint, evidence, block_keys)
  SELECT id, brand, fingerprint, evidence, '{}'
  FROM unnest($1::int[], $2::text[], $3::text[], $4::jsonb[]) AS told(id, brand, fingerprint, evidence)
  ON CONFLICT (product_id) DO UPDATE SET
    brand = excluded.brand, fingerprint = excluded.fingerprint, evidence = excluded.evidence, state = 'read'`;

const countChanged = `
  INSERT INTO match_weight AS w (brand, version, weights, offers, changed)
  SELECT brand, 0, '{}', 0, count(*) FROM unnest($1::text[]) AS brand GROUP BY brand ORDER BY brand
  ON CONFLICT (brand) DO UPDATE SET changed = w.changed + excluded.changed`;

const forget = async (db: Connection, gone: readonly Known[]): Promise<void> => {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await db.query(leaveNeighbors, [ids]);
  await db.query(leaveCluster, [ids]);
  await leaveBlocks(db, gone);
  await db.query('DELETE FROM offer_evidence WHERE product_id = ANY($1::int[])', [ids]);
};

type Change = { evidence: KeptEvidence; fingerprint: string; before: Known | undefined };

const keep = async (db: Connection, changes: readonly Change[]): Promise<void> => {
  await db.query(keepSql, [
    changes.map(({ evidence }) => evidence.id),
    changes.map(({ evidence }) => evidence.brand),
    changes.map(({ fingerprint }) => fingerprint),
    changes.map(({ evidence }) => JSON.stringify(evidence)),
  ]);
};

const readChanges = async (db: Connection, ids: readonly number[]): Promise<{ changes: Change[]; gone: Known[] }> => {
  const now = await readEvidence(db, ids);
  const { rows } = await db.query<Known>(knownSql, [ids]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const changes = now.flatMap((evidence) => {
    const before = known.get(evidence.id);
    known.delete(evidence.id);
    const fingerprint = fingerprintOf(evidence);
    return fingerprint === before?.fingerprint ? [] : [{ evidence, fingerprint, before }];
  });
  return { changes, gone: [...known.values()] };
};

/** The brands of which an offer changed: of those that changed their brand, both. */
const brandsOf = (changes: readonly Change[], gone: readonly Known[]): string[] => [
  ...changes.flatMap(({ evidence, before }) => [
    ...new Set([evidence.brand, before?.evidence.brand ?? evidence.brand]),
  ]),
  ...gone.map(({ evidence }) => evidence.brand),
];

/**
 * Brings the evidence of up to `limit` pending products up to date. Answers how many there were. Offers whose evidence
 * is the same cost no more than that.
 */
export const refreshPending = (db: Connection, limit: number): Promise<number> =>
  inTransaction(db, async () => {
    const { rows: pending } = await db.query<Pending>(pendingSql, [limit]);
    if (pending.length === 0) return 0;
    const { changes, gone } = await readChanges(db, [...new Set(pending.map(({ productId }) => productId))]);
    const before = [...changes.flatMap((change) => change.before ?? []), ...gone];
    // While they still are in the blocks of the numbers that they told.
    await compareNumbers(
      db,
      before.map(({ evidence }) => evidence),
    );
    await forget(db, gone);
    if (changes.length > 0) await keep(db, changes);
    await db.query(countChanged, [brandsOf(changes, gone)]);
    const regroup = pending.filter((one) => one.regroup);
    if (regroup.length > 0) await db.query(regroupSql, [regroup.map(({ productId }) => productId)]);
    await db.query(removePending, [pending.map(({ id }) => id)]);
    return pending.length;
  });
