// cspell:disable: words of several languages
import {
  hasNoSpaces,
  type KindName,
  kindWords,
  mostWords,
  sharedLetters,
  wordsOfKinds,
} from '../../words/kind-words.ts';
import { memo } from '../memo.ts';
import { bestMatch, type Match } from './match-words.ts';

/** Languages whose compounds end in the kind: 'Wanderstiefel' is a boot. */
const compounding: ReadonlySet<string> = new Set(['de', 'nl', 'da', 'sv', 'no', 'fi', 'hu']);
/** Languages whose kind is the last noun of a phrase; in others it is the first. */
const headsLast: ReadonlySet<string> = new Set([...compounding, 'tr', 'ja', 'ko', 'lt', 'en']);

const shortestEnding = 5;
/** Shorter words that end compounds; others of their length also end other words: 'spring' is no ring. */
const shortEndings: ReadonlySet<string> = new Set(
  'skor sko hose hemd kjol trui jurk byxa cipo ruha jakke kengat'.split(' '),
);
const shortestStart = 3;

/** A name found in a text, in the languages that have it. */
type Hit = { names: readonly KindName[]; words: number; letters: number; isExact: boolean };

const ofCompounds = (names: readonly KindName[]): KindName[] =>
  names.filter(({ language }) => compounding.has(language));

const hitOfCompound = (word: string): Hit | null => {
  const { names } = kindWords();
  for (let at = shortestStart; at <= word.length - 3; at += 1) {
    const end = word.slice(at).replace(/^-/, '');
    if (end.length < shortestEnding && !shortEndings.has(end)) continue;
    const found = ofCompounds(names.get(end) ?? []);
    if (found.length > 0) return { names: found, words: 1, letters: end.length, isExact: true };
  }
  return null;
};

const shortestFuzzy = 5;
const mostEnding = 3;

/**
 * Finds a word in another case or number: the name that shares most of its beginning. In Latin letters only the
 * language that the feed speaks counts, because 'service' is no 'servise'.
 */
const hitOfForm = (word: string, spoken: string | null): Hit | null => {
  if (word.length < shortestFuzzy || (spoken === null && /[a-z]/.test(word))) return null;
  const { names, beginnings } = kindWords();
  for (
    let length = word.length;
    length >= Math.max(sharedLetters(word.length), word.length - mostEnding);
    length -= 1
  ) {
    const found = beginnings.get(word.slice(0, length));
    if (!found) continue;
    const alike = found
      .flatMap((name) => names.get(name) ?? [])
      .filter(({ language }) => spoken === null || language === spoken);
    if (alike.length === 0) continue;
    return { names: alike, words: 1, letters: length - 1, isExact: false };
  }
  return null;
};

/** In Japanese and Korean, the name that ends last counts, and of two the longer one. */
const hitInside = (text: string): Hit | null => {
  const { names, joined } = kindWords();
  let best = { end: 0, name: '' };
  for (const name of joined) {
    const at = text.lastIndexOf(name);
    if (at >= 0 && at + name.length > best.end) best = { end: at + name.length, name };
  }
  const found = names.get(best.name);
  return found ? { names: found, words: 1, letters: 2 * best.name.length, isExact: true } : null;
};

const hitAt = (words: readonly string[], at: number, spoken: string | null): Hit | null => {
  const { names } = kindWords();
  for (let count = Math.min(mostWords, words.length - at); count > 0; count -= 1) {
    const phrase = words.slice(at, at + count).join(' ');
    const found = names.get(phrase);
    if (found) return { names: found, words: count, letters: phrase.length, isExact: true };
  }
  const word = words[at] ?? '';
  return hasNoSpaces(word) ? hitInside(word) : (hitOfCompound(word) ?? hitOfForm(word, spoken));
};

const hitsOf = (text: string, spoken: string | null): Hit[] => {
  const words = wordsOfKinds(text);
  const hits: Hit[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const hit = hitAt(words, at, spoken);
    if (!hit) continue;
    hits.push(hit);
    at += hit.words - 1;
  }
  return hits;
};

/** A language that the whole feed speaks counts more than the words of one text. */
const spokenWeight = 3;

/** Returns the letters of a text that are names of kinds, by language. */
const strengths = (hits: readonly Hit[]): Map<string, number> => {
  const found = new Map<string, number>();
  for (const { names, letters } of hits)
    for (const language of new Set(names.map((name) => name.language)))
      found.set(language, (found.get(language) ?? 0) + letters);
  return found;
};

const strongest = (hits: readonly Hit[], spoken: string | null): string | null => {
  const weigh = ([language, letters]: [string, number]): number => letters * (language === spoken ? spokenWeight : 1);
  return [...strengths(hits)].sort((one, other) => weigh(other) - weigh(one))[0]?.[0] ?? null;
};

const particles =
  /(?:^|\s)(?:de|du|des|en|pour|avec|für|mit|aus|para|con|da|di|per|och|med|til|voor|van|met|dla|damen|herren|femme|homme|mujer|hombre|donna|uomo|dames|heren|naisten|miesten)(?=\s|$)/iu;

/**
 * Returns whether a name holds function words of another language, so that its English words may mislead ('Veste de
 * ski').
 */
export const looksForeign = (name: string): boolean => particles.test(name);

/** A translated kind, and whether the word is long enough to be unambiguous. */
export type Translated = { match: Match; isSure: boolean };

const surelyLong = 5;

const headOf = (hits: readonly Hit[], language: string): Hit | undefined => {
  const own = hits.filter(({ names }) => names.some((name) => name.language === language));
  // An inflected word may be an adjective: 'джинсовое платье' is a dress.
  const first = own.find(({ isExact }) => isExact) ?? own[0];
  return own.find(({ words }) => words > 1) ?? (headsLast.has(language) ? own.at(-1) : first);
};

const translate = (text: string, spoken: string | null): Translated | null => {
  const hits = hitsOf(text, spoken);
  const language = strongest(hits, spoken);
  const head = language === null ? undefined : headOf(hits, language);
  const term = head?.names.find((name) => name.language === language)?.term;
  const match = term === undefined ? null : bestMatch(term);
  if (!head || !match) return null;
  return { match, isSure: head.words > 1 || head.letters >= surelyLong || (head.isExact && language === spoken) };
};

const bySpoken = new Map<string | null, (text: string) => { found: Translated | null }>();

/**
 * Returns the kind of product that a text names in a language other than English, or null. `spoken` is the language of
 * its feed, null if unknown.
 */
export const translateKind = (text: string, spoken: string | null = null): Translated | null => {
  let known = bySpoken.get(spoken);
  if (!known) {
    known = memo((one: string) => ({ found: translate(one, spoken) }));
    bySpoken.set(spoken, known);
  }
  return known(text).found;
};

const enoughTexts = 3;
const mostOfThem = 0.4;

/**
 * Returns the language that most texts of a feed name their kinds in, null if none stands out. Words that several
 * languages share count for each.
 */
export const spokenLanguage = (texts: readonly string[]): string | null => {
  const counts = new Map<string, number>();
  let told = 0;
  for (const text of texts) {
    const hits = hitsOf(text, null).filter(({ isExact }) => isExact);
    if (hits.length > 0) told += 1;
    for (const [language] of strengths(hits)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [best, next] = [...counts].sort(([, one], [, other]) => other - one);
  if (!best || told < enoughTexts || best[1] < mostOfThem * texts.length) return null;
  return best[1] > (next?.[1] ?? 0) ? best[0] : null;
};
