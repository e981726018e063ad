import type { Sets } from './arena.ts';
import type { Places } from './beside.ts';
import { type Bitset, isEmpty, unite } from './bitset.ts';
import { detailDivisors, longestField, titleDivisors, titleLength } from './field-lengths.ts';
import type { Segment } from './segment.ts';
import { blockSize, type Standing } from './standing.ts';
import type { WeightedTerm } from './term-hits.ts';
import { nothingIn } from './text-match.ts';
import { weights } from './weights.ts';

/** The score of a term for the summed weight of its fields. */
export const saturate = ({ term, idf }: WeightedTerm, amount: number): number =>
  term.bonus ?? (idf * amount) / (weights.saturation + amount);

/** Fields in the order in which their slots are visited. */
const ranks = { title: 0, names: 1, rest: 2 } as const;

/** A field that contains a term in `slots`, and what it adds to the weight of the term there. */
type Field = {
  term: number;
  rank: (typeof ranks)[keyof typeof ranks];
  slots: Bitset;
  titled: number;
  named: number;
  detailed: number;
};

const fieldsOf = (
  segment: Segment,
  { term: { bonus }, hits: { placed, same, near } }: WeightedTerm,
  term: number,
  from: Sets,
): Field[] => {
  const field = (
    rank: Field['rank'],
    part: 'titled' | 'named' | 'detailed',
    weighted: readonly (readonly [Bitset | undefined, number])[],
  ): Field[] => {
    const known = weighted.flatMap(([bits, weight]) =>
      bits && bits !== nothingIn(segment) && !isEmpty(bits) ? [{ bits, weight }] : [],
    );
    const [first, ...others] = known;
    if (!first) return [];
    const slots = others.length === 0 ? first.bits : from.copy(first.bits);
    for (const { bits } of others) unite(slots, bits);
    const none = { titled: 0, named: 0, detailed: 0 };
    return [{ ...none, term, rank, slots, [part]: known.reduce((sum, { weight }) => sum + weight, 0) }];
  };
  const { title, names, details, repeated } = weights;
  return [
    ...field(ranks.title, 'titled', [[same.title, title.weight]]),
    ...field(ranks.title, 'titled', [[near?.title, weights.near * title.weight]]),
    // A bonus is added in any case.
    ...field(bonus === undefined ? ranks.names : ranks.rest, 'named', [[placed, weights.category]]),
    ...field(ranks.names, 'named', [
      [same.names, names.weight],
      [near?.names, weights.near * names.weight],
    ]),
    ...field(ranks.rest, 'detailed', [
      [same.details, details.weight],
      [same.repeated, repeated.weight],
      [near?.details, weights.near * details.weight],
      [near?.repeated, weights.near * repeated.weight],
    ]),
  ];
};

/** Titles of at least this many words count as this long, which raises their bounds a little. */
const longestTitle = 15;
/** Lengths of details are rounded down to a multiple of this, which raises their bounds a little. */
const lengthStep = 2;
const lengthSteps = 128;

/** The lengths of a slot's title and details as one number. */
const lengthsOf = (segment: Segment, slot: number): number =>
  lengthSteps * Math.min(longestTitle, titleLength(segment, slot)) +
  Math.min(lengthSteps - 1, Math.floor((segment.detailLengths[slot] ?? 0) / lengthStep));

/** Only this many fields are told apart, one bit each. The others count as if they contained their terms. */
const mostFields = 30;

/** Far more than rounding errors. */
const slack = 1e-6;

