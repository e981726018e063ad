import type { MatchResult, OfferEvidence, Reason } from './evidence.ts';
import { type Traits, traitsOf } from './traits.ts';
import { numberKeys, type WordWeights, weigh } from './weights.ts';

/** From here on two offers are one product. */
export const matchScore = 0.85;
/** From here on ops are asked. */
export const candidateScore = 0.55;

const none = (reasons: Reason[]): MatchResult => ({ verdict: 'none', score: 0, reasons });
const veto = (text: string): Reason => ({ kind: 'veto', text });

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, at) => word === other[at]);

const within = (one: readonly string[], other: readonly string[]): boolean => one.every((word) => other.includes(word));

const kidsOf: ReadonlySet<Traits['audience']> = new Set(['kids', 'girls', 'boys']);

const sameAudience = (one: Traits, other: Traits): boolean => {
  if (one.audience === other.audience) return true;
  const [left, right] = [one.audience, other.audience];
  return kidsOf.has(left) && kidsOf.has(right) && (left === 'kids' || right === 'kids');
};

/** Whether a title leaves open for whom it is: then a column said so, or nobody. */
const isOpen = (one: Traits, other: Traits): boolean => one.namedAudience === '' || other.namedAudience === '';

const longNumbers = ({ core }: Traits): string[] => core.filter((word) => /^\d{3,}$/.test(word));

/**
 * What no evidence outweighs: another audience, height, generation or closure. Null where there is none. A trait that one
 * title leaves out contradicts nothing, but a number does.
 */
export const contradiction = (one: Traits, other: Traits): string | null => {
  if (!sameAudience(one, other) && !isOpen(one, other)) return `${one.audience} and ${other.audience}`;
  if (one.height !== other.height && one.height !== '' && other.height !== '')
    return `${one.height} and ${other.height}`;
  if (!same(one.generation, other.generation))
    return `generation '${one.generation.join(' ')}' and '${other.generation.join(' ')}'`;
  if (one.closure !== other.closure && one.closure !== '' && other.closure !== '')
    return `${one.closure} and ${other.closure}`;
  return null;
};

/** What titles alone must agree in; the second is left for ops where everything else agrees. */
type Doubt = { veto: string } | { doubt: string } | null;

const compareList = (name: string, one: readonly string[], other: readonly string[]): Doubt => {
  if (same(one, other)) return null;
  const text = `${name} '${one.join(' ')}' and '${other.join(' ')}'`;
  return within(one, other) || within(other, one) ? { doubt: text } : { veto: text };
};

const compareHeight = (one: string, other: string): Doubt => {
  const plain = (height: string) => (height === 'low' ? '' : height);
  return plain(one) === plain(other) ? null : { doubt: `height '${one}' and '${other}'` };
};

const compareNumbers = (one: Traits, other: Traits): Doubt => {
  const [left, right] = [longNumbers(one), longNumbers(other)];
  return left.length > 0 && right.length > 0 ? compareList('number', left, right) : null;
};

const compareNouns = (one: Traits, other: Traits, isSupported: boolean): Doubt => {
  if (one.nouns.length === 0 || other.nouns.length === 0) return null;
  if (within(one.nouns, other.nouns) || within(other.nouns, one.nouns)) return null;
  const text = `${one.nouns.join(' ')} and ${other.nouns.join(' ')}`;
  const isFootwear = [...one.nouns, ...other.nouns].every((noun) => noun === 'shoe' || noun === 'boot');
  // Shops call a shoe of middle height either.
  if (isFootwear && (isSupported || (one.height !== '' && one.height === other.height))) return null;
  return isFootwear ? { doubt: text } : { veto: text };
};

const compareAudience = (one: Traits, other: Traits): Doubt => {
  if (sameAudience(one, other)) return null;
  const text = `${one.audience} and ${other.audience}`;
  return isOpen(one, other) ? { doubt: text } : { veto: text };
};

