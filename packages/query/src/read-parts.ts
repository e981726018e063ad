import type { AnyOf } from '@wearfolio/listing/filter';
import { wordsOfStem } from '@wearfolio/listing/stem';
import type { Term } from '@wearfolio/listing/term';
import { forgiven, similarWords } from '@wearfolio/listing/typos';
import { formsOf } from '@wearfolio/listing/word-forms';
import { findAudience } from './audiences.ts';
import { findKind, hasLetterSizes, kindWords, longestKind } from './kinds.ts';
import {
  aliasesLike,
  aliasesWith,
  findMisspeltColor,
  longestPhrase,
  longNames,
  type Phrase,
  phrasesOf,
} from './names.ts';
import { findOccasion } from './occasions.ts';
import type { Part } from './parts.ts';
import { longestText, nearTo, sameAs } from './same-texts.ts';
import { findSynonym, longestSynonym, withTexts } from './synonyms.ts';
import { askPhrases, cutWords, newNames, notWords, shades, stopWords } from './tables/plain-words.ts';
import type { KnownWords, Vocabulary } from './vocabulary.ts';
import { type PlacedWord, placedWords, textOf } from './words.ts';

/** What the reader needs. `takesBare`: whether bare numbers such as 50-100 are a price. */
export type Options = { vocabulary: Vocabulary; known: KnownWords; isTyping: boolean; takesBare: boolean };
/** A part without its position in the keyword. */
export type Read = Omit<Part, 'text' | 'isNot'>;
/** The reading of the first words, and their number. */
export type Found = { read: Read; length: number };

/** Matches products with any of these texts. */
export const anyText = (texts: readonly string[]): AnyOf => ({ categories: [], titles: [], texts, within: null });

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const termOf = (
  same: readonly string[],
  near: readonly string[] = [],
  categories: readonly number[] = [],
): Term => ({
  same,
  near,
  categories,
});

// Whether two names differ only in the number of their last word: 'rain jacket', 'rain jackets'.
const isFormOf = (text: string, asked: string): boolean => {
  const [words, others] = [text.split(' '), asked.split(' ')];
  const isSame = words.slice(0, -1).join(' ') === others.slice(0, -1).join(' ');
  return isSame && formsOf(others.at(-1) ?? '').includes(words.at(-1) ?? '');
};

const wordTerm = (word: string): Term => {
  const same = [...new Set([...formsOf(word), ...sameAs(word)])];
  return termOf(
    same,
    nearTo(word).filter((near) => !same.includes(near)),
  );
};

const readKind = (vocabulary: Vocabulary, text: string): Read | null => {
  const kind = findKind(vocabulary, text);
  if (!kind) return null;
  const { any, wider, widest, head, texts, categories } = kind;
  const own = texts.filter((one) => isFormOf(one, text));
  return {
    kind: 'kind',
    name: capitalized(text),
    isWorn: hasLetterSizes(kind),
    meaning: { is: 'thing', any, none: null, said: { ...anyText([]), titles: own }, wider, head, widest },
    term: {
      ...termOf(
        own,
        texts.filter((one) => !own.includes(one)),
        categories,
      ),
      isKind: true,
    },
    wordTerms: text.includes(' ') ? text.split(' ').map(wordTerm) : [],
  };
};

const readAudience = (vocabulary: Vocabulary, word: string): Read | null => {
  const audience = findAudience(vocabulary, word);
  if (!audience) return null;
  const { name, any, none, texts, categories } = audience;
  return {
    kind: 'audience',
    name,
    meaning: { is: 'thing', any, none, wider: null },
    term: termOf(texts, [], categories),
  };
};

const colorIds = ({ colors }: Vocabulary, name: string): number[] =>
  [...colors.values()].filter((color) => color.name === name).map(({ id }) => id);

const readShade = (vocabulary: Vocabulary, text: string): Read | null => {
  const parent = Object.hasOwn(shades, text) ? shades[text] : undefined;
  if (!parent) return null;
  const ids = colorIds(vocabulary, parent);
  if (ids.length === 0) return null;
  const [first = '', ...others] = text.split(' ');
  const isShade = others.length > 0 && Object.hasOwn(shades, first);
  return {
    kind: 'shade',
    name: capitalized(text),
    meaning: { is: 'color', ids },
    term: termOf(isShade ? [text, first] : [text]),
  };
};

