import type { PriceRange } from '@wearfolio/listing/filter';
import type { Dictionary } from '../listing/dictionary.ts';
import { fold } from './fold.ts';
import { keywordWords, longestPhrase, type Phrase, phrasesOf } from './phrases.ts';
import { findPrice } from './prices.ts';

/** A part of a keyword that names something, as it is told to the shopper. */
export type Understanding = { kind: Phrase['kind'] | 'price'; name: string; text: string };

/** A keyword taken apart: what it names, and the words that are left. */
export type Understood = {
  understood: Understanding[];
  ids: Record<Phrase['kind'], number[]>;
  prices: PriceRange[];
  words: string[];
};

type Found = { phrase: Phrase; text: string; length: number };

const findPhrase = (dictionary: Dictionary, words: readonly string[], at: number): Found | null => {
  const phrases = phrasesOf(dictionary);
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    const phrase = phrases.get(text);
    if (phrase) return { phrase, text, length };
  }
  return null;
};

/**
 * Reads 'red vael dress under 50' as a colour, a brand, a category and a price.
 * The longest name wins, from left to right, and of each kind the first: a second
 * one stays a word, so that no part of a keyword is ever lost.
 */
export const understand = (dictionary: Dictionary, keyword: string): Understood => {
  const folded = fold(keyword);
  const price = findPrice(folded);
  const words = keywordWords(price ? folded.replace(price.text, ' ') : folded);
  const answer: Understood = {
    understood: price ? [{ kind: 'price', name: price.name, text: price.text }] : [],
    ids: { brand: [], store: [], color: [], category: [] },
    prices: price ? [price.range] : [],
    words: [],
  };
  for (let at = 0; at < words.length; ) {
    const found = findPhrase(dictionary, words, at);
    if (found && answer.ids[found.phrase.kind].length === 0) {
      const { kind, name, ids } = found.phrase;
      answer.understood.push({ kind, name, text: found.text });
      answer.ids[kind] = ids;
      at += found.length;
    } else {
      answer.words.push(words[at] ?? '');
      at += 1;
    }
  }
  return answer;
};
