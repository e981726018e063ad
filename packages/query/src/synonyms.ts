import { formsOf } from '@wearfolio/listing-index/word-forms';
import type { Part } from './parts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { textOf } from './words.ts';

/** The meaning that ops gave to folded words, and the folded words that products may contain instead. */
type Explained = { to: string; texts: string[] };

type Synonyms = { byText: ReadonlyMap<string, Explained>; longest: number };

const known = new WeakMap<Vocabulary, Synonyms>();

const inForms = (text: string): string[] => {
  const words = text.split(' ');
  return formsOf(words.at(-1) ?? '').map((last) => [...words.slice(0, -1), last].join(' '));
};

const collect = ({ synonyms }: Vocabulary): Synonyms => {
  const byText = new Map<string, Explained>();
  const add = (text: string, to: string, texts: readonly string[]): void => {
    for (const form of inForms(text)) {
      const explained = byText.get(form);
      if (!explained) byText.set(form, { to, texts: [...texts] });
      else if (explained.to === to) explained.texts.push(...texts);
    }
  };
  // A word's own synonym takes precedence over one of its forms.
  for (const { from, to } of synonyms) add(textOf(from), to, inForms(textOf(from)));
  for (const { from, to, isBothWays } of synonyms) if (isBothWays) add(textOf(to), to, inForms(textOf(from)));
  byText.delete('');
  return { byText, longest: Math.max(0, ...[...byText.keys()].map((text) => text.split(' ').length)) };
};

const synonymsOf = (vocabulary: Vocabulary): Synonyms => {
  const remembered = known.get(vocabulary);
  if (remembered) return remembered;
  const synonyms = collect(vocabulary);
  known.set(vocabulary, synonyms);
  return synonyms;
};

/** The synonym of folded words separated by spaces, or null. */
export const findSynonym = (vocabulary: Vocabulary, text: string): Explained | null =>
  synonymsOf(vocabulary).byText.get(text) ?? null;

/** Maximum words of a synonym; 0 if there are none. */
export const longestSynonym = (vocabulary: Vocabulary): number => synonymsOf(vocabulary).longest;

const unite = (some: readonly string[], others: readonly string[]): string[] => [...new Set([...some, ...others])];

/**
 * The same reading, which also matches products with any of `texts`. Brands, stores, colors and sizes are unchanged.
 */
export const withTexts = <Read extends Pick<Part, 'meaning' | 'term'>>(read: Read, texts: readonly string[]): Read => {
  const { meaning } = read;
  const term = read.term && {
    ...read.term,
    near: unite(
      read.term.near,
      texts.filter((text) => !read.term?.same.includes(text)),
    ),
  };
  if (meaning.is === 'words') return { ...read, term, meaning: { ...meaning, texts: unite(meaning.texts, texts) } };
  if (meaning.is !== 'thing') return { ...read, term };
  const any = { ...meaning.any, titles: unite(meaning.any.titles, texts) };
  return { ...read, term, meaning: { ...meaning, any } };
};
