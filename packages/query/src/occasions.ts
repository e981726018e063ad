import { placesIn } from './kinds.ts';
import { type Occasion, occasions } from './tables/occasions.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The categories that contain only products for an occasion, and those that contain many suitable ones. `isAdult`: a
 * child's product suits only if the search says so.
 */
export type Suited = { is: readonly number[]; suits: readonly number[]; isAdult: boolean };

const byWord = new Map<string, Occasion>(
  occasions.flatMap((occasion) => occasion.words.split('|').map((word) => [word, occasion] as const)),
);

/** The categories of the occasion, season or use that a folded word names, or null. */
export const findOccasion = (vocabulary: Vocabulary, word: string): Suited | null => {
  const occasion = byWord.get(word);
  if (!occasion) return null;
  const { is = '', suits = '', isAdult = false } = occasion;
  return { is: placesIn(vocabulary, is), suits: placesIn(vocabulary, suits), isAdult };
};
