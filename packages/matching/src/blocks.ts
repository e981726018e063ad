import type { OfferEvidence } from './evidence.ts';
import { type Traits, traitsOf } from './traits.ts';
import { numberKeys, type WordWeights, weigh } from './weights.ts';

/** How many of its most telling words an offer is looked up by. */
const blockingWords = 2;

/**
 * At most so many offers of one block are compared with each other. Larger blocks are of words that tell little; their
 * offers meet in the block of another word, or by their numbers.
 */
export const largestBlock = 200;

/** The keys of an offer: offers that share none are not compared. */
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
