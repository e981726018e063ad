import { addBit, type Bitset, createBitset, unite } from './bitset.ts';
import type { PriceRange } from './filter.ts';
import { noPrice, type Segment } from './segment.ts';

/** The position of the first slot in the order by price whose price is at least `price`. */
export const firstNotBelow = ({ prices, orders }: Segment, price: number): number => {
  const { price: rising } = orders;
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((prices[rising[middle] ?? 0] ?? noPrice) < price) low = middle + 1;
    else high = middle;
  }
  return low;
};

const inPriceRange = (segment: Segment, { from, below }: PriceRange): Bitset => {
  const bits = createBitset(segment.size);
  const first = firstNotBelow(segment, from);
  const end = firstNotBelow(segment, below ?? noPrice);
  for (const slot of segment.orders.price.subarray(first, end)) addBit(bits, slot);
  return bits;
};

const knownRanges = new WeakMap<Segment, Map<string, Bitset>>();

// Cached: every facet count needs the price buckets, and a segment never changes.
const rememberedRange = (segment: Segment, range: PriceRange): Bitset => {
  const known = knownRanges.get(segment) ?? new Map<string, Bitset>();
  knownRanges.set(segment, known);
  const key = JSON.stringify(range);
  const bits = known.get(key) ?? inPriceRange(segment, range);
  if (known.size < 16) known.set(key, bits);
  return bits;
};

/** The slots with a price in any of `ranges`. Read-only. */
export const inPriceRanges = (segment: Segment, ranges: readonly PriceRange[]): Bitset => {
  const [only, ...others] = ranges;
  if (only && others.length === 0) return rememberedRange(segment, only);
  const bits = createBitset(segment.size);
  for (const range of ranges) unite(bits, rememberedRange(segment, range));
  return bits;
};
