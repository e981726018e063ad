/** A set of slots, one bit each; the last word's unused bits are always 0. */
export type Bitset = Uint32Array;

export const createBitset = (size: number): Bitset => new Uint32Array((size + 31) >>> 5);

/** All of `size` slots. */
export const fullBitset = (size: number): Bitset => {
  const bits = createBitset(size).fill(0xffffffff);
  const rest = size & 31;
  if (rest !== 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
};

export const hasBit = (bits: Bitset, slot: number): boolean => (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

export const addBit = (bits: Bitset, slot: number): void => {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
};

export const removeBit = (bits: Bitset, slot: number): void => {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
};

/** Keeps in `target` only what `other` has too. */
export const intersect = (target: Bitset, other: Bitset): void => {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) & (other[word] ?? 0);
};

/** What `left` has and `right` has not. */
export const without = (left: Bitset, right: Bitset): Bitset => {
  const bits = left.slice();
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & ~(right[word] ?? 0);
  return bits;
};

export const isEmpty = (bits: Bitset): boolean => {
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) return false;
  return true;
};

/** Adds to `target` what `other` has. */
export const unite = (target: Bitset, other: Bitset): void => {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) | (other[word] ?? 0);
};

export const popcount = (word: number): number => {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export const countBits = (bits: Bitset): number => {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += popcount(bits[word] ?? 0);
  return count;
};

/** How many slots both have. */
export const countBoth = (left: Bitset, right: Bitset): number => {
  let count = 0;
  for (let word = 0; word < left.length; word += 1) count += popcount((left[word] ?? 0) & (right[word] ?? 0));
  return count;
};

/** The words of `bits` that are not empty: what a count over a sparse result has to look at. */
export const occupiedWords = (bits: Bitset): Uint32Array => {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) count += 1;
  const words = new Uint32Array(count);
  let length = 0;
  for (let word = 0; length < count; word += 1) if (bits[word] !== 0) words[length++] = word;
  return words;
};

/** How many slots both have, looking only at `words`. */
export const countCommon = (left: Bitset, right: Bitset, words: Uint32Array): number => {
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    count += popcount((left[word] ?? 0) & (right[word] ?? 0));
  }
  return count;
};

/** Calls `visit` for each slot in rising order until it answers false. */
export const visitBits = (bits: Bitset, visit: (slot: number) => boolean): void => {
  for (let index = 0; index < bits.length; index += 1) {
    let word = bits[index] ?? 0;
    while (word !== 0) {
      const lowest = word & -word;
      if (!visit((index << 5) + 31 - Math.clz32(lowest))) return;
      word ^= lowest;
    }
  }
};

/** All slots in rising order. */
export const listBits = (bits: Bitset): Uint32Array => {
  const slots = new Uint32Array(countBits(bits));
  let length = 0;
  for (let index = 0; index < bits.length; index += 1) {
    let word = bits[index] ?? 0;
    while (word !== 0) {
      const lowest = word & -word;
      slots[length++] = (index << 5) + 31 - Math.clz32(lowest);
      word ^= lowest;
    }
  }
  return slots;
};
