import { addBit, allOf, type Bitset, createBitset, hasBit, isEmpty, unite, without } from './bitset.ts';
import { siblingsOf } from './clusters.ts';
import { findSlot, type Segment } from './segment.ts';

/**
 * Merchandising of a default order, by product id: `pins` come first in this order; `boosts` come before the others and
 * `buries` after them, each in default order. The result contains the same products.
 */
export type Merchandise = { pins: readonly number[]; boosts: readonly number[]; buries: readonly number[] };

/** Merchandising within one segment: the slots of its pins by position, and the sets of boosted and buried slots. */
export type Placing = {
  readonly pins: ReadonlyMap<number, number>;
  readonly pinned: Bitset;
  readonly boosted: Bitset;
  readonly buried: Bitset;
};

/**
 * A filter's matches in one segment with their count. `tiers` are subsets to rank in order. `placing` is the
 * merchandising, which applies only to 'newest' and 'relevance'.
 */
export type Found = {
  segment: Segment;
  result: Bitset;
  count: number;
  tiers?: readonly Bitset[];
  placing?: Placing;
};

/** The slots of all offers in a product's cluster. */
const slotsOf = ({ segment }: Found, id: number): readonly number[] => {
  const slot = findSlot(segment, id);
  return slot < 0 ? [] : siblingsOf(segment.clusters, slot);
};

/** The slots in `result` of these products' clusters, whichever offer matched. */
const slotsIn = (found: Found, ids: readonly number[]): Bitset => {
  const slots = createBitset(found.segment.size);
  for (const slot of ids.flatMap((id) => slotsOf(found, id))) if (hasBit(found.result, slot)) addBit(slots, slot);
  return slots;
};

// The slots that may move: weaker matches of a search are not moved above stronger ones, and sold-out products keep
// their places.
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

/** Adds the merchandising to the matches of each segment. */
export const placeBy = (results: readonly Found[], merchandise: Merchandise): Found[] => {
  const tier = firstTier(results);
  return results.map((found) => ({ ...found, placing: place(found, merchandise, tier) }));
};

/** Splits a set into boosted, normal and buried slots. None of them contains pins. */
export const partsOf = (bits: Bitset, placing: Placing | undefined): Bitset[] => {
  if (!placing) return [bits];
  const { pinned, boosted, buried } = placing;
  return [allOf(bits, boosted), without(without(without(bits, pinned), boosted), buried), allOf(bits, buried)];
};
