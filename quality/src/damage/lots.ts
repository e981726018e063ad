/** Reproducible random picks. */
export type Lots = {
  /** A whole number from 0 to `count` - 1. */
  below: (count: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Several distinct items in their original order. */
  some: <Item>(items: readonly Item[], count: number) => Item[];
};

export const lotsOf = (seed: number): Lots => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    some: (items, count) => {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, items.length)) chosen.add(below(items.length));
      return [...chosen].sort((one, other) => one - other).map((at) => items[at] as (typeof items)[number]);
    },
  };
};