const readAsked = (text: string): Read | null => {
  const asked = Object.hasOwn(askPhrases, text) ? askPhrases[text] : undefined;
  if (!asked) return null;
  if (asked === 'sale') return { kind: 'sale', name: 'On sale', meaning: { is: 'sale' }, term: null };
  if (asked === 'stock') return { kind: 'stock', name: 'In stock', meaning: { is: 'stock' }, term: null };
  const names = { newest: 'Newest first', 'price-asc': 'Cheapest first', 'price-desc': 'Most expensive first' };
  return { kind: 'order', name: names[asked], meaning: { is: 'order', sort: asked }, term: null };
};

const readNamed = ({ kind, name, ids }: Phrase, text: string): Read => {
  const term = termOf([...new Set([text, textOf(name), ...sameAs(text)])]);
  if (kind === 'category') {
    const any = { ...anyText([]), categories: ids };
    return {
      kind: 'kind',
      name,
      meaning: { is: 'thing', any, none: null, wider: null },
      term: { ...term, categories: ids },
    };
  }
  return { kind, name, meaning: { is: kind, ids }, term };
};

const readName = ({ vocabulary }: Options, text: string): Read | null => {
  const phrase = phrasesOf(vocabulary).get(text);
  return phrase ? readNamed(phrase, text) : null;
};

// Categories are read by the table of kinds, which knows related names.
const readLongName = (options: Options, text: string): Read | null => {
  const read = readName(options, text);
  return read?.kind === 'kind' ? null : read;
};

const textReaders: readonly ((options: Options, text: string, length: number) => Read | null)[] = [
  (options, text, length) => (length > 1 ? readLongName(options, text) : null),
  ({ known }, text) => (newNames.has(text) ? readWords(known, text) : null),
  ({ vocabulary }, text) => readKind(vocabulary, text),
  // A compound in its other spelling: 'sun glasses'.
  ({ vocabulary }, text, length) => (length === 2 ? readKind(vocabulary, text.replace(' ', '')) : null),
  (_options, text) => readAsked(text),
  ({ vocabulary }, text) => readShade(vocabulary, text),
  ({ vocabulary }, text, length) => (length === 1 ? readAudience(vocabulary, text) : null),
  (options, text) => readName(options, text),
  ({ known }, text, length) =>
    length > 1 && length <= longestText && sameAs(text).length > 0 ? readWords(known, text) : null,
];

/** A plain word with its other spellings and related words. */
export const readWords = ({ meaningsOf, knows }: KnownWords, text: string): Read => {
  const isOwn = text.includes(' ') || (nearTo(text).length > 0 && !knows(text));
  const same = [...new Set(isOwn ? [text] : [text, ...meaningsOf(text)])];
  const stems = text.includes(' ') ? [] : wordsOfStem(text);
  const others = [...sameAs(text), ...[...stems, ...nearTo(text)].filter(knows)];
  const near = [...new Set(others)].filter((word) => !same.includes(word));
  return {
    kind: 'word',
    name: text,
    meaning: { is: 'words', texts: [...same, ...near] },
    term: termOf(same, near),
  };
};

// Products that suit an occasion need not contain the word.
const readWord = ({ vocabulary, known }: Options, word: string): Read => {
  const read = readWords(known, word);
  const suited = findOccasion(vocabulary, word);
  if (!suited || read.meaning.is !== 'words') return read;
  const any = { ...anyText(read.meaning.texts), categories: suited.is };
  const wider = { ...anyText([]), categories: suited.suits };
  return {
    ...read,
    meaning: { is: 'thing', any, none: null, wider },
    term: read.term && { ...read.term, categories: suited.is },
  };
};

const longest = Math.max(longestKind, longestPhrase, longestText);

// 'Boyfriend jeans' is a cut, not an audience.
const readCut = (options: Options, [first, next]: readonly PlacedWord[]): Found | null => {
  if (!first || !next || !cutWords.has(first.word) || !findKind(options.vocabulary, next.word)) return null;
  return { read: readWord(options, first.word), length: 1 };
};

const readLongest = (options: Options, words: readonly PlacedWord[]): Found | null => {
  const cut = readCut(options, words);
  if (cut) return cut;
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const text = words
      .slice(0, length)
      .map(({ word }) => word)
      .join(' ');
    for (const reader of textReaders) {
      const read = reader(options, text, length);
      if (read) return { read, length };
    }
  }
  return null;
};

// A compound without its space: 'trackpants'.
const splitKind = (vocabulary: Vocabulary, word: string): Read | null => {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const found = readKind(vocabulary, `${word.slice(0, at)} ${word.slice(at)}`);
    if (found) return found;
  }
  return null;
};

