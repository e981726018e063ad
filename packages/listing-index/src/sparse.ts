import { type Bitset, countBits, popcount, visitBits } from './bitset.ts';

/** A number for some slots; 0 for all others, which take no memory. */
export type Sparse = {
  readonly bits: Bitset;
  /** The numbers of the slots in `bits`, in the order of slots. */
  readonly numbers: Uint32Array;
  /** How many slots are in the words before each word of `bits`. */
  readonly before: Uint32Array;
};

/** Packs the numbers of the slots in `bits`. `numbers` are indexed by slot. */
export const packSparse = (bits: Bitset, numbers: Uint32Array): Sparse => {
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
  return { bits, numbers: packed, before };
};

/** The number of a slot. */
export const numberAt = ({ bits, numbers, before }: Sparse, slot: number): number => {
  const word = slot >>> 5;
  const all = bits[word] ?? 0;
  const bit = 1 << (slot & 31);
  if ((all & bit) === 0) return 0;
  return numbers[(before[word] ?? 0) + popcount(all & (bit - 1))] ?? 0;
};
