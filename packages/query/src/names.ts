import { formsOf, spellingsOf } from '@wearfolio/listing-index/word-forms';
import { LRUCache } from 'lru-cache';
import { isPlausible } from './corrections.ts';
import { similarTo } from './similar.ts';
import type { Vocabulary } from './vocabulary.ts';
import { joinedName, placedWords } from './words.ts';

/** The meaning of consecutive words: all ids of one kind with that name. */
export type Phrase = { kind: 'brand' | 'store' | 'color' | 'category'; name: string; ids: number[] };

export type Phrases = ReadonlyMap<string, Phrase>;

/** Maximum words in a name. */
export const longestPhrase = 4;

const wordsIn = (name: string): string[] => placedWords(name).map(({ word }) => word);

const formsOfName = (words: readonly string[], hasNumber: boolean): string[] => {
  const last = words.at(-1) ?? '';
  const forms = hasNumber ? formsOf(last) : spellingsOf(last);
  return forms.map((form) => [...words.slice(0, -1), form].join(' '));
};

const spellings = (name: string, hasNumber: boolean): Set<string> =>
  new Set([
    ...formsOfName(wordsIn(name), hasNumber),
    // Spelled-out forms of the name.
    ...formsOfName(wordsIn(name.replaceAll('&', ' and ')), hasNumber),
  ]);

const articles = new Set('the la le les el los las il lo die der das'.split(' '));
const genericWords = new Set(
  `co company inc ltd llc brand brands clothing apparel footwear shoes jeans sportswear sports outdoor outdoors equipment
   collection studio studios official store shop group international usa`.split(/\s+/),
);

/** The shortest single word that may stand for a brand of several words. */
const shortestName = 4;

// Shoppers leave out an article and what every maker may be called: 'north face', 'columbia'.
const shortName = (name: string): string | null => {
  const words = wordsIn(name);
  const from = articles.has(words[0] ?? '') ? 1 : 0;
  const to = words.findLastIndex((word) => !genericWords.has(word)) + 1;
  const kept = words.slice(from, to);
  if (kept.length === 0 || kept.length === words.length) return null;
  return kept.length > 1 || (kept[0] ?? '').length >= shortestName ? kept.join(' ') : null;
};

type Bearer = { id: number; name: string; alias?: string };

const collect = (phrases: Map<string, Phrase>, kind: Phrase['kind'], bearers: Iterable<Bearer>): void => {
  for (const { id, name, alias } of bearers) {
    for (const spelling of spellings(alias ?? name, kind === 'category')) {
      const known = phrases.get(spelling);
      if (!known) phrases.set(spelling, { kind, name, ids: [id] });
      else if (known.kind === kind) known.ids.push(id);
    }
  }
};

// A full name takes precedence over a short one.
const collectShort = (phrases: Map<string, Phrase>, brands: Iterable<Bearer>): void => {
  const short = new Map<string, Phrase>();
  for (const { id, name } of brands) {
    const text = shortName(name);
    if (text === null || phrases.has(text)) continue;
    const known = short.get(text);
    if (known) known.ids.push(id);
    else short.set(text, { kind: 'brand', name, ids: [id] });
  }
  for (const [text, phrase] of short) phrases.set(text, phrase);
};

const known = new WeakMap<Vocabulary, Phrases>();

/**
 * All names of the catalogue by their folded words. A brand's name takes precedence over a store's, then a color's,
 * then a category's. An alias takes precedence over a brand of the same name. The brand's products are found too, until
 * the next import reassigns them.
 */
export const phrasesOf = (vocabulary: Vocabulary): Phrases => {
  const remembered = known.get(vocabulary);
  if (remembered) return remembered;
  const phrases = new Map<string, Phrase>();
  collect(phrases, 'brand', vocabulary.brandAliases);
  collect(phrases, 'brand', vocabulary.brands.values());
  collect(phrases, 'store', vocabulary.stores.values());
  collect(phrases, 'color', vocabulary.colors.values());
  collect(phrases, 'category', vocabulary.categories);
  collectShort(phrases, vocabulary.brands.values());
  phrases.delete('');
  known.set(vocabulary, phrases);
  return phrases;
};

