import { blockingKeys, largestBlock } from './blocks.ts';
import { contradiction } from './compare-titles.ts';
import type { MatchResult, OfferEvidence } from './evidence.ts';
import { matchTraits } from './match-pair.ts';
import { type Traits, traitsOf } from './traits.ts';
import { modelOf, type WordWeights } from './weights.ts';

/** What ops said of two offers; it outweighs all evidence. */
export type Decision = { a: number; b: number; decision: 'join' | 'split' };

/** Two offers, the lower id first, and what was found. */
export type Pair = { a: number; b: number; result: MatchResult };

/** Clusters of two and more offers, by rising id, and the pairs that ops should decide. */
export type Clustering = { clusters: number[][]; candidates: Pair[] };

type Known = { offer: OfferEvidence; traits: Traits; model: string };

const keyOf = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

const byStrength = (one: Pair, other: Pair): number =>
  other.result.score - one.result.score || one.a - other.a || one.b - other.b;

type Meet = (one: OfferEvidence, other: OfferEvidence) => void;

const blocksOf = (offers: readonly OfferEvidence[], weights: WordWeights): Iterable<OfferEvidence[]> => {
  const blocks = new Map<string, OfferEvidence[]>();
  for (const offer of offers) {
    for (const key of blockingKeys(offer, weights)) {
      const block = blocks.get(key);
      if (block) block.push(offer);
      else blocks.set(key, [offer]);
    }
  }
  return blocks.values();
};

const meetAll = (block: readonly OfferEvidence[], meet: Meet): void => {
  for (const [at, one] of block.entries()) for (const other of block.slice(at + 1)) meet(one, other);
};

const meetOwnModel = (block: readonly OfferEvidence[], meet: Meet): void => {
  const firsts = new Map<string, OfferEvidence>();
  for (const offer of block.toSorted((one, other) => one.id - other.id)) {
    const model = modelOf(traitsOf(offer));
    const first = firsts.get(model);
    if (first) meet(first, offer);
    else firsts.set(model, offer);
  }
};

/**
 * The pairs of offers that share a block. In a block that is too large only offers of one model meet, each with the first
 * of its model: what else they share meets in the block of another word, or by a number.
 */
export const pairsOf = (offers: readonly OfferEvidence[], weights: WordWeights): [OfferEvidence, OfferEvidence][] => {
  const seen = new Set<string>();
  const pairs: [OfferEvidence, OfferEvidence][] = [];
  const meet: Meet = (one, other) => {
    const key = keyOf(one.id, other.id);
    if (seen.has(key)) return;
    seen.add(key);
    pairs.push(one.id < other.id ? [one, other] : [other, one]);
  };
  for (const block of blocksOf(offers, weights)) {
    if (block.length <= largestBlock) meetAll(block, meet);
    else meetOwnModel(block, meet);
  }
  return pairs;
};

/** A cluster that grows; two may only become one where no member of one contradicts a member of the other. */
class Growing {
  readonly members: Known[];

  constructor(member: Known) {
    this.members = [member];
  }

  take(other: Growing): void {
    this.members.push(...other.members);
  }
}

const forbids = (split: ReadonlySet<string>, weights: WordWeights) => {
  const contradict = new Map<string, boolean>();
  const modelsContradict = (one: Known, other: Known): boolean => {
    const key = one.model < other.model ? `${one.model}\n${other.model}` : `${other.model}\n${one.model}`;
    const known = contradict.get(key) ?? contradiction(one.traits, other.traits) !== null;
    contradict.set(key, known);
    return known;
  };
  return (left: Growing, right: Growing): boolean =>
    left.members.some((one) =>
      right.members.some((other) => {
        if (split.has(keyOf(one.offer.id, other.offer.id))) return true;
        if (one.offer.store === other.offer.store && one.offer.groupKey !== other.offer.groupKey)
          return matchTraits(one.offer, other.offer, [one.traits, other.traits], weights).verdict !== 'match';
        return modelsContradict(one, other);
      }),
    );
};

/**
 * Joins offers along the matches among them, the strongest first, ties by id, so that the order in which they come plays
 * no part. Contradictions and what ops split hold for whole clusters: weak links build no chain. `pairs` are all pairs
 * of the offers that match or are candidates, as `pairsOf` and `matchPair` find them.
 */
export const clusterPairs = (
  offers: readonly OfferEvidence[],
  pairs: readonly Pair[],
  weights: WordWeights,
  decisions: readonly Decision[],
): Clustering => {
  const clusterOf = new Map<number, Growing>();
  for (const offer of offers) {
    const traits = traitsOf(offer);
    const namedModel = `${traits.namedAudience}|${modelOf(traits)}`;
    clusterOf.set(offer.id, new Growing({ offer, traits, model: namedModel }));
  }
  const union = (left: Growing, right: Growing): void => {
    left.take(right);
    for (const { offer } of right.members) clusterOf.set(offer.id, left);
  };
  const ordered = decisions.toSorted(
    (one, other) => Math.min(one.a, one.b) - Math.min(other.a, other.b) || one.a - other.a || one.b - other.b,
  );
  for (const { a, b, decision } of ordered) {
    const [left, right] = [clusterOf.get(a), clusterOf.get(b)];
    if (decision === 'join' && left && right && left !== right) union(left, right);
  }
  const split = new Set(decisions.flatMap(({ a, b, decision }) => (decision === 'split' ? [keyOf(a, b)] : [])));
  const isForbidden = forbids(split, weights);
  for (const { a, b } of pairs.filter(({ result }) => result.verdict === 'match').toSorted(byStrength)) {
    const [left, right] = [clusterOf.get(a), clusterOf.get(b)];
    if (left && right && left !== right && !isForbidden(left, right)) union(left, right);
  }
  const clusters = [...new Set(clusterOf.values())]
    .filter(({ members }) => members.length > 1)
    .map(({ members }) => members.map(({ offer }) => offer.id).sort((one, other) => one - other))
    .sort((one, other) => (one[0] ?? 0) - (other[0] ?? 0));
  const candidates = pairs
    .filter(({ a, b }) => clusterOf.get(a) !== clusterOf.get(b) && !split.has(keyOf(a, b)))
    .toSorted(byStrength);
  return { clusters, candidates };
};

/** Finds, compares and joins: what `match --all` does with all offers. */
export const clusterOffers = (
  offers: readonly OfferEvidence[],
  weights: WordWeights,
  decisions: readonly Decision[],
): Clustering => {
  const traits = new Map(offers.map((offer) => [offer.id, traitsOf(offer)] as const));
  const pairs = pairsOf(offers, weights).flatMap(([one, other]): Pair[] => {
    const [left, right] = [traits.get(one.id), traits.get(other.id)];
    if (!left || !right) return [];
    const result = matchTraits(one, other, [left, right], weights);
    return result.verdict === 'none' ? [] : [{ a: one.id, b: other.id, result }];
  });
  return clusterPairs(offers, pairs, weights, decisions);
};
