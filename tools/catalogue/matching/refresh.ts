import { type Connection, inTransaction } from '../connection.ts';
import {
  blockKeysOf,
  changeBlocks,
  compareNumbers,
  keysText,
  type OfferNumber,
  offerNumbers,
  readKeys,
} from './blocks.ts';
import { type KeptEvidence, type ReadEvidence, readChangedEvidence } from './evidence.ts';
import { readWeights } from './weights.ts';

type Pending = { id: string; productId: number; regroup: boolean };
type Known = { id: number; keys: string; evidence: KeptEvidence };

// `ORDER BY id` would sort by the text `id` and read all pending products for each batch, so this sorts by the numeric
// column `m.id`.
const pendingSql = `
  SELECT m.id::text, m.product_id AS "productId", m.regroup FROM match_pending m ORDER BY m.id LIMIT $1`;
const removePending = 'DELETE FROM match_pending WHERE id = ANY($1::bigint[])';
const knownSql = `
  SELECT product_id AS id, ${keysText} AS keys, evidence
  FROM offer_evidence JOIN match_state USING (product_id) WHERE product_id = ANY($1::int[])`;
const goneSql = `
  SELECT product_id FROM offer_evidence JOIN product ON product.id = product_id
  WHERE product_id = ANY($1::int[]) AND NOT active`;

// An offer that is being compared is grouped after that.
const regroup = "grouped = false, state = CASE state WHEN 'settled' THEN 'compared' ELSE state END";
const regroupSql = `UPDATE match_state SET ${regroup} WHERE product_id = ANY($1::int[])`;

// Offers that were linked to a removed offer or shared its cluster must be grouped again.
const leaveNeighbors = `
  UPDATE match_state SET ${regroup}
  WHERE product_id IN (
    SELECT second FROM match_candidate WHERE first = ANY($1::int[]) AND verdict = 'match'
    UNION SELECT first FROM match_candidate WHERE second = ANY($1::int[]) AND verdict = 'match'
    UNION SELECT second FROM match_decision WHERE first = ANY($1::int[])
    UNION SELECT first FROM match_decision WHERE second = ANY($1::int[])
    UNION SELECT o.id FROM product p JOIN product o USING (cluster_id) WHERE p.id = ANY($1::int[]))`;
const leaveCluster =
  'UPDATE product SET cluster_id = id, clustered_at = clock_timestamp() WHERE id = ANY($1::int[]) AND cluster_id <> id';

const keepSql = `
  INSERT INTO offer_evidence (product_id, brand, fingerprint, evidence)
  SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::jsonb[])
  ON CONFLICT (product_id) DO UPDATE SET
    brand = excluded.brand, fingerprint = excluded.fingerprint, evidence = excluded.evidence`;
// The blocks of a weighed brand are known immediately. Others keep their former blocks until `blockRead`.
const keepState = `
  INSERT INTO match_state AS s (product_id, brand, block_keys, state)
  SELECT id, brand, coalesce(keys::bigint[], '{}'), CASE WHEN keys IS NULL THEN 'read' ELSE 'blocked' END
  FROM unnest($1::int[], $2::text[], $3::text[]) AS input(id, brand, keys)
  ON CONFLICT (product_id) DO UPDATE SET
    brand = excluded.brand, state = excluded.state, grouped = false,
    block_keys = CASE excluded.state WHEN 'blocked' THEN excluded.block_keys ELSE s.block_keys END`;

const countChanged = `
  INSERT INTO match_weight AS w (brand, version, weights, offers, changed)
  SELECT brand, 0, '{}', 0, count(*) FROM unnest($1::text[]) AS brand GROUP BY brand ORDER BY brand
  ON CONFLICT (brand) DO UPDATE SET changed = w.changed + excluded.changed`;

const forget = async (db: Connection, gone: readonly Known[]): Promise<void> => {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await compareNumbers(
    db,
    gone.flatMap(({ evidence }) => offerNumbers(evidence)),
  );
  await db.query(leaveNeighbors, [ids]);
  await db.query(leaveCluster, [ids]);
  await changeBlocks(
    db,
    gone.map(({ id, keys }) => ({ id, was: readKeys(keys), is: [] })),
  );
  await db.query('DELETE FROM offer_evidence WHERE product_id = ANY($1::int[])', [ids]);
};

