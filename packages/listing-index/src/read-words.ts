import { findWord } from './lexicon.ts';
import type { Segment } from './segment.ts';
import { forgiven, similarBeginnings, similarWords } from './typos.ts';
import { formsOf, wordsSpelledTwice } from './word-forms.ts';
import { countHolders } from './word-postings.ts';
import { offeredWords, wordsByPrefix } from './words.ts';

/** A word in the descriptions of fewer products may be a typing error there. */
const few = 3;

/** Shorter prefixes match too many words. */
const shortestBeginning = 3;

// Whether the word occurs once in a title, name, category or color, or in several descriptions.
const isSaid = (segments: readonly Segment[], word: string): boolean => {
  let inDetails = 0;
  for (const { dictionary, keywords, details } of segments) {
    const id = findWord(dictionary.lexicon, word);
    if (id === undefined) continue;
    if (countHolders(keywords, id, 1) > 0) return true;
    inDetails += countHolders(details, id, few);
  }
  return inDetails >= few;
};

const unique = (words: string[]): string[] => [...new Set(words)];

// Sorted, because the first word wins, and which segment has a word depends on when it was merged.
const inAll = (segments: readonly Segment[], find: (segment: Segment) => string[]): string[] =>
  unique(segments.flatMap(find)).toSorted();

/**
 * The catalogue's words that a shopper may mean by `word` (folded). The word itself in singular and plural. If no
 * product has it or the shopper `isTyping`, also words that begin with it. If there are none, words within one or two
 * typing errors, also of the word's other spelling; while typing, words whose beginning is within these errors. Empty
 * if nothing is close.
 */
export const readWord = (segments: readonly Segment[], word: string, isTyping: boolean): string[] => {
  const known = (candidate: string): boolean =>
    segments.some(({ dictionary }) => findWord(dictionary.lexicon, candidate) !== undefined);
  const forms = formsOf(word);
  const exact = forms.filter(known);
  const isKnown = forms.some((form) => isSaid(segments, form));
  if (!isTyping && (isKnown || word.length < shortestBeginning)) return exact;
  const begun = inAll(segments, ({ dictionary }) => wordsByPrefix(dictionary, word));
  if (isKnown || begun.length > 0) return unique([...exact, ...begun]);
  const errors = forgiven(word);
  if (errors === 0) return exact;
  const offered = inAll(segments, ({ dictionary }) => similarWords(offeredWords(dictionary), word, errors));
  const similar = [...offered, ...similarWords(wordsSpelledTwice, word, errors)];
  const found = unique([...exact, ...similar.flatMap(formsOf).filter(known)]);
  if (!isTyping || found.length > 0) return found;
  return inAll(segments, ({ dictionary }) => similarBeginnings(offeredWords(dictionary), word, 1));
};
