import { clusterPairs } from '@wearfolio/matching/cluster';
import { type Connection, inTransaction } from '../connection.ts';
import { lockPublishing, publishClusters } from '../publish/publish-clusters.ts';
import type { KeptEvidence } from './evidence.ts';

const seedsSql = `
  SELECT product_id AS id FROM match_state WHERE state = 'compared' AND product_id > $1 ORDER BY product_id LIMIT $2`;

// Offers linked to one of these, joined with it by ops, or still sharing its cluster.
const neighborsSql = `
  SELECT second AS id FROM match_candidate WHERE first = ANY($1::int[]) AND verdict = 'match'
  UNION SELECT first FROM match_candidate WHERE second = ANY($1::int[]) AND verdict = 'match'
  UNION SELECT second FROM match_decision WHERE first = ANY($1::int[]) AND verdict = 'join'
  UNION SELECT first FROM match_decision WHERE second = ANY($1::int[]) AND verdict = 'join'
  UNION SELECT o.id FROM product p JOIN product o USING (cluster_id) WHERE p.id = ANY($1::int[])`;
const placesSql = 'SELECT id, cluster_id AS cluster FROM product WHERE id = ANY($1::int[])';
const offersSql = `
  SELECT product_id AS id, cluster_id AS cluster, evidence
  FROM offer_evidence JOIN product ON product.id = product_id WHERE product_id = ANY($1::int[])`;
const linksSql = `
  SELECT first, second, score FROM match_candidate
  WHERE first = ANY($1::int[]) AND second = ANY($1::int[]) AND verdict = 'match'`;
const decisionsSql = `
  SELECT first, second, verdict FROM match_decision WHERE first = ANY($1::int[]) AND second = ANY($1::int[])`;

type Offer = { id: number; cluster: number; evidence: KeptEvidence };
type Pair = { first: number; second: number };
type Link = Pair & { score: number };
type Decision = Pair & { verdict: 'join' | 'split' };

/**
 * Offers that are directly or indirectly linked with each other, and with no others; `ids` includes those that never
 * had links.
 */
type Region = { ids: number[]; offers: Offer[]; links: Link[]; decisions: Decision[] };

const reach = async (db: Connection, seeds: readonly number[]): Promise<number[]> => {
  const reached = new Set(seeds);
  let edge = [...seeds];
  while (edge.length > 0) {
    const { rows } = await db.query<{ id: number }>(neighborsSql, [edge]);
    edge = rows.map(({ id }) => id).filter((id) => !reached.has(id));
    for (const id of edge) reached.add(id);
  }
  return [...reached];
};

/** Returns the offers that have or had a relation to another one; most have none. */
const involved = async (db: Connection, ids: readonly number[], pairs: readonly Pair[]): Promise<number[]> => {
  const { rows } = await db.query<{ id: number; cluster: number }>(placesSql, [ids]);
  const shared = rows.filter(({ id, cluster }) => id !== cluster);
  return [
    ...new Set([
      ...pairs.flatMap(({ first, second }) => [first, second]),
      ...shared.flatMap(({ id, cluster }) => [id, cluster]),
    ]),
  ];
};

const loadRegion = async (db: Connection, seeds: readonly number[]): Promise<Region> => {
  const ids = await reach(db, seeds);
  const { rows: links } = await db.query<Link>(linksSql, [ids]);
  const { rows: decided } = await db.query<Decision>(decisionsSql, [ids]);
  const { rows: offers } = await db.query<Offer>(offersSql, [await involved(db, ids, [...links, ...decided])]);
  const known = new Set(offers.map(({ id }) => id));
  const decisions = decided.filter(({ first, second }) => known.has(first) && known.has(second));
  return { ids, offers, links, decisions };
};

/**
 * Returns the clusters of a region as ids. Offers are numbered by rank, so that the order of imports does not decide
 * ties. Word weights are already part of the scores.
 */
const clustersOf = ({ offers, links, decisions }: Region): number[][] => {
  const ranked = offers.toSorted((a, b) => (a.evidence.order < b.evidence.order ? -1 : 1));
  const rankOf = new Map(ranked.map(({ id }, rank) => [id, rank]));
  const pairOf = ({ first, second }: Pair): { a: number; b: number } => {
    const [a, b] = [rankOf.get(first) ?? -1, rankOf.get(second) ?? -1];
    return a < b ? { a, b } : { a: b, b: a };
  };
  const { clusters } = clusterPairs(
    ranked.map(({ evidence }, id) => ({ ...evidence, id })),
    links.map((link) => ({ ...pairOf(link), result: { verdict: 'match', score: link.score, reasons: [] } })),
    decisions.map((decision) => ({ ...pairOf(decision), decision: decision.verdict })),
  );
  const joined = new Set(clusters.flat());
  const alone = [...ranked.keys()].filter((rank) => !joined.has(rank)).map((rank) => [rank]);
  return [...clusters, ...alone].map((ranks) => ranks.flatMap((rank) => ranked[rank]?.id ?? []));
};

