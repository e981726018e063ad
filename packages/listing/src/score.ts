import { type Bitset, countBits, countBoth, createBitset, hasBit, isEmpty, unite, without } from './bitset.ts';
import { allOf, inCategories, withAnyText } from './filter.ts';
import { headOf } from './heads.ts';
import { findWord } from './lexicon.ts';
import type { Segment } from './segment.ts';
import type { WordPostings } from './word-postings.ts';

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
  /** It names the kind that is looked for. */
  isKind?: boolean;
};

/**
 * The weights of BM25F (Robertson and Zaragoza, 2009). A field counts `weight` for each term in it, less the longer it
 * is: `fullness` is the b of BM25, `usual` the length at which it neither gains nor loses. What each is worth on the judged
 * searches stands in docs/search.md.
 */
export const weights = {
  title: { weight: 5, fullness: 0.4, usual: 6 },
  /** Brand, store, category, colors. */
  names: { weight: 1 },
  /** A category that stands for the term. */
  category: 2,
  details: { weight: 0.9, fullness: 0.5, usual: 40 },
  /** A word that stands in the details more than once. */
  repeated: { weight: 0.5 },
  /** A text that says nearly what was asked for, beside one that says so in full. */
  near: 0.4,
  /** The k1 of BM25: how soon more of the same counts no more. */
  saturation: 1.2,
  /** Two words that stand beside each other in the title, as they do in the search. */
  phrase: 0.4,
  /** The kind that is looked for is also the one that a title ends with, and not said in passing. */
  head: 0.2,
  /** What no term decides. */
  picture: 0.3,
  /** For the most wanted; less so for others, in ten steps. */
  popularity: 0.6,
  freshness: 0.1,
};

/** Which signals count; all by default. Only measurements leave some out. */
export type Signal =
  | 'names'
  | 'details'
  | 'near'
  | 'phrase'
  | 'head'
  | 'picture'
  | 'popularity'
  | 'freshness'
  | 'variety';

const dayInMs = 86_400_000;

/** The highest popularity of a row. */
const mostPopular = 10;

/** Days after which a product's newness is worth half. */
export const freshFor = 60;

const shorter = (length: number, { fullness, usual }: { fullness: number; usual: number }): number =>
  1 - fullness + (fullness * length) / usual;

type Fields = Record<'title' | 'names' | 'details' | 'repeated', Bitset>;

const saidNowhere = ({ size }: Segment): Fields => {
  const nothing = createBitset(size);
  return { title: nothing, names: nothing, details: nothing, repeated: nothing };
};

const fieldsOf = (segment: Segment, texts: readonly string[]): Fields => {
  const said = (postings: WordPostings): Bitset => withAnyText(segment, [postings], texts);
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
  const placed = inCategories(segment, categories);
  // A preference is for categories alone.
  if (same.length + near.length === 0) return { placed, same: saidNowhere(segment), near: null, holders: placed };
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
      return whole ? sum + countBoth(alive, whole.holders) : sum;
    }, 0);
    return { term, said, idf: Math.log(1 + (shown - count + 0.5) / (count + 0.5)) };
  };
  // Slots stand by falling time.
  const newest = Math.max(...parts.map(({ segment }) => segment.firstSeen[0] ?? 0));
  return { terms: terms.map(weighTerm), newest, left };
};

/** What the weight of a field is divided by, at each length up to the longest that differs. */
const longest = 1024;
const divisorsOf = (field: { fullness: number; usual: number }): Float64Array =>
  Float64Array.from({ length: longest + 1 }, (_, length) => shorter(length, field));
const titleDivisors = divisorsOf(weights.title);
const detailDivisors = divisorsOf(weights.details);

/** What the weight of a field of this many words is multiplied by. */
export const shareOf = (field: 'title' | 'details', length: number): number =>
  1 / ((field === 'title' ? titleDivisors : detailDivisors)[Math.min(longest, length)] ?? 1);

const titleLength = ({ titles: { starts } }: Segment, slot: number): number =>
  (starts[slot + 1] ?? 0) - (starts[slot] ?? 0);

