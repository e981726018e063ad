import { compareTitles, contradiction } from './compare-titles.ts';
import type { MatchResult, OfferEvidence, Reason } from './evidence.ts';
import { numberReason, sharedNumber, sharesStem, sharesStyleCode } from './numbers.ts';
import { looksAlike } from './pictures.ts';
import { type Traits, traitsOf } from './traits.ts';
import { type WordWeights, weigh } from './weights.ts';
import { areApart, compareWithinStore } from './within-store.ts';

/** Minimum score of a match. */
export const matchScore = 0.85;
/** Minimum score of a candidate pair. */
export const candidateScore = 0.55;

const none = (reasons: Reason[]): MatchResult => ({ verdict: 'none', score: 0, reasons });
const veto = (text: string): Reason => ({ kind: 'veto', text });

/** The share of the distinctive words that both names have (0 to 1), and their total weight. */
const overlap = (
  one: Traits,
  other: Traits,
  brand: string,
  weights: WordWeights,
): { share: number; shared: number } => {
  const sum = (words: readonly string[]): number =>
    words.reduce((total, word) => total + weigh(weights, brand, word), 0);
  const shared = sum(one.core.filter((word) => other.core.includes(word)));
  const all = sum(one.core) + sum(other.core) - shared;
  if (one.model === other.model) return { share: 1, shared: Math.max(shared, all / 2) };
  return { share: all === 0 ? 0 : shared / all, shared };
};

/** Minimum weight of the shared words; less if a number, color, picture or the price also agrees. */
const leastShared = { alone: 0.25, supported: 0.125 };
/** The support of a shared color, number or picture. */
const leastSupport = 0.03;
/** The support of similar pictures: as much as a shared color, so that names still decide. */
const pictureSupport = 0.03;
/** With more doubts than this, a pair is not a candidate. */
const mostDoubts = 2;

type Support = { points: number; reasons: Reason[]; isOneCode: boolean };

/** Evidence besides numbers and words, in points of the score. */
const support = (one: OfferEvidence, other: OfferEvidence): Support => {
  const reasons: Reason[] = [];
  let points = 0;
  const isOneCode = sharesStyleCode(one, other);
  if (isOneCode || sharesStem(one, other)) {
    points += 0.1;
    reasons.push({ kind: 'mpn', text: 'their MPNs begin with the same characters' });
  }
  if (one.colors.some((color) => other.colors.includes(color))) {
    points += 0.03;
    reasons.push({ kind: 'color', text: 'have a color in common' });
  }
  if (looksAlike(one.pictures, other.pictures)) {
    points += pictureSupport;
    reasons.push({ kind: 'picture', text: 'have similar pictures' });
  }
  if (one.kind !== null && one.kind === other.kind) points += 0.02;
  if (one.price !== null && other.price !== null && one.price > 0 && other.price > 0) {
    const ratio = Math.max(one.price, other.price) / Math.min(one.price, other.price);
    if (ratio > 2.5) {
      points -= 0.15;
      reasons.push({ kind: 'price', text: `one costs ${ratio.toFixed(1)} times as much as the other` });
    }
  }
  return { points, reasons, isOneCode };
};

const leastSharedOf = (one: OfferEvidence, other: OfferEvidence, traits: Traits, points: number): number => {
  const isSamePrice = one.price !== null && one.price === other.price;
  const isSupported = isSamePrice || points >= leastSupport || traits.generation.length > 0;
  return isSupported ? leastShared.supported : leastShared.alone;
};

const compareWords = (
  one: OfferEvidence,
  other: OfferEvidence,
  [left, right]: readonly [Traits, Traits],
  weights: WordWeights,
): MatchResult => {
  if (one.brand === '' || one.brand !== other.brand) return none([]);
  if (areApart(one, other)) return none([veto(`category '${one.kind}' and '${other.kind}'`)]);
  const { points, reasons, isOneCode } = support(one, other);
  const doubts = compareTitles(left, right, isOneCode, [one.kind, other.kind]);
  const vetoed = doubts.filter(({ kind }) => kind === 'veto');
  if (vetoed.length > 0) return none(vetoed.map(({ text }) => veto(text)));

  const { share, shared } = overlap(left, right, one.brand, weights);
  reasons.unshift({ kind: 'title', text: `${Math.round(share * 100)} % of the distinctive words are shared` });
  for (const { text } of doubts) reasons.push({ kind: 'title', text });
  const score = Math.min(0.97, Math.max(0, 0.88 * share + points));
  const isSettled = doubts.length === 0 || (isOneCode && doubts.every(({ kind }) => kind === 'open'));
  const isSure =
    isSettled && doubts.length <= mostDoubts && shared >= leastSharedOf(one, other, left, points) && share >= 0.8;
  if (isSure && score >= matchScore) return { verdict: 'match', score, reasons };
  const isDoubtful = doubts.some(({ kind }) => kind === 'doubt') && (doubts.length > 1 || points < leastSupport);
  if (score < candidateScore || isDoubtful || doubts.length > mostDoubts) return none(reasons);
  return { verdict: 'candidate', score: Math.min(score, matchScore - 0.01), reasons };
};

/**
 * Whether two offers are one product: the same model for the same audience, in any color, size or width. A shared GTIN,
 * or a shared MPN of one brand, is certain unless audience, height, generation or closure contradict. Otherwise the
 * titles decide.
 */
export const matchPair = (one: OfferEvidence, other: OfferEvidence, weights: WordWeights): MatchResult =>
  matchTraits(one, other, [traitsOf(one), traitsOf(other)], weights);

/** Like `matchPair`, with known traits. */
export const matchTraits = (
  one: OfferEvidence,
  other: OfferEvidence,
  traits: readonly [Traits, Traits],
  weights: WordWeights,
): MatchResult => {
  if (one.store === other.store && one.groupKey !== other.groupKey) return compareWithinStore(one, other, traits);
  const number = sharedNumber(one, other, weights);
  if (number === null) return compareWords(one, other, traits, weights);
  const against = contradiction(...traits);
  if (against !== null) return none([numberReason(number), veto(against)]);
  return { verdict: 'match', score: number.startsWith('g|') ? 1 : 0.99, reasons: [numberReason(number)] };
};
