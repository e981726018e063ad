import { allOf, type Bitset, countCommon, createBitset, without } from './bitset.ts';
import { countClusters } from './cluster-facets.ts';
import type { Parts } from './evaluate.ts';
import {
  type AskedFacets,
  type ColorFilter,
  type FacetName,
  type Fit,
  fittingSizes,
  type ListingFilter,
  restrictsColors,
} from './filter.ts';
import type { Ids } from './narrow.ts';
import { anyOf, asResult, countAny, countValue, hasValue, listValues, type Postings, type Result } from './postings.ts';
import { inPriceRanges } from './price-ranges.ts';
import type { Segment } from './segment.ts';
import { byGroup, traitsBeside } from './traits.ts';
import { inVariants, judgedBy, looselyIn, variantsOf, wantedColors } from './variant-match.ts';

/**
 * How many products of the whole result have each value of a facet. Price buckets are indexed by position. Sizes that
 * occur before the shopper's filters have a count of 0 if the filters exclude them.
 */
export type FacetCounts = Record<FacetName, Map<number, number>>;

type Counts = Map<number, number>;

const add = (counts: Counts, value: number, count: number): void => {
  if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count);
};

// Stores and brands have one value per slot, so one pass over the result counts all of them.
const countColumn = (counts: Map<number, number>, column: Ids, values: number[], { bits, words }: Result): void => {
  const tally = new Uint32Array(values.reduce((most, value) => Math.max(most, value), 0) + 1);
  for (let at = 0; at < words.length; at += 1) {
    const first = (words[at] ?? 0) << 5;
    let word = bits[words[at] ?? 0] ?? 0;
    while (word !== 0) {
      const lowest = word & -word;
      const value = column[first + 31 - Math.clz32(lowest)] ?? 0;
      tally[value] = (tally[value] ?? 0) + 1;
      word ^= lowest;
    }
  }
  for (const value of values) add(counts, value, tally[value] ?? 0);
};

const countPostings = (counts: Map<number, number>, postings: Postings, result: Result): void => {
  for (const value of listValues(postings)) add(counts, value, countValue(postings, value, result));
};

// Counts colors beside selected sizes, or sizes beside selected colors. If the feed has variants, both must be in the
// same variant; otherwise both must occur in the offer (behavior.md#listing-filters).
const countBeside = (
  counts: Map<number, number>,
  segment: Segment,
  postings: Postings,
  chosen: Bitset,
  pairsOf: (value: number) => number[],
  result: Result,
): void => {
  const scratch = createBitset(segment.size);
  const loose = asResult(allOf(result.bits, segment.withoutVariants, chosen));
  for (const value of listValues(postings)) {
    add(
      counts,
      value,
      countValue(postings, value, loose) + countAny(segment.variants, pairsOf(value), result, scratch),
    );
  }
};

const countColors = (counts: Counts, segment: Segment, sizes: readonly number[], rest: Result): void => {
  if (sizes.length === 0) {
    countPostings(counts, segment.colors, rest);
    return;
  }
  const pairsOf = (color: number): number[] => variantsOf(segment, [color], sizes);
  countBeside(counts, segment, segment.colors, anyOf(segment.sizes, sizes), pairsOf, rest);
};

const countSizes = (counts: Counts, segment: Segment, filter: ColorFilter, rest: Result): void => {
  if (!restrictsColors(filter)) {
    countPostings(counts, segment.sizes, rest);
    return;
  }
  const colors = wantedColors(segment, filter);
  const pairsOf = (size: number): number[] => variantsOf(segment, colors, [size]);
  countBeside(counts, segment, segment.sizes, looselyIn(segment, filter), pairsOf, rest);
};

// Of offers whose sizes are known, only fitting sizes count, and only colors that are available in a fitting size.
const countFitting = (counts: FacetCounts, segment: Segment, filter: ListingFilter, fit: Fit, rest: Result): void => {
  const fitting = fittingSizes(filter, fit);
  if (fitting.length > 0) countColors(counts.color, segment, fitting, rest);
  const sizes: Counts = new Map();
  countSizes(sizes, segment, filter, rest);
  for (const size of fit.sizes) add(counts.size, size, sizes.get(size) ?? 0);
};

