// cspell:disable: words of several languages
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memo } from '../clean/memo.ts';
import { foldLetters, foldName, foldUmlauts } from './fold.ts';

/** What a word says. An ambiguous word says it only where it stands alone: 'sort' is black in a column, not in a title. */
export type Value = { value: string; isAmbiguous: boolean };

/** A word of the table as it is written there, without its marks. */
export type Entry = Value & { word: string; language: string };

export type Vocabulary = {
  /** All words of the fact as the table spells them. */
  entries: readonly Entry[];
  /** Reads one folded word, or a whole folded text: exactly, by its stem, or by the beginning of a compound. */
  find: (folded: string) => Value | null;
  /** Reads a folded text only as the table has it. */
  findExactly: (folded: string) => Value | null;
};

const vowel = '[aeiouyаеиоуыэюяіїєαεηιουω]';
/** An inflection has up to four letters and at most one consonant between vowels: 'czarn-ego', 'син-его', 'feket-ék'. */
const ending = new RegExp(`^${vowel}{0,2}(?:[\\p{L}](?<!${vowel})|ch|ьк|ск)?${vowel}{0,2}$`, 'u');
const longestEnding = 5;
/** A stem of so many letters takes any ending, except in names of colors: 'Schwarzkopf' is a brand. */
const surelyStem = 5;
const shortestStem = 2;
const shortestTail = 3;

const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/;

type Forms = {
  isOfColors: boolean;
  exact: Map<string, Value>;
  stems: Map<string, Value>;
  starts: Map<string, Value>;
  inside: [string, Value][];
};

/** Reads a word by its beginning: a stem with an inflection, or the first part of a compound. */
const findByStart = ({ stems, starts, isOfColors }: Forms, folded: string): Value | null => {
  for (let length = folded.length; length >= shortestStem; length -= 1) {
    const start = folded.slice(0, length);
    const rest = folded.slice(length);
    const stem = rest.length <= longestEnding ? stems.get(start) : undefined;
    if (stem && (ending.test(rest) || (length >= surelyStem && !isOfColors))) return stem;
    const compound = rest.length >= shortestTail ? starts.get(start) : undefined;
    if (compound) return compound;
  }
  return null;
};

/** Japanese has no spaces: the word that ends last decides, and of two the longer. */
const findInside = ({ inside }: Forms, folded: string): Value | null => {
  let best: { end: number; length: number; value: Value } | null = null;
  for (const [word, value] of inside) {
    const at = folded.lastIndexOf(word);
    if (at < 0) continue;
    const end = at + word.length;
    if (!best || end > best.end || (end === best.end && word.length > best.length))
      best = { end, length: word.length, value };
  }
  return best?.value ?? null;
};

const mostKnown = 10_000;
const longestKnown = 60;

const finder = (forms: Forms): Vocabulary['find'] => {
  const find = (folded: string): Value | null => {
    const exact = forms.exact.get(folded) ?? forms.exact.get(foldUmlauts(folded));
    if (exact || folded === '') return exact ?? null;
    return unspaced.test(folded) ? findInside(forms, folded) : findByStart(forms, folded);
  };
  return memo(find, mostKnown, longestKnown);
};

const emptyForms = (isOfColors: boolean): Forms => ({
  isOfColors,
  exact: new Map(),
  stems: new Map(),
  starts: new Map(),
  inside: [],
});

const learn = (forms: Forms, mark: string, folded: string, value: Value): void => {
  if (folded === '') return;
  if (unspaced.test(folded)) forms.inside.push([folded, value]);
  const known =
    { '': [forms.exact], '?': [forms.exact], '*': [forms.exact, forms.stems], '+': [forms.starts] }[mark] ?? [];
  for (const words of known) if (!words.has(folded)) words.set(folded, value);
};

/**
 * Parses lines of a fact, a value, a language and its words. A word takes endings with `*`, begins a compound with `+`,
 * and is ambiguous with `?`.
 */
export const parseValueWords = (text: string): ReadonlyMap<string, Vocabulary> => {
  const found = new Map<string, { entries: Entry[]; forms: Forms }>();
  for (const line of text.trimEnd().split('\n')) {
    const [fact = '', value = '', language = '', list = ''] = line.split('\t');
    const own = found.get(fact) ?? { entries: [], forms: emptyForms(fact === 'color') };
    found.set(fact, own);
    for (const cell of list.split(' | ')) {
      const mark = cell.length > 1 ? (/[*+?]$/.exec(cell)?.[0] ?? '') : '';
      const word = mark === '' ? cell : cell.slice(0, -1);
      const said = { value, isAmbiguous: mark === '?' };
      own.entries.push({ ...said, word, language });
      learn(own.forms, mark, foldName(word), said);
      learn(own.forms, mark, foldUmlauts(foldName(word)), said);
    }
  }
  const vocabularies = [...found].map(([fact, { entries, forms }]): [string, Vocabulary] => {
    const findExactly: Vocabulary['find'] = (folded) => forms.exact.get(folded) ?? null;
    return [fact, { entries, find: finder(forms), findExactly }];
  });
  return new Map(vocabularies);
};

let loaded: ReadonlyMap<string, Vocabulary> | null = null;

const nothing: Vocabulary = { entries: [], find: () => null, findExactly: () => null };

/** The words of one fact in 23 languages, loaded on first use: 'color', 'people', 'availability', 'absent'. */
export const vocabularyOf = (fact: string): Vocabulary => {
  loaded ??= parseValueWords(readFileSync(join(import.meta.dirname, 'value-words.tsv'), 'utf8'));
  return loaded.get(fact) ?? nothing;
};

/** Returns the folded words of a text. */
export const foldedWords = (text: string): string[] => foldLetters(text.replace(/['’]/g, '')).match(/\p{L}+/gu) ?? [];
