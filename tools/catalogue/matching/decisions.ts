import { type Actor, audit, commandLine } from '../audit.ts';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { queueRegroup } from './queue.ts';
import { runMatching } from './run-matching.ts';

export const matchDecisions = ['join', 'split', 'undo'] as const;
export type MatchDecision = (typeof matchDecisions)[number];

/** How long a decision waits for a running matching process, in ms; after that, that process applies it. */
const patience = 10_000;

/** The most offers that one act splits from each other, which are 4,950 pairs. */
const mostSplit = 100;

/** Whether the shop shows a decision already; a running import or rebuild may delay it. `act` is what undo takes. */
export type Decided = { isShown: boolean; act: string };

type Offer = { id: number; title: string };
type Pair = readonly [number, number];

// Waits for an import that merges one of the offers.
const lockSql = `
  SELECT id, title FROM product WHERE id = ANY($1::int[]) AND active ORDER BY id FOR KEY SHARE`;
// A verdict that a pair has already stays part of its own act.
const keepSql = `
  INSERT INTO match_decision AS d (first, second, verdict, act)
  SELECT DISTINCT first, second, $3, $4::uuid FROM unnest($1::int[], $2::int[]) AS pair(first, second)
  ON CONFLICT (first, second) DO UPDATE
  SET before = d.verdict, verdict = excluded.verdict, act = excluded.act, decided_at = now()
  WHERE d.verdict <> excluded.verdict`;
const newActSql = 'SELECT gen_random_uuid() AS act';
const decidedSql = 'SELECT verdict FROM match_decision WHERE first = $1 AND second = $2';
const undoSql = 'DELETE FROM match_decision WHERE first = $1 AND second = $2';
const clusterSql = `
  SELECT o.id, o.title FROM product p JOIN product o ON o.cluster_id = p.cluster_id AND o.active
  WHERE p.id = $1 AND p.active ORDER BY o.id FOR KEY SHARE OF o`;
// A join of two products ends the splits between their offers, which would keep some of them apart.
const splitBetweenSql = `
  SELECT d.first, d.second FROM match_decision d
  JOIN product a ON a.id = d.first
  JOIN product b ON b.id = d.second
  JOIN product x ON x.id = $1
  JOIN product y ON y.id = $2
  WHERE d.verdict = 'split'
    AND (a.cluster_id, b.cluster_id) IN ((x.cluster_id, y.cluster_id), (y.cluster_id, x.cluster_id))`;

const lockOffers = async (db: Connection, ids: readonly number[]): Promise<Offer[]> => {
  const { rows } = await db.query<Offer>(lockSql, [ids]);
  const missing = ids.filter((offer) => !rows.some(({ id }) => id === offer));
  if (missing.length > 0) throw new Refused(`There is no product ${missing.join(', ')}`);
  return rows;
};

const nameOf = (offers: readonly Offer[]): string => offers.map(({ id, title }) => `${id} ${title}`).join(' / ');

const inOrder = ([a, b]: Pair): Pair => (a < b ? [a, b] : [b, a]);

const keep = async (db: Connection, verdict: 'join' | 'split', given: readonly Pair[]): Promise<string> => {
  const { rows } = await db.query<{ act: string }>(newActSql);
  const act = rows[0]?.act ?? '';
  const pairs = given.map(inOrder);
  await db.query(keepSql, [pairs.map(([first]) => first), pairs.map(([, second]) => second), verdict, act]);
  return act;
};

const splitsBetween = async (db: Connection, pair: Pair): Promise<Pair[]> => {
  const { rows } = await db.query<{ first: number; second: number }>(splitBetweenSql, [...pair]);
  return rows.map(({ first, second }) => [first, second]);
};

const decide = async (db: Connection, decision: MatchDecision, pair: Pair): Promise<string> => {
  if (decision === 'split') return keep(db, 'split', [pair]);
  if (decision === 'join') return keep(db, 'join', [pair, ...(await splitsBetween(db, pair))]);
  const { rowCount } = await db.query(undoSql, [...pair]);
  if (rowCount === 0) throw new Refused(`There is no decision about ${pair[0]} and ${pair[1]}`);
  return '';
};

