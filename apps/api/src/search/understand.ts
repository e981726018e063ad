import type { Understanding } from '@wearfolio/contracts/catalogue';
import type { Category, Dictionary } from '../listing/dictionary.ts';
import { isFiller, type PlacedWord, placedWords } from './keyword-words.ts';
import { findMisspeltColor, longestPhrase, type Phrase, phrasesOf } from './phrases.ts';
import { findPrice, type SaidPrice } from './prices.ts';

/** A keyword taken apart: what it names, and the words that are left. */
export type Understood = {
  understood: Understanding[];
  ids: Record<Phrase['kind'], number[]>;
  price: SaidPrice | null;
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

// Of the categories of two names those that stand below one of the other name.
const nested = ({ categories }: Dictionary, some: readonly number[], others: readonly number[]): number[] => {
  const [these, those] = [some, others].map((ids) => categories.filter(({ id }) => ids.includes(id)));
  const below = (inner: Category[] = [], outer: Category[] = []): Category[] =>
    inner.filter(({ path }) => outer.some((above) => path.startsWith(`${above.path}/`)));
  return [...below(these, those), ...below(those, these)].map(({ id }) => id);
};

// The longest name wins, from left to right, and of each kind the first; of categories all that lie within each other.
const takeApart = (dictionary: Dictionary, words: readonly PlacedWord[], forgives: Forgives) => {
  const named: Named[] = [];
  const left: PlacedWord[] = [];
  const ids: Understood['ids'] = { brand: [], store: [], color: [], category: [] };
  const idsWith = ({ kind, ids: found }: Phrase): number[] => {
    if (ids[kind].length === 0) return found;
    return kind === 'category' ? nested(dictionary, ids.category, found) : [];
  };
  for (let at = 0; at < words.length; ) {
    const found = findNamed(dictionary, words.slice(at), forgives);
    const meant = found ? idsWith(found.phrase) : [];
    if (found && meant.length > 0) {
      ids[found.phrase.kind] = meant;
      named.push(found);
      at += found.words.length;
    } else {
      left.push(...words.slice(at, at + 1));
      at += 1;
    }
  }
  return { named, left, ids };
};

// Left in place, so that the words behind it stand where they stood.
const blankOut = (keyword: string, price: SaidPrice | null): string =>
  price ? keyword.replace(price.text, (text) => ' '.repeat(text.length)) : keyword;

/**
 * Reads 'red vael dress under 50' as a colour, a brand, a category and a price, and 'women's jewelry' as the jewelry below
 * women. Any other second name of one kind stays a word, so that no part of a keyword is ever lost.
 * A word that is nearly a colour's name is taken for that colour where `forgives` says so of it; no word by default.
 * With `price` null the words of a price stay words too.
 */
export const understand = (
  dictionary: Dictionary,
  keyword: string,
  forgives: Forgives = () => false,
  price: SaidPrice | null = findPrice(keyword),
): Understood => {
  const { named, left, ids } = takeApart(dictionary, placedWords(blankOut(keyword, price)), forgives);
  const understood: Understanding[] = named.map(({ phrase: { kind, name, ids }, words }) => ({
    kind,
    name,
    text: keyword.slice(words[0]?.from, words.at(-1)?.to),
    values: kind === 'category' ? [] : ids.map(String),
  }));
  if (price) {
    understood.unshift({ kind: 'price', name: price.name, text: price.text, values: [price.value] });
  }
  const read = new Set(named.flatMap(({ words }) => words.map(({ word }) => word)));
  const words = left.map(({ word }) => word).filter((word) => !read.has(word) && !isFiller(word));
  return {
    understood,
    ids,
    price,
    words: [...new Set(words)],
  };
};
