import { addBit, type Bitset, countCommon, createBitset, hasBit, occupiedWords, removeBit, unite } from './bitset.ts';

/**
 * For each value of one facet the slots that have it. A value that at least one
 * slot in 32 has is kept as a bitset, any other as a sorted list, so that memory
 * follows the number of entries and never values times products.
 */
export type Postings = {
  readonly size: number;
  readonly dense: ReadonlyMap<number, Bitset>;
  /** Where a value's slots begin and end in `slots`. */
  readonly ranges: ReadonlyMap<number, readonly [number, number]>;
  readonly slots: Uint32Array;
};

/** Slot `s` has the values `values[starts[s] .. starts[s + 1]]`. */
export type Columns = { starts: Uint32Array; values: Uint32Array };

const countValues = (values: Uint32Array): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

// An empty bitset, or an empty stretch of the common list, for each value.
const makeRoom = (values: Uint32Array, size: number) => {
  const dense = new Map<number, Bitset>();
  const ranges = new Map<number, [number, number]>();
  let length = 0;
  for (const [value, count] of countValues(values)) {
    if (count * 32 >= size) {
      dense.set(value, createBitset(size));
    } else {
      ranges.set(value, [length, length]);
      length += count;
    }
  }
  return { dense, ranges, length };
};

/** Turns each slot's values around into each value's slots. */
export const invert = ({ starts, values }: Columns): Postings => {
  const size = starts.length - 1;
  const { dense, ranges, length } = makeRoom(values, size);
  const slots = new Uint32Array(length);
  const put = (value: number, slot: number): void => {
    const bits = dense.get(value);
    if (bits) addBit(bits, slot);
    const range = ranges.get(value);
    if (range) slots[range[1]++] = slot;
  };
  for (let slot = 0; slot < size; slot += 1) {
    for (let at = starts[slot] ?? 0; at < (starts[slot + 1] ?? 0); at += 1) put(values[at] ?? 0, slot);
  }
  return { size, dense, ranges, slots };
};

const sparseSlots = ({ ranges, slots }: Postings, value: number): Uint32Array => {
  const [from, to] = ranges.get(value) ?? [0, 0];
  return slots.subarray(from, to);
};

/** Every value that some slot has. */
export const listValues = ({ dense, ranges }: Postings): number[] => [...dense.keys(), ...ranges.keys()];

/** Adds to `target` the slots of `value`. */
export const uniteValue = (target: Bitset, postings: Postings, value: number): void => {
  const bits = postings.dense.get(value);
  if (bits) unite(target, bits);
  for (const slot of sparseSlots(postings, value)) addBit(target, slot);
};

/** The slots that have any of `values`. Not to be written to. */
export const anyOf = (postings: Postings, values: readonly number[]): Bitset => {
  const [first, ...others] = values;
  const whole = first === undefined ? undefined : postings.dense.get(first);
  if (whole && others.length === 0) return whole;
  const bits = whole?.slice() ?? createBitset(postings.size);
  for (const value of whole ? others : values) uniteValue(bits, postings, value);
  return bits;
};

/** A set of slots made ready for being counted in many ways. */
export type Result = { readonly bits: Bitset; readonly words: Uint32Array };

export const asResult = (bits: Bitset): Result => ({ bits, words: occupiedWords(bits) });

/** How many slots of `result` have `value`. */
export const countValue = (postings: Postings, value: number, result: Result): number => {
  const bits = postings.dense.get(value);
  if (bits) return countCommon(bits, result.bits, result.words);
  let count = 0;
  for (const slot of sparseSlots(postings, value)) if (hasBit(result.bits, slot)) count += 1;
  return count;
};

/** Whether any slot of `result` has `value`; looks no further than the first. */
export const hasValue = (postings: Postings, value: number, result: Result): boolean => {
  const bits = postings.dense.get(value);
  if (bits) return result.words.some((word) => ((bits[word] ?? 0) & (result.bits[word] ?? 0)) !== 0);
  return sparseSlots(postings, value).some((slot) => hasBit(result.bits, slot));
};

/**
 * How many slots of `result` have any of `values`, a slot with several of them
 * counted once. `scratch` is an empty set of the same size and is left empty.
 */
export const countAny = (postings: Postings, values: readonly number[], result: Result, scratch: Bitset): number => {
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) return countValue(postings, only, result);
  if (values.some((value) => postings.dense.has(value))) {
    return countCommon(anyOf(postings, values), result.bits, result.words);
  }
  let count = 0;
  for (const value of values) {
    for (const slot of sparseSlots(postings, value)) {
      if (!hasBit(result.bits, slot) || hasBit(scratch, slot)) continue;
      addBit(scratch, slot);
      count += 1;
    }
  }
  for (const value of values) for (const slot of sparseSlots(postings, value)) removeBit(scratch, slot);
  return count;
};
