import type { Bitset } from './bitset.ts';
import { Memory } from './memory.ts';
import type { Segment } from './segment.ts';

// Cache size in bytes, per segment. An audience is a hundred categories, and a kind has as many names.
const remembered = { most: 8_000_000, weigh: (bits: Bitset) => bits.byteLength };
const knownHolding = new WeakMap<Segment, Memory<string, Bitset>>();

/** The cached set of `key` in a segment, which `find` computes the first time. Read-only. */
export const rememberedIn = (segment: Segment, key: string, find: () => Bitset): Bitset => {
  const known = knownHolding.get(segment) ?? new Memory<string, Bitset>(remembered);
  knownHolding.set(segment, known);
  return known.get(key) ?? known.put(key, find());
};
