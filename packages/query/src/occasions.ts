import { placesIn } from './kinds.ts';
import { type Occasion, occasions } from './tables/occasions.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The categories that hold nothing but what an occasion asks for, and those that hold much of what suits it. */
export type Suited = { is: readonly number[]; suits: readonly number[] };

const byWord = new Map<string, Occasion>(
  occasions.flatMap((occasion) => occasion.words.split('|').map((word) => [word, occasion] as const)),
);

/** The categories of an occasion, a season or a use that a folded word names; null for any other word. */
export const findOccasion = (vocabulary: Vocabulary, word: string): Suited | null => {
  const occasion = byWord.get(word);
  if (!occasion) return null;
  const { is = '', suits = '' } = occasion;
  return { is: placesIn(vocabulary, is), suits: placesIn(vocabulary, suits) };
};
