import { type Bitset, countBits, createBitset, hasBit, unite, visitBits, without } from './bitset.ts';
import { allOf, withAnyText } from './filter.ts';
import { anyOf, type Postings } from './postings.ts';
import type { Segment } from './segment.ts';

/**
 * One thing that a search asks for: what says so in full, what says nearly so, and the categories that say so as well as a
 * title. Each text is folded words, a space between them; all of them must stand in one field. With a `bonus` the categories
 * are no more than preferred: they count that much.
 */
export type Term = {
  same: readonly string[];
  near: readonly string[];
  categories: readonly number[];
  bonus?: number;
};

/**
 * The weights of BM25F (Robertson and Zaragoza, 2009). A field counts `weight` for each term in it, less the longer it
 * is: `fullness` is the b of BM25, `usual` the length at which it neither gains nor loses. What each is worth on the judged
 * searches stands in docs/search.md.
 */
export const weights = {
  title: { weight: 3, fullness: 0.4, usual: 6 },
  /** Brand, store, category, colors. */
  names: { weight: 1.8 },
  /** A category that stands for the term. */
  category: 3,
  details: { weight: 0.9, fullness: 0.5, usual: 40 },
  /** A word that stands in the details more than once. */
  repeated: { weight: 0.5 },
  /** A text that says nearly what was asked for, beside one that says so in full. */
  near: 0.6,
  /** The k1 of BM25: how soon more of the same counts no more. */
  saturation: 1.2,
  /** Two terms that stand beside each other in the title, as they do in the search. */
  phrase: 0.4,
  /** What no term decides. */
  picture: 0.3,
  /** For the most wanted; less so for others, in ten steps. */
  popularity: 0.6,
  freshness: 0.1,
};

/** Which signals count; all by default. Only measurements leave some out. */
export type Signal = 'names' | 'details' | 'near' | 'phrase' | 'picture' | 'popularity' | 'freshness' | 'variety';

const dayInMs = 86_400_000;

/** The highest popularity of a row. */
const mostPopular = 10;

/** Days after which a product's newness is worth half. */
const freshFor = 60;

const spread = (weight: number, postings: Bitset, within: Bitset, take: (slot: number, weight: number) => void): void =>
  visitBits(allOf(postings, within), (slot) => {
    take(slot, weight);
    return true;
  });

const shorter = (length: number, { fullness, usual }: { fullness: number; usual: number }): number =>
  1 - fullness + (fullness * length) / usual;

type Fields = Record<'title' | 'names' | 'details' | 'repeated', Bitset>;

const fieldsOf = (segment: Segment, texts: readonly string[]): Fields => {
  const said = (postings: Postings): Bitset => withAnyText(segment, [postings], texts);
  const title = said(segment.titleWords);
  const names = without(said(segment.keywords), title);
  return { title, names, details: said(segment.details), repeated: said(segment.repeated) };
};

const anyField = ({ title, names, details }: Fields): Bitset => {
  const bits = title.slice();
  unite(bits, names);
  unite(bits, details);
  return bits;
};

/** Where one segment says a term: by its category, in full, and nearly. */
type Said = { placed: Bitset; same: Fields; near: Fields | null; holders: Bitset };

const sayTerm = (segment: Segment, { same, near, categories }: Term): Said => {
  const placed = anyOf(segment.categories, categories);
  const own = fieldsOf(segment, same);
  const other = near.length > 0 ? fieldsOf(segment, near) : null;
  const holders = anyField(own);
  unite(holders, placed);
  if (other) unite(holders, anyField(other));
  return { placed, same: own, near: other, holders };
};

/** A segment, and which of its slots are still shown. */
export type Part = { segment: Segment; alive: Bitset };

/** How much each term tells, over all parts: the idf of BM25, and where each segment says it. */
export type Scoring = {
  terms: readonly { term: Term; idf: number; said: ReadonlyMap<Segment, Said> }[];
  newest: number;
  left: ReadonlySet<Signal>;
};

/** Weighs `terms` by how rare they are among the shown products of `parts`; `left` are signals to leave out. */
export const weigh = (parts: readonly Part[], terms: readonly Term[], left: ReadonlySet<Signal>): Scoring => {
  const shown = parts.reduce((sum, { alive }) => sum + countBits(alive), 0);
  const weighTerm = (term: Term): Scoring['terms'][number] => {
    const said = new Map(parts.map(({ segment }) => [segment, sayTerm(segment, term)]));
    if (term.bonus !== undefined) return { term, said, idf: 0 };
    const count = parts.reduce((sum, { segment, alive }) => {
      const whole = said.get(segment);
      return whole ? sum + countBits(allOf(alive, whole.holders)) : sum;
    }, 0);
    return { term, said, idf: Math.log(1 + (shown - count + 0.5) / (count + 0.5)) };
  };
  // Slots stand by falling time.
  const newest = Math.max(...parts.map(({ segment }) => segment.firstSeen[0] ?? 0));
  return { terms: terms.map(weighTerm), newest, left };
};

