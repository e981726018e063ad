import { addBit, type Bitset, createBitset, hasBit, isEmpty, unite, without } from './bitset.ts';
import { siblingsOf } from './clusters.ts';
import { allOf } from './filter.ts';
import { findSlot, type Segment } from './segment.ts';

/**
 * What the shop itself says of a default order, by the ids of products: `pins` stand first, in this order; `boosts` come before
 * the others and `buries` behind them, each in the order that they have anyway. None of it changes what is found.
 */
export type Merchandise = { pins: readonly number[]; boosts: readonly number[]; buries: readonly number[] };

/** The same in one segment: the slots of its pins by their places, and the sets that are boosted and buried. */
export type Placing = {
  readonly pins: ReadonlyMap<number, number>;
  readonly pinned: Bitset;
  readonly boosted: Bitset;
  readonly buried: Bitset;
};

/**
 * What a filter leaves of one segment, and how many that are; `tiers` are parts of it of which the first come first. `placing`
 * is what the shop says of the order, for 'newest' and 'relevance' alone.
 */
export type Found = {
  segment: Segment;
  result: Bitset;
  count: number;
  tiers?: readonly Bitset[];
  placing?: Placing;
};

/** The slots of a product: of all offers of its cluster. */
const slotsOf = ({ segment }: Found, id: number): readonly number[] => {
  const slot = findSlot(segment, id);
  return slot < 0 ? [] : siblingsOf(segment.clusters, slot);
};

/** Of these products the slots that are in `result`, whichever offer of their cluster that is. */
const slotsIn = (found: Found, ids: readonly number[]): Bitset => {
  const slots = createBitset(found.segment.size);
  for (const slot of ids.flatMap((id) => slotsOf(found, id))) if (hasBit(found.result, slot)) addBit(slots, slot);
  return slots;
};

// What meets less of a search than others do is not moved above them. Sold-out products keep their places.
const movable = (found: Found, tier: number): Bitset =>
  allOf(found.tiers?.[tier] ?? found.result, found.result, found.segment.inStock);

const firstTier = (results: readonly Found[]): number => {
  const most = Math.max(...results.map(({ tiers = [] }) => tiers.length));
  const isMet = (bits: Bitset | undefined): boolean => bits !== undefined && !isEmpty(bits);
  for (let tier = 0; tier < most; tier += 1) if (results.some(({ tiers }) => isMet(tiers?.[tier]))) return tier;
  return 0;
};

const place = (found: Found, { pins, boosts, buries }: Merchandise, tier: number): Placing => {
  const free = movable(found, tier);
  const pinned = createBitset(found.segment.size);
  const places = new Map<number, number>();
  for (const [at, id] of pins.entries()) {
    const slot = slotsOf(found, id).find((one) => hasBit(free, one));
    if (slot === undefined || hasBit(pinned, slot)) continue;
    addBit(pinned, slot);
    places.set(at, slot);
  }
  const boosted = without(allOf(slotsIn(found, boosts), found.segment.inStock), pinned);
  const moved = pinned.slice();
  unite(moved, boosted);
  return { pins: places, pinned, boosted, buried: without(slotsIn(found, buries), moved) };
};

/** What is found, with what the shop says of its order. */
export const placeBy = (results: readonly Found[], merchandise: Merchandise): Found[] => {
  const tier = firstTier(results);
  return results.map((found) => ({ ...found, placing: place(found, merchandise, tier) }));
};

/** The parts of a set that come one after the other: what is boosted, the rest, and what is buried. Pins are in none. */
export const partsOf = (bits: Bitset, placing: Placing | undefined): Bitset[] => {
  if (!placing) return [bits];
  const { pinned, boosted, buried } = placing;
  return [allOf(bits, boosted), without(without(without(bits, pinned), boosted), buried), allOf(bits, buried)];
};
