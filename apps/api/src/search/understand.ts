import type { Understanding } from '@wearfolio/contracts/catalogue';
import type { Category, Dictionary } from '../listing/dictionary.ts';
import { isFiller, type PlacedWord, placedWords } from './keyword-words.ts';
import { aliasesLike, aliasesWith, findMisspeltColor, longestPhrase, type Phrase, phrasesOf } from './phrases.ts';
import { findPrice, type SaidPrice } from './prices.ts';

/** A keyword taken apart: what it names, and the words that are left. */
export type Understood = {
  understood: Understanding[];
  ids: Record<Phrase['kind'], number[]>;
  price: SaidPrice | null;
  words: string[];
};

/** Of which words it is forgiven that they only come near the name of a color, or a name that ops gave to a brand. */
export type Forgives = Record<'color' | 'alias', (word: string) => boolean>;

/** Takes every word as it is. */
export const strict: Forgives = { color: () => false, alias: () => false };

type Named = { phrase: Phrase; words: readonly PlacedWord[] };

const findExact = (dictionary: Dictionary, words: readonly PlacedWord[]): Named | null => {
  const phrases = phrasesOf(dictionary);
  for (let length = Math.min(longestPhrase, words.length); length > 0; length -= 1) {
    const run = words.slice(0, length);
    const phrase = phrases.get(run.map(({ word }) => word).join(' '));
    if (phrase) return { phrase, words: run };
  }
  return null;
};

// As many words as one alias holds, of which at least one is forgiven: 'zweigl co'.
const findNearAlias = (dictionary: Dictionary, words: readonly PlacedWord[], { alias }: Forgives): Named | null => {
  let meant: Phrase[] = [];
  const run: PlacedWord[] = [];
  for (const placed of words.slice(0, longestPhrase)) {
    const found = (alias(placed.word) ? aliasesLike : aliasesWith)(dictionary, placed.word);
    const both = run.length === 0 ? found : found.filter((phrase) => meant.includes(phrase));
    if (both.length === 0) break;
    meant = both;
    run.push(placed);
  }
  const [phrase] = meant;
  return phrase && run.some(({ word }) => alias(word)) ? { phrase, words: run } : null;
};

const findNamed = (dictionary: Dictionary, words: readonly PlacedWord[], forgives: Forgives): Named | null => {
  const exact = findExact(dictionary, words);
  const alias = findNearAlias(dictionary, words, forgives);
  if (alias && alias.words.length > (exact?.words.length ?? 0)) return alias;
  if (exact) return exact;
  const [first] = words;
  const color = first && forgives.color(first.word) ? findMisspeltColor(dictionary, first.word) : null;
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
 * A word that is nearly a colour's name or nearly a word of a brand's alias, or the beginning of such a word, is taken for
 * that where `forgives` says so of it; no word by default.
 * With `price` null the words of a price stay words too.
 */
export const understand = (
  dictionary: Dictionary,
  keyword: string,
  forgives: Forgives = strict,
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
