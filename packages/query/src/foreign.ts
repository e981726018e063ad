// cspell:ignore linnen noire sukienka
import { foldName } from '@wearfolio/feeds/words/fold';
import { kindWords } from '@wearfolio/feeds/words/kind-words';
import { vocabularyOf } from '@wearfolio/feeds/words/value-words';
import { findAudience } from './audiences.ts';
import { isCommonWord } from './corrections.ts';
import { findKind } from './kinds.ts';
import { phrasesOf } from './names.ts';
import { readKind, readLongest, readNamed } from './read-texts.ts';
import { splitKind } from './read-unknown.ts';
import { anyText, type Found, type Options, type Read, termOf } from './reading.ts';
import { withTexts } from './synonyms.ts';
import type { PlacedWord } from './words.ts';

/** What words of another language stand for, in English, and the languages in which they do. */
type Meaning = { fact: 'kind' | 'color' | 'people'; value: string; languages: readonly string[]; isAmbiguous: boolean };

/** Maximum words of a kind's name in another language. */
const longestName = 4;

/** Shorter words mean something in too many languages. */
const shortestWord = 3;

// Loaded with the module, so that the first search does not wait for it.
const kinds = kindWords();
const values = { color: vocabularyOf('color'), people: vocabularyOf('people') };

const isOther = (language: string): boolean => language !== 'en' && language !== 'google';

const kindsNamed = (text: string): Meaning[] =>
  (kinds.names.get(text) ?? [])
    .filter(({ language }) => isOther(language))
    .map(({ term, language }) => ({ fact: 'kind', value: term, languages: [language], isAmbiguous: false }));

const valuesNamed = (fact: 'color' | 'people', word: string): Meaning[] => {
  const { find, entries } = values[fact];
  const said = find(word);
  if (!said) return [];
  const isOf = (entry: { value: string; word: string }): boolean =>
    entry.value === said.value && word.startsWith(foldName(entry.word));
  const languages = [...new Set(entries.filter(isOf).map(({ language }) => language))].filter(isOther);
  return languages.length > 0 ? [{ fact, ...said, languages }] : [];
};

const meaningsOf = (words: readonly PlacedWord[]): Meaning[] => {
  const text = words.map(({ word }) => word).join(' ');
  if (text.length < shortestWord) return [];
  return words.length > 1
    ? kindsNamed(text)
    : [...kindsNamed(text), ...valuesNamed('color', text), ...valuesNamed('people', text)];
};

// A word of the shop's own language stays one. Products may be in other languages, so they can have the name of a kind.
const isOwn = (
  { vocabulary, known, ...options }: Options,
  words: readonly PlacedWord[],
  { fact }: Meaning,
): boolean => {
  const [only, ...others] = words;
  if (!only || others.length > 0) return words.every(({ word }) => isCommonWord(word));
  if (isCommonWord(only.word) || splitKind(vocabulary, only.word)) return true;
  if (readLongest({ vocabulary, known, ...options }, words)) return true;
  if (known.knows(only.word)) return fact !== 'kind';
  // 'linnen' is linen with a typing error, though it is a Swedish top.
  return known.meaningsOf(only.word).length > 0;
};

const isClear = (options: Options, words: readonly PlacedWord[], meaning: Meaning): boolean =>
  !(meaning.isAmbiguous || isOwn(options, words, meaning));

const beginnings = (words: readonly PlacedWord[]): PlacedWord[][] =>
  Array.from({ length: Math.min(longestName, words.length) }, (_, at) => words.slice(0, at + 1)).reverse();

const isForeign = ({ isAmbiguous }: Meaning): boolean => !isAmbiguous;

// Every word has a meaning in the language, and one of them is no English word: 'robe noire', although a product is
// called 'Rose Noire'.
const sharedBy = (words: readonly PlacedWord[]): string[] => {
  if (words.length < 2 || words.every(({ word }) => isCommonWord(word))) return [];
  const [first, ...others] = words.map(
    (word) =>
      new Set(
        meaningsOf([word])
          .filter(isForeign)
          .flatMap(({ languages }) => languages),
      ),
  );
  return [...(first ?? [])].filter((language) => others.every((languages) => languages.has(language)));
};

/** The languages other than the shop's that a keyword is surely in. */
export const languagesOf = (options: Options, words: readonly PlacedWord[]): ReadonlySet<string> =>
  new Set([
    ...sharedBy(words),
    ...words.flatMap((_, at) =>
      beginnings(words.slice(at)).flatMap((some) =>
        meaningsOf(some)
          .filter((meaning) => isClear(options, some, meaning))
          .flatMap(({ languages }) => languages),
      ),
    ),
  ]);

const readMeaning = ({ vocabulary }: Options, { fact, value }: Meaning): Read | null => {
  if (fact === 'kind') {
    const name = [value, ...value.split(' ')].find((text) => findKind(vocabulary, text) !== null);
    return name === undefined ? null : readKind(vocabulary, name);
  }
  const found = fact === 'people' ? findAudience(vocabulary, value) : null;
  if (found) {
    const { name, any, none, texts, categories } = found;
    const term = { same: texts, near: [], categories };
    return { kind: 'audience', name, meaning: { is: 'thing', any, none, wider: null }, term };
  }
  const phrase = fact === 'color' ? phrasesOf(vocabulary).get(value.toLowerCase()) : undefined;
  return phrase?.kind === 'color' ? readNamed(phrase, value.toLowerCase()) : null;
};

// Products in that language have its own word.
const withOwn = (read: Read, text: string): Read => {
  const { meaning, wordTerms = [] } = withTexts(read, [text]);
  const own = { ...read, wordTerms: [...wordTerms, termOf([text])] };
  return meaning.is === 'thing'
    ? { ...own, meaning: { ...meaning, any: { ...anyText([text]), or: meaning.any } } }
    : own;
};

/**
 * Reads the first words by their meaning in another language: `sukienka` is a dress. A word that is one of the shop's
 * own language too is read so only beside one that is not, as in `robe noire`.
 */
export const readForeign = (options: Options, words: readonly PlacedWord[]): Found | null => {
  const { languages = new Set() } = options;
  if (languages.size === 0) return null;
  for (const some of beginnings(words)) {
    const text = some.map(({ word }) => word).join(' ');
    for (const meaning of meaningsOf(some)) {
      if (!meaning.languages.some((language) => languages.has(language))) continue;
      const read = readMeaning(options, meaning);
      if (!read) continue;
      return { read: withOwn(read, text), length: some.length };
    }
  }
  return null;
};
