import { LRUCache } from 'lru-cache';
import { type Bitset, createBitset } from './bitset.ts';

/** Where sets come from. */
export type Sets = {
  /** An empty set. */
  create: (size: number) => Bitset;
  copy: (bits: Bitset) => Bitset;
};

/** New memory for each set. */
export const fresh: Sets = { create: createBitset, copy: (bits) => bits.slice() };

/** The sets that nobody uses, by their number of words. A catalogue has few segments. */
const free = new LRUCache<number, Bitset[]>({ max: 4 });

/** At most this many free sets of a segment are kept: 6 MB at a million products. */
const mostFree = 48;

const setFree = (bits: Bitset): void => {
  const others = free.get(bits.length) ?? [];
  if (others.length < mostFree) others.push(bits);
  free.set(bits.length, others);
};

const copyOf = (bits: Bitset): Bitset => {
  const copy = free.get(bits.length)?.pop() ?? new Uint32Array(bits.length);
  copy.set(bits);
  return copy;
};

/**
 * Lends sets, and takes them all back with `release`. A search uses megabytes of sets at a million products; as garbage,
 * they would make V8 collect the whole heap every few searches, which takes longer than a search.
 */
export class Arena implements Sets {
  readonly #lent: Bitset[] = [];

  create = (size: number): Bitset => {
    const known = free.get((size + 31) >>> 5)?.pop();
    const bits = known?.fill(0) ?? createBitset(size);
    this.#lent.push(bits);
    return bits;
  };

  copy = (bits: Bitset): Bitset => {
    const copy = copyOf(bits);
    this.#lent.push(copy);
    return copy;
  };

  /** The sets must not be used afterwards. */
  release(): void {
    for (const bits of this.#lent.splice(0)) setFree(bits);
  }
}

/** A copy for a cache, which gives it back with `giveBack`. */
export const keep = copyOf;

const givenBack: Bitset[] = [];

let computations = 0;

/** Takes back a set that a cache dropped. A running computation may still use it. */
export const giveBack = (bits: Bitset): void => {
  if (computations > 0) givenBack.push(bits);
  else setFree(bits);
};

/** Runs a computation with sets that it must not use afterwards. Sets of caches also stay valid until it ends. */
export const lend = <Answer>(compute: (sets: Sets) => Answer): Answer => {
  const arena = new Arena();
  computations += 1;
  try {
    return compute(arena);
  } finally {
    computations -= 1;
    arena.release();
    if (computations === 0) for (const bits of givenBack.splice(0)) setFree(bits);
  }
};
