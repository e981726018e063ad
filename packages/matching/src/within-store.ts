import { compareTitles } from './compare-titles.ts';
import type { MatchResult, OfferEvidence } from './evidence.ts';
import { familyOf, isShoeKind } from './kinds.ts';
import { sharedNumber, sharesStyleCode } from './numbers.ts';
import type { Traits } from './traits.ts';
import { noWeights } from './weights.ts';

/** Whether both kinds are known and belong to different families, such as shoes and climbing gear. */
export const areApart = (one: OfferEvidence, other: OfferEvidence): boolean => {
  const families = [familyOf(one.kind), familyOf(other.kind)];
  return families[0] !== null && families[1] !== null && families[0] !== families[1];
};

const listedApart: MatchResult = {
  verdict: 'none',
  score: 0,
  reasons: [{ kind: 'store', text: 'the store lists them as different products' }],
};

/**
 * Compares two products of one store, which lists them separately. They are one product only if they differ in color
 * alone or are a duplicate: a shared model number, one of them without colors, or shoes with the same words.
 */
export const compareWithinStore = (
  one: OfferEvidence,
  other: OfferEvidence,
  [left, right]: readonly [Traits, Traits],
): MatchResult => {
  const isSame =
    one.brand === other.brand &&
    left.identity === right.identity &&
    !areApart(one, other) &&
    compareTitles(left, right, true, [one.kind, other.kind]).length === 0;
  if (!isSame) return listedApart;
  const match = (text: string): MatchResult => ({ verdict: 'match', score: 0.9, reasons: [{ kind: 'store', text }] });
  const [few, many] = [one.colors, other.colors].sort((a, b) => a.length - b.length);
  if (few && many && few.length > 0 && !few.some((color) => many.includes(color))) return match('differ only in color');
  if (sharedNumber(one, other, noWeights) !== null || sharesStyleCode(one, other))
    return match('have a product number in common');
  if (left.words.join(' ') !== right.words.join(' ')) return listedApart;
  if (few?.length === 0 && many?.length !== 0) return match('one has no color');
  // Shirts with the same name may have different prints; shoes with the same name differ by season.
  if (isShoeKind(one.kind) && isShoeKind(other.kind)) return match('their titles have the same words');
  return listedApart;
};
