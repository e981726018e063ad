import { fold } from '@wearfolio/contracts/text/fold';
import { allWordsOf } from '@wearfolio/listing-index/words';
import { emojiWords } from './tables/emoji.ts';
import { stopWords } from './tables/plain-words.ts';

/** A folded word of a keyword and its position. `compound` is the whole word that it is a part of. */
export type PlacedWord = { word: string; from: number; to: number; compound?: string };

// The s of "women's" is not a word.
const written = /([\p{L}\p{M}\p{N}]+)(?:['’][sS](?![\p{L}\p{M}\p{N}]))?|\p{Extended_Pictographic}/gu;

/**
 * The words of a keyword or name in order, including repetitions. A symbol is read by its name, if the tables have it.
 */
export const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(written)].flatMap(({ 0: whole, 1: bare, index }) =>
    allWordsOf(bare === undefined ? (emojiWords.get(whole) ?? '') : fold(bare)).map((word) => ({
      word,
      from: index,
      to: index + whole.length,
    })),
  );

/** A name as folded words separated by spaces. */
export const textOf = (name: string): string =>
  placedWords(name)
    .map(({ word }) => word)
    .join(' ');

/** A name of several words written as one: 'arcteryx' for "Arc'teryx". Null for a single word. */
export const joinedName = (name: string): string | null => {
  const words = placedWords(name).map(({ word }) => word);
  return words.length > 1 ? words.join('') : null;
};

/** The distinct folded words of a keyword, without stop words unless it has no other words. */
export const keywordWords = (keyword: string): string[] => {
  const words = [...new Set(placedWords(keyword).map(({ word }) => word))];
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
};
