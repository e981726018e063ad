import { hasBit } from './bitset.ts';
import type { SortOrder } from './filter.ts';
import { firstNotBelow } from './price-ranges.ts';
import { type Delivered, mostDrop, noPrice, type Segment } from './segment.ts';
import { numberAt } from './sparse.ts';

/** The sort orders by one number of an offer. */
export type KeySort = Exclude<SortOrder, 'newest' | 'relevance'>;

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

/** By the price with delivery to a country, by number; without one, to the shop's own. */
const deliveredTo = (country: number | undefined): KeyOrder => {
  const deliveredOf = ({ delivered, deliveredAbroad }: Segment): Delivered | undefined =>
    country === undefined ? delivered : deliveredAbroad.get(country);
  return {
    keyOf: (segment, slot) => {
      const cents = deliveredOf(segment)?.cents;
      return cents && hasBit(cents.bits, slot) ? numberAt(cents, slot) : noPrice;
    },
    visit: (segment, visit) => {
      const known = deliveredOf(segment);
      for (const slot of known?.order ?? []) if (!visit(slot)) return;
      for (const slot of segment.byId) if (!((known && hasBit(known.cents.bits, slot)) || visit(slot))) return;
    },
  };
};

const keyOrders: Readonly<Record<Exclude<KeySort, 'delivered'>, KeyOrder>> = {
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
  drop: { keyOf: ({ drops }, slot) => mostDrop - numberAt(drops, slot), visit: visitDrops },
};

/** The order of `sort`, where `country` is that of the delivery. Unknown prices come last in both directions. */
export const keyOrderOf = (sort: KeySort, country: number | undefined): KeyOrder =>
  sort === 'delivered' ? deliveredTo(country) : keyOrders[sort];
