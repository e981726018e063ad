import { clusterOffers } from '@wearfolio/matching/cluster';
import type { OfferEvidence } from '@wearfolio/matching/evidence';
import { mpnKey, weighWords } from '@wearfolio/matching/weights';
import type { Half } from './golden-set.ts';
import { readEvidence } from './pair-evidence.ts';
import { type LabeledPair, readPairOffers, readPairs } from './pair-set.ts';
import { type Proportion, percentOf } from './proportion.ts';

/** A labeled pair, and whether the two came into one cluster. */
export type JudgedPair = LabeledPair & { half: Half; isJoined: boolean; sharesMpn: boolean };

export type PairFigures = { precision: Proportion; recall: Proportion; f1: number; sharedMpn: Proportion };

const mpnsOf = ({ brand, mpns }: OfferEvidence): string[] => mpns.flatMap((mpn) => mpnKey(brand, mpn) ?? []);

const halves = ['open', 'held-back'] as const;

/** Groups all offers of the set, as a shop that sells nothing else would, and judges the pairs of both halves. */
export const judgePairs = async (): Promise<JudgedPair[]> => {
  const evidence = await readEvidence(readPairOffers());
  const offers = [...evidence.values()];
  const clusterOf = new Map<number, number>();
  for (const [at, cluster] of clusterOffers(offers, weighWords(offers, 1), []).clusters.entries()) {
    for (const id of cluster) clusterOf.set(id, at);
  }
  const judge = (half: Half, pair: LabeledPair): JudgedPair => {
    const [one, other] = [evidence.get(pair.a), evidence.get(pair.b)];
    if (!one || !other) throw new Error(`No offer of the pair ${pair.a} ${pair.b} was read`);
    const cluster = clusterOf.get(one.id);
    const isJoined = cluster !== undefined && cluster === clusterOf.get(other.id);
    return { ...pair, half, isJoined, sharesMpn: !new Set(mpnsOf(one)).isDisjointFrom(new Set(mpnsOf(other))) };
  };
  return halves.flatMap((half) => readPairs(half).map((pair) => judge(half, pair)));
};

/** How well the pairs of a half were told: F1 in percent. `sharedMpn` is the recall of those with a number in common. */
export const pairFiguresOf = (judged: readonly JudgedPair[], half: Half): PairFigures => {
  const own = judged.filter((pair) => pair.half === half);
  const recallOf = (pairs: readonly JudgedPair[]): Proportion => {
    const same = pairs.filter((pair) => pair.same);
    return { right: same.filter(({ isJoined }) => isJoined).length, rows: same.length };
  };
  const joined = own.filter(({ isJoined }) => isJoined);
  const precision = { right: joined.filter(({ same }) => same).length, rows: joined.length };
  const recall = recallOf(own);
  const [p, r] = [percentOf(precision), percentOf(recall)];
  const f1 = p + r === 0 ? 0 : (2 * p * r) / (p + r);
  return { precision, recall, f1, sharedMpn: recallOf(own.filter(({ sharesMpn }) => sharesMpn)) };
};

/** How often the second reader says the same as the first. */
export const agreementOf = (): Proportion => {
  const first = new Map(halves.flatMap(readPairs).map(({ a, b, same }) => [`${a} ${b}`, same]));
  const second = readPairs('second-reading');
  return { right: second.filter(({ a, b, same }) => first.get(`${a} ${b}`) === same).length, rows: second.length };
};
