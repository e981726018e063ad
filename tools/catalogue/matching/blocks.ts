import { hash } from 'node:crypto';
import { blockingKeys, largestBlock } from '@wearfolio/matching/blocks';
import { numberKeys, type WordWeights } from '@wearfolio/matching/weights';
import { type Connection, inTransaction } from '../connection.ts';
import type { KeptEvidence } from './evidence.ts';
import { readWeights } from './weights.ts';

// 64 bits each: if two keys collide, a few offers are compared unnecessarily.
const hashKey = (key: string): string => BigInt.asIntN(64, BigInt(`0x${hash('md5', key).slice(0, 16)}`)).toString();

/** Returns the blocking keys of an offer's numbers, and their stored form. */
export const numberKeysOf = (offer: KeptEvidence): { key: string; hashed: string }[] =>
  numberKeys(offer).map((key) => ({ key, hashed: hashKey(key) }));

/** A number of an offer, by its blocking key. */
export type OfferNumber = { hashed: string; id: number; store: number };

export const offerNumbers = (offer: KeptEvidence): OfferNumber[] =>
  numberKeysOf(offer).map(({ hashed }) => ({ hashed, id: offer.id, store: offer.store }));

type Move = { key: string; id: number; isIn: boolean };

const enter = `
  INSERT INTO match_block (key, product_id) SELECT * FROM unnest($1::bigint[], $2::int[]) ON CONFLICT DO NOTHING`;
const leave = `
  DELETE FROM match_block b USING unnest($1::bigint[], $2::int[]) AS gone(key, id)
  WHERE b.key = gone.key AND b.product_id = gone.id`;

// Counts no further than needed to see whether the block was or is too large.
const countSql = `
  SELECT moved.key::text, (
    SELECT count(*)::int FROM (SELECT FROM match_block b WHERE b.key = moved.key LIMIT $3 + moved.entered + 1) b
  ) AS size
  FROM unnest($1::bigint[], $2::int[]) AS moved(key, entered)`;

const compareMembers = `
  UPDATE match_state SET state = 'blocked'
  WHERE state IN ('compared', 'settled')
    AND product_id IN (SELECT product_id FROM match_block WHERE key = ANY($1::bigint[]))`;

const countMoves = (moves: readonly Move[]): Map<string, { entered: number; left: number }> => {
  const counts = new Map<string, { entered: number; left: number }>();
  for (const { key, isIn } of moves) {
    const { entered, left } = counts.get(key) ?? { entered: 0, left: 0 };
    counts.set(key, isIn ? { entered: entered + 1, left } : { entered, left: left + 1 });
  }
  return counts;
};

// If a block becomes too large or stops being so, all its offers must be compared again.
const moveBlocks = async (db: Connection, moves: readonly Move[]): Promise<void> => {
  if (moves.length === 0) return;
  for (const isIn of [false, true]) {
    const of = moves.filter((move) => move.isIn === isIn);
    if (of.length > 0) await db.query(isIn ? enter : leave, [of.map(({ key }) => key), of.map(({ id }) => id)]);
  }
  const counts = countMoves(moves);
  const entered = [...counts.values()].map((one) => one.entered);
  const { rows } = await db.query<{ key: string; size: number }>(countSql, [[...counts.keys()], entered, largestBlock]);
  const crossed = rows.filter(({ key, size }) => {
    const { entered = 0, left = 0 } = counts.get(key) ?? {};
    return size > largestBlock !== size - entered + left > largestBlock;
  });
  if (crossed.length > 0) await db.query(compareMembers, [crossed.map(({ key }) => key)]);
};

