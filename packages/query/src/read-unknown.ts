// cspell:ignore dres
import { isPlausible, soundsAlike } from './corrections.ts';
import { kindWords, longestKind } from './kinds.ts';
import {
  aliasesLike,
  aliasesWith,
  findMisspeltColor,
  longestPhrase,
  longNames,
  type Phrase,
  phrasesOf,
} from './names.ts';
import { readKind, readKindOfWords, readLongest, readNamed, readWord } from './read-texts.ts';
import { type Found, type Options, type Read, termOf } from './reading.ts';
import { nearTo, sameAs } from './same-texts.ts';
import { similarTo } from './similar.ts';
import { stopWords } from './tables/plain-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type PlacedWord, textOf } from './words.ts';

/** The kind that a compound without its space names: 'trackpants'. */
export const splitKind = (vocabulary: Vocabulary, word: string): Read | null => {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const found = readKind(vocabulary, `${word.slice(0, at)} ${word.slice(at)}`);
    if (found) return found;
  }
  return null;
};

const corrected = ({ vocabulary, known }: Options, word: string): Read | null => {
  const meant = known.meaningsOf(word);
  const close = similarTo(kindWords, word).filter((other) => isPlausible(word, other));
  const alike = similarTo(kindWords, word, 1).filter((other) => soundsAlike(word, other));
  const near = [...meant, ...close.filter((other) => alike.includes(other)), ...close, ...alike];
  for (const other of near) {
    const phrase = phrasesOf(vocabulary).get(other);
    const found = readKind(vocabulary, other) ?? (phrase?.kind === 'color' ? readNamed(phrase, other) : null);
    if (found) return found;
  }
  if (meant.length > 0) return null;
  const color = findMisspeltColor(vocabulary, word);
  if (color) return readNamed(color, textOf(color.name));
  return null;
};

// A brand of several words with a typing error in one: 'maison aub'.
const readNearBrand = ({ vocabulary, known }: Options, words: readonly PlacedWord[]): Found | null => {
  for (let length = Math.min(3, words.length); length > 1; length -= 1) {
    const run = words.slice(0, length).map(({ word }) => word);
    if (run.every((word) => known.knows(word))) continue;
    const text = run.join(' ');
    const phrases = phrasesOf(vocabulary);
    const names = longNames(vocabulary);
    const nearest = similarTo(names, text)[0] ?? names.find((name) => name.startsWith(text));
    const phrase = nearest === undefined ? undefined : phrases.get(nearest);
    if (phrase) return { read: readNamed(phrase, nearest ?? text), length };
  }
  return null;
};

// 'dres' looks like a singular of 'dress', so products seem to have it.
const readHalfDoubled = (vocabulary: Vocabulary, word: string): Read | null =>
  /[^s]s$/.test(word) ? readKind(vocabulary, `${word}s`) : null;

// A word that is in no product and no table: a typing error, or two words written as one.
const readUnknown = (options: Options, word: string, isTyped: boolean): Read | null => {
  const { vocabulary, known, languages } = options;
  const doubled = isTyped ? null : readHalfDoubled(vocabulary, word);
  if (doubled) return doubled;
  if (
    isTyped ||
    languages?.size ||
    known.knows(word) ||
    word.length < 3 ||
    sameAs(word).length > 0 ||
    nearTo(word).length > 0
  )
    return null;
  return splitKind(vocabulary, word) ?? corrected(options, word);
};

// A brand's alias with a misspelled or incomplete word. Products do not contain aliases.
export const readAlias = ({ vocabulary, known }: Options, words: readonly PlacedWord[]): Found | null => {
  const isForgiven = (word: string): boolean =>
    word.length > 2 && !stopWords.has(word) && known.meaningsOf(word).length === 0;
  let meant: Phrase[] = [];
  let length = 0;
  let forgives = false;
  for (const { word } of words.slice(0, longestPhrase)) {
    const isError = isForgiven(word);
    const found = (isError ? aliasesLike : aliasesWith)(vocabulary, word);
    const both = length === 0 ? found : found.filter((phrase) => meant.includes(phrase));
    if (both.length === 0) break;
    meant = both;
    forgives ||= isError;
    length += 1;
  }
  const [phrase] = meant;
  return phrase && forgives ? { read: readNamed(phrase, textOf(phrase.name)), length } : null;
};

// 'rain jacket' and 'rainjacket' are equal if any product contains the joined form.
const readCompound = ({ known }: Options, words: readonly PlacedWord[]): Found | null => {
  const [first, second] = words;
  if (!first || !second || first.word.length < 3 || second.word.length < 3) return null;
  const joined = first.word + second.word;
  if (!known.knows(joined)) return null;
  const texts = [`${first.word} ${second.word}`, joined];
  return {
    read: { kind: 'word', name: texts[0] ?? '', meaning: { is: 'words', texts }, term: termOf(texts) },
    length: 2,
  };
};

// 'Red Chili' is a brand, not a color, even if the feed has no column for brands.
export const readTitleName = (options: Options, words: readonly PlacedWord[], found: Found | null): Found | null => {
  const [first, second] = words;
  if (!first || !second || found?.length !== 1 || !['color', 'shade'].includes(found.read.kind)) return null;
  if (readLongest(options, words.slice(1)) || !options.known.areName(first.word, second.word)) return null;
  const texts = [`${first.word} ${second.word}`];
  return {
    read: { kind: 'word', name: texts[0] ?? '', meaning: { is: 'words', texts }, term: termOf(texts) },
    length: 2,
  };
};

// Neither a product nor a table has the word or one like it.
const isNowhere = ({ known, isTyping }: Options, word: string, { kind, meaning }: Read): boolean =>
  kind === 'word' &&
  !isTyping &&
  /^\p{L}/u.test(word) &&
  meaning.is === 'words' &&
  !meaning.texts.some((text) => text.split(' ').every((part) => known.knows(part)));

// A kind with a word that no product has: 'desert boots'.
const readUnsaidKind = ({ vocabulary, known }: Options, words: readonly PlacedWord[]): Found | null => {
  const [{ word } = { word: '' }] = words;
  if (known.knows(word) || sameAs(word).length > 0) return null;
  for (let length = Math.min(longestKind, words.length); length > 1; length -= 1) {
    const run = words.slice(0, length).map((placed) => placed.word);
    const read = readKindOfWords(vocabulary, run.join(' '));
    if (read) return { read, length };
  }
  return null;
};

// Words that no table and no name contains.
export const readOther = (options: Options, words: readonly PlacedWord[], word: string): Found => {
  const several = readUnsaidKind(options, words) ?? readNearBrand(options, words) ?? readCompound(options, words);
  if (several) return several;
  // The last word of a keyword being typed is incomplete.
  const isTyped = options.isTyping && words.length === 1;
  const read = readUnknown(options, word, isTyped) ?? readWord(options, word);
  return { read: isNowhere(options, word, read) ? { ...read, isUnknown: true } : read, length: 1 };
};