type Move = { id: number; from: number; to: number };

const movesOf = (region: Region): Move[] => {
  const clusterOf = new Map(region.offers.map(({ id, cluster }) => [id, cluster]));
  return clustersOf(region).flatMap((ids) => {
    const to = Math.min(...ids);
    return ids.flatMap((id) => {
      const from = clusterOf.get(id) ?? id;
      return from === to ? [] : [{ id, from, to }];
    });
  });
};

// Skips offers that are being imported instead of waiting; they are grouped when the import is done.
const lockSql = 'SELECT id FROM product WHERE id = ANY($1::int[]) FOR NO KEY UPDATE SKIP LOCKED';
const moveSql = `
  UPDATE product p SET cluster_id = input.cluster, clustered_at = clock_timestamp()
  FROM unnest($1::int[], $2::int[]) AS input(id, cluster) WHERE p.id = input.id`;
const settleSql = `
  UPDATE match_state SET state = 'settled', grouped = true WHERE product_id = ANY($1::int[]) AND state = 'compared'`;

const settle = async (db: Connection, { ids }: Region): Promise<void> => {
  await db.query(settleSql, [ids]);
};

type Publishing = { region: Region; moves: readonly Move[]; onPublished: (ms: number) => void };

/**
 * Moves offers to their clusters and publishes them, unless another process has locked one. Returns whether it
 * succeeded.
 */
const carryOut = async (db: Connection, { region, moves, onPublished }: Publishing): Promise<boolean> => {
  let locked = 0;
  const isDone = await inTransaction(db, async () => {
    await lockPublishing(db);
    locked = performance.now();
    const ids = moves.map(({ id }) => id);
    const { rowCount } = await db.query(lockSql, [ids]);
    if (rowCount !== ids.length) return false;
    await db.query(moveSql, [ids, moves.map(({ to }) => to)]);
    const clusters = new Set(moves.flatMap(({ from, to }) => [from, to]));
    const moved = new Set(ids);
    const concerned = region.offers.filter(({ id, cluster }) => moved.has(id) || clusters.has(cluster));
    await publishClusters(
      db,
      concerned.map(({ id }) => id),
    );
    return true;
  });
  onPublished(performance.now() - locked);
  return isDone;
};

/**
 * Maximum number of moves published together, unless more belong together, so that listing rows are locked for less
 * than 1 s.
 */
const mostMoves = 300;

/** Splits the moves into parts without a common cluster, so that each part leaves its clusters complete. */
const partsOf = (moves: readonly Move[]): Move[][] => {
  const leads = new Map<number, number>();
  const leadOf = (cluster: number): number => {
    const lead = leads.get(cluster) ?? cluster;
    return lead === cluster ? cluster : leadOf(lead);
  };
  for (const { from, to } of moves) leads.set(leadOf(from), leadOf(to));
  const parts: Move[][] = [[]];
  for (const together of Map.groupBy(moves, ({ to }) => leadOf(to)).values()) {
    const last = parts.at(-1) ?? [];
    if (last.length === 0 || last.length + together.length <= mostMoves) last.push(...together);
    else parts.push([...together]);
  }
  return parts;
};

/** `onPublished` receives the milliseconds for which a batch held the publishing lock. */
type Pass = { after: number; limit: number; onPublished: (ms: number) => void };

const groupSeeds = async (db: Connection, seeds: readonly number[], pass: Pass): Promise<number> => {
  const region = await loadRegion(db, seeds);
  const moves = movesOf(region);
  let isDone = true;
  for (const part of moves.length === 0 ? [] : partsOf(moves))
    isDone = (await carryOut(db, { region, moves: part, onPublished: pass.onPublished })) && isDone;
  if (isDone) {
    await settle(db, region);
    return 0;
  }
  if (seeds.length === 1) return 1;
  let left = 0;
  for (const seed of seeds) left += await groupSeeds(db, [seed], pass);
  return left;
};

/** Progress of a pass over the offers, and the number of locked offers that it skipped. */
export type Grouped = { done: number; last: number; left: number };

/**
 * Finds the clusters of up to `limit` offers after the id `after` whose links changed, including all linked offers.
 * Publishes them in batches, each in its own transaction. `done` is 0 if there are none left.
 */
export const groupCompared = async (db: Connection, pass: Pass): Promise<Grouped> => {
  const { after, limit } = pass;
  const { rows } = await db.query<{ id: number }>(seedsSql, [after, limit]);
  const seeds = rows.map(({ id }) => id);
  const left = seeds.length === 0 ? 0 : await groupSeeds(db, seeds, pass);
  return { done: seeds.length, last: seeds.at(-1) ?? after, left };
};
