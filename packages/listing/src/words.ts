import { countWords, type Lexicon, wordAt } from './lexicon.ts';

// A t-shirt is two words, and a 'tshirt' the same ones; no other word begins so.
const apart = (text: string): string =>
  text.includes('tsh') ? text.replaceAll(/(?<![\p{L}\p{N}])t(?=sh)/gu, 't ') : text;

/** The words of a folded text in their order: runs of letters and digits. */
export const allWordsOf = (text: string): string[] => apart(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a folded text, each once. */
export const wordsOf = (text: string): string[] => {
  const words = allWordsOf(text);
  // Names are short, and a set takes twice as long for a million of them.
  return words.filter((word, at) => words.indexOf(word) === at);
};

/**
 * The words of a segment. `offered` numbers those by which a word may be completed or corrected, not those of details alone;
 * sorted by the words, so that those with one beginning stand together.
 */
export type Dictionary = { readonly lexicon: Lexicon; readonly offered: Uint32Array };

const firstNotBelow = (words: readonly string[], wanted: string): number => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The numbers of all words that are offered, sorted by the words. */
export const sortWords = (lexicon: Lexicon, isOffered: (number: number) => boolean): Uint32Array => {
  const words: { word: string; number: number }[] = [];
  for (let number = 0; number < countWords(lexicon); number += 1)
    if (isOffered(number)) words.push({ word: wordAt(lexicon, number), number });
  words.sort((left, right) => (left.word < right.word ? -1 : 1));
  return Uint32Array.from(words, ({ number }) => number);
};

const knownOffered = new WeakMap<Dictionary, readonly string[]>();

/** The words by which a word may be completed or corrected, sorted. */
export const offeredWords = (dictionary: Dictionary): readonly string[] => {
  const known =
    knownOffered.get(dictionary) ?? Array.from(dictionary.offered, (number) => wordAt(dictionary.lexicon, number));
  knownOffered.set(dictionary, known);
  return known;
};

/** The words that begin with `prefix`. */
export const wordsByPrefix = (dictionary: Dictionary, prefix: string): string[] => {
  const words = offeredWords(dictionary);
  const found: string[] = [];
  for (let at = firstNotBelow(words, prefix); at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith(prefix)) break;
    found.push(word);
  }
  return found;
};
