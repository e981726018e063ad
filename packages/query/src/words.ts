import { fold } from '@wearfolio/contracts/text/fold';
import { allWordsOf } from '@wearfolio/listing/words';
import { stopWords } from './tables/plain-words.ts';

/** A folded word of a keyword, and which stretch of the keyword it was. */
export type PlacedWord = { word: string; from: number; to: number };

// The s of "women's" is no word of its own.
const written = /([\p{L}\p{M}\p{N}]+)(?:['’][sS](?![\p{L}\p{M}\p{N}]))?/gu;

/** The words of a keyword or a name in their order, repeated ones too. */
export const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(written)].flatMap(({ 0: whole, 1: bare = '', index }) =>
    allWordsOf(fold(bare)).map((word) => ({ word, from: index, to: index + whole.length })),
  );

/** A name as folded words, a space between them. */
export const textOf = (name: string): string =>
  placedWords(name)
    .map(({ word }) => word)
    .join(' ');

/** A name of several words as who leaves out what parts them writes it, "Arc'teryx" as 'arcteryx'; null for one word. */
export const joinedName = (name: string): string | null => {
  const words = placedWords(name).map(({ word }) => word);
  return words.length > 1 ? words.join('') : null;
};

/** What a keyword asks for, each word once, folded; words that ask for nothing only where there is nothing else. */
export const keywordWords = (keyword: string): string[] => {
  const words = [...new Set(placedWords(keyword).map(({ word }) => word))];
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
};
