import type { Sets } from './arena.ts';
import { type Bitset, hasBit, intersect } from './bitset.ts';
import { headOf } from './heads.ts';
import { findWord } from './lexicon.ts';
import type { Segment } from './segment.ts';
import type { Term } from './term.ts';
import type { WeightedTerm } from './term-hits.ts';
import { titleStart } from './titles.ts';
import { type Signal, weights } from './weights.ts';

/** Two adjacent words of a search: the slots whose titles may contain them in this order, and their word numbers. */
type Pair = { both: Bitset; first: ReadonlySet<number>; second: ReadonlySet<number>; amount: number };

const idsOf = ({ dictionary }: Segment, words: readonly (string | undefined)[]): ReadonlySet<number> =>
  new Set(words.flatMap((word) => findWord(dictionary.lexicon, word ?? '') ?? []));

const wordsOf = ({ same }: Term): string[][] => same.map((text) => text.split(' '));

// Pairs within a term: 'dress shirt' is not 'shirt dress'.
const pairsWithin = (segment: Segment, { term, idf, hits }: WeightedTerm): Pair[] => {
  const texts = wordsOf(term);
  const most = Math.max(1, ...texts.map(({ length }) => length));
  return Array.from({ length: most - 1 }, (_, at) => {
    const long = texts.filter(({ length }) => length > at + 1);
    return {
      both: hits.same.title,
      first: idsOf(
        segment,
        long.map((words) => words[at]),
      ),
      second: idsOf(
        segment,
        long.map((words) => words[at + 1]),
      ),
      amount: (weights.phrase * idf) / (most - 1),
    };
  });
};

const pairsOf = (segment: Segment, terms: readonly WeightedTerm[], sets: Sets): Pair[] => {
  const between = terms.slice(1).map((next, at) => {
    const one = terms[at] ?? next;
    const both = sets.copy(one.hits.same.title);
    intersect(both, next.hits.same.title);
    return {
      both,
      first: idsOf(
        segment,
        wordsOf(one.term).map((words) => words.at(-1)),
      ),
      second: idsOf(
        segment,
        wordsOf(next.term).map(([word]) => word),
      ),
      amount: (weights.phrase * (one.idf + next.idf)) / 2,
    };
  });
  return [...between, ...terms.flatMap((term) => pairsWithin(segment, term))];
};

// Whether a word of the second set directly follows one of the first in the title.
const standTogether = ({ titles }: Segment, slot: number, { first, second }: Pair): boolean => {
  const { lengths, words } = titles;
  const start = titleStart(titles, slot);
  const last = start + (lengths[slot] ?? 0) - 1;
  for (let at = start; at < last; at += 1)
    if (first.has(words[at] ?? -1) && second.has(words[at + 1] ?? -1)) return true;
  return false;
};

/** The words that name the searched kind, and the slots whose titles contain them. */
type Head = { hits: Bitset; words: ReadonlySet<number>; amount: number };

const lastWords = (segment: Segment, texts: readonly string[]): ReadonlySet<number> =>
  idsOf(
    segment,
    texts.map((text) => text.split(' ').at(-1)),
  );

const headsOf = (segment: Segment, terms: readonly WeightedTerm[]): Head[] =>
  terms.flatMap(({ term, idf, hits: { same, near } }) => {
    if (!term.isKind) return [];
    const amount = weights.head * idf;
    const own = { hits: same.title, words: lastWords(segment, term.same), amount };
    return near
      ? [own, { hits: near.title, words: lastWords(segment, term.near), amount: weights.near * amount }]
      : [own];
  });

/**
 * What the positions of words in a title add to a score: adjacent words of the search, and the kind at the title's end.
 */
export type Places = {
  /** An upper bound, which is faster to compute. */
  most: (slot: number) => number;
  of: (slot: number) => number;
};

/** Computes what the positions of words add for the titles of a segment. `left` are signals to leave out. */
export const createPlaces = (
  segment: Segment,
  { terms, left, sets }: { terms: readonly WeightedTerm[]; left: ReadonlySet<Signal>; sets: Sets },
): Places => {
  const pairs = left.has('phrase') ? [] : pairsOf(segment, terms, sets);
  const heads = left.has('head') ? [] : headsOf(segment, terms);
  const of = (slot: number): number => {
    let sum = 0;
    for (const pair of pairs) if (hasBit(pair.both, slot) && standTogether(segment, slot, pair)) sum += pair.amount;
    for (const { hits, words, amount } of heads)
      if (hasBit(hits, slot) && words.has(headOf(segment, slot))) sum += amount;
    return sum;
  };
  const most = (slot: number): number => {
    let sum = 0;
    for (const { both, amount } of pairs) if (hasBit(both, slot)) sum += amount;
    for (const { hits, amount } of heads) if (hasBit(hits, slot)) sum += amount;
    return sum;
  };
  return { most, of };
};
