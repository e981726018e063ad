// cspell:ignore linnen noire sukienka damenschuhe leinenkleid wollmantel damesschoenen lammfellsmantel boucles
// cspell:ignore oreilles vêtement rouge soirée rollkragenpullover
import { foldName } from '@wearfolio/feeds/words/fold';
import { kindWords } from '@wearfolio/feeds/words/kind-words';
import { vocabularyOf } from '@wearfolio/feeds/words/value-words';
import { LRUCache } from 'lru-cache';
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
// A keyword's words are split at apostrophes and hyphens: 'boucles d'oreilles', 'sous-vêtement'.
const kinds = new Map([...kindWords().names].map(([name, named]) => [name.replaceAll(/['-]/g, ' '), named]));
const values = new Map(
  factNames.map((fact) => {
    const { find, entries } = vocabularyOf(fact);
    const folded = entries.map(({ value, word, language }) => ({ value, word: foldName(word), language }));
    return [fact, { find, entries: Map.groupBy(folded, ({ value }) => value) }];
  }),
);

const isOther = (language: string): boolean => language !== 'en' && language !== 'google';

const kindsNamed = (text: string): Meaning[] =>
  (kinds.get(text) ?? [])
    .filter(({ language }) => isOther(language))
    .map(({ term, language }) => ({ fact: 'kind', value: term, languages: [language], isAmbiguous: false }));

/** Whether a text names a kind in another language. */
export const namesForeignKind = (text: string): boolean => kindsNamed(text).length > 0;

const valuesNamed = (fact: Fact, word: string): Meaning[] => {
  const vocabulary = values.get(fact);
  const said = vocabulary?.find(word);
  if (!vocabulary || !said) return [];
  const entries = vocabulary.entries.get(said.value) ?? [];
  const isOf = (entry: { word: string }): boolean => word.startsWith(entry.word);
  const languages = [...new Set(entries.filter(isOf).map(({ language }) => language))].filter(isOther);
  return languages.length > 0 ? [{ fact, ...said, languages }] : [];
};

/** How many texts are remembered. A search reads each of its texts many times, and suggestions a dozen searches. */
const remembered = 2000;

const known = new LRUCache<string, readonly Meaning[]>({ max: remembered });

const findMeanings = (text: string): Meaning[] =>
  text.includes(' ')
    ? kindsNamed(text)
    : [...kindsNamed(text), ...factNames.flatMap((fact) => valuesNamed(fact, text))];

const meaningsOf = (words: readonly PlacedWord[]): readonly Meaning[] => {
  const text = words.map(({ word }) => word).join(' ');
  if (text.length < shortestWord) return [];
  const meanings = known.get(text) ?? findMeanings(text);
  known.set(text, meanings);
  return meanings;
};

// A word of the shop's own language stays one. Products may be in other languages, so they can have the name of a kind.
const isOwn = (
  { vocabulary, known, ...options }: Options,
  words: readonly PlacedWord[],
  { fact }: Meaning,
): boolean => {
  const [only, ...others] = words;
  // English has no article between two nouns: 'sac à main'.
  if (!only || others.length > 0)
    return words.every(({ word }) => isCommonWord(word)) && !words.slice(1, -1).some(({ word }) => word === 'a');
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

type Meant = { placed: PlacedWord; meanings: readonly Meaning[] };

// Names of several words count as a whole: 'sac à dos noir'. Of an English kind in front, English would put the color
// before it: 'hoodie noir homme'.
const areIn = ({ vocabulary }: Options, words: readonly PlacedWord[], language: string): boolean => {
  const isKind = (some: readonly PlacedWord[]): boolean =>
    findKind(vocabulary, some.map(({ word }) => word).join(' ')) !== null;
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at);
    const named = beginnings(rest).find(
      (some) => meaningsOf(some).some(({ languages }) => languages.includes(language)) || (at === 0 && isKind(some)),
    );
    const first = rest[0]?.word ?? '';
    if (!named && !isParticle(first, [language])) return false;
    at += named?.length ?? 1;
  }
  return true;
};

// Every word has a meaning in the language or is a particle, and one of them is no English word: 'robe noire', although
// a product is called 'Rose Noire'; 'robe en lin'. An English kind at the end is what it is: a 'linnen dress' is no suit.
const sharedBy = (options: Options, words: readonly PlacedWord[], meant: readonly Meant[]): string[] => {
  const telling = meant.filter(({ meanings }) => meanings.length > 0);
  if (telling.length < 2 || telling.every(({ placed }) => isCommonWord(placed.word))) return [];
  if (findKind(options.vocabulary, words.at(-1)?.word ?? '')) return [];
  const languages = telling.flatMap(({ meanings }) => meanings.flatMap((meaning) => meaning.languages));
  return [...new Set(languages)].filter((language) => areIn(options, words, language));
};

// Behind a kind, English has neither a color nor a foreign preposition: 'robe rouge', 'robe de soirée'.
const followedIn = (options: Options, kind: Meant, { placed, meanings }: Meant): string[] => {
  const isColor = (language: string): boolean =>
    meanings.some(({ fact, languages }) => fact === 'color' && languages.includes(language)) &&
    readLongest(options, [placed]) === null;
  const isPreposition = (language: string): boolean =>
    !isCommonWord(placed.word) && isParticle(placed.word, [language]);
  return kind.meanings
    .flatMap(({ fact, languages }) => (fact === 'kind' ? languages : []))
    .filter((language) => isColor(language) || isPreposition(language));
};

/** The languages other than the shop's that a keyword is surely in. */
export const languagesOf = (options: Options, words: readonly PlacedWord[]): ReadonlySet<string> => {
  const meant = words.map((placed) => ({ placed, meanings: meaningsOf([placed]) }));
  return new Set([
    ...sharedBy(options, words, meant),
    ...meant.slice(1).flatMap((next, at) => followedIn(options, meant[at] ?? next, next)),
    ...words.flatMap((_, at) =>
      beginnings(words.slice(at)).flatMap((some) =>
        meaningsOf(some)
          .filter((meaning) => isClear(options, some, meaning))
          .flatMap(({ languages }) => languages),
      ),
    ),
  ]);
};

/** Languages that write a kind and what describes it as one word, the kind last. */
const joining: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no']);

/** Shorter kinds end too many words that have another meaning. Behind a word that says nothing, longer ones do too. */
const shortestHead = { known: 4, unknown: 5 };

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
 * The two parts of a compound whose second names a kind: 'damenschuhe', 'leinenkleid'. Its first names a color, people, a
 * material or a pattern, or else no product has the compound: 'rollkragenpullover'. Null if the word is none.
 */
export const partsOfCompound = (options: Options, placed: PlacedWord): PlacedWord[] | null => {
  const { word, from, to } = placed;
  if (isCommonWord(word) || readLongest(options, [placed]) || splitKind(options.vocabulary, word)) return null;
  const split = (at: number, front: string): PlacedWord[] => {
    // Folding may change the length of a word. Both parts then have the place of the whole.
    const middle = to - from === word.length ? from + at : null;
    return [
      { word: front, from, to: middle ?? to, compound: word },
      { word: word.slice(at), from: middle ?? from, to, compound: word },
    ];
  };
  let unsaid: PlacedWord[] | null = null;
  for (let at = shortestWord; at <= word.length - shortestHead.known; at += 1) {
    const head = word.slice(at);
    const languages = kindsNamed(head).flatMap((meaning) => meaning.languages.filter((one) => joining.has(one)));
    if (languages.length === 0) continue;
    const front = frontOf(word.slice(0, at), languages);
    if (front !== null) return split(at, front);
    if (head.length >= shortestHead.unknown) unsaid ??= split(at, word.slice(0, at));
  }
  return unsaid && kindsNamed(word).length === 0 && !options.known.knows(word) ? unsaid : null;
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

// Products in that language have its own word, alone or in the compound. In English it may be another kind: a robe coat.
const withOwn = ({ vocabulary }: Options, read: Read, text: string, words: readonly PlacedWord[]): Read => {
  const own = findKind(vocabulary, text) ? [] : [text];
  const texts = [...own, ...words.flatMap(({ compound = [] }) => compound)];
  if (texts.length === 0) return read;
  const { meaning, wordTerms = [] } = withTexts(read, texts);
  const whole = { ...read, meaning, wordTerms: [...wordTerms, termOf(texts)] };
  return meaning.is === 'thing'
    ? { ...whole, meaning: { ...meaning, any: { ...anyText(texts), or: meaning.any } } }
    : whole;
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
      return { read: withOwn(options, read, text, some), length: some.length };
    }
  }
  return null;
};
