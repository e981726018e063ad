import { largestBlock } from '@wearfolio/matching/blocks';
import type { MatchResult } from '@wearfolio/matching/evidence';
import { matchTraits } from '@wearfolio/matching/match-pair';
import { type Traits, traitsOf } from '@wearfolio/matching/traits';
import type { WordWeights } from '@wearfolio/matching/weights';
import { type Connection, inTransaction } from '../connection.ts';
import { keysText, numberKeysOf, readKeys } from './blocks.ts';
import type { KeptEvidence } from './evidence.ts';
import { readWeights } from './weights.ts';

type Row = { id: number; state: 'blocked' | 'compared' | 'settled'; evidence: KeptEvidence };
type Offer = Row & { traits: Traits };
type Block = { key: string; ids: number[] };

const keysSql = `SELECT product_id AS id, ${keysText} AS keys FROM match_state WHERE product_id = ANY($1::int[])`;

// One extra row shows that a block is too large.
const blocksSql = `
  SELECT input.key::text, array_agg(b.product_id) AS ids
  FROM unnest($1::bigint[]) AS input(key)
  CROSS JOIN LATERAL (SELECT product_id FROM match_block WHERE key = input.key LIMIT $2 + 1) b
  GROUP BY input.key
  HAVING count(*) BETWEEN 2 AND $2`;
const offersSql = `
  SELECT product_id AS id, state, evidence
  FROM match_state JOIN offer_evidence USING (product_id) WHERE product_id = ANY($1::int[])`;

/** Offers with the others in their blocks, and the data needed to compare them. */
export type Neighborhood = {
  offers: ReadonlyMap<number, Offer>;
  blocks: readonly Block[];
  weights: WordWeights;
};

/**
 * Returns the numbers that occur on several models of one store, or on too many offers to be compared by them. Complete
 * for the numbers of the offers whose blocks were read.
 */
const findGeneric = (offers: Iterable<Offer>, blocks: readonly Block[]): Set<string> => {
  const shared = new Set(blocks.map(({ key }) => key));
  const models = new Map<string, string>();
  const generic = new Set<string>();
  for (const { evidence, traits } of offers) {
    for (const { key, hashed } of numberKeysOf(evidence)) {
      const ofStore = `${evidence.store} ${key}`;
      const before = models.get(ofStore);
      if (before === undefined) models.set(ofStore, traits.identity);
      if (!shared.has(hashed) || (before !== undefined && before !== traits.identity)) generic.add(key);
    }
  }
  return generic;
};

type Keyed = { id: number; keys: string };

type Rows = { rows: readonly Row[]; blocks: readonly Block[]; weights: WordWeights };

const readBlocks = async (db: Connection, own: readonly Keyed[]): Promise<Rows> => {
  const keys = [...new Set(own.flatMap((one) => readKeys(one.keys)))];
  const { rows: blocks } = await db.query<Block>(blocksSql, [keys, largestBlock]);
  const all = new Set([...own.map(({ id }) => id), ...blocks.flatMap((block) => block.ids)]);
  const { rows } = await db.query<Row>(offersSql, [[...all]]);
  const weights = await readWeights(
    db,
    rows.map(({ evidence }) => evidence.brand),
  );
  return { rows, blocks, weights };
};

const neighborhoodOf = ({ rows, blocks, weights }: Rows): Neighborhood => {
  const offers = new Map(rows.map((row) => [row.id, { ...row, traits: traitsOf(row.evidence) }]));
  return { offers, blocks, weights: { ...weights, generic: findGeneric(offers.values(), blocks) } };
};

/** Reads everything that these offers must be compared with. */
export const readNeighborhood = async (db: Connection, ids: readonly number[]): Promise<Neighborhood> =>
  neighborhoodOf(await readBlocks(db, (await db.query<Keyed>(keysSql, [ids])).rows));

/** Compares two offers in a fixed order, so that the order of imports does not matter. */
export const judge = (a: Offer, b: Offer, weights: WordWeights): MatchResult => {
  const [one, other] = a.evidence.order < b.evidence.order ? [a, b] : [b, a];
  return matchTraits(one.evidence, other.evidence, [one.traits, other.traits], weights);
};

type Pair = { first: number; second: number };
type Compared = Pair & Pick<MatchResult, 'verdict' | 'score' | 'reasons'>;

const keyOf = ({ first, second }: Pair): string => `${first} ${second}`;

/** Yields the pairs of a block to compare now: one offer is in the batch, and the other will not be compared later. */
function* pairsIn(members: readonly Offer[], batch: ReadonlySet<number>): Generator<[Offer, Offer]> {
  for (const one of members.filter(({ id }) => batch.has(id)))
    for (const other of members) {
      const isNext = batch.has(other.id) ? one.id < other.id : other.state !== 'blocked';
      if (isNext && one !== other) yield [one, other];
    }
}

/** Returns the numbers of each offer's blocks, ascending. */
const blockNumbers = (blocks: readonly Block[]): Map<number, number[]> => {
  const numbers = new Map<number, number[]>();
  for (const [at, { ids }] of blocks.entries())
    for (const id of ids) {
      const own = numbers.get(id);
      if (own) own.push(at);
      else numbers.set(id, [at]);
    }
  return numbers;
};

