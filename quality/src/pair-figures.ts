import { clusterOffers } from '@wearfolio/matching/cluster';
import type { OfferEvidence } from '@wearfolio/matching/evidence';
import { mpnKey, weighWords } from '@wearfolio/matching/weights';
import type { Half } from './golden-set.ts';
import { readEvidence } from './pair-evidence.ts';
import { type LabeledPair, readPairOffers, readPairs } from './pair-set.ts';
import { type Proportion, percentOf } from './proportion.ts';

/** A labeled pair, and whether both offers are in one cluster. */
export type JudgedPair = LabeledPair & { half: Half; isJoined: boolean; sharesMpn: boolean };

export type PairFigures = { precision: Proportion; recall: Proportion; f1: number; sharedMpn: Proportion };

const mpnsOf = ({ brand, mpns }: OfferEvidence): string[] => mpns.flatMap((mpn) => mpnKey(brand, mpn) ?? []);

const halves = ['open', 'held-back'] as const;

/** Clusters all offers of the set as a shop with only these offers would, and judges the pairs of both halves. */
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

/** The precision, recall and F1 of a half in percent. `sharedMpn` is the recall of pairs with a shared MPN. */
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

/** How often two labelers agree, and Cohen's kappa: 1 for full agreement, 0 for agreement by chance. */
export type Agreement = { agreed: Proportion; kappa: number };

/** Compares the labels of the second labeler with those of the first. */
export const agreementOf = (first: readonly LabeledPair[], second: readonly LabeledPair[]): Agreement => {
  const answers = new Map(first.map(({ a, b, same }) => [`${a} ${b}`, same]));
  const both = second.map(({ a, b, same }) => {
    const before = answers.get(`${a} ${b}`);
    if (before === undefined) throw new Error(`The first labeler has no label for ${a} ${b}`);
    return [before, same] as const;
  });
  const shareOf = (isCounted: (pair: readonly [boolean, boolean]) => boolean): number =>
    both.filter(isCounted).length / Math.max(1, both.length);
  const agreed = shareOf(([one, other]) => one === other);
  const [one, other] = [shareOf(([same]) => same), shareOf(([, same]) => same)];
  const byChance = one * other + (1 - one) * (1 - other);
  return {
    agreed: { right: Math.round(agreed * both.length), rows: both.length },
    kappa: byChance === 1 ? 1 : (agreed - byChance) / (1 - byChance),
  };
};

/** The agreement between the first and the second labels of the golden set. */
export const readAgreement = (): Agreement => agreementOf(halves.flatMap(readPairs), readPairs('second-reading'));
