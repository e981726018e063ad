import { contradiction } from './compare-titles.ts';
import type { MatchResult, OfferEvidence } from './evidence.ts';
import { matchTraits } from './match-pair.ts';
import { pairsOf } from './pairs.ts';
import { traitsOf } from './traits.ts';
import { noWeights, type WordWeights } from './weights.ts';

/** A decision by ops about two offers. It takes precedence over all evidence. */
export type Decision = { a: number; b: number; decision: 'join' | 'split' };

/** Two offers, lower id first, and the result of comparing them. */
export type Pair = { a: number; b: number; result: MatchResult };

/** Clusters of two or more offers by ascending id, and the candidate pairs for ops. */
export type Clustering = { clusters: number[][]; candidates: Pair[] };

const keyOf = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

const byStrength = (one: Pair, other: Pair): number =>
  other.result.score - one.result.score || one.a - other.a || one.b - other.b;

/** A cluster under construction. Two clusters are merged only if no members contradict each other. */
type Growing = OfferEvidence[];

const areSplitByStore = (one: OfferEvidence, other: OfferEvidence): boolean =>
  one.store === other.store &&
  one.groupKey !== other.groupKey &&
  // Words have no weight between offers of one store.
  matchTraits(one, other, [traitsOf(one), traitsOf(other)], noWeights).verdict !== 'match';

/** Why two offers never share a cluster unless ops join them; null if nothing separates them. */
const separationReason = (one: OfferEvidence, other: OfferEvidence): string | null =>
  contradiction(traitsOf(one), traitsOf(other)) ??
  (areSplitByStore(one, other) ? 'the store lists them as different products' : null);

/** Two offers of two clusters that prevent a merge, and the reason. */
export type Conflict<Offer> = { one: Offer; other: Offer; text: string };

/** The first pair of contradicting offers of two clusters, or null. `areMatched` says which pairs match. */
export const findConflict = <Offer extends OfferEvidence>(
  left: readonly Offer[],
  right: readonly Offer[],
  areMatched: (one: number, other: number) => boolean,
): Conflict<Offer> | null => {
  for (const one of left)
    for (const other of right) {
      const text = areMatched(one.id, other.id) ? null : separationReason(one, other);
      if (text !== null) return { one, other, text };
    }
  return null;
};

// Matching offers never contradict each other, so only pairs linked through others are checked.
const forbids =
  (split: ReadonlySet<string>, matched: ReadonlySet<string>) =>
  (left: Growing, right: Growing): boolean =>
    left.some((one) =>
      right.some((other) => {
        const key = keyOf(one.id, other.id);
        return split.has(key) || (!matched.has(key) && separationReason(one, other) !== null);
      }),
    );

type Links = { pairs: readonly Pair[]; decisions: readonly Decision[] };

const join = (clusterOf: Map<number, Growing>, left: Growing, right: Growing): void => {
  const [large, small] = left.length < right.length ? [right, left] : [left, right];
  for (const member of small) {
    large.push(member);
    clusterOf.set(member.id, large);
  }
};

const byIds = (one: Decision, other: Decision): number =>
  Math.min(one.a, one.b) - Math.min(other.a, other.b) || one.a - other.a || one.b - other.b;

const cluster = (members: Iterable<OfferEvidence>, { pairs, decisions }: Links): Clustering => {
  const clusterOf = new Map<number, Growing>();
  for (const member of members) clusterOf.set(member.id, [member]);
  const joinUnless = (a: number, b: number, isForbidden: (left: Growing, right: Growing) => boolean): void => {
    const [left, right] = [clusterOf.get(a), clusterOf.get(b)];
    if (left && right && left !== right && !isForbidden(left, right)) join(clusterOf, left, right);
  };
  for (const { a, b, decision } of decisions.toSorted(byIds)) if (decision === 'join') joinUnless(a, b, () => false);
  const split = new Set(decisions.flatMap(({ a, b, decision }) => (decision === 'split' ? [keyOf(a, b)] : [])));
  const matches = pairs.filter(({ result }) => result.verdict === 'match').sort(byStrength);
  const isForbidden = forbids(split, new Set(matches.map(({ a, b }) => keyOf(a, b))));
  for (const { a, b } of matches) joinUnless(a, b, isForbidden);
  const clusters = [...new Set(clusterOf.values())]
    .filter((growing) => growing.length > 1)
    .map((growing) => growing.map(({ id }) => id).sort((one, other) => one - other))
    .sort((one, other) => (one[0] ?? 0) - (other[0] ?? 0));
  const candidates = pairs
    .filter(({ a, b }) => clusterOf.get(a) !== clusterOf.get(b) && !split.has(keyOf(a, b)))
    .sort(byStrength);
  return { clusters, candidates };
};

const namedIn = ({ pairs, decisions }: Links): Set<number> => {
  const ids = new Set<number>();
  for (const { a, b } of pairs) ids.add(a).add(b);
  for (const { a, b } of decisions) ids.add(a).add(b);
  return ids;
};

/**
 * Merges offers along their matches, strongest first, ties by id, so that the input order does not matter.
 * Contradictions and splits by ops apply to whole clusters, so weak links cannot form chains. `pairs` are all matches
 * and candidates as found by `pairsOf` and `matchPair`.
 */
export const clusterPairs = (
  offers: readonly OfferEvidence[],
  pairs: readonly Pair[],
  decisions: readonly Decision[],
): Clustering => {
  const named = namedIn({ pairs, decisions });
  return cluster(
    offers.filter(({ id }) => named.has(id)),
    { pairs, decisions },
  );
};

/** Finds, compares and merges all offers. */
export const clusterOffers = (
  offers: readonly OfferEvidence[],
  weights: WordWeights,
  decisions: readonly Decision[],
): Clustering => {
  const pairs: Pair[] = [];
  for (const [one, other] of pairsOf(offers, weights)) {
    const result = matchTraits(one.offer, other.offer, [one.traits, other.traits], weights);
    if (result.verdict !== 'none') pairs.push({ a: one.offer.id, b: other.offer.id, result });
  }
  return clusterPairs(offers, pairs, decisions);
};
