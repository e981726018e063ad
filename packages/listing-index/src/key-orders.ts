import { hasBit } from './bitset.ts';
import type { SortOrder } from './filter.ts';
import { firstNotBelow } from './price-ranges.ts';
import { mostDrop, noPrice, type Segment } from './segment.ts';
import { numberAt } from './sparse.ts';

/** The sort orders by one number of an offer. */
type KeySort = Exclude<SortOrder, 'newest' | 'relevance'>;

type Visit = (slot: number) => boolean;

/**
 * `keyOf` is the ascending key of a slot, in 32 bits. `visit` visits all slots of a segment by ascending key, ties by
 * id, until the callback returns false.
 */
export type KeyOrder = {
  keyOf: (segment: Segment, slot: number) => number;
  visit: (segment: Segment, visit: Visit) => void;
};

const priceOf = ({ prices }: Segment, slot: number): number => prices[slot] ?? noPrice;

// The start of the run of slots with the same price that ends at `end`, in the order by price.
const beginOfPrice = ({ prices, orders }: Segment, end: number): number => {
  const price = prices[orders.price[end - 1] ?? 0];
  let begin = end - 1;
  while (begin > 0 && prices[orders.price[begin - 1] ?? 0] === price) begin -= 1;
  return begin;
};

const visitFalling = (segment: Segment, visit: Visit): void => {
  const { price } = segment.orders;
  const known = firstNotBelow(segment, noPrice);
  // Slots with the same price are in ascending order of id in this order too.
  for (let end = known; end > 0; ) {
    const begin = beginOfPrice(segment, end);
    for (const slot of price.subarray(begin, end)) if (!visit(slot)) return;
    end = begin;
  }
  for (const slot of price.subarray(known)) if (!visit(slot)) return;
};

const visitDrops = ({ orders, drops, byId }: Segment, visit: Visit): void => {
  for (const slot of orders.drop) if (!visit(slot)) return;
  for (const slot of byId) if (!(hasBit(drops.bits, slot) || visit(slot))) return;
};

const visitDelivered = ({ orders, delivered, byId }: Segment, visit: Visit): void => {
  for (const slot of orders.delivered) if (!visit(slot)) return;
  for (const slot of byId) if (!(hasBit(delivered.bits, slot) || visit(slot))) return;
};

/** Unknown prices come last in both directions. */
export const keyOrders: Readonly<Record<KeySort, KeyOrder>> = {
  'price-asc': {
    keyOf: priceOf,
    visit: ({ orders }, visit) => {
      for (const slot of orders.price) if (!visit(slot)) return;
    },
  },
  'price-desc': {
    keyOf: (segment, slot) => {
      const price = priceOf(segment, slot);
      return price === noPrice ? noPrice : noPrice - 1 - price;
    },
    visit: visitFalling,
  },
  delivered: {
    keyOf: ({ delivered }, slot) => (hasBit(delivered.bits, slot) ? numberAt(delivered, slot) : noPrice),
    visit: visitDelivered,
  },
  drop: { keyOf: ({ drops }, slot) => mostDrop - numberAt(drops, slot), visit: visitDrops },
};
