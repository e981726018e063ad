import { holding, inCategories } from './alternatives.ts';
import type { Sets } from './arena.ts';
import { addBit, type Bitset, fullBitset, intersect, remove, without } from './bitset.ts';
import type { ListingFilter } from './filter.ts';
import { anyOf, listValues } from './postings.ts';
import { inPriceRanges } from './price-ranges.ts';
import { rememberedIn } from './remembered.ts';
import { findSlot, type Segment } from './segment.ts';
import { withAnyText } from './text-match.ts';
import { countSince } from './times.ts';
import { byGroup } from './traits.ts';
import { inVariants } from './variant-match.ts';

/** The slots that each part of a filter leaves in a segment. Null means that the part does not restrict. */
export type Parts = {
  base: Bitset;
  store: Bitset | null;
  brand: Bitset | null;
  price: Bitset | null;
  /** By group. */
  traits: ReadonlyMap<number, Bitset>;
};

const inOtherColors = ({ colors: known }: Segment, colors: readonly number[]): Bitset =>
  anyOf(
    known,
    listValues(known).filter((color) => !colors.includes(color)),
  );

// Offers without a known color may have another color, so they are not excluded.
const onlyInColors = (segment: Segment, colors: readonly number[]): Bitset =>
  without(anyOf(segment.colors, colors), inOtherColors(segment, colors));

const unwantedBy = (segment: Segment, { none, withoutColors }: ListingFilter, sets: Sets): Bitset[] => {
  const unwanted = none.map((any) => holding(segment, any, sets));
  return withoutColors.length > 0 ? [...unwanted, onlyInColors(segment, withoutColors)] : unwanted;
};

const slotsOf = (segment: Segment, ids: readonly number[], sets: Sets): Bitset => {
  const bits = sets.create(segment.size);
  for (const id of ids) {
    const slot = findSlot(segment, id);
    if (slot >= 0) addBit(bits, slot);
  }
  return bits;
};

const intersectAll = (target: Bitset, sets: readonly (Bitset | null)[]): void => {
  for (const set of sets) if (set) intersect(target, set);
};

/** The slots that match all parts of a filter. */
export const leftBy = (
  segment: Segment,
  { base, store, brand, price, traits }: Parts,
  filter: ListingFilter,
  sets: Sets,
): Bitset => {
  const left = sets.copy(base);
  intersectAll(left, [store, brand, price, ...traits.values(), inVariants(segment, filter)]);
  return left;
};

// Slots are in order of time, newest first.
const seenSince = ({ times, size }: Segment, time: number, sets: Sets): Bitset => {
  const bits = sets.create(size);
  bits.set(fullBitset(countSince(times, time, size)));
  return bits;
};

const inListing = (segment: Segment, filter: ListingFilter, sets: Sets): Bitset =>
  rememberedIn(segment, `within ${JSON.stringify(filter)}`, () =>
    leftBy(segment, evaluate(segment, fullBitset(segment.size), filter, { sets, kept: sets }), filter, sets),
  );

// The parts of the base filter. Each word must occur in one of its meanings.
const wantedBy = (segment: Segment, filter: ListingFilter, sets: Sets): (Bitset | null)[] => [
  ...filter.words.map((meanings) => withAnyText(segment, [segment.keywords, segment.details], meanings, sets)),
  ...filter.all.map((any) => holding(segment, any, sets)),
  filter.categories && inCategories(segment, filter.categories, sets),
  filter.collections && anyOf(segment.collections, filter.collections, sets),
  filter.products && slotsOf(segment, filter.products, sets),
  filter.within ? inListing(segment, filter.within, sets) : null,
  filter.isOnSale ? segment.onSale : null,
  filter.isInStock ? segment.inStock : null,
  filter.seenSince === undefined ? null : seenSince(segment, filter.seenSince, sets),
];

// The facet filters. Each facet's count ignores its own.
const chosenBy = (segment: Segment, filter: ListingFilter, sets: Sets): Omit<Parts, 'base'> => ({
  store: filter.stores.length > 0 ? anyOf(segment.storePostings, filter.stores, sets) : null,
  brand: filter.brands.length > 0 ? anyOf(segment.brandPostings, filter.brands, sets) : null,
  price: filter.prices.length > 0 ? inPriceRanges(segment, filter.prices) : null,
  traits: new Map([...byGroup(filter.traits)].map(([group, traits]) => [group, anyOf(segment.traits, traits, sets)])),
});

/**
 * Evaluates all parts of `filter` except color and size on the `alive` slots of `segment`. The parts are of `kept`, all
 * other sets of `sets`. Read-only.
 */
export const evaluate = (
  segment: Segment,
  alive: Bitset,
  filter: ListingFilter,
  { sets, kept }: { sets: Sets; kept: Sets },
): Parts => {
  const base = kept.copy(alive);
  intersectAll(base, wantedBy(segment, filter, sets));
  for (const unwanted of unwantedBy(segment, filter, sets)) remove(base, unwanted);
  return { base, ...chosenBy(segment, filter, kept) };
};

/** Whether `filter` matches any of the `alive` slots. Stops at the first match. */
export const leavesAny = (segment: Segment, alive: Bitset, filter: ListingFilter, sets: Sets): boolean => {
  const { store, brand, price, traits } = chosenBy(segment, filter, sets);
  const chosen = [store, brand, price, ...traits.values(), inVariants(segment, filter)];
  const wanted = [...wantedBy(segment, filter, sets), ...chosen].filter((set) => set !== null);
  const unwanted = unwantedBy(segment, filter, sets);
  for (let word = 0; word < alive.length; word += 1) {
    let left = alive[word] ?? 0;
    for (const set of wanted) left &= set[word] ?? 0;
    for (const set of unwanted) left &= ~(set[word] ?? 0);
    if (left !== 0) return true;
  }
  return false;
};
