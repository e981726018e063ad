import { compareTitles, contradiction } from './compare-titles.ts';
import type { MatchResult, OfferEvidence, Reason } from './evidence.ts';
import { numberReason, sharedNumber, sharesStem, sharesStyleCode } from './numbers.ts';
import { type Traits, traitsOf } from './traits.ts';
import { modelOf, noWeights, type WordWeights, weigh } from './weights.ts';

/** From here on two offers are one product. */
export const matchScore = 0.85;
/** From here on ops are asked. */
export const candidateScore = 0.55;

const none = (reasons: Reason[]): MatchResult => ({ verdict: 'none', score: 0, reasons });
const veto = (text: string): Reason => ({ kind: 'veto', text });

/** How much of what the words of both tell they share, 0 to 1, and how much that is. */
const overlap = (one: Traits, other: Traits, brand: string, weights: WordWeights): { share: number; told: number } => {
  const sum = (words: readonly string[]): number =>
    words.reduce((total, word) => total + weigh(weights, brand, word), 0);
  const shared = sum(one.core.filter((word) => other.core.includes(word)));
  const all = sum(one.core) + sum(other.core) - shared;
  if (one.model === other.model) return { share: 1, told: Math.max(shared, all / 2) };
  return { share: all === 0 ? 0 : shared / all, told: shared };
};

const leastTold = 0.25;
/** A color or a number that both have. */
const leastSupport = 0.03;
/** More than so many are for nobody to decide. */
const mostDoubts = 2;

const familyOf = (kind: string | null): string | null => kind?.split('/')[0] ?? null;

type Support = { points: number; reasons: Reason[]; isOneCode: boolean };

/** What speaks for or against beside numbers and words, in points of the score. */
const support = (one: OfferEvidence, other: OfferEvidence): Support => {
  const reasons: Reason[] = [];
  let points = 0;
  const isOneCode = sharesStyleCode(one, other);
  if (isOneCode || sharesStem(one, other)) {
    points += 0.1;
    reasons.push({ kind: 'mpn', text: 'MPNs begin alike' });
  }
  if (one.colors.some((color) => other.colors.includes(color))) {
    points += 0.03;
    reasons.push({ kind: 'color', text: 'share a color' });
  }
  if (one.kind !== null && one.kind === other.kind) points += 0.02;
  if (one.price !== null && other.price !== null && one.price > 0 && other.price > 0) {
    const ratio = Math.max(one.price, other.price) / Math.min(one.price, other.price);
    if (ratio > 2.5) {
      points -= 0.15;
      reasons.push({ kind: 'price', text: `one costs ${ratio.toFixed(1)} times the other` });
    }
  }
  return { points, reasons, isOneCode };
};

const areApart = (one: OfferEvidence, other: OfferEvidence): boolean => {
  const families = [familyOf(one.kind), familyOf(other.kind)];
  return families[0] !== null && families[1] !== null && families[0] !== families[1];
};

/**
 * Products of one store that it tells apart: one product only where they differ in color alone, or where the store lists
 * a model twice, which a number of the model tells, or that one of them is without colors.
 */
const compareWithinStore = (
  one: OfferEvidence,
  other: OfferEvidence,
  [left, right]: readonly [Traits, Traits],
): MatchResult => {
  const isSame =
    one.brand === other.brand &&
    modelOf(left) === modelOf(right) &&
    !areApart(one, other) &&
    compareTitles(left, right, true, [one.kind, other.kind]).length === 0;
  if (!isSame) return none([{ kind: 'store', text: 'the store tells them apart' }]);
  const match = (text: string): MatchResult => ({ verdict: 'match', score: 0.9, reasons: [{ kind: 'store', text }] });
  const [few, many] = [one.colors, other.colors].sort((a, b) => a.length - b.length);
  if (few && many && few.length > 0 && !few.some((color) => many.includes(color)))
    return match('differ in color alone');
  if (sharedNumber(one, other, noWeights) !== null || sharesStyleCode(one, other)) return match('share a number');
  if (few?.length === 0 && many?.length !== 0 && left.words.join(' ') === right.words.join(' '))
    return match('one is without colors');
  return none([{ kind: 'store', text: 'the store tells them apart' }]);
};

const compareWords = (
  one: OfferEvidence,
  other: OfferEvidence,
  [left, right]: readonly [Traits, Traits],
  weights: WordWeights,
): MatchResult => {
  if (one.brand === '' || one.brand !== other.brand) return none([]);
  if (areApart(one, other)) return none([veto(`${familyOf(one.kind)} and ${familyOf(other.kind)}`)]);
  const { points, reasons, isOneCode } = support(one, other);
  const doubts = compareTitles(left, right, points >= 0.05, [one.kind, other.kind]);
  const vetoed = doubts.filter(({ kind }) => kind === 'veto');
  if (vetoed.length > 0) return none(vetoed.map(({ text }) => veto(text)));

  const { share, told } = overlap(left, right, one.brand, weights);
  reasons.unshift({ kind: 'title', text: `${Math.round(share * 100)} % of what the names tell is the same` });
  for (const { text } of doubts) reasons.push({ kind: 'title', text });
  const score = Math.min(0.97, Math.max(0, 0.88 * share + points));
  const isSettled = doubts.length === 0 || (isOneCode && doubts.every(({ kind }) => kind === 'open'));
  const isSure = isSettled && doubts.length <= mostDoubts && told >= leastTold && share >= 0.8;
  if (isSure && score >= matchScore) return { verdict: 'match', score, reasons };
  const isDoubtful = doubts.some(({ kind }) => kind === 'doubt') && (doubts.length > 1 || points < leastSupport);
  if (score < candidateScore || isDoubtful || doubts.length > mostDoubts) return none(reasons);
  return { verdict: 'candidate', score: Math.min(score, matchScore - 0.01), reasons };
};

/**
 * Whether two offers are one product: the same model for the same people, in any color, size or width. A shared GTIN, or
 * a shared maker's number of one brand, is certain unless audience, height, generation or closure contradict; else the
 * titles decide.
 */
export const matchPair = (one: OfferEvidence, other: OfferEvidence, weights: WordWeights): MatchResult =>
  matchTraits(one, other, [traitsOf(one), traitsOf(other)], weights);

/** As `matchPair`, where the traits are known. */
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