// Whether a number is generic depends on all offers of one store with it, and affects the offers of all stores. Each
// block is read first, because a plan that starts from the store's products would read all of them for each number.
const compareSharers = `
  UPDATE match_state SET state = 'blocked'
  WHERE state IN ('compared', 'settled') AND product_id IN (
    SELECT unnest(block.ids)
    FROM unnest($1::bigint[], $2::int[], $3::int[]) AS input(key, id, store)
    CROSS JOIN LATERAL (
      SELECT array_agg(product_id) AS ids
      FROM (SELECT product_id FROM match_block WHERE key = input.key LIMIT $4 + 1) members
    ) block
    WHERE cardinality(block.ids) BETWEEN 2 AND $4
      AND EXISTS (
        SELECT FROM unnest(block.ids) AS other(id) JOIN product p ON p.id = other.id
        WHERE other.id <> input.id AND p.store_id = input.store))`;

/** Marks all offers with one of these numbers for comparison if another offer of the same store has it. */
export const compareNumbers = async (db: Connection, input: readonly OfferNumber[]): Promise<void> => {
  if (input.length === 0) return;
  await db.query(compareSharers, [
    input.map(({ hashed }) => hashed),
    input.map(({ id }) => id),
    input.map(({ store }) => store),
    largestBlock,
  ]);
};

/** An offer with the keys of its former and its current blocks. */
export type BlockChange = { id: number; was: readonly string[]; is: readonly string[] };

const movesOf = ({ id, was, is }: BlockChange): Move[] => [
  ...is.filter((key) => !was.includes(key)).map((key) => ({ key, id, isIn: true })),
  ...was.filter((key) => !is.includes(key)).map((key) => ({ key, id, isIn: false })),
];

/** Moves offers from their former blocks to their current ones. */
export const changeBlocks = (db: Connection, offers: readonly BlockChange[]): Promise<void> =>
  moveBlocks(db, offers.flatMap(movesOf));

/** Returns the keys of an offer's blocks. */
export const blockKeysOf = (offer: KeptEvidence, weights: WordWeights): string[] => [
  ...new Set(blockingKeys(offer, weights).map(hashKey)),
];

/** SQL of the keys of an offer's blocks as one text, which is read much faster than an array. */
export const keysText = "array_to_string(block_keys, ',')";

export const readKeys = (text: string): string[] => (text === '' ? [] : text.split(','));

const nextSql = `
  SELECT product_id AS id, evidence, ${keysText} AS keys
  FROM (SELECT * FROM match_state WHERE state = 'read' ORDER BY brand, product_id LIMIT $1) next
  JOIN offer_evidence USING (product_id)`;
const keepSql = `
  UPDATE match_state s SET state = 'blocked', block_keys = input.keys::bigint[]
  FROM unnest($1::int[], $2::text[]) AS input(id, keys) WHERE s.product_id = input.id`;

/** An offer with the keys of its current blocks. */
export type Blocked = { id: number; keys: string; evidence: KeptEvidence };

/** Moves offers to the blocks that result from these weights. Their evidence must be unchanged since it was read. */
export const keepBlocks = async (db: Connection, offers: readonly Blocked[], weights: WordWeights): Promise<void> => {
  const changes = offers.map(({ id, keys, evidence }) => ({
    ...{ id, was: readKeys(keys), evidence },
    is: blockKeysOf(evidence, weights),
  }));
  await db.query(keepSql, [changes.map(({ id }) => id), changes.map(({ is }) => `{${is.join(',')}}`)]);
  await changeBlocks(db, changes);
  await compareNumbers(
    db,
    changes.flatMap(({ evidence, was }) => offerNumbers(evidence).filter(({ hashed }) => !was.includes(hashed))),
  );
};

/** Computes the blocks of up to `limit` offers with new weights. Returns their number. */
export const blockRead = (db: Connection, limit: number): Promise<number> =>
  inTransaction(db, async () => {
    const { rows } = await db.query<Blocked>(nextSql, [limit]);
    if (rows.length === 0) return 0;
    const weights = await readWeights(
      db,
      rows.map(({ evidence }) => evidence.brand),
    );
    await keepBlocks(db, rows, weights);
    return rows.length;
  });
