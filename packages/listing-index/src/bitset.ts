/** A set of slots, one bit per slot. Unused bits of the last word are always 0. */
export type Bitset = Uint32Array;

export const createBitset = (size: number): Bitset => new Uint32Array((size + 31) >>> 5);

/** A set with all of `size` slots. */
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

/** Removes from `target` the slots that `other` lacks. */
export const intersect = (target: Bitset, other: Bitset): void => {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) & (other[word] ?? 0);
};

/** Removes the slots of `other` from `target`. */
export const remove = (target: Bitset, other: Bitset): void => {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) & ~(other[word] ?? 0);
};

/** The slots of `left` that are not in `right`. */
export const without = (left: Bitset, right: Bitset): Bitset => {
  const bits = left.slice();
  remove(bits, right);
  return bits;
};

export const isEmpty = (bits: Bitset): boolean => {
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) return false;
  return true;
};

/** Adds the slots of `other` to `target`. */
export const unite = (target: Bitset, other: Bitset): void => {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) | (other[word] ?? 0);
};

/** Adds the slots of all `others` to `target`. Takes several at a time, which halves the time. */
export const uniteAll = (target: Bitset, others: readonly Bitset[]): void => {
  for (let at = 0; at < others.length; at += 3) {
    const [one = target, two = target, three = target] = others.slice(at, at + 3);
    for (let word = 0; word < target.length; word += 1)
      target[word] = (target[word] ?? 0) | (one[word] ?? 0) | (two[word] ?? 0) | (three[word] ?? 0);
  }
};

/** The first `count` slots of `bits`. The set ends with the last of them. Read-only. */
export const firstOf = (bits: Bitset, count: number): Bitset => {
  let left = count;
  for (let index = 0; index < bits.length; index += 1) {
    const own = popcount(bits[index] ?? 0);
    if (own > left) {
      const first = bits.slice(0, index + 1);
      let word = bits[index] ?? 0;
      for (; left > 0; left -= 1) word &= word - 1;
      first[index] = (bits[index] ?? 0) ^ word;
      return first;
    }
    left -= own;
  }
  return bits;
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

/** How many slots are in both sets. */
export const countBoth = (left: Bitset, right: Bitset): number => {
  let count = 0;
  for (let word = 0; word < left.length; word += 1) count += popcount((left[word] ?? 0) & (right[word] ?? 0));
  return count;
};

/** The indices of the nonzero words of `bits`. Counting over a sparse result visits only these. */
export const occupiedWords = (bits: Bitset): Uint32Array => {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) count += 1;
  const words = new Uint32Array(count);
  let length = 0;
  for (let word = 0; length < count; word += 1) if (bits[word] !== 0) words[length++] = word;
  return words;
};

/** How many slots are in both sets, within `words`. */
export const countCommon = (left: Bitset, right: Bitset, words: Uint32Array): number => {
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    count += popcount((left[word] ?? 0) & (right[word] ?? 0));
  }
  return count;
};

/** Calls `visit` for each slot in ascending order until it returns false. */
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

/** All slots in ascending order. */
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

/** The slots that are in all of `sets`. Null sets do not restrict. Returns `base` itself if all are null. Read-only. */
export const allOf = (base: Bitset, ...sets: (Bitset | null)[]): Bitset => {
  const restricting = sets.filter((set) => set !== null);
  if (restricting.length === 0) return base;
  const bits = base.slice();
  for (const set of restricting) intersect(bits, set);
  return bits;
};
