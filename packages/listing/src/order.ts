import { type Bitset, hasBit, listBits, visitBits, without } from './bitset.ts';
import { allOf, type SortOrder } from './filter.ts';
import { noPrice, type Segment } from './segment.ts';

// Below this share of the segment, sorting the result is quicker than walking
// the whole order past everything that is not in it.
const sparseShare = 1 / 64;

// Only what can be among the first is put in order one by one: most of a result is put in order by its bare numbers.
const sortedByPrice = ({ segment: { prices, ids }, result }: Found, sort: SortOrder, limit: number): number[] => {
  const slots = listBits(result);
  const key = (slot: number): number => {
    const price = prices[slot] ?? noPrice;
    return sort === 'price-asc' || price === noPrice ? price : noPrice - 1 - price;
  };
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

const slotsByPrice = (found: Found, sort: SortOrder, limit: number): number[] => {
  const { segment, result, count } = found;
  if (count < segment.size * sparseShare) return sortedByPrice(found, sort, limit);
  const slots: number[] = [];
  const order = sort === 'price-asc' ? segment.byPrice.asc : segment.byPrice.desc;
  for (let at = 0; at < order.length && slots.length < limit; at += 1) {
    const slot = order[at] ?? 0;
    if (hasBit(result, slot)) slots.push(slot);
  }
  return slots;
};

/** A product's place in an order, comparable across segments: `key` rises, and so does `tier` above it. */
export type Placed = { id: number; tier: number; key: number };

/** What a filter leaves of one segment, and how many that are. */
export type Found = { segment: Segment; result: Bitset; count: number };

/** The same, and which of them have every word of the search in their title. */
type Sortable = Found & { inTitle: () => Bitset };

/** What can be bought before what is sold out (decision 85), and in both what has every word in its title first. */
const relevant = ({ segment, result, inTitle }: Sortable, end: number): Placed[] => {
  const { ids, firstSeen, inStock } = segment;
  const titled = inTitle();
  const others = without(result, titled);
  const tiers = [allOf(titled, inStock), allOf(others, inStock), without(titled, inStock), without(others, inStock)];
  const placed: Placed[] = [];
  for (const [tier, bits] of tiers.entries()) {
    if (placed.length >= end) break;
    for (const slot of newestSlots(bits, end - placed.length))
      placed.push({ id: ids[slot] ?? 0, tier, key: -(firstSeen[slot] ?? 0) });
  }
  return placed;
};

/** The products of a segment's result in the order of `sort`, from place `from` to below place `to`. */
export const placedBetween = ({ inTitle, ...found }: Sortable, sort: SortOrder, from: number, to: number): Placed[] => {
  const { segment, result, count } = found;
  const { ids, prices, firstSeen } = segment;
  const end = Math.min(count, to);
  if (sort === 'newest')
    return newestSlots(result, end)
      .slice(from)
      .map((slot) => ({ id: ids[slot] ?? 0, tier: 0, key: -(firstSeen[slot] ?? 0) }));
  if (sort === 'relevance') return relevant({ inTitle, ...found }, end).slice(from);
  const sign = sort === 'price-asc' ? 1 : -1;
  return slotsByPrice(found, sort, end)
    .slice(from)
    .map((slot) => {
      const price = prices[slot] ?? noPrice;
      return { id: ids[slot] ?? 0, tier: price === noPrice ? 1 : 0, key: price === noPrice ? 0 : sign * price };
    });
};

/** The total order behind every page: key, then id; the newest of one moment is the highest id. */
export const comparePlaced = (sort: SortOrder) => {
  const byId = sort === 'newest' || sort === 'relevance' ? -1 : 1;
  return (left: Placed, right: Placed): number =>
    left.tier - right.tier || left.key - right.key || byId * (left.id - right.id);
};