const compareBlocks = ({ offers, blocks, weights }: Neighborhood, batch: ReadonlySet<number>): Compared[] => {
  const found: Compared[] = [];
  const numbers = blockNumbers(blocks);
  for (const [at, { ids }] of blocks.entries()) {
    const members = ids.flatMap((id) => offers.get(id) ?? []);
    for (const [one, other] of pairsIn(members, batch)) {
      // A pair is compared in the first block that it shares.
      const others = numbers.get(other.id);
      if (numbers.get(one.id)?.find((number) => others?.includes(number)) !== at) continue;
      const result = judge(one, other, weights);
      if (result.verdict === 'none') continue;
      found.push({ first: Math.min(one.id, other.id), second: Math.max(one.id, other.id), ...result });
    }
  }
  return found;
};

const nextSql = `
  SELECT product_id AS id, ${keysText} AS keys FROM match_state
  WHERE state = 'blocked' ORDER BY brand, product_id LIMIT $1`;
const beforeSql = `
  SELECT first, second, verdict, score, reasons FROM match_candidate WHERE first = ANY($1::int[])
  UNION ALL
  SELECT first, second, verdict, score, reasons FROM match_candidate WHERE second = ANY($1::int[]) AND first <> ALL($1::int[])`;
const removeSql = `
  DELETE FROM match_candidate c USING unnest($1::int[], $2::int[]) AS gone(first, second)
  WHERE c.first = gone.first AND c.second = gone.second`;
const insertSql = `
  INSERT INTO match_candidate (first, second, verdict, score, reasons)
  SELECT * FROM unnest($1::int[], $2::int[], $3::text[], $4::float[], $5::jsonb[])`;
// In the batch, offers that are ungrouped or have a changed link are grouped again; elsewhere, those with a changed
// link.
const markSql = `
  UPDATE match_state s SET
    grouped = s.grouped AND NOT input.relinked,
    state = CASE
      WHEN NOT input.compared AND s.state <> 'settled' THEN s.state
      WHEN s.grouped AND NOT input.relinked THEN 'settled'
      ELSE 'compared' END
  FROM unnest($1::int[], $2::bool[], $3::bool[]) AS input(id, compared, relinked) WHERE s.product_id = input.id`;

const isSame = (one: Compared, other: Compared | undefined): boolean =>
  other !== undefined &&
  one.verdict === other.verdict &&
  one.score === other.score &&
  JSON.stringify(one.reasons) === JSON.stringify(other.reasons);

const byPair = (pairs: readonly Compared[]): Map<string, Compared> => new Map(pairs.map((pair) => [keyOf(pair), pair]));

/** Returns the removed and the added pairs; a changed pair is in both. */
const differences = (before: readonly Compared[], after: readonly Compared[]) => {
  const [was, is] = [byPair(before), byPair(after)];
  return {
    removed: before.filter((pair) => !isSame(pair, is.get(keyOf(pair)))),
    added: after.filter((pair) => !isSame(pair, was.get(keyOf(pair)))),
  };
};

type Difference = ReturnType<typeof differences>;

const write = async (db: Connection, { removed, added }: Difference): Promise<void> => {
  if (removed.length > 0)
    await db.query(removeSql, [removed.map(({ first }) => first), removed.map(({ second }) => second)]);
  if (added.length > 0)
    await db.query(insertSql, [
      added.map(({ first }) => first),
      added.map(({ second }) => second),
      added.map(({ verdict }) => verdict),
      added.map(({ score }) => score),
      added.map(({ reasons }) => JSON.stringify(reasons)),
    ]);
};

/** Returns the offers with a link that was added, removed, or changed in strength. */
const relinked = ({ removed, added }: Difference): number[] => [
  ...new Set(
    [...removed, ...added].flatMap(({ verdict, first, second }) => (verdict === 'match' ? [first, second] : [])),
  ),
];

const mark = async (db: Connection, batch: ReadonlySet<number>, changed: ReadonlySet<number>): Promise<void> => {
  const ids = [...batch.union(changed)];
  await db.query(markSql, [ids, ids.map((id) => batch.has(id)), ids.map((id) => changed.has(id))]);
};

/**
 * Compares up to `limit` offers with those in their blocks and stores the results. Returns the number of offers. Each
 * is compared with at most `largestBlock` others per key.
 */
export const compareBlocked = async (db: Connection, limit: number): Promise<number> => {
  const { rows: next } = await db.query<Keyed>(nextSql, [limit]);
  if (next.length === 0) return 0;
  const batch = new Set(next.map(({ id }) => id));
  const read = await readBlocks(db, next);
  // The database reads the known pairs while the offers are compared. Only the matching process writes pairs.
  const known = db.query<Compared>(beforeSql, [[...batch]]);
  const after = compareBlocks(neighborhoodOf(read), batch);
  const difference = differences((await known).rows, after);
  await inTransaction(db, async () => {
    await write(db, difference);
    await mark(db, batch, new Set(relinked(difference)));
  });
  return batch.size;
};
