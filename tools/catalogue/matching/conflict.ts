import { type Conflict, findConflict } from '@wearfolio/matching/cluster';
import type { Connection } from '../connection.ts';
import type { KeptEvidence } from './evidence.ts';

type Pair = { first: number; second: number };
type Member = { asked: number; store: string; evidence: KeptEvidence };

const membersSql = `
  SELECT asked.id AS asked, s.name AS store, e.evidence
  FROM unnest($1::int[]) AS asked(id)
  JOIN product own ON own.id = asked.id
  JOIN product p ON p.cluster_id = own.cluster_id AND p.active
  JOIN offer_evidence e ON e.product_id = p.id
  JOIN store s ON s.id = p.store_id
  ORDER BY asked.id, p.id`;
const linksSql = `
  SELECT first, second FROM match_candidate
  WHERE first = ANY($1::int[]) AND second = ANY($1::int[]) AND verdict = 'match'`;

type NamedOffer = KeptEvidence & { storeName: string };

const keyOf = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

const textOf = ({ one, other, text }: Conflict<NamedOffer>): string => {
  const [first, second] = [one, other].map(({ id, title, storeName }) => `${id} ${title} of ${storeName}`);
  return `other offers of the two products contradict each other: ${first}, and ${second} (${text})`;
};

/**
 * Explains for pairs of offers why their clusters stay separate although the two may be one product: the offers of the
 * clusters that contradict each other. Null for pairs without contradictions.
 */
export const findConflicts = async (db: Connection, pairs: readonly Pair[]): Promise<(string | null)[]> => {
  const asked = [...new Set(pairs.flatMap(({ first, second }) => [first, second]))];
  const { rows } = await db.query<Member>(membersSql, [asked]);
  const clusters = Map.groupBy(rows, (row) => row.asked);
  const { rows: links } = await db.query<Pair>(linksSql, [[...new Set(rows.map(({ evidence }) => evidence.id))]]);
  const matched = new Set(links.map(({ first, second }) => keyOf(first, second)));
  const offersOf = (id: number): NamedOffer[] =>
    (clusters.get(id) ?? []).map(({ store, evidence }) => ({ ...evidence, storeName: store }));
  return pairs.map(({ first, second }) => {
    const [left, right] = [offersOf(first), offersOf(second)];
    const isKnown = (one: number, other: number): boolean =>
      matched.has(keyOf(one, other)) || keyOf(one, other) === keyOf(first, second);
    // Ops may have joined contradicting offers.
    const found = left[0]?.id === right[0]?.id ? null : findConflict(left, right, isKnown);
    return found && textOf(found);
  });
};

/** Returns a result of `findConflicts` for one pair as reasons. */
export const reasonsOf = (conflict: string | null | undefined): { kind: 'cluster'; text: string }[] =>
  conflict ? [{ kind: 'cluster', text: conflict }] : [];