const compareTitles = (one: Traits, other: Traits, isSupported: boolean): Doubt[] => [
  compareAudience(one, other),
  compareHeight(one.height, other.height),
  one.closure === other.closure ? null : { veto: `closure '${one.closure}' and '${other.closure}'` },
  one.volume === other.volume ? null : { veto: `volume '${one.volume}' and '${other.volume}'` },
  same(one.generation, other.generation)
    ? null
    : { veto: `generation '${one.generation.join(' ')}' and '${other.generation.join(' ')}'` },
  compareList('measures', one.measures, other.measures),
  compareList('material', one.materials, other.materials),
  compareList('style', one.styles, other.styles),
  compareNumbers(one, other),
  compareNouns(one, other, isSupported),
];

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

const familyOf = (kind: string | null): string | null => kind?.split('/')[0] ?? null;

const sharedNumber = (one: OfferEvidence, other: OfferEvidence, { generic }: WordWeights): string | null => {
  const keys = new Set(numberKeys(one));
  return numberKeys(other).find((key) => keys.has(key) && !generic.has(key)) ?? null;
};

const numberReason = (key: string): Reason =>
  key.startsWith('g|')
    ? { kind: 'gtin', text: `both have GTIN ${key.slice(2)}` }
    : { kind: 'mpn', text: `both have MPN ${key.slice(key.lastIndexOf('|') + 1)}` };

/** The begin of the makers' numbers, as some stores tell the model's number and others that of a size or a color. */
const sharesStem = (one: OfferEvidence, other: OfferEvidence): boolean => {
  const plain = ({ mpns }: OfferEvidence) => mpns.map((mpn) => mpn.toUpperCase().replace(/[^A-Z\d]/g, ''));
  const [left, right] = [plain(one), plain(other)];
  return left.some(
    (mpn) =>
      /\d/.test(mpn) &&
      mpn.length >= 3 &&
      right.some((long) => long.startsWith(mpn) || (long.length >= 3 && /\d/.test(long) && mpn.startsWith(long))),
  );
};

/** What speaks for or against beside numbers and words, in points of the score. */
const support = (one: OfferEvidence, other: OfferEvidence): { points: number; reasons: Reason[] } => {
  const reasons: Reason[] = [];
  let points = 0;
  if (sharesStem(one, other)) {
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
  return { points, reasons };
};

/** Products of one store that it tells apart: one product only where they differ in color alone. */
const compareWithinStore = (
  one: OfferEvidence,
  other: OfferEvidence,
  [left, right]: readonly [Traits, Traits],
): MatchResult => {
  const isSame = same(left.words, right.words) && left.audience === right.audience && one.kind === other.kind;
  const hasOwnColors =
    one.colors.length > 0 && other.colors.length > 0 && !one.colors.some((color) => other.colors.includes(color));
  if (isSame && hasOwnColors && left.core.length > 0)
    return { verdict: 'match', score: 0.9, reasons: [{ kind: 'store', text: 'differ in color alone' }] };
  return none([{ kind: 'store', text: 'the store tells them apart' }]);
};

const compareWords = (
  one: OfferEvidence,
  other: OfferEvidence,
  traits: readonly [Traits, Traits],
  weights: WordWeights,
): MatchResult => {
  const [left, right] = traits;
  const { points, reasons } = support(one, other);
  const doubts = compareTitles(left, right, points >= 0.05);
  const vetoed = doubts.flatMap((doubt) => (doubt && 'veto' in doubt ? [veto(doubt.veto)] : []));
  if (vetoed.length > 0) return none(vetoed);
  if (one.brand === '' || one.brand !== other.brand) return none([]);
  const families = [familyOf(one.kind), familyOf(other.kind)];
  if (families[0] && families[1] && families[0] !== families[1])
    return none([veto(`${families[0]} and ${families[1]}`)]);

  const { share, told } = overlap(left, right, one.brand, weights);
  reasons.unshift({ kind: 'title', text: `${Math.round(share * 100)} % of what the names tell is the same` });
  const doubted = doubts.flatMap((doubt) => (doubt && 'doubt' in doubt ? [doubt.doubt] : []));
  for (const text of doubted) reasons.push({ kind: 'title', text });
  const score = Math.min(0.97, Math.max(0, 0.88 * share + points));
  const isSure = doubted.length === 0 && told >= leastTold && share >= 0.8;
  if (isSure && score >= matchScore) return { verdict: 'match', score, reasons };
  if (score < candidateScore || doubted.length > 2) return none(reasons);
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
