import { traitsOf } from '@wearfolio/contracts/listing/traits';
import { wordsOfStem } from '@wearfolio/listing-index/stem';
import type { Term } from '@wearfolio/listing-index/term';
import { formsOf } from '@wearfolio/listing-index/word-forms';
import { findAudience } from './audiences.ts';
import { findKind, findKindOfWords, type Kind, longestKind } from './kinds.ts';
import { longestPhrase, type Phrase, phrasesOf } from './names.ts';
import { findOccasion } from './occasions.ts';
import { anyText, type Found, type Options, type Read, termOf } from './reading.ts';
import { longestText, nearTo, sameAs } from './same-texts.ts';
import { animalMaterials, askPhrases, cutWords, newNames, plantMaterials, shades } from './tables/plain-words.ts';
import type { KnownWords, Vocabulary } from './vocabulary.ts';
import { type PlacedWord, textOf } from './words.ts';

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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

const readKindAs = (kind: Kind, text: string): Read => {
  const { any, wider, widest, head, texts, categories, sized } = kind;
  const own = texts.filter((one) => isFormOf(one, text));
  return {
    kind: 'kind',
    name: capitalized(text),
    sized,
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

const foundKinds = new WeakMap<Kind, Read>();

// A kind belongs to one text. Cached, because suggestions read each of their words many times.
const readFoundKind = (kind: Kind, text: string): Read => {
  const read = foundKinds.get(kind) ?? readKindAs(kind, text);
  foundKinds.set(kind, read);
  return read;
};

export const readKind = (vocabulary: Vocabulary, text: string): Read | null => {
  const kind = findKind(vocabulary, text);
  return kind && readFoundKind(kind, text);
};

/** 'Desert boots', where no product says desert. */
export const readKindOfWords = (vocabulary: Vocabulary, text: string): Read | null => {
  const kind = findKindOfWords(vocabulary, text);
  return kind && readFoundKind(kind, text);
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

export const readNamed = ({ kind, name, ids }: Phrase, text: string): Read => {
  const term = termOf([...new Set([text, textOf(name), ...sameAs(text)])]);
  if (kind === 'category') {
    // A store's category may be called as an activity that other products name: 'Climbing'.
    const any = { ...anyText([]), categories: ids, titles: term.same };
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

const traitIds = (names: readonly string[]): number[] =>
  traitsOf.material.filter(({ name }) => names.includes(name)).map(({ id }) => id);

// A vegan product says so, or is of vegan leather; without any, one of another material without animals.
const readVegan = (known: KnownWords): Read => {
  const read = readWords(known, 'vegan');
  if (read.meaning.is !== 'words') return read;
  const any = {
    ...anyText([...read.meaning.texts, 'vegan leather', 'faux leather']),
    traits: traitIds(['Vegan leather']),
  };
  const none = { ...anyText([]), traits: traitIds(animalMaterials) };
  return { ...read, meaning: { is: 'thing', any, none, wider: { ...anyText([]), traits: traitIds(plantMaterials) } } };
};

// Products that suit an occasion need not contain the word.
export const readWord = ({ vocabulary, known }: Options, word: string): Read => {
  if (word === 'vegan') return readVegan(known);
  const read = readWords(known, word);
  const suited = findOccasion(vocabulary, word);
  if (!suited || read.meaning.is !== 'words') return read;
  const any = { ...anyText(read.meaning.texts), categories: suited.is };
  const wider = { ...anyText([]), categories: suited.suits };
  return {
    ...read,
    isAdult: suited.isAdult,
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

export const readLongest = (options: Options, words: readonly PlacedWord[]): Found | null => {
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
