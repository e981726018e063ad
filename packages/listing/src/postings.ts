import { addBit, type Bitset, countCommon, createBitset, hasBit, occupiedWords, removeBit, unite } from './bitset.ts';
import { checkPlace } from './check-place.ts';
import { mostBytes, someSlot, visitSlots, writeDistance } from './distances.ts';
import type { Ids } from './narrow.ts';
import { NumberById } from './number-by-id.ts';

/**
 * For each value of one facet the slots that have it. A value that at least one
 * slot in 32 has is kept as a bitset, any other as the distances from one slot to the next,
 * so that memory follows the number of entries and never values times products.
 */
export type Postings = {
  readonly size: number;
  readonly dense: ReadonlyMap<number, Bitset>;
  /** Where a value's distances begin and end in `bytes`. */
  readonly ranges: ReadonlyMap<number, readonly [number, number]>;
  readonly bytes: Uint8Array;
};

/** Slot `s` has the values `values[starts[s] .. starts[s + 1]]`. */
export type Columns = { starts: Uint32Array; values: Ids };

// The values that occur, in the order in which they first do, how often each does, and where each stands among them, plus one.
const countValues = (values: Ids) => {
  const places = new NumberById();
  const found: number[] = [];
  const counts: number[] = [];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    const place = places.get(value) - 1;
    if (place >= 0) {
      counts[place] = (counts[place] ?? 0) + 1;
    } else {
      places.set(value, found.push(value));
      counts.push(1);
    }
  }
  return { places, found, counts };
};

/** Where the slots of one value go: a bitset, or a stretch of the common bytes; `last` is the slot that had it last. */
type Room = { value: number; bits: Bitset | null; begin: number; end: number; last: number };

// Leaves no room between the bytes of one value and the next.
const closeUp = (bytes: Uint8Array, rooms: readonly Room[]): Pick<Postings, 'ranges' | 'bytes'> => {
  const ranges = new Map<number, readonly [number, number]>();
  let length = 0;
  for (const { value, bits, begin, end } of rooms) {
    if (bits) continue;
    bytes.copyWithin(length, begin, end);
    ranges.set(value, [length, length + end - begin]);
    length += end - begin;
  }
  return { ranges, bytes: bytes.slice(0, length) };
};

/** Inverts lists of values per slot into lists of slots per value. */
export const invert = ({ starts, values }: Columns): Postings => {
  const size = starts.length - 1;
  const { places, found, counts } = countValues(values);
  let length = 0;
  const rooms = found.map((value, place): Room => {
    const count = counts[place] ?? 0;
    if (count * 32 >= size) return { value, bits: createBitset(size), begin: 0, end: 0, last: -1 };
    const begin = length;
    length += mostBytes(count, size);
    return { value, bits: null, begin, end: begin, last: -1 };
  });
  const bytes = new Uint8Array(checkPlace(length));
  const put = (room: Room | undefined, slot: number): void => {
    if (room?.bits) {
      addBit(room.bits, slot);
    } else if (room) {
      room.end = writeDistance(bytes, room.end, slot - room.last);
      room.last = slot;
    }
  };
  for (let slot = 0; slot < size; slot += 1) {
    for (let at = starts[slot] ?? 0; at < (starts[slot + 1] ?? 0); at += 1)
      put(rooms[places.get(values[at] ?? 0) - 1], slot);
  }
  const dense = new Map(rooms.flatMap(({ value, bits }) => (bits ? [[value, bits] as const] : [])));
  return { size, dense, ...closeUp(bytes, rooms) };
};

// Calls `visit` with each slot of a value that has no bitset, in rising order.
const visitSparse = ({ ranges, bytes }: Postings, value: number, visit: (slot: number) => void): void => {
  const [from, end] = ranges.get(value) ?? [0, 0];
  visitSlots(bytes, from, end, visit);
};

/** All values that occur. */
export const listValues = ({ dense, ranges }: Postings): number[] => [...dense.keys(), ...ranges.keys()];

/** Adds the slots of `value` to `target`. */
export const uniteValue = (target: Bitset, postings: Postings, value: number): void => {
  const bits = postings.dense.get(value);
  if (bits) unite(target, bits);
  else visitSparse(postings, value, (slot) => addBit(target, slot));
};

/** The slots that have any of `values`. Read-only. */
export const anyOf = (postings: Postings, values: readonly number[]): Bitset => {
  const [first, ...others] = values;
  const whole = first === undefined ? undefined : postings.dense.get(first);
  if (whole && others.length === 0) return whole;
  const bits = whole?.slice() ?? createBitset(postings.size);
  for (const value of whole ? others : values) uniteValue(bits, postings, value);
  return bits;
};

/** A set of slots with the precomputed indices of its nonzero words, for repeated counting. */
export type Result = { readonly bits: Bitset; readonly words: Uint32Array };

export const asResult = (bits: Bitset): Result => ({ bits, words: occupiedWords(bits) });

/** How many slots of `result` have `value`. */
export const countValue = (postings: Postings, value: number, result: Result): number => {
  const bits = postings.dense.get(value);
  if (bits) return countCommon(bits, result.bits, result.words);
  let count = 0;
  visitSparse(postings, value, (slot) => {
    if (hasBit(result.bits, slot)) count += 1;
  });
  return count;
};

/** Whether any slot of `result` has `value`. Stops at the first. */
export const hasValue = (postings: Postings, value: number, result: Result): boolean => {
  const { words, bits: left } = result;
  const bits = postings.dense.get(value);
  for (let at = 0; bits && at < words.length; at += 1) {
    const word = words[at] ?? 0;
    if (((bits[word] ?? 0) & (left[word] ?? 0)) !== 0) return true;
  }
  const [from, end] = postings.ranges.get(value) ?? [0, 0];
  return someSlot(postings.bytes, from, end, (slot) => hasBit(left, slot));
};

/**
 * How many slots of `result` have any of `values`; a slot with several of them counts once. `scratch` is an empty set
 * of the same size and is empty again afterwards.
 */
export const countAny = (postings: Postings, values: readonly number[], result: Result, scratch: Bitset): number => {
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) return countValue(postings, only, result);
  if (values.some((value) => postings.dense.has(value))) {
    return countCommon(anyOf(postings, values), result.bits, result.words);
  }
  let count = 0;
  for (const value of values) {
    visitSparse(postings, value, (slot) => {
      if (!hasBit(result.bits, slot) || hasBit(scratch, slot)) return;
      addBit(scratch, slot);
      count += 1;
    });
  }
  for (const value of values) visitSparse(postings, value, (slot) => removeBit(scratch, slot));
  return count;
};