const titleDivisor = (segment: Segment, slot: number): number =>
  titleDivisors[Math.min(longest, titleLength(segment, slot))] ?? 1;

const detailDivisor = ({ detailLengths }: Segment, slot: number): number =>
  detailDivisors[Math.min(longest, detailLengths[slot] ?? 0)] ?? 1;

// How much the fields of a slot say a term, on top of `before`.
const addFields = (before: number, fields: Fields, segment: Segment, slot: number, share: number): number => {
  let amount = before;
  if (hasBit(fields.title, slot)) amount += (share * weights.title.weight) / titleDivisor(segment, slot);
  if (hasBit(fields.names, slot)) amount += share * weights.names.weight;
  if (hasBit(fields.details, slot)) amount += (share * weights.details.weight) / detailDivisor(segment, slot);
  if (hasBit(fields.repeated, slot)) amount += (share * weights.repeated.weight) / detailDivisor(segment, slot);
  return amount;
};

const withoutSignals = (fields: Fields, left: ReadonlySet<Signal>, nothing: Bitset): Fields => ({
  title: fields.title,
  names: left.has('names') ? nothing : fields.names,
  details: left.has('details') ? nothing : fields.details,
  repeated: left.has('details') ? nothing : fields.repeated,
});

/** Words that follow each other in a search: the slots whose titles may have them so, and which words they are. */
type Pair = { both: Bitset; first: ReadonlySet<number>; second: ReadonlySet<number>; amount: number };

const idsOf = ({ dictionary }: Segment, words: readonly (string | undefined)[]): ReadonlySet<number> =>
  new Set(words.flatMap((word) => findWord(dictionary.lexicon, word ?? '') ?? []));

const wordsOf = ({ same }: Term): string[][] => same.map((text) => text.split(' '));