const countVariants = (counts: FacetCounts, segment: Segment, filter: ListingFilter, rest: Result): void => {
  const { sizes, fit } = filter;
  const judged = fit && judgedBy(segment, fit);
  const free = judged ? asResult(without(rest.bits, judged)) : rest;
  countColors(counts.color, segment, sizes, free);
  countSizes(counts.size, segment, filter, free);
  if (fit && judged) countFitting(counts, segment, filter, fit, asResult(allOf(rest.bits, judged)));
};

// The options of the size facet are the sizes within the listing's scope.
const addZeroSizes = (counts: Map<number, number>, segment: Segment, scope: Result): void => {
  for (const size of listValues(segment.sizes)) {
    if (!counts.has(size) && hasValue(segment.sizes, size, scope)) counts.set(size, 0);
  }
};

/** Whether the shopper's filters can exclude sizes. */
const isNarrowed = (filter: ListingFilter, { store, brand, price, traits }: Parts): boolean =>
  restrictsColors(filter) ||
  filter.fit !== null ||
  store !== null ||
  brand !== null ||
  price !== null ||
  traits.size > 0;

// Most questions leave the same slots for every facet, so equal sets are shared. At a million products, a set takes 125
// KB, and clearing that memory takes longer than computing the set.
const leaver = (base: Bitset) => {
  const known = new Map<Bitset, Result>();
  return (...sets: (Bitset | null)[]): Result => {
    const bits = allOf(base, ...sets);
    const result = known.get(bits) ?? asResult(bits);
    known.set(bits, result);
    return result;
  };
};

/**
 * Adds the counts of `segment` to `counts`. Clusters count once, and each facet ignores its own filter
 * (behavior.md#listing-facets).
 */
export const countFacets = (
  counts: FacetCounts,
  segment: Segment,
  filter: ListingFilter,
  parts: Parts,
  asked: AskedFacets,
): void => {
  const { bySlot, members } = segment.clusters;
  if (members.length === 0) {
    countOffers(counts, segment, filter, parts, asked);
  } else {
    countOffers(counts, segment, filter, { ...parts, base: without(parts.base, bySlot.bits) }, asked);
    countClusters(counts, segment, filter, parts, asked);
  }
  if (isNarrowed(filter, parts)) addZeroSizes(counts.size, segment, asResult(parts.base));
};

/** The same for offers that do not share a cluster. */
const countOffers = (
  counts: FacetCounts,
  segment: Segment,
  filter: ListingFilter,
  parts: Parts,
  { buckets, wanted }: AskedFacets,
): void => {
  const { base, store, brand, price } = parts;
  const variants = inVariants(segment, filter);
  const traits = [...parts.traits.values()];
  const leave = leaver(base);
  countColumn(
    counts.store,
    segment.stores,
    listValues(segment.storePostings),
    leave(brand, price, variants, ...traits),
  );
  countColumn(
    counts.brand,
    segment.brands,
    listValues(segment.brandPostings),
    leave(store, price, variants, ...traits),
  );
  const rest = leave(store, brand, price, ...traits);
  countVariants(counts, segment, filter, rest);
  const withoutPrice = leave(store, brand, variants, ...traits);
  for (const [position, bucket] of buckets.entries()) {
    const bits = inPriceRanges(segment, [bucket]);
    add(counts.price, position, countCommon(bits, withoutPrice.bits, withoutPrice.words));
  }
  for (const [group, values] of byGroup(listValues(segment.traits).filter(wanted))) {
    const result = leave(store, brand, price, variants, ...traitsBeside(parts.traits, group));
    for (const trait of values) add(counts.trait, trait, countValue(segment.traits, trait, result));
  }
};
