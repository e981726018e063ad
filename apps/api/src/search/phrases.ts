import { formsOf } from '@wearfolio/listing/word-forms';
import { wordsOf } from '@wearfolio/listing/words';
import type { Dictionary } from '../listing/dictionary.ts';
import { fold } from './fold.ts';

/** What a run of words names: all ids of one kind that bear that name. */
export type Phrase = { kind: 'brand' | 'store' | 'color' | 'category'; name: string; ids: number[] };

export type Phrases = ReadonlyMap<string, Phrase>;

/** The longest name that is looked for, in words. */
export const longestPhrase = 4;

const wordsIn = (name: string): string[] => fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];

const spellings = (name: string, hasNumber: boolean): string[] => {
  const words = wordsIn(name);
  const last = words.at(-1);
  if (!hasNumber || last === undefined) return [words.join(' ')];
  return formsOf(last).map((form) => [...words.slice(0, -1), form].join(' '));
};

const collect = (
  phrases: Map<string, Phrase>,
  kind: Phrase['kind'],
  rows: Iterable<{ id: number; name: string }>,
): void => {
  for (const { id, name } of rows) {
    for (const spelling of spellings(name, kind === 'category')) {
      const known = phrases.get(spelling);
      if (!known) phrases.set(spelling, { kind, name, ids: [id] });
      else if (known.kind === kind) known.ids.push(id);
    }
  }
};

const known = new WeakMap<Dictionary, Phrases>();

/** Every name of the catalogue by its folded words. A brand's name wins over a store's, a colour's and a category's. */
export const phrasesOf = (dictionary: Dictionary): Phrases => {
  const remembered = known.get(dictionary);
  if (remembered) return remembered;
  const phrases = new Map<string, Phrase>();
  collect(phrases, 'brand', dictionary.brands.values());
  collect(phrases, 'store', dictionary.stores.values());
  collect(phrases, 'color', dictionary.colors.values());
  collect(phrases, 'category', dictionary.categories);
  phrases.delete('');
  known.set(dictionary, phrases);
  return phrases;
};

/** The words of a keyword in their order, folded. */
export const keywordWords = (keyword: string): string[] => wordsOf(fold(keyword));
