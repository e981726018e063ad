// cspell:disable: words of several languages
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldLetters } from './fold.ts';
import { kindRules } from './kind-rules.ts';

/** A name of a kind in one language, as the English term of the category rules that it stands for. */
export type KindName = { term: string; language: string };

export type KindWords = {
  /** Folded phrase -> what it names in each language that has it. */
  names: ReadonlyMap<string, readonly KindName[]>;
  /** The beginning of a name, at least three quarters of it -> the names that begin so. */
  beginnings: ReadonlyMap<string, readonly string[]>;
  /** Words of a text without spaces, longest first. */
  joined: readonly string[];
  /** Number in Google's product taxonomy -> English term. */
  google: ReadonlyMap<string, string>;
};

/** The most words that a name has. */
export const mostWords = 4;

const shortestFuzzy = 5;

/** Returns how many letters two words must share to be forms of one word, by the longer one. */
export const sharedLetters = (length: number): number => Math.max(4, Math.ceil(0.7 * length));

export const hasNoSpaces = (text: string): boolean => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(text);

/** Returns the folded words of a text; a hyphen or an apostrophe joins two of them. */
export const wordsOfKinds = (text: string): string[] =>
  foldLetters(text)
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];

const addTo = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
};

/** Keeps English names out, because those are the phrases of the rules. */
const foreignLines = (texts: readonly string[]): string[][] =>
  texts
    .flatMap((text) => text.trimEnd().split('\n'))
    .map((line) => line.split('\t'))
    .filter(([, language]) => language !== 'en');

const beginningsOf = (names: Iterable<string>): Map<string, string[]> => {
  const beginnings = new Map<string, string[]>();
  for (const name of names) {
    if (name.includes(' ') || name.length < shortestFuzzy || hasNoSpaces(name)) continue;
    for (let length = name.length; length >= Math.max(sharedLetters(name.length), name.length - 3); length -= 1)
      addTo(beginnings, name.slice(0, length), name);
  }
  return beginnings;
};

/** Parses lines of an English term, a language and its names. An earlier line counts before a later one. */
export const parseKindWords = (texts: readonly string[]): KindWords => {
  const names = new Map<string, KindName[]>();
  const google = new Map<string, string>();
  for (const [term = '', language = '', list = ''] of foreignLines(texts)) {
    for (const name of list.split(' | ')) {
      const key = wordsOfKinds(name).join(' ');
      if (language === 'google') google.set(name, term);
      else if (!names.get(key)?.some((known) => known.language === language)) addTo(names, key, { term, language });
    }
  }
  for (const phrase of kindRules.flatMap(({ rank, phrases }) => (rank === 1 ? [] : phrases)))
    for (const key of [phrase, `${phrase}s`]) addTo(names, key, { term: phrase, language: 'en' });
  const beginnings = beginningsOf(names.keys());
  const joined = [...names.keys()].filter(hasNoSpaces).sort((one, other) => other.length - one.length);
  return { names, beginnings, joined, google };
};

let loaded: KindWords | null = null;

/** The names of kinds: those that we wrote, then those of Shopify's taxonomy. Loaded on first use. */
export const kindWords = (): KindWords => {
  loaded ??= parseKindWords(
    ['kinds.tsv', 'taxonomy-kinds.tsv'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  return loaded;
};

/** Returns the English term for a number of Google's product taxonomy; null for an unknown one. */
export const googleKind = (id: string): string | null => kindWords().google.get(id.trim()) ?? null;
