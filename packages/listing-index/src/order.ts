import type { Sets } from './arena.ts';
import { type Bitset, countBits, firstOf, hasBit, intersect, listBits, remove, visitBits } from './bitset.ts';
import type { SortOrder } from './filter.ts';
import { First } from './first.ts';
import { type KeyOrder, keyOrderOf } from './key-orders.ts';
import { type Found, partsOf } from './placing.ts';
import { createScorer, type Scorer, type Scoring } from './score.ts';
import { noPrice, type Segment } from './segment.ts';
import { blockSize } from './standing.ts';
import { timeAt } from './times.ts';

// Below this share of the segment, sorting the result is faster than scanning the whole order for it.
const sparseShare = 1 / 64;

// Preselects by bare key, so that only slots that can be among the first `limit` are fully compared.
const sortedSlots = ({ segment, result }: Found, { keyOf }: KeyOrder, limit: number): number[] => {
  const { ids } = segment;
  const slots = listBits(result);
  const key = (slot: number): number => keyOf(segment, slot);
  const keys = slots.map(key);
  const last = keys.toSorted()[limit - 1] ?? noPrice;
  return [...slots.filter((_, at) => (keys[at] ?? noPrice) <= last)]
    .sort((left, right) => key(left) - key(right) || (ids[left] ?? 0) - (ids[right] ?? 0))
    .slice(0, limit);
};

const newestSlots = (result: Bitset, limit: number): number[] => {
  const slots: number[] = [];
  visitBits(result, (slot) => {
    slots.push(slot);
    return slots.length < limit;
  });
  return slots;
};

const orderedSlots = (found: Found, order: KeyOrder, limit: number): number[] => {
  const { segment, result, count } = found;
  if (count < segment.size * sparseShare) return sortedSlots(found, order, limit);
  const slots: number[] = [];
  order.visit(segment, (slot) => {
    if (hasBit(result, slot)) slots.push(slot);
    return slots.length < limit;
  });
  return slots;
};

/** A product's place in an order, comparable across segments: by ascending `tier`, then by ascending `key`. */
export type Placed = { id: number; tier: number; key: number; slot: number; segment: Segment };

type Scored = { slot: number; score: number };

/** Boosted, normal, and buried products. */
const mostParts = 3;

/** The tiers of pins come before all others. */
const mostPins = 1_000_000;

const blockWords = blockSize / 32;

/** The `limit` slots of `bits` with the highest scores, best first. Ties go to the newest id. */
const bestSlots = (
  { ids, size }: Segment,
  bits: Bitset,
  { score, bounds }: Scorer,
  { limit, sets }: { limit: number; sets: Sets },
): Scored[] => {
  const { turnTo, titled, named: namedIn, most, mostBeside } = bounds();
  const isBefore = (one: Scored, other: Scored): boolean =>
    one.score > other.score || (one.score === other.score && (ids[one.slot] ?? 0) > (ids[other.slot] ?? 0));
  const first = new First<Scored>(limit, isBefore);
  let least = Number.NEGATIVE_INFINITY;
  const visit = (slot: number): void => {
    // Skips slots whose upper bound is below the worst kept score, which is most of them.
    if (most(slot) < least) return;
    const own = score(slot);
    if (own < least) return;
    first.add({ slot, score: own });
    least = first.last?.score ?? least;
  };
  const visitHere = (index: number, slots: number): void => {
    for (let word = slots; word !== 0; word &= word - 1) visit((index << 5) + 31 - Math.clz32(word & -word));
  };
  const visitWord = (index: number, slots: number): void => {
    if (slots === 0) return;
    turnTo(index);
    visitHere(index, slots);
  };
  // The best are most likely among those with a word in their titles, so these come first.
  const [named, beside] = [sets.create(size), sets.create(size)];
  for (let index = 0; index < bits.length; index += 1) {
    const own = bits[index] ?? 0;
    if (own === 0) continue;
    turnTo(index);
    const inTitle = own & titled();
    named[index] = own & ~inTitle & namedIn();
    beside[index] = own ^ inTitle ^ (named[index] ?? 0);
    visitHere(index, inTitle);
  }
  for (let index = 0; index < bits.length; index += 1) visitWord(index, named[index] ?? 0);
  // Products that match only in their details are rarely among the first.
  for (let begin = 0; begin < bits.length; begin += blockWords) {
    if (mostBeside(begin / blockWords) < least) continue;
    const end = Math.min(begin + blockWords, bits.length);
    for (let index = begin; index < end; index += 1) visitWord(index, beside[index] ?? 0);
  }
  return first.take();
};

