// cspell:ignore linnen noire sukienka damenschuhe leinenkleid wollmantel damesschoenen lammfellsmantel
import { foldName } from '@wearfolio/feeds/words/fold';
import { kindWords } from '@wearfolio/feeds/words/kind-words';
import { vocabularyOf } from '@wearfolio/feeds/words/value-words';
import { findAudience } from './audiences.ts';
import { isCommonWord } from './corrections.ts';
import { findKind } from './kinds.ts';
import { phrasesOf } from './names.ts';
import { readKind, readLongest, readNamed, readWord } from './read-texts.ts';
import { splitKind } from './read-unknown.ts';
import { anyText, type Found, type Options, type Read, termOf } from './reading.ts';
import { withTexts } from './synonyms.ts';
import { particles } from './tables/plain-words.ts';
import type { PlacedWord } from './words.ts';

/** The facts that single words name, and whether products may name them in another language than the shop's. */
const facts = { color: false, people: false, material: true, pattern: true } as const;
type Fact = keyof typeof facts;
const factNames = Object.keys(facts) as Fact[];

/** What words of another language stand for, in English, and the languages in which they do. */
type Meaning = { fact: 'kind' | Fact; value: string; languages: readonly string[]; isAmbiguous: boolean };

/** Maximum words of a kind's name in another language. */
const longestName = 4;

/** Shorter words mean something in too many languages. */
const shortestWord = 3;

// Loaded with the module, so that the first search does not wait for it.
const kinds = kindWords();
const values = new Map(factNames.map((fact) => [fact, vocabularyOf(fact)]));

const isOther = (language: string): boolean => language !== 'en' && language !== 'google';

const kindsNamed = (text: string): Meaning[] =>
  (kinds.names.get(text) ?? [])
    .filter(({ language }) => isOther(language))
    .map(({ term, language }) => ({ fact: 'kind', value: term, languages: [language], isAmbiguous: false }));

const valuesNamed = (fact: Fact, word: string): Meaning[] => {
  const vocabulary = values.get(fact);
  const said = vocabulary?.find(word);
  if (!vocabulary || !said) return [];
  const { entries } = vocabulary;
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
    : [...kindsNamed(text), ...factNames.flatMap((fact) => valuesNamed(fact, text))];
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
  if (known.knows(only.word)) return fact !== 'kind' && !facts[fact];
  // 'linnen' is linen with a typing error, though it is a Swedish top.
  return known.meaningsOf(only.word).length > 0;
};

const isClear = (options: Options, words: readonly PlacedWord[], meaning: Meaning): boolean =>
  !(meaning.isAmbiguous || isOwn(options, words, meaning));

const beginnings = (words: readonly PlacedWord[]): PlacedWord[][] =>
  Array.from({ length: Math.min(longestName, words.length) }, (_, at) => words.slice(0, at + 1)).reverse();

/** Whether a word is an article or preposition of one of these languages. */
export const isParticle = (word: string, languages: Iterable<string> = []): boolean =>
  [...languages].some((language) => particles[language]?.has(word));

// Every word has a meaning in the language or is a particle, and one of them is no English word: 'robe noire', although
// a product is called 'Rose Noire'; 'robe en lin'.
const sharedBy = (words: readonly PlacedWord[]): string[] => {
  const meant = words.map((word) => ({ word: word.word, meanings: meaningsOf([word]) }));
  const telling = meant.filter(({ meanings }) => meanings.length > 0);
  if (telling.length < 2 || telling.every(({ word }) => isCommonWord(word))) return [];
  return [...new Set(telling.flatMap(({ meanings }) => meanings.flatMap(({ languages }) => languages)))].filter(
    (language) =>
      meant.every(
        ({ word, meanings }) =>
          meanings.some(({ languages }) => languages.includes(language)) || isParticle(word, [language]),
      ),
  );
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

/** Languages that write a kind and what describes it as one word, the kind last. */
const joining: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no']);

/** Shorter kinds end too many words that have another meaning. */
const shortestHead = 4;

// Within a compound a word may lack its last letter or have one more: 'wollmantel', 'damesschoenen', 'lammfellsmantel'.
const formsInCompound = (text: string): string[] => [text, `${text}e`, text.replace(/(?:en|s|n)$/, '')];

const frontOf = (text: string, languages: readonly string[]): string | null => {
  const isMeant = (word: string): boolean =>
    word.length >= shortestWord &&
    factNames.some((fact) =>
      valuesNamed(fact, word).some((meaning) => meaning.languages.some((language) => languages.includes(language))),
    );
  return formsInCompound(text).find(isMeant) ?? null;
};

/**
 * The two parts of a compound whose first names a color, people, a material or a pattern, and whose second a kind:
 * 'damenschuhe', 'leinenkleid'. Null if the word is none.
 */
export const partsOfCompound = (options: Options, placed: PlacedWord): PlacedWord[] | null => {
  const { word, from, to } = placed;
  if (isCommonWord(word) || readLongest(options, [placed]) || splitKind(options.vocabulary, word)) return null;
  for (let at = shortestWord; at <= word.length - shortestHead; at += 1) {
    const head = word.slice(at);
    const languages = kindsNamed(head).flatMap((meaning) => meaning.languages.filter((one) => joining.has(one)));
    const front = languages.length > 0 ? frontOf(word.slice(0, at), languages) : null;
    if (front === null) continue;
    // Folding may change the length of a word. Both parts then have the place of the whole.
    const middle = to - from === word.length ? from + at : null;
    return [
      { word: front, from, to: middle ?? to, compound: word },
      { word: head, from: middle ?? from, to, compound: word },
    ];
  }
  return null;
};

const readMeaning = (options: Options, { fact, value }: Meaning): Read | null => {
  const { vocabulary } = options;
  if (fact === 'material' || fact === 'pattern') return readWord(options, value);
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

// Products in that language have its own word, alone or in the compound.
const withOwn = (read: Read, texts: readonly string[]): Read => {
  const { meaning, wordTerms = [] } = withTexts(read, texts);
  const own = { ...read, meaning, wordTerms: [...wordTerms, termOf(texts)] };
  return meaning.is === 'thing'
    ? { ...own, meaning: { ...meaning, any: { ...anyText(texts), or: meaning.any } } }
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
      return { read: withOwn(read, [text, ...some.flatMap(({ compound = [] }) => compound)]), length: some.length };
    }
  }
  return null;
};