const corrected = ({ vocabulary, known }: Options, word: string): Read | null => {
  const meant = known.meaningsOf(word);
  const near = [...meant, ...similarWords(kindWords, word, forgiven(word))];
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
    const [nearest] = similarWords(longNames(vocabulary), text, forgiven(text)).concat(
      longNames(vocabulary)
        .filter((name) => name.startsWith(text))
        .slice(0, 1),
    );
    const phrase = nearest === undefined ? undefined : phrases.get(nearest);
    if (phrase) return { read: readNamed(phrase, nearest ?? text), length };
  }
  return null;
};

// A word that is in no product and no table: a typing error, or two words written as one.
const readUnknown = (options: Options, word: string): Read | null => {
  const { vocabulary, known, isTyping } = options;
  if (isTyping || known.knows(word) || word.length < 3 || sameAs(word).length > 0 || nearTo(word).length > 0)
    return null;
  return splitKind(vocabulary, word) ?? corrected(options, word);
};

// A brand's alias with a misspelled or incomplete word. Products do not contain aliases.
const readAlias = ({ vocabulary, known }: Options, words: readonly PlacedWord[]): Found | null => {
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
const readTitleName = (options: Options, words: readonly PlacedWord[], found: Found | null): Found | null => {
  const [first, second] = words;
  if (!first || !second || found?.length !== 1 || !['color', 'shade'].includes(found.read.kind)) return null;
  if (readLongest(options, words.slice(1)) || !options.known.areName(first.word, second.word)) return null;
  const texts = [`${first.word} ${second.word}`];
  return {
    read: { kind: 'word', name: texts[0] ?? '', meaning: { is: 'words', texts }, term: termOf(texts) },
    length: 2,
  };
};

// Words that no table and no name contains.
const readOther = (options: Options, words: readonly PlacedWord[], word: string): Found =>
  readNearBrand(options, words) ??
  readCompound(options, words) ?? { read: readUnknown(options, word) ?? readWord(options, word), length: 1 };

// The meaning of a synonym is read like typed words, but not replaced by synonyms again.
const readSynonym = (options: Options, words: readonly PlacedWord[]): Found | null => {
  const { vocabulary, known } = options;
  for (let length = Math.min(longestSynonym(vocabulary), words.length); length > 0; length -= 1) {
    const text = words
      .slice(0, length)
      .map(({ word }) => word)
      .join(' ');
    const synonym = findSynonym(vocabulary, text);
    if (!synonym) continue;
    const meant = placedWords(synonym.to);
    const found = readLongest(options, meant);
    const read = found?.length === meant.length ? found.read : readWords(known, textOf(synonym.to));
    return { read: withTexts(read, synonym.texts), length };
  }
  return null;
};

/** The negation of a reading. */
export const negated = (read: Read): Read => {
  const name = `Not ${read.name.toLowerCase()}`;
  if (read.meaning.is === 'thing' && read.kind !== 'word') {
    const { categories, titles, texts } = read.meaning.any;
    // A belted product has a belt.
    const stems = titles.filter((title) => !title.includes(' ')).flatMap(wordsOfStem);
    const any = { categories, titles: [...new Set([...titles, ...texts, ...stems])], texts: [], within: null };
    return { ...read, name, meaning: { is: 'thing', any, none: null, wider: null }, term: null };
  }
  if (read.kind === 'word') {
    const any = anyText([...(read.term?.same ?? []), ...(read.term?.near ?? [])]);
    return { ...read, name, meaning: { is: 'thing', any, none: null, wider: null }, term: null };
  }
  return { ...read, name, term: null };
};

const isPlain = (text: string): boolean => /^[\x20-\x7e’]*$/.test(text);

/** Reads the first words: a part, the start of a negation ('not'), or words to skip ('nothing'). */
export const readFirst = (options: Options, words: readonly PlacedWord[], typed: string): Found | 'not' | 'nothing' => {
  const [{ word } = { word: '' }] = words;
  const name = readLongest(options, words);
  const alias = readAlias(options, words);
  const found = alias && alias.length > (name?.length ?? 0) ? alias : name;
  const synonym = readSynonym(options, words);
  if (synonym && synonym.length >= (found?.length ?? 0)) return synonym;
  if (found) return readTitleName(options, words, found) ?? found;
  // 'No. 7' is a name with a number.
  if (notWords.has(word) && words.length > 1 && !/^\d/.test(words[1]?.word ?? '')) return 'not';
  // 'thé' is not an article.
  if (stopWords.has(word) && isPlain(typed)) return 'nothing';
  return readOther(options, words, word);
};