// Whether a word of `second` stands right behind one of `first`.
const standTogether = ({ titles, dictionary }: Segment, slot: number, first: Term, second: Term): boolean => {
  const has = (texts: readonly string[], id: number | undefined): boolean =>
    id !== undefined && texts.some((text) => dictionary.idOf.get(text) === id);
  const { starts, values } = titles;
  const words = values.subarray(starts[slot] ?? 0, starts[slot + 1] ?? 0);
  return words.some((word, at) => has(first.same, word) && has(second.same, words[at + 1]));
};

/**
 * The score of each slot in `result`, zero of all others. In 64 bits, and added in the order of the terms, so that every
 * process has the same.
 */
export const scoreSlots = (segment: Segment, result: Bitset, { terms, newest, left }: Scoring): Float64Array => {
  const scores = new Float64Array(segment.size);
  const said = new Float64Array(segment.size);
  const { titles, detailLengths } = segment;
  const titleLength = (slot: number): number => (titles.starts[slot + 1] ?? 0) - (titles.starts[slot] ?? 0);
  const take = (slot: number, weight: number): void => {
    said[slot] = (said[slot] ?? 0) + weight;
  };
  const add = ({ title, names, details, repeated }: Fields, share: number): void => {
    spread(share * weights.title.weight, title, result, (slot, weight) =>
      take(slot, weight / shorter(titleLength(slot), weights.title)),
    );
    if (!left.has('names')) spread(share * weights.names.weight, names, result, take);
    if (left.has('details')) return;
    const inDetails = (slot: number, weight: number): void =>
      take(slot, weight / shorter(detailLengths[slot] ?? 0, weights.details));
    spread(share * weights.details.weight, details, result, inDetails);
    spread(share * weights.repeated.weight, repeated, result, inDetails);
  };
  const inTitle: Bitset[] = [];
  for (const { term, idf, said: everywhere } of terms) {
    const { placed, same, near, holders } = everywhere.get(segment) ?? sayTerm(segment, term);
    spread(weights.category, placed, result, take);
    add(same, 1);
    if (near && !left.has('near')) add(near, weights.near);
    const { bonus } = term;
    visitBits(allOf(holders, result), (slot) => {
      const amount = said[slot] ?? 0;
      scores[slot] = (scores[slot] ?? 0) + (bonus ?? (idf * amount) / (weights.saturation + amount));
      said[slot] = 0;
      return true;
    });
    inTitle.push(same.title);
  }
  if (!left.has('phrase')) addPhrases(segment, result, terms, inTitle, scores);
  addStanding(segment, result, newest, left, scores);
  return scores;
};

const addPhrases = (
  segment: Segment,
  result: Bitset,
  terms: Scoring['terms'],
  inTitle: readonly Bitset[],
  scores: Float64Array,
): void => {
  for (const [at, { term, idf }] of terms.entries()) {
    const next = terms[at + 1];
    if (!next) return;
    const both = allOf(result, inTitle[at] ?? createBitset(segment.size), inTitle[at + 1] ?? null);
    const amount = (weights.phrase * (idf + next.idf)) / 2;
    visitBits(both, (slot) => {
      if (standTogether(segment, slot, term, next.term)) scores[slot] = (scores[slot] ?? 0) + amount;
      return true;
    });
  }
};

const addStanding = (
  { hasPicture, popularity, firstSeen }: Segment,
  result: Bitset,
  newest: number,
  left: ReadonlySet<Signal>,
  scores: Float64Array,
): void => {
  const picture = left.has('picture') ? 0 : weights.picture;
  const wanted = left.has('popularity') ? 0 : weights.popularity / mostPopular;
  const freshness = left.has('freshness') ? 0 : weights.freshness;
  visitBits(result, (slot) => {
    const days = (newest - (firstSeen[slot] ?? 0)) / dayInMs;
    const standing =
      (hasBit(hasPicture, slot) ? picture : 0) + wanted * (popularity[slot] ?? 0) + freshness / (1 + days / freshFor);
    scores[slot] = (scores[slot] ?? 0) + standing;
    return true;
  });
};
