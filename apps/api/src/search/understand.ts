import type { PriceRange } from '@wearfolio/listing/filter';
import type { Dictionary } from '../listing/dictionary.ts';
import { isFiller, type PlacedWord, placedWords } from './keyword-words.ts';
import { findMisspeltColor, longestPhrase, type Phrase, phrasesOf } from './phrases.ts';
import { findPrice, type SaidPrice } from './prices.ts';

/** A part of a keyword that names something, as it is told to the shopper; `text` as it stands in the keyword. */
export type Understanding = { kind: Phrase['kind'] | 'price'; name: string; text: string };

/** A keyword taken apart: what it names, and the words that are left. */
export type Understood = {
  understood: Understanding[];
  ids: Record<Phrase['kind'], number[]>;
  prices: PriceRange[];
  words: string[];
};

type Forgives = (word: string) => boolean;

type Named = { phrase: Phrase; words: readonly PlacedWord[] };

const findNamed = (dictionary: Dictionary, words: readonly PlacedWord[], forgives: Forgives): Named | null => {
  const phrases = phrasesOf(dictionary);
  for (let length = Math.min(longestPhrase, words.length); length > 0; length -= 1) {
    const run = words.slice(0, length);
    const phrase = phrases.get(run.map(({ word }) => word).join(' '));
    if (phrase) return { phrase, words: run };
  }
  const [first] = words;
  const color = first && forgives(first.word) ? findMisspeltColor(dictionary, first.word) : null;
  return color && { phrase: color, words: words.slice(0, 1) };
};

// The longest name wins, from left to right, and of each kind the first.
const takeApart = (dictionary: Dictionary, words: readonly PlacedWord[], forgives: Forgives) => {
  const named = new Map<Phrase['kind'], Named>();
  const left: PlacedWord[] = [];
  for (let at = 0; at < words.length; ) {
    const found = findNamed(dictionary, words.slice(at), forgives);
    const isFirst = found !== null && !named.has(found.phrase.kind);
    if (isFirst) named.set(found.phrase.kind, found);
    else left.push(...words.slice(at, at + 1));
    at += isFirst ? found.words.length : 1;
  }
  return { named: [...named.values()], left };
};

// Left in place, so that the words behind it stand where they stood.
const blankOut = (keyword: string, price: SaidPrice | null): string =>
  price ? keyword.replace(price.text, (text) => ' '.repeat(text.length)) : keyword;

/**
 * Reads 'red vael dress under 50' as a colour, a brand, a category and a price. A
 * second name of one kind stays a word, so that no part of a keyword is ever lost.
 * A word that is nearly a colour's name is taken for that colour where `forgives` says so of it; no word by default.
 */
export const understand = (dictionary: Dictionary, keyword: string, forgives: Forgives = () => false): Understood => {
  const price = findPrice(keyword);
  const { named, left } = takeApart(dictionary, placedWords(blankOut(keyword, price)), forgives);
  const understood: Understanding[] = named.map(({ phrase: { kind, name }, words }) => ({
    kind,
    name,
    text: keyword.slice(words[0]?.from, words.at(-1)?.to),
  }));
  if (price) understood.unshift({ kind: 'price', name: price.name, text: price.text });
  const idsOf = (kind: Phrase['kind']): number[] => named.find(({ phrase }) => phrase.kind === kind)?.phrase.ids ?? [];
  const read = new Set(named.flatMap(({ words }) => words.map(({ word }) => word)));
  const words = left.map(({ word }) => word).filter((word) => !read.has(word) && !isFiller(word));
  return {
    understood,
    ids: { brand: idsOf('brand'), store: idsOf('store'), color: idsOf('color'), category: idsOf('category') },
    prices: price ? [price.range] : [],
    words: [...new Set(words)],
  };
};