// The decision is committed before the matching, which may belong to another process.
const applying = (url: string, work: (db: Connection) => Promise<string>): Promise<Decided> =>
  withConnection(url, async (db) => {
    const act = await inTransaction(db, () => work(db));
    return { act, isShown: await runMatching(db, { patience }) };
  });

/**
 * Applies a decision of ops about two offers: they are one product, are not, or, with 'undo', follow their evidence
 * again. Throws Refused for unknown or equal offers, and if there is no decision to undo. Writes an audit log entry of
 * `actor`.
 */
export const decideMatch = (
  url: string,
  decision: MatchDecision,
  offers: Pair,
  actor: Actor = commandLine,
): Promise<Decided> =>
  applying(url, async (db) => {
    const pair = inOrder(offers);
    if (pair[0] === pair[1]) throw new Refused('Give two different offers');
    const named = await lockOffers(db, pair);
    const { rows: before } = await db.query<{ verdict: string }>(decidedSql, [...pair]);
    const act = await decide(db, decision, pair);
    await queueRegroup(db, pair);
    await audit(db, actor, {
      action: `match: ${decision}`,
      subject: nameOf(named),
      before: { decision: before[0]?.verdict ?? 'none' },
      after: { decision: decision === 'undo' ? 'none' : decision },
    });
    return act;
  });

const pairsOf = (ids: readonly number[]): Pair[] =>
  ids.flatMap((first, at) => ids.slice(at + 1).map((second): Pair => [first, second]));

/**
 * Splits an offer from the other offers of its product; with `isEvery`, all of them from each other. Throws Refused for
 * an unknown offer, one that is alone, and too many. Writes an audit log entry of `actor`.
 */
export const splitOffer = (
  url: string,
  actor: Actor,
  { id, isEvery }: { id: number; isEvery: boolean },
): Promise<Decided> =>
  applying(url, async (db) => {
    const { rows: offers } = await db.query<Offer>(clusterSql, [id]);
    if (offers.length === 0) throw new Refused(`There is no product ${id}`);
    if (offers.length === 1) throw new Refused('This offer is a product of its own already');
    if (isEvery && offers.length > mostSplit) {
      throw new Refused(`There are more than ${mostSplit} offers. Split them one by one`);
    }
    const ids = offers.map((offer) => offer.id);
    const pairs = isEvery ? pairsOf(ids) : ids.filter((other) => other !== id).map((other): Pair => [id, other]);
    const act = await keep(db, 'split', pairs);
    await queueRegroup(db, ids);
    await audit(db, actor, {
      action: isEvery ? 'match: split all' : 'match: split one',
      subject: nameOf(isEvery ? offers : offers.filter((offer) => offer.id === id)),
      before: { offers: ids },
    });
    return act;
  });

const restoreSql = `
  WITH ended AS (DELETE FROM match_decision WHERE act = $1 RETURNING first, second, before)
  SELECT first, second, before FROM ended ORDER BY first, second`;

/**
 * Undoes what was decided together: each pair has its former verdict again, or follows its evidence. Throws Refused if
 * nothing of it is left. Writes an audit log entry of `actor`.
 */
export const undoDecisions = (url: string, actor: Actor, act: string): Promise<Decided> =>
  applying(url, async (db) => {
    type Ended = { first: number; second: number; before: 'join' | 'split' | null };
    const { rows: ended } = await db.query<Ended>(restoreSql, [act]);
    if (ended.length === 0) throw new Refused('This was undone already');
    for (const verdict of ['join', 'split'] as const) {
      const pairs = ended.filter(({ before }) => before === verdict).map(({ first, second }): Pair => [first, second]);
      if (pairs.length > 0) await keep(db, verdict, pairs);
    }
    const ids = [...new Set(ended.flatMap(({ first, second }) => [first, second]))];
    const { rows: offers } = await db.query<Offer>(lockSql, [ids]);
    await queueRegroup(db, ids);
    await audit(db, actor, { action: 'match: undo', subject: nameOf(offers), before: { pairs: ended.length } });
    return act;
  });
