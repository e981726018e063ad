import { type Bitset, countBits, popcount, visitBits } from './bitset.ts';

/**
 * The cluster of each offer that shares one, by slot. Stores one number per such offer, not per slot, because most
 * offers are alone.
 */
export type ClusterNumbers = {
  readonly numbers: Uint32Array;
  /** How many offers are in the words before each word of the set. */
  readonly before: Uint32Array;
};

/** Packs the numbers of the slots in `bits`. `numbers` are indexed by slot. */
export const packClusterNumbers = (bits: Bitset, numbers: Uint32Array): ClusterNumbers => {
  const packed = new Uint32Array(countBits(bits));
  let length = 0;
  visitBits(bits, (slot) => {
    packed[length++] = numbers[slot] ?? 0;
    return true;
  });
  const before = new Uint32Array(bits.length);
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    before[word] = count;
    count += popcount(bits[word] ?? 0);
  }
  return { numbers: packed, before };
};

/** The cluster of a slot in `bits`. */
export const clusterAt = ({ numbers, before }: ClusterNumbers, bits: Bitset, slot: number): number => {
  const word = slot >>> 5;
  const lower = (bits[word] ?? 0) & ((1 << (slot & 31)) - 1);
  return numbers[(before[word] ?? 0) + popcount(lower)] ?? 0;
};
