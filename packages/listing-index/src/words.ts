import { countWords, type Lexicon, wordAt } from './lexicon.ts';

// 't-shirt' and 'tshirt' become the same two words. No other word begins this way.
const apart = (text: string): string =>
  text.includes('tsh') ? text.replaceAll(/(?<![\p{L}\p{N}])t(?=sh)/gu, 't ') : text;

/** The words of a folded text in order: sequences of letters and digits. */
export const allWordsOf = (text: string): string[] => apart(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The distinct words of a folded text. */
export const wordsOf = (text: string): string[] => {
  const words = allWordsOf(text);
  // Names are short, and a Set takes twice as long for a million of them.
  return words.filter((word, at) => words.indexOf(word) === at);
};

/**
 * The words of a segment. `offered` are the numbers of words for completion and correction, without words that occur
 * only in details, sorted by word so that words with a common prefix are adjacent.
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

/** The numbers of all offered words, sorted by word. */
export const sortWords = (lexicon: Lexicon, isOffered: (number: number) => boolean): Uint32Array => {
  const words: { word: string; number: number }[] = [];
  for (let number = 0; number < countWords(lexicon); number += 1)
    if (isOffered(number)) words.push({ word: wordAt(lexicon, number), number });
  words.sort((left, right) => (left.word < right.word ? -1 : 1));
  return Uint32Array.from(words, ({ number }) => number);
};

const knownOffered = new WeakMap<Dictionary, readonly string[]>();

/** The words for completion and correction, sorted. */
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
