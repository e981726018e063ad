import { allOf, type Bitset, hasBit, intersect } from './bitset.ts';
import { type Clusters, membersIn } from './clusters.ts';
import type { Parts } from './evaluate.ts';
import {
  type AskedFacets,
  type FacetName,
  type Fit,
  fittingSizes,
  isWantedColor,
  type ListingFilter,
  type PriceRange,
  restrictsColors,
} from './filter.ts';
import { greatestOf, type Ids } from './narrow.ts';
import { anyOf, type Columns, listValues } from './postings.ts';
import { noPrice, type Segment } from './segment.ts';
import { groupOfTrait, isAlone, traitsBeside } from './traits.ts';
import { inVariants, judgedBy, looselyIn } from './variant-match.ts';

type Counts = Record<FacetName, Map<number, number>>;

/** Counts values per cluster: a value that several offers of a cluster have counts once. */
class Tally {
  readonly #counts: Uint32Array;
  // For each value, the last cluster that had it, counted from 1.
  readonly #last: Uint32Array;

  constructor(most: number) {
    this.#counts = new Uint32Array(most + 1);
    this.#last = new Uint32Array(most + 1);
  }

  add(value: number, cluster: number): void {
    if (this.#last[value] === cluster + 1) return;
    this.#last[value] = cluster + 1;
    this.#counts[value] = (this.#counts[value] ?? 0) + 1;
  }

  /** Adds the values of a member. A loop takes half the time of a call for each value. */
  addList({ starts, values }: Columns, member: number, cluster: number): void {
    const end = starts[member + 1] ?? 0;
    for (let at = starts[member] ?? 0; at < end; at += 1) this.add(values[at] ?? 0, cluster);
  }

  /** The same, with the numbers that `meant` has for the values; those with -1 are left out. */
  addMeant({ starts, values }: Columns, member: number, cluster: number, meant: Int32Array): void {
    const end = starts[member + 1] ?? 0;
    for (let at = starts[member] ?? 0; at < end; at += 1) {
      const value = meant[values[at] ?? 0] ?? -1;
      if (value >= 0) this.add(value, cluster);
    }
  }

  addTo(counts: Map<number, number>): void {
    for (const [value, count] of this.#counts.entries())
      if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count);
  }
}

const knownGreatest = new WeakMap<Ids, number>();

/** The greatest value of a list that never changes, cached. */
const rememberedGreatest = (values: Ids): number => {
  const known = knownGreatest.get(values) ?? greatestOf(values);
  knownGreatest.set(values, known);
  return known;
};

type Visit = (member: number, slot: number, cluster: number) => void;

const visitMembers = (clusters: Clusters, bits: Bitset, visit: Visit): void => {
  for (const member of membersIn(clusters, bits)) {
    const slot = clusters.members[member] ?? 0;
    visit(member, slot, clusters.owners[member] ?? 0);
  }
};

const countLists = (counts: Map<number, number>, { clusters }: Segment, lists: Columns, bits: Bitset): void => {
  const { owners } = clusters;
  const tally = new Tally(rememberedGreatest(lists.values));
  const members = membersIn(clusters, bits);
  for (let place = 0; place < members.length; place += 1) {
    const member = members[place] ?? 0;
    tally.addList(lists, member, owners[member] ?? 0);
  }
  tally.addTo(counts);
};

const countStores = (counts: Map<number, number>, { clusters }: Segment, bits: Bitset): void => {
  const { stores, owners } = clusters;
  const tally = new Tally(rememberedGreatest(stores));
  const members = membersIn(clusters, bits);
  for (let place = 0; place < members.length; place += 1) {
    const member = members[place] ?? 0;
    tally.add(stores[member] ?? 0, owners[member] ?? 0);
  }
  tally.addTo(counts);
};

const countPrices = (
  counts: Map<number, number>,
  { clusters }: Segment,
  bits: Bitset,
  buckets: readonly PriceRange[],
): void => {
  const tally = new Tally(buckets.length);
  const from = buckets.map((bucket) => bucket.from);
  const below = buckets.map((bucket) => bucket.below ?? noPrice);
  const { prices, owners } = clusters;
  const members = membersIn(clusters, bits);
  for (let place = 0; place < members.length; place += 1) {
    const member = members[place] ?? 0;
    const price = prices[member] ?? 0;
    for (let position = 0; position < from.length; position += 1)
      if (price >= (from[position] ?? 0) && price < (below[position] ?? 0)) tally.add(position, owners[member] ?? 0);
  }
  tally.addTo(counts);
};

const pairSize = 2 ** 32;

const pairs = new WeakMap<Segment, { colors: number[]; sizes: number[] }>();

/** The color and the size of each pair number. */
const pairsOf = (segment: Segment): { colors: number[]; sizes: number[] } => {
  const keys = [...segment.variantIds.keys()];
  const known = pairs.get(segment) ?? {
    colors: keys.map((key) => Math.floor(key / pairSize)),
    sizes: keys.map((key) => key % pairSize),
  };
  pairs.set(segment, known);
  return known;
};

type Beside = {
  /** What to count for offers without variants in their feed, and the slots that match the selection. */
  loose: Columns;
  chosen: Bitset;
  /** What to count, and what is selected, by pair number. */
  counted: readonly number[];
  others: readonly number[];
  isWanted: (other: number) => boolean;
};

const visitList = ({ starts, values }: Columns, member: number, visit: (value: number) => void): void => {
  for (let at = starts[member] ?? 0; at < (starts[member + 1] ?? 0); at += 1) visit(values[at] ?? 0);
};

// Counts colors beside selected sizes, or sizes beside selected colors. If the feed has variants, both must be in the
// same variant (behavior.md#listing-filters).
const countBeside = (counts: Map<number, number>, segment: Segment, bits: Bitset, beside: Beside): void => {
  const { clusters, withoutVariants } = segment;
  const { loose, chosen, counted, others, isWanted } = beside;
  const tally = new Tally(counted.reduce((most, value) => Math.max(most, value), rememberedGreatest(loose.values)));
  const meant = Int32Array.from(counted, (value, pair) => (isWanted(others[pair] ?? 0) ? value : -1));
  const { members: slots, owners, variants } = clusters;
  for (const member of membersIn(clusters, bits)) {
    const slot = slots[member] ?? 0;
    const cluster = owners[member] ?? 0;
    if (!hasBit(withoutVariants, slot)) tally.addMeant(variants, member, cluster, meant);
    else if (hasBit(chosen, slot)) tally.addList(loose, member, cluster);
  }
  tally.addTo(counts);
};

// Like `countBeside`, where the sizes that count depend on the offer: of offers whose sizes are known, only fitting
// sizes count.
const countFitting = (counts: Counts, segment: Segment, filter: ListingFilter, fit: Fit, bits: Bitset): void => {
  const { clusters, withoutVariants } = segment;
  const { colors: colorsOf, sizes: sizesOf } = pairsOf(segment);
  const judged = judgedBy(segment, fit);
  const [fits, fitting, asked] = [new Set(fit.sizes), new Set(fittingSizes(filter, fit)), new Set(filter.sizes)];
  const [isRestricted, isWanted] = [restrictsColors(filter), isWantedColor(filter)];
  const [inFitting, inAsked, inColors] = [
    anyOf(segment.sizes, [...fitting]),
    anyOf(segment.sizes, filter.sizes),
    looselyIn(segment, filter),
  ];
  const most = [...colorsOf, ...sizesOf].reduce((sum, value) => Math.max(sum, value), 0);
  const colors = new Tally(Math.max(most, rememberedGreatest(clusters.colors.values)));
  const sizes = new Tally(Math.max(most, rememberedGreatest(clusters.sizes.values)));
  const countColors = (member: number, slot: number, cluster: number): void => {
    const isJudged = hasBit(judged, slot);
    const wanted = isJudged ? fitting : asked;
    const isAny = !isJudged && asked.size === 0;
    if (isAny || hasBit(withoutVariants, slot)) {
      if (isAny || hasBit(isJudged ? inFitting : inAsked, slot))
        visitList(clusters.colors, member, (color) => colors.add(color, cluster));
      return;
    }
    visitList(clusters.variants, member, (pair) => {
      if (wanted.has(sizesOf[pair] ?? 0)) colors.add(colorsOf[pair] ?? 0, cluster);
    });
  };
  const countSizes = (member: number, slot: number, cluster: number): void => {
    const isJudged = hasBit(judged, slot);
    const add = (size: number): void => {
      if (!isJudged || fits.has(size)) sizes.add(size, cluster);
    };
    if (!isRestricted || hasBit(withoutVariants, slot)) {
      if (!isRestricted || hasBit(inColors, slot)) visitList(clusters.sizes, member, add);
      return;
    }
    visitList(clusters.variants, member, (pair) => {
      if (isWanted(colorsOf[pair] ?? 0)) add(sizesOf[pair] ?? 0);
    });
  };
  visitMembers(clusters, bits, (member, slot, cluster) => {
    countColors(member, slot, cluster);
    countSizes(member, slot, cluster);
  });
  colors.addTo(counts.color);
  sizes.addTo(counts.size);
};

const countVariants = (counts: Counts, segment: Segment, filter: ListingFilter, bits: Bitset): void => {
  const { clusters } = segment;
  const { sizes, fit } = filter;
  if (fit !== null) {
    countFitting(counts, segment, filter, fit, bits);
    return;
  }
  const numbers = pairsOf(segment);
  if (sizes.length === 0) countLists(counts.color, segment, clusters.colors, bits);
  else {
    const chosen = anyOf(segment.sizes, sizes);
    const isWanted = (size: number): boolean => sizes.includes(size);
    const { colors: counted, sizes: others } = numbers;
    countBeside(counts.color, segment, bits, { loose: clusters.colors, chosen, counted, others, isWanted });
  }
  if (!restrictsColors(filter)) countLists(counts.size, segment, clusters.sizes, bits);
  else {
    const chosen = looselyIn(segment, filter);
    const { sizes: counted, colors: others } = numbers;
    const isWanted = isWantedColor(filter);
    countBeside(counts.size, segment, bits, { loose: clusters.sizes, chosen, counted, others, isWanted });
  }
};

const countOwners = ({ clusters }: Segment, bits: Bitset): number => {
  const tally = new Tally(0);
  const members = membersIn(clusters, bits);
  for (let place = 0; place < members.length; place += 1) tally.add(0, clusters.owners[members[place] ?? 0] ?? 0);
  const counts = new Map<number, number>();
  tally.addTo(counts);
  return counts.get(0) ?? 0;
};

// Each group with a selection is counted without its own selection; the other groups are counted together. Few of the
// traits that are groups of their own are wanted, so each of those is counted by its offers.
const countTraits = (
  counts: Map<number, number>,
  segment: Segment,
  bits: Bitset,
  chosen: Parts['traits'],
  wanted: (trait: number) => boolean,
): void => {
  const { traits } = segment.clusters;
  const count = (kept: Bitset, isCounted: (group: number) => boolean): void => {
    const counted = new Map<number, number>();
    countLists(counted, segment, traits, kept);
    for (const [trait, number] of counted)
      if (isCounted(groupOfTrait(trait))) counts.set(trait, (counts.get(trait) ?? 0) + number);
  };
  count(allOf(bits, ...chosen.values()), (group) => !chosen.has(group));
  for (const own of chosen.keys())
    if (!isAlone(own)) count(allOf(bits, ...traitsBeside(chosen, own)), (group) => group === own);
  for (const trait of listValues(segment.traits)) {
    if (!isAlone(trait) || !wanted(trait)) continue;
    const number = countOwners(segment, allOf(bits, anyOf(segment.traits, [trait]), ...traitsBeside(chosen, trait)));
    if (number > 0) counts.set(trait, (counts.get(trait) ?? 0) + number);
  }
};

/** Like `countFacets`, for the offers of `segment` that share clusters: each cluster counts once. */
export const countClusters = (
  counts: Counts,
  segment: Segment,
  filter: ListingFilter,
  { base, store, brand, price, traits: chosen }: Parts,
  { buckets, wanted }: AskedFacets,
): void => {
  const scope = base.slice();
  intersect(scope, segment.clusters.bySlot.bits);
  const variants = inVariants(segment, filter);
  const traits = [...chosen.values()];
  countStores(counts.store, segment, allOf(scope, brand, price, variants, ...traits));
  countLists(counts.brand, segment, segment.clusters.brands, allOf(scope, store, price, variants, ...traits));
  countVariants(counts, segment, filter, allOf(scope, store, brand, price, ...traits));
  countPrices(counts.price, segment, allOf(scope, store, brand, variants, ...traits), buckets);
  countTraits(counts.trait, segment, allOf(scope, store, brand, price, variants), chosen, wanted);
};
