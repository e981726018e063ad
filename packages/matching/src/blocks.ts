import type { OfferEvidence } from './evidence.ts';
import { type Traits, traitsOf } from './traits.ts';
import { numberKeys, type WordWeights, weigh } from './weights.ts';

/** How many of an offer's most distinctive words are blocking keys. */
const blockingWords = 2;

/**
 * Maximum offers of a block that are compared with each other. Larger blocks come from words that distinguish little;
 * their offers meet in the block of another word or of a number.
 */
export const largestBlock = 200;

/** The blocking keys of an offer. Only offers that share a key are compared. */
export const blockingKeys = (
  offer: OfferEvidence,
  weights: WordWeights,
  { core, model }: Traits = traitsOf(offer),
): string[] => {
  const numbers = numberKeys(offer).filter((key) => !weights.generic.has(key));
  if (offer.brand === '') return numbers.filter((key) => key.startsWith('g|'));
  const telling = core.toSorted((one, other) => {
    const more = weigh(weights, offer.brand, other) - weigh(weights, offer.brand, one);
    return more || (one < other ? -1 : 1);
  });
  const words = telling.slice(0, blockingWords).map((word) => `t|${offer.brand}|${word}`);
  return [...numbers, ...words, `n|${offer.brand}|${model}`];
};