/**
 * Orders tier by tier. Within a tier, products in stock come before sold-out ones (behavior.md#listing-sold-out), then
 * by best score.
 */
const relevant = (
  { segment, result, placing, tiers = [result] }: Found,
  scoring: Scoring,
  { end, among }: { end: number; among: number },
): Placed[] => {
  const { ids, inStock } = segment;
  const { sets } = scoring;
  const scorer = createScorer(segment, scoring);
  const placed: Placed[] = [];
  const add = (bits: Bitset, tier: number): void => {
    // The newest slots come first.
    const stretch = among < segment.size ? firstOf(bits, among) : bits;
    for (const { slot, score } of bestSlots(segment, stretch, scorer, { limit: end - placed.length, sets }))
      placed.push({ id: ids[slot] ?? 0, tier, key: -score, slot, segment });
  };
  for (let tier = 0; tier < 2 * tiers.length && placed.length < end; tier += 1) {
    const all = sets.copy(tiers[tier >>> 1] ?? result);
    if (tier % 2 === 0) intersect(all, inStock);
    else remove(all, inStock);
    for (const [at, part] of partsOf(all, placing).entries()) if (placed.length < end) add(part, tier + at / mostParts);
  }
  return placed;
};

/** Newest first, tier by tier and part by part. */
const newest = ({ segment, result, placing, tiers = [result] }: Found, end: number): Placed[] => {
  const { ids, times } = segment;
  const placed: Placed[] = [];
  for (const [tier, bits] of tiers.entries()) {
    for (const [at, part] of partsOf(bits, placing).entries()) {
      if (placed.length >= end) return placed;
      for (const slot of newestSlots(part, end - placed.length))
        placed.push({ id: ids[slot] ?? 0, tier: tier + at / mostParts, key: -timeAt(times, slot), slot, segment });
    }
  }
  return placed;
};

/** By the key of an order, tier by tier. */
const keyed = (found: Found, order: KeyOrder, end: number): Placed[] => {
  const { segment, result, count, tiers } = found;
  const placed: Placed[] = [];
  for (const [tier, bits] of (tiers ?? [result]).entries()) {
    if (placed.length >= end) return placed;
    const own = { segment, result: bits, count: tiers ? countBits(bits) : count };
    for (const slot of orderedSlots(own, order, end - placed.length))
      placed.push({ id: segment.ids[slot] ?? 0, tier, key: order.keyOf(segment, slot), slot, segment });
  }
  return placed;
};

const pinsOf = ({ segment, placing }: Found): Placed[] =>
  [...(placing?.pins ?? [])].map(([at, slot]) => ({
    ...{ id: segment.ids[slot] ?? 0, slot, segment },
    tier: at - mostPins,
    key: 0,
  }));

/**
 * The products of a segment's result in the order of `sort`, from place `from` up to but excluding `to`. Only
 * 'relevance' uses `scoring` and `among`: the number of newest products per tier that are ranked. `country` is that of
 * prices with delivery.
 */
export const placedBetween = (
  found: Found,
  sort: SortOrder,
  from: number,
  to: number,
  { scoring, among, country }: { scoring: () => Scoring; among: number; country: number | undefined },
): Placed[] => {
  const end = Math.min(found.count, to);
  if (sort === 'newest' || sort === 'relevance') {
    const pins = pinsOf(found);
    const rest = Math.max(0, end - pins.length);
    const others = sort === 'newest' ? newest(found, rest) : relevant(found, scoring(), { end: rest, among });
    return [...pins, ...others].slice(from, end);
  }
  return keyed(found, keyOrderOf(sort, country), end).slice(from, end);
};

/** The total order of every page: by key, then by id. */
export const comparePlaced = (sort: SortOrder) => {
  const byId = sort === 'newest' || sort === 'relevance' ? -1 : 1;
  return (left: Placed, right: Placed): number =>
    left.tier - right.tier || left.key - right.key || byId * (left.id - right.id);
};
