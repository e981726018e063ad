import { LRUCache } from 'lru-cache';
import { giveBack, keep } from './arena.ts';
import type { Bitset } from './bitset.ts';
import type { Segment } from './segment.ts';

// Cache size in bytes, per segment. An audience is a hundred categories, and a kind has as many names.
const remembered = {
  maxSize: 8_000_000,
  sizeCalculation: (bits: Bitset) => bits.byteLength + 1,
  dispose: giveBack,
};
const knownHolding = new WeakMap<Segment, LRUCache<string, Bitset>>();

/**
 * The cached set of `key` in a segment, which `find` computes the first time. Valid until the computation of `lend`
 * ends. Read-only.
 */
export const rememberedIn = (segment: Segment, key: string, find: () => Bitset): Bitset => {
  const known = knownHolding.get(segment) ?? new LRUCache<string, Bitset>(remembered);
  knownHolding.set(segment, known);
  const bits = known.get(key) ?? keep(find());
  known.set(key, bits);
  return bits;
};
