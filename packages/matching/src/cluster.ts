import { contradiction } from './compare-titles.ts';
import type { MatchResult, OfferEvidence } from './evidence.ts';
import { matchPair, matchTraits } from './match-pair.ts';
import { pairsOf } from './pairs.ts';
import { type Traits, traitsOf } from './traits.ts';
import { noWeights, type WordWeights } from './weights.ts';

/** What ops said of two offers; it outweighs all evidence. */
export type Decision = { a: number; b: number; decision: 'join' | 'split' };

/** Two offers, the lower id first, and what was found. */
export type Pair = { a: number; b: number; result: MatchResult };

/** Clusters of two and more offers, by rising id, and the pairs that ops should decide. */
export type Clustering = { clusters: number[][]; candidates: Pair[] };

const keyOf = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

const byStrength = (one: Pair, other: Pair): number =>
  other.result.score - one.result.score || one.a - other.a || one.b - other.b;

/** All that two offers may contradict each other in, once for all offers that say the same of it. */
const stances = () => {
  const known = new Map<string, Traits>();
  return (traits: Traits): Traits => {
    const { audience, namedAudience, toldAudience, height, closure, generation, measures } = traits;
    const key = `${audience}|${namedAudience}|${toldAudience}|${height}|${closure}|${generation.join(' ')}|${measures.join(' ')}`;
    const first = known.get(key) ?? traits;
    known.set(key, first);
    return first;
  };
};

type Member = { offer: OfferEvidence; stance: Traits };

/** A cluster that grows; two may only become one where no member of one contradicts a member of the other. */
type Growing = Member[];

const contradictions = () => {
  const known = new Map<Traits, Map<Traits, boolean>>();
  return (one: Traits, other: Traits): boolean => {
    const ofOne = known.get(one) ?? new Map<Traits, boolean>();
    known.set(one, ofOne);
    const isKnown = ofOne.get(other) ?? contradiction(one, other) !== null;
    ofOne.set(other, isKnown);
    return isKnown;
  };
};

const areSplitByStore = ({ offer: one }: Member, { offer: other }: Member): boolean =>
  one.store === other.store &&
  one.groupKey !== other.groupKey &&
  // Of offers of one store words weigh nothing.
  matchTraits(one, other, [traitsOf(one), traitsOf(other)], noWeights).verdict !== 'match';

const forbids = (split: ReadonlySet<string>) => {
  const contradict = contradictions();
  const areSplit = (one: Member, other: Member): boolean =>
    split.size > 0 && split.has(keyOf(one.offer.id, other.offer.id));
  return (left: Growing, right: Growing): boolean =>
    left.some((one) =>
      right.some(
        (other) => areSplit(one, other) || contradict(one.stance, other.stance) || areSplitByStore(one, other),
      ),
    );
};

type Links = { pairs: readonly Pair[]; decisions: readonly Decision[] };

const join = (clusterOf: Map<number, Growing>, left: Growing, right: Growing): void => {
  const [large, small] = left.length < right.length ? [right, left] : [left, right];
  for (const member of small) {
    large.push(member);
    clusterOf.set(member.offer.id, large);
  }
};

const byIds = (one: Decision, other: Decision): number =>
  Math.min(one.a, one.b) - Math.min(other.a, other.b) || one.a - other.a || one.b - other.b;

const cluster = (members: Iterable<Member>, { pairs, decisions }: Links): Clustering => {
  const clusterOf = new Map<number, Growing>();
  for (const member of members) clusterOf.set(member.offer.id, [member]);
  const joinUnless = (a: number, b: number, isForbidden: (left: Growing, right: Growing) => boolean): void => {
    const [left, right] = [clusterOf.get(a), clusterOf.get(b)];
    if (left && right && left !== right && !isForbidden(left, right)) join(clusterOf, left, right);
  };
  for (const { a, b, decision } of decisions.toSorted(byIds)) if (decision === 'join') joinUnless(a, b, () => false);
  const split = new Set(decisions.flatMap(({ a, b, decision }) => (decision === 'split' ? [keyOf(a, b)] : [])));
  const isForbidden = forbids(split);
  for (const { a, b } of pairs.filter(({ result }) => result.verdict === 'match').sort(byStrength))
    joinUnless(a, b, isForbidden);
  const clusters = [...new Set(clusterOf.values())]
    .filter((growing) => growing.length > 1)
    .map((growing) => growing.map(({ offer }) => offer.id).sort((one, other) => one - other))
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
 * Joins offers along the matches among them, the strongest first, ties by id, so that the order in which they come plays
 * no part. Contradictions and what ops split hold for whole clusters: weak links build no chain. `pairs` are all pairs
 * of the offers that match or are candidates, as `pairsOf` and `matchPair` find them.
 */
export const clusterPairs = (
  offers: readonly OfferEvidence[],
  pairs: readonly Pair[],
  decisions: readonly Decision[],
): Clustering => {
  const named = namedIn({ pairs, decisions });
  const stanceOf = stances();
  const members = offers
    .filter(({ id }) => named.has(id))
    .map((offer): Member => ({ offer, stance: stanceOf(traitsOf(offer)) }));
  return cluster(members, { pairs, decisions });
};

/** Matches without their reasons, which of a million of them would take more memory than the offers. */
const bareResults = () => {
  const known = new Map<number, MatchResult>();
  return ({ verdict, score }: MatchResult): MatchResult => {
    const bare = known.get(score) ?? { verdict, score, reasons: [] };
    known.set(score, bare);
    return bare;
  };
};

/** Finds, compares and joins all offers. */
export const clusterOffers = (
  offers: readonly OfferEvidence[],
  weights: WordWeights,
  decisions: readonly Decision[],
): Clustering => {
  const stanceOf = stances();
  const members = new Map<number, Member>();
  const bareOf = bareResults();
  const pairs: Pair[] = [];
  for (const [one, other] of pairsOf(offers, weights)) {
    const result = matchTraits(one.offer, other.offer, [one.traits, other.traits], weights);
    if (result.verdict === 'none') continue;
    for (const { offer, traits } of [one, other])
      if (!members.has(offer.id)) members.set(offer.id, { offer, stance: stanceOf(traits) });
    pairs.push({ a: one.offer.id, b: other.offer.id, result: result.verdict === 'match' ? bareOf(result) : result });
  }
  const decided = namedIn({ pairs: [], decisions });
  for (const offer of offers)
    if (decided.has(offer.id) && !members.has(offer.id))
      members.set(offer.id, { offer, stance: stanceOf(traitsOf(offer)) });
  const { clusters, candidates } = cluster(members.values(), { pairs, decisions });
  const withReasons = (pair: Pair): Pair => {
    const [one, other] = [members.get(pair.a), members.get(pair.b)];
    const isBare = pair.result.verdict === 'match' && one && other;
    return isBare ? { ...pair, result: matchPair(one.offer, other.offer, weights) } : pair;
  };
  return { clusters, candidates: candidates.map(withReasons) };
};