// Inside a term: 'dress shirt' is no shirt dress.
const pairsWithin = (segment: Segment, { term, idf, said }: Weighed): Pair[] => {
  const texts = wordsOf(term);
  const most = Math.max(1, ...texts.map(({ length }) => length));
  return Array.from({ length: most - 1 }, (_, at) => {
    const long = texts.filter(({ length }) => length > at + 1);
    return {
      both: said.same.title,
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

const pairsOf = (segment: Segment, terms: readonly Weighed[]): Pair[] => {
  const between = terms.slice(1).map((next, at) => {
    const one = terms[at] ?? next;
    return {
      both: allOf(one.said.same.title, next.said.same.title),
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

// Whether a word of the second term stands right behind one of the first.
const standTogether = ({ titles: { starts, values } }: Segment, slot: number, { first, second }: Pair): boolean => {
  const end = (starts[slot + 1] ?? 0) - 1;
  for (let at = starts[slot] ?? 0; at < end; at += 1)
    if (first.has(values[at] ?? -1) && second.has(values[at + 1] ?? -1)) return true;
  return false;
};

/** Words that name the kind that is looked for, and the slots whose titles have them. */
type Head = { said: Bitset; words: ReadonlySet<number>; amount: number };

const lastWords = (segment: Segment, texts: readonly string[]): ReadonlySet<number> =>
  idsOf(
    segment,
    texts.map((text) => text.split(' ').at(-1)),
  );

const headsOf = (segment: Segment, terms: readonly Weighed[]): Head[] =>
  terms.flatMap(({ term, idf, said: { same, near } }) => {
    if (!term.isKind) return [];
    const amount = weights.head * idf;
    const own = { said: same.title, words: lastWords(segment, term.same), amount };
    return near
      ? [own, { said: near.title, words: lastWords(segment, term.near), amount: weights.near * amount }]
      : [own];
  });

const computeStanding = (
  { size, hasPicture, popularity, firstSeen }: Segment,
  { newest, left }: Scoring,
): Float64Array => {
  const picture = left.has('picture') ? 0 : weights.picture;
  const wanted = left.has('popularity') ? 0 : weights.popularity / mostPopular;
  const freshness = left.has('freshness') ? 0 : weights.freshness;
  const standing = new Float64Array(size);
  for (let slot = 0; slot < size; slot += 1) {
    const days = (newest - (firstSeen[slot] ?? 0)) / dayInMs;
    standing[slot] =
      (hasBit(hasPicture, slot) ? picture : 0) + wanted * (popularity[slot] ?? 0) + freshness / (1 + days / freshFor);
  }
  return standing;
};

const knownStanding = new WeakMap<Segment, { key: string; standing: Float64Array }>();

// What no term decides is the same for every search until something newer comes.
const standingIn = (segment: Segment, scoring: Scoring): Float64Array => {
  const key = `${scoring.newest} ${[...scoring.left].sort()}`;
  const known = knownStanding.get(segment);
  if (known?.key === key) return known.standing;
  const standing = computeStanding(segment, scoring);
  knownStanding.set(segment, { key, standing });
  return standing;
};

/** So many slots are passed over at once where none of them can be among the best. */
const blockSize = 1024;
const blockWords = blockSize / 32;

const byBlock = (size: number, first: number, pick: (best: number, slot: number) => number): Float64Array => {
  const blocks = new Float64Array(Math.ceil(size / blockSize)).fill(first);
  for (let slot = 0; slot < size; slot += 1) {
    const block = Math.floor(slot / blockSize);
    blocks[block] = pick(blocks[block] ?? first, slot);
  }
  return blocks;
};

const knownBest = new WeakMap<Float64Array, Float64Array>();

const bestStandings = (standing: Float64Array): Float64Array => {
  const known =
    knownBest.get(standing) ?? byBlock(standing.length, 0, (best, slot) => Math.max(best, standing[slot] ?? 0));
  knownBest.set(standing, known);
  return known;
};

const knownShortest = new WeakMap<Segment, Float64Array>();

const shortestDetails = (segment: Segment): Float64Array => {
  const { size, detailLengths } = segment;
  const known =
    knownShortest.get(segment) ?? byBlock(size, longest, (best, slot) => Math.min(best, detailLengths[slot] ?? 0));
  knownShortest.set(segment, known);
  return known;
};

type Weighed = { term: Term; idf: number; said: Said };

const saturate = ({ term, idf }: Weighed, amount: number): number =>
  term.bonus ?? (idf * amount) / (weights.saturation + amount);

/** A field's worth where any slot says the term in it; most terms are in few fields. */
type Worth = { placed: number; title: number; names: number; details: number };

const worthOf = ({ placed, same, near }: Said): Worth => {
  const sum = (worth: number, pick: (fields: Fields) => Bitset): number =>
    [same, near].reduce((all, fields, at) => {
      if (!fields || isEmpty(pick(fields))) return all;
      return all + worth * (at === 0 ? 1 : weights.near);
    }, 0);
  return {
    placed: isEmpty(placed) ? 0 : weights.category,
    title: sum(weights.title.weight, ({ title }) => title),
    names: sum(weights.names.weight, ({ names }) => names),
    details:
      sum(weights.details.weight, ({ details }) => details) + sum(weights.repeated.weight, ({ repeated }) => repeated),
  };
};

/** Longer titles than this count as long as this. */
const longestTitle = 31;

/** The most that terms alone may score where details have this length and say all of them, while title and names say none. */
const mostOfDetails = (terms: readonly Weighed[]) => {
  const worths = terms.map((weighed) => ({ weighed, worth: worthOf(weighed.said) }));
  return (length: number): number => {
    const divisor = detailDivisors[Math.min(longest, length)] ?? 1;
    return worths.reduce((sum, { weighed, worth }) => sum + saturate(weighed, worth.details / divisor), slack);
  };
};

// The most that the terms alone may score of a slot, by the lengths of its title and details. Few of these lengths occur.
const mostByLengths = (segment: Segment, terms: readonly Weighed[]) => {
  const worths = terms.map((weighed) => ({ weighed, worth: worthOf(weighed.said) }));
  const compute = (titleDivisor: number, detailDivisor: number, isStrong: boolean): number =>
    worths.reduce((sum, { weighed, worth }) => {
      const strong = worth.placed + worth.title / titleDivisor + worth.names;
      const amount = (isStrong ? strong : 0) + worth.details / detailDivisor;
      return sum + saturate(weighed, amount);
    }, slack);
  const known = new Float64Array(2 * (longestTitle + 1) * (longest + 1));
  return (slot: number, isStrong: boolean): number => {
    const title = Math.min(longestTitle, titleLength(segment, slot));
    const details = Math.min(longest, segment.detailLengths[slot] ?? 0);
    const at = 2 * ((longest + 1) * title + details) + (isStrong ? 1 : 0);
    if (known[at] === 0) known[at] = compute(titleDivisors[title] ?? 1, detailDivisors[details] ?? 1, isStrong);
    return known[at] ?? 0;
  };
};

/** Far above what rounding may add. */
const slack = 1e-6;

const strongIn = ({ size }: Segment, terms: readonly Weighed[]): Bitset => {
  const strong = createBitset(size);
  for (const { term, said } of terms) {
    // A bonus counts in any case.
    if (term.bonus === undefined) unite(strong, said.placed);
    for (const fields of said.near ? [said.same, said.near] : [said.same]) {
      unite(strong, fields.title);
      unite(strong, fields.names);
    }
  }
  return strong;
};

/**
 * Scores one slot after the other. No slot scores more than `most` says, which is found sooner. `strong` are the slots that say a
 * term elsewhere than in their details; of the others none in the block of `blockWords` words from `word` on scores more than
 * `mostBeside`.
 */
export type Scorer = {
  score: (slot: number) => number;
  most: (slot: number) => number;
  strong: Bitset;
  blockWords: number;
  mostBeside: (word: number) => number;
};

/** A scorer of a segment's slots. In 64 bits, and added in the order of the terms, so that every process has the same. */
export const createScorer = (segment: Segment, scoring: Scoring): Scorer => {
  const { left } = scoring;
  const nothing = createBitset(segment.size);
  const terms: Weighed[] = scoring.terms.map(({ term, idf, said }) => {
    const { near, same, ...whole } = said.get(segment) ?? sayTerm(segment, term);
    const counted = near && !left.has('near') ? withoutSignals(near, left, nothing) : null;
    return { term, idf, said: { ...whole, same: withoutSignals(same, left, nothing), near: counted } };
  });
  const pairs = left.has('phrase') ? [] : pairsOf(segment, terms);
  const heads = left.has('head') ? [] : headsOf(segment, terms);
  const standing = standingIn(segment, scoring);
  const amountOf = ({ said: { placed, same, near } }: Weighed, slot: number): number => {
    const own = addFields(hasBit(placed, slot) ? weights.category : 0, same, segment, slot, 1);
    return near ? addFields(own, near, segment, slot, weights.near) : own;
  };
  const ofPlaces = (slot: number): number => {
    let sum = 0;
    for (const pair of pairs) if (hasBit(pair.both, slot) && standTogether(segment, slot, pair)) sum += pair.amount;
    for (const { said, words, amount } of heads)
      if (hasBit(said, slot) && words.has(headOf(segment, slot))) sum += amount;
    return sum;
  };
  const score = (slot: number): number => {
    let sum = 0;
    for (const weighed of terms)
      if (hasBit(weighed.said.holders, slot)) sum += saturate(weighed, amountOf(weighed, slot));
    return sum + ofPlaces(slot) + (standing[slot] ?? 0);
  };
  const strong = strongIn(segment, terms);
  const ofTerms = mostByLengths(segment, terms);
  const ofAllPlaces = [...pairs, ...heads].reduce((sum, { amount }) => sum + amount, 0);
  const most = (slot: number): number => {
    const isStrong = hasBit(strong, slot);
    return (standing[slot] ?? 0) + ofTerms(slot, isStrong) + (isStrong ? ofAllPlaces : 0);
  };
  const [standings, lengths, ofDetails] = [bestStandings(standing), shortestDetails(segment), mostOfDetails(terms)];
  const mostBeside = (word: number): number => {
    const block = Math.floor(word / blockWords);
    return (standings[block] ?? 0) + ofDetails(lengths[block] ?? 0);
  };
  return { score, most, strong, blockWords, mostBeside };
};