/** The maximum score of the terms by the fields that contain them, as bits, and by the lengths of title and details. */
const boundsByFields = (terms: readonly WeightedTerm[], fields: readonly Field[]) => {
  const compute = (held: number, lengths: number): number => {
    const titleDivisor = titleDivisors[Math.floor(lengths / lengthSteps)] ?? 1;
    const detailDivisor = detailDivisors[lengthStep * (lengths % lengthSteps)] ?? 1;
    const amounts = terms.map(() => -1);
    for (const [at, { term, titled, named, detailed }] of fields.entries()) {
      if (at < mostFields && ((held >>> at) & 1) === 0) continue;
      amounts[term] = Math.max(0, amounts[term] ?? 0) + titled / titleDivisor + named + detailed / detailDivisor;
    }
    return terms.reduce((sum, weighed, term) => {
      const amount = amounts[term] ?? -1;
      return amount < 0 ? sum : sum + saturate(weighed, amount);
    }, slack);
  };
  const known = new Map<number, Float64Array>();
  const boundsOf = (held: number): Float64Array => {
    const bounds = known.get(held) ?? new Float64Array((longestTitle + 1) * lengthSteps);
    known.set(held, bounds);
    return bounds;
  };
  // Neighbors often agree.
  let [last, bounds] = [0, boundsOf(0)];
  return (held: number, lengths: number): number => {
    if (held !== last) {
      last = held;
      bounds = known.get(held) ?? boundsOf(held);
    }
    if (bounds[lengths] === 0) bounds[lengths] = compute(held, lengths);
    return bounds[lengths] ?? 0;
  };
};

/** The maximum score of terms that occur in details of this length only. A bonus is added in any case. */
const mostOfDetails = (terms: readonly WeightedTerm[], fields: readonly Field[]) => {
  const weightOf = terms.map((_, own) =>
    fields.reduce((sum, { term, detailed }) => (term === own ? sum + detailed : sum), 0),
  );
  return (length: number): number => {
    const divisor = detailDivisors[Math.min(longestField, length)] ?? 1;
    return terms.reduce((sum, weighed, term) => sum + saturate(weighed, (weightOf[term] ?? 0) / divisor), slack);
  };
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

/** Upper bounds of scores, which are faster than the scores. */
export type Bounds = {
  /** Turns to a word of a set, whose slots the next three functions are about. */
  turnTo: (word: number) => void;
  /** The slots whose titles contain a term. */
  titled: () => number;
  /** The slots that contain a term outside of their titles and details. */
  named: () => number;
  most: (slot: number) => number;
  /** Bounds the slots of a block that contain terms in their details only. */
  mostBeside: (block: number) => number;
};

/** Computes the upper bounds of a segment's scores. */
export const createBounds = (
  segment: Segment,
  { terms, standing, places, sets }: { terms: readonly WeightedTerm[]; standing: Standing; places: Places; sets: Sets },
): Bounds => {
  const fields = terms
    .flatMap((weighed, term) => fieldsOf(segment, weighed, term, sets))
    .sort((one, other) => one.rank - other.rank);
  const slotsOf = fields.map(({ slots }) => slots);
  const inTitles = fields.filter(({ rank }) => rank === ranks.title).length;
  const inNames = inTitles + fields.filter(({ rank }) => rank === ranks.names).length;
  const ofTerms = boundsByFields(terms, fields);
  const ofDetails = mostOfDetails(terms, fields);
  const lengths = shortestDetails(segment);
  // The word of each field, and how many of them are told apart.
  const words = new Uint32Array(fields.length);
  const told = Math.min(mostFields, fields.length);
  const anyOf = (from: number, to: number): number => {
    let slots = 0;
    for (let field = from; field < to; field += 1) slots |= words[field] ?? 0;
    return slots;
  };
  return {
    turnTo: (word) => {
      for (let field = 0; field < words.length; field += 1) words[field] = slotsOf[field]?.[word] ?? 0;
    },
    titled: () => anyOf(0, inTitles),
    named: () => anyOf(inTitles, inNames),
    most: (slot) => {
      const bit = slot & 31;
      let held = 0;
      for (let field = 0; field < told; field += 1) held |= (((words[field] ?? 0) >>> bit) & 1) << field;
      return ofTerms(held, lengthsOf(segment, slot)) + standing.most(slot) + places.most(slot);
    },
    mostBeside: (block) => standing.mostInBlock(block) + ofDetails(lengths[block] ?? 0),
  };
};
