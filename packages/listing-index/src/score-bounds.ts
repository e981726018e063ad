import type { Sets } from './arena.ts';
import type { Places } from './beside.ts';
import { type Bitset, hasBit, isEmpty } from './bitset.ts';
import { detailDivisors, longestField, titleDivisors, titleLength } from './field-lengths.ts';
import type { Segment } from './segment.ts';
import { blockSize, type Standing } from './standing.ts';
import type { Fields, TermHits, WeightedTerm } from './term-hits.ts';
import { nothingIn } from './text-match.ts';
import { weights } from './weights.ts';

/** The score of a term for the summed weight of its fields. */
export const saturate = ({ term, idf }: WeightedTerm, amount: number): number =>
  term.bonus ?? (idf * amount) / (weights.saturation + amount);

/** The score of each field if any slot contains the term in it. Most terms occur in few fields. */
type Worth = { placed: number; title: number; names: number; details: number };

const worthOf = (segment: Segment, { placed, same, near }: TermHits): Worth => {
  const isNothing = (bits: Bitset): boolean => bits === nothingIn(segment) || isEmpty(bits);
  const sum = (worth: number, pick: (fields: Fields) => Bitset): number =>
    [same, near].reduce((all, fields, at) => {
      if (!fields || isNothing(pick(fields))) return all;
      return all + worth * (at === 0 ? 1 : weights.near);
    }, 0);
  return {
    placed: isNothing(placed) ? 0 : weights.category,
    title: sum(weights.title.weight, ({ title }) => title),
    names: sum(weights.names.weight, ({ names }) => names),
    details:
      sum(weights.details.weight, ({ details }) => details) + sum(weights.repeated.weight, ({ repeated }) => repeated),
  };
};

type Weighed = { weighed: WeightedTerm; worth: Worth };

/** Longer titles and details count as if they had this length, for which a score is higher. */
const longestTitle = 31;
const longestDetails = 255;

/** Far more than rounding errors. */
const slack = 1e-6;

/**
 * The maximum score of the terms for details of this length that contain all of them, while title and names contain
 * none.
 */
const mostOfDetails = (worths: readonly Weighed[]) => {
  return (length: number): number => {
    const divisor = detailDivisors[Math.min(longestField, length)] ?? 1;
    return worths.reduce((sum, { weighed, worth }) => sum + saturate(weighed, worth.details / divisor), slack);
  };
};

/** Where the terms occur at most: in the details only, also in names and categories, or in the title too. */
const levels = { details: 0, names: 1, title: 2 } as const;

type Level = (typeof levels)[keyof typeof levels];

// The maximum score of the terms for each combination of title length, details length and level that occurs.
const mostByLengths = (segment: Segment, worths: readonly Weighed[]) => {
  const compute = (titleDivisor: number, detailDivisor: number, level: Level): number =>
    worths.reduce((sum, { weighed, worth }) => {
      const named = level >= levels.names ? worth.placed + worth.names : 0;
      const titled = level >= levels.title ? worth.title / titleDivisor : 0;
      return sum + saturate(weighed, titled + named + worth.details / detailDivisor);
    }, slack);
  const known = new Float64Array(3 * (longestTitle + 1) * (longestDetails + 1));
  return (slot: number, level: Level): number => {
    const title = Math.min(longestTitle, titleLength(segment, slot));
    const details = Math.min(longestDetails, segment.detailLengths[slot] ?? 0);
    const at = 3 * ((longestDetails + 1) * title + details) + level;
    if (known[at] === 0) known[at] = compute(titleDivisors[title] ?? 1, detailDivisors[details] ?? 1, level);
    return known[at] ?? 0;
  };
};

const nonempty = (segment: Segment, sets: readonly Bitset[]): Bitset[] =>
  sets.filter((bits) => bits !== nothingIn(segment));

const titleSets = (segment: Segment, terms: readonly WeightedTerm[]): Bitset[] =>
  nonempty(
    segment,
    terms.flatMap(({ hits: { same, near } }) => (near ? [same.title, near.title] : [same.title])),
  );

const nameSets = (segment: Segment, terms: readonly WeightedTerm[]): Bitset[] =>
  nonempty(
    segment,
    terms.flatMap(({ term, hits: { placed, same, near } }) => [
      // A bonus is added in any case.
      ...(term.bonus === undefined ? [placed] : []),
      ...(near ? [same.names, near.names] : [same.names]),
    ]),
  );

const anyAt = (sets: readonly Bitset[], word: number): number => {
  let bits = 0;
  for (const set of sets) bits |= set[word] ?? 0;
  return bits;
};

const findShortest = ({ size, detailLengths }: Segment): Uint16Array => {
  const shortest = new Uint16Array(Math.ceil(size / blockSize)).fill(longestField);
  for (let slot = 0; slot < size; slot += 1) {
    const block = Math.floor(slot / blockSize);
    shortest[block] = Math.min(shortest[block] ?? longestField, detailLengths[slot] ?? 0);
  }
  return shortest;
};

const knownShortest = new WeakMap<Segment, Uint16Array>();

// Cached, because it does not depend on the search.
const shortestDetails = (segment: Segment): Uint16Array => {
  const known = knownShortest.get(segment) ?? findShortest(segment);
  knownShortest.set(segment, known);
  return known;
};

/**
 * Upper bounds of scores. `titledAt` are the slots of a word of a set whose titles contain a term, `namedAt` those that
 * contain one elsewhere outside of their details. `most` bounds a slot of a word for which both were called, and is
 * faster than the slot's score. `mostBeside` bounds the other slots of a block.
 */
export type Bounds = {
  titledAt: (word: number) => number;
  namedAt: (word: number) => number;
  most: (slot: number) => number;
  mostBeside: (block: number) => number;
};

/** Computes the upper bounds of a segment's scores. */
export const createBounds = (
  segment: Segment,
  {
    terms,
    standing,
    places,
    sets: from,
  }: { terms: readonly WeightedTerm[]; standing: Standing; places: Places; sets: Sets },
): Bounds => {
  const worths = terms.map((weighed) => ({ weighed, worth: worthOf(segment, weighed.hits) }));
  const ofTerms = mostByLengths(segment, worths);
  const [lengths, ofDetails] = [shortestDetails(segment), mostOfDetails(worths)];
  // Found word by word, because a search ranks few of a million slots.
  const [inTitle, inNames] = [titleSets(segment, terms), nameSets(segment, terms)];
  const [titled, named] = [from.create(segment.size), from.create(segment.size)];
  return {
    titledAt: (word) => {
      titled[word] = anyAt(inTitle, word);
      return titled[word] ?? 0;
    },
    namedAt: (word) => {
      named[word] = anyAt(inNames, word);
      return named[word] ?? 0;
    },
    most: (slot) => {
      // Only words of a title stand beside one another.
      if (hasBit(titled, slot)) return standing.most(slot) + ofTerms(slot, levels.title) + places.most;
      return standing.most(slot) + ofTerms(slot, hasBit(named, slot) ? levels.names : levels.details);
    },
    mostBeside: (block) => standing.mostInBlock(block) + ofDetails(lengths[block] ?? 0),
  };
};