const knownColors = new WeakMap<Phrases, string[]>();

// A search without results checks every word against this list, and the names can include 12,000 brands.
const spellingsOfColors = (phrases: Phrases): string[] => {
  const remembered = knownColors.get(phrases);
  if (remembered) return remembered;
  const colors = [...phrases].filter(([, { kind }]) => kind === 'color');
  const names = colors.map(([spelling]) => spelling).sort();
  knownColors.set(phrases, names);
  return names;
};

/**
 * The palette color that a misspelled word means, if any. Products contain the stores' color names instead of the
 * palette's, so the catalogue's words cannot correct these.
 */
export const findMisspeltColor = (vocabulary: Vocabulary, word: string): Phrase | null => {
  const phrases = phrasesOf(vocabulary);
  const [nearest = ''] = similarTo(spellingsOfColors(phrases), word).filter((other) => isPlausible(word, other));
  return phrases.get(nearest) ?? null;
};

/** The aliases of brands by word, and brands' own names of several words written as one. `like` caches lookups. */
type AliasWords = { bearers: ReadonlyMap<string, Phrase[]>; sorted: string[]; like: LRUCache<string, Phrase[]> };

const knownAliases = new WeakMap<Phrases, AliasWords>();

const wordsOfAliases = (vocabulary: Vocabulary): AliasWords => {
  const phrases = phrasesOf(vocabulary);
  const remembered = knownAliases.get(phrases);
  if (remembered) return remembered;
  const bearers = new Map<string, Phrase[]>();
  for (const { alias } of vocabulary.brandAliases) {
    const words = wordsIn(alias);
    const phrase = phrases.get(words.join(' ')) ?? [];
    for (const word of words) bearers.set(word, (bearers.get(word) ?? []).concat(phrase));
  }
  for (const { name } of vocabulary.brands.values()) {
    const joined = joinedName(name);
    const phrase = joined === null ? undefined : phrases.get(wordsIn(name).join(' '));
    if (joined !== null && phrase) bearers.set(joined, (bearers.get(joined) ?? []).concat(phrase));
  }
  const aliases = { bearers, sorted: [...bearers.keys()].sort(), like: new LRUCache<string, Phrase[]>({ max: 500 }) };
  knownAliases.set(phrases, aliases);
  return aliases;
};

/** The brands with this word in an alias, or whose own name it is when written as one word. */
export const aliasesWith = (vocabulary: Vocabulary, word: string): Phrase[] =>
  wordsOfAliases(vocabulary).bearers.get(word) ?? [];

/**
 * The brands with an alias, or a name written as one word, that contains a completion or correction of this word,
 * likeliest first. Products do not contain these names, so the catalogue's words cannot complete or correct them.
 */
export const aliasesLike = (vocabulary: Vocabulary, word: string): Phrase[] => {
  const { bearers, sorted, like } = wordsOfAliases(vocabulary);
  const find = (): Phrase[] => {
    const begun = sorted.filter((other) => other.startsWith(word));
    const near = new Set([word, ...begun, ...similarTo(sorted, word)]);
    return [...near].flatMap((other) => bearers.get(other) ?? []);
  };
  const found = like.get(word) ?? find();
  like.set(word, found);
  return found;
};

const knownLong = new WeakMap<Phrases, string[]>();

/** The names of brands and stores with several words, sorted. */
export const longNames = (vocabulary: Vocabulary): readonly string[] => {
  const phrases = phrasesOf(vocabulary);
  const remembered = knownLong.get(phrases);
  if (remembered) return remembered;
  const names = [...phrases].flatMap(([text, { kind }]) =>
    (kind === 'brand' || kind === 'store') && text.includes(' ') ? [text] : [],
  );
  knownLong.set(phrases, names.sort());
  return names;
};
