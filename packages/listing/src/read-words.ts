import { findWord } from './lexicon.ts';
import type { Segment } from './segment.ts';
import { forgiven, similarBeginnings, similarWords } from './typos.ts';
import { formsOf, wordsSpelledTwice } from './word-forms.ts';
import { countHolders } from './word-postings.ts';
import { offeredWords, wordsByPrefix } from './words.ts';

/** What fewer products say in their descriptions alone may be an error there. */
const few = 3;

/** Shorter words begin too many others to be read by their beginning. */
const shortestBeginning = 3;

// In a title, a name, a category or a color once, or in some descriptions.
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

/**
 * What a shopper may have meant by `word` (folded): words of the catalogue.
 * The word itself in singular and plural; where no product says it, or while the shopper `isTyping`, also words that begin
 * with it; and where none does either, words a typing error or two away, from their other spelling as well, or while typing words that
 * begin with an error.
 * Empty when nothing comes near.
 */
export const readWord = (segments: readonly Segment[], word: string, isTyping: boolean): string[] => {
  const known = (candidate: string): boolean =>
    segments.some(({ dictionary }) => findWord(dictionary.lexicon, candidate) !== undefined);
  const forms = formsOf(word);
  const exact = forms.filter(known);
  const isKnown = forms.some((form) => isSaid(segments, form));
  if (!isTyping && (isKnown || word.length < shortestBeginning)) return exact;
  const begun = segments.flatMap(({ dictionary }) => wordsByPrefix(dictionary, word));
  if (isKnown || begun.length > 0) return unique([...exact, ...begun]);
  const errors = forgiven(word);
  if (errors === 0) return exact;
  const lists = [...segments.map(({ dictionary }) => offeredWords(dictionary)), wordsSpelledTwice];
  const similar = lists.flatMap((words) => similarWords(words, word, errors));
  const found = unique([...exact, ...similar.flatMap(formsOf).filter(known)]);
  if (!isTyping || found.length > 0) return found;
  return unique(segments.flatMap(({ dictionary }) => similarBeginnings(offeredWords(dictionary), word, 1)));
};
