import type { Segment } from './segment.ts';
import { forgiven, similarWords } from './typos.ts';
import { formsOf, wordsSpelledTwice } from './word-forms.ts';
import { wordsByPrefix } from './words.ts';

/** A word below this many products is read more generously: by its beginning, then with typing errors forgiven. */
const few = 3;

/** Shorter words begin too many others to be read by their beginning. */
const shortestBeginning = 3;

const countProducts = ({ dictionary, keywords }: Segment, word: string): number => {
  const id = dictionary.idOf.get(word);
  if (id === undefined) return 0;
  const [from, to] = keywords.ranges.get(id) ?? [0, 0];
  // A word kept as a bitset is in at least one product of 32: never few.
  return keywords.dense.has(id) ? few : to - from;
};

const areFew = (segments: readonly Segment[], words: readonly string[]): boolean => {
  let count = 0;
  for (const segment of segments) for (const word of words) count += countProducts(segment, word);
  return count < few;
};

const unique = (words: string[]): string[] => [...new Set(words)];

/**
 * What a shopper may have meant by `word` (folded): words of the catalogue.
 * The word itself in singular and plural; where that finds little, or while the
 * shopper `isTyping`, also words that begin with it; and where that finds little
 * too, words a typing error or two away, from their other spelling as well.
 * Empty when nothing comes near.
 */
export const readWord = (segments: readonly Segment[], word: string, isTyping: boolean): string[] => {
  const known = (candidate: string): boolean => segments.some(({ dictionary }) => dictionary.idOf.has(candidate));
  const exact = formsOf(word).filter(known);
  if (!isTyping && (word.length < shortestBeginning || !areFew(segments, exact))) return exact;
  const begun = segments.flatMap(({ dictionary }) => wordsByPrefix(dictionary, word));
  const near = unique([...exact, ...begun]);
  if (!areFew(segments, near)) return near;
  const errors = forgiven(word);
  if (errors === 0) return near;
  const lists = [...segments.map(({ dictionary }) => dictionary.words), wordsSpelledTwice];
  const similar = lists.flatMap((words) => similarWords(words, word, errors));
  return unique([...near, ...similar.flatMap(formsOf).filter(known)]);
};