type Change = ReadEvidence & { before: Known | undefined };

/** Returns the numbers that an offer no longer has, or all it had if it has no new blocks yet. */
const leftNumbers = ({ before, keys }: Change & { keys: readonly string[] | null }): OfferNumber[] =>
  before === undefined ? [] : offerNumbers(before.evidence).filter(({ hashed }) => !keys?.includes(hashed));

const keep = async (db: Connection, changes: readonly Change[]): Promise<void> => {
  const ids = changes.map(({ evidence }) => evidence.id);
  const brands = changes.map(({ evidence }) => evidence.brand);
  const weights = await readWeights(db, brands);
  // The database works while the keys are computed.
  const keeping = db.query(keepSql, [
    ...[ids, brands, changes.map(({ fingerprint }) => fingerprint)],
    changes.map(({ evidence }) => JSON.stringify(evidence)),
  ]);
  const keysOf = ({ evidence }: Change): string[] | null =>
    weights.words.has(evidence.brand) ? blockKeysOf(evidence, weights) : null;
  const offers = changes.map((change) => ({ ...change, keys: keysOf(change) }));
  await keeping;
  // While they are still in the blocks of their former numbers.
  await compareNumbers(db, offers.flatMap(leftNumbers));
  await db.query(keepState, [ids, brands, offers.map(({ keys }) => keys && `{${keys.join(',')}}`)]);
  const blocked = offers.flatMap(({ evidence, before, keys }) =>
    keys === null ? [] : [{ id: evidence.id, was: readKeys(before?.keys ?? ''), is: keys }],
  );
  await changeBlocks(db, blocked);
  await compareNumbers(
    db,
    offers.flatMap(({ evidence, keys }) => (keys === null ? [] : offerNumbers(evidence))),
  );
};

const readKnown = async (db: Connection, ids: readonly number[]): Promise<Known[]> =>
  ids.length === 0 ? [] : (await db.query<Known>(knownSql, [ids])).rows;

const readGone = async (db: Connection, ids: readonly number[]): Promise<Known[]> => {
  const { rows } = await db.query<{ product_id: number }>(goneSql, [ids]);
  return readKnown(
    db,
    rows.map(({ product_id: id }) => id),
  );
};

const readChanges = async (db: Connection, ids: readonly number[]): Promise<{ changes: Change[]; gone: Known[] }> => {
  const now = await readChangedEvidence(db, ids);
  const known = await readKnown(
    db,
    now.map(({ evidence }) => evidence.id),
  );
  const before = new Map(known.map((row) => [row.id, row]));
  return {
    changes: now.map((read) => ({ ...read, before: before.get(read.evidence.id) })),
    gone: await readGone(db, ids),
  };
};

/** Returns the brands with changed offers: the former and the new brand if it changed. */
const brandsOf = (changes: readonly Change[], gone: readonly Known[]): string[] => [
  ...changes.flatMap(({ evidence, before }) => [
    ...new Set([evidence.brand, before?.evidence.brand ?? evidence.brand]),
  ]),
  ...gone.map(({ evidence }) => evidence.brand),
];

/**
 * Updates the evidence of up to `limit` pending products and returns their number. Unchanged offers cost nothing else.
 */
export const refreshPending = (db: Connection, limit: number): Promise<number> =>
  inTransaction(db, async () => {
    const { rows: pending } = await db.query<Pending>(pendingSql, [limit]);
    if (pending.length === 0) return 0;
    const { changes, gone } = await readChanges(db, [...new Set(pending.map(({ productId }) => productId))]);
    await forget(db, gone);
    if (changes.length > 0) await keep(db, changes);
    await db.query(countChanged, [brandsOf(changes, gone)]);
    const decided = pending.filter((one) => one.regroup);
    if (decided.length > 0) await db.query(regroupSql, [decided.map(({ productId }) => productId)]);
    await db.query(removePending, [pending.map(({ id }) => id)]);
    return pending.length;
  });
