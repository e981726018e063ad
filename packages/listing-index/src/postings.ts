import { fresh, type Sets } from './arena.ts';
import { addBit, type Bitset, countCommon, createBitset, hasBit, occupiedWords, removeBit, unite } from './bitset.ts';
import type { Ids } from './narrow.ts';
import { NumberById } from './number-by-id.ts';

/**
 * The slots of each value of a facet. A value with at least one slot in 32 is stored as a bitset, others as a sorted
 * list, so that memory grows with the number of entries and not with values times products. A list is split into runs
 * of slots with the same high bits, which leaves 16 bits per slot.
 */
export type Postings = {
  readonly size: number;
  readonly dense: ReadonlyMap<number, Bitset>;
  /** The start and end of a value's runs in `highs` and `ends`. */
  readonly ranges: ReadonlyMap<number, readonly [number, number]>;
  /** The high bits of each run, and its end in `lows`. A run starts at the end of the previous one. */
  readonly highs: Uint16Array;
  readonly ends: Uint32Array;
  readonly lows: Uint16Array;
};

/** The values of slot `s` are `values[starts[s] .. starts[s + 1]]`. */
export type Columns = { starts: Uint32Array; values: Ids };

// The values in order of first occurrence, the frequency of each, and the index of each plus one.
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

const lowBits = 16;

/** Where the slots of a value are stored: a bitset, or runs of the common list. */
type Room = { value: number; bits: Bitset | null; end: number; highs: number[]; ends: number[] };

// Concatenates the runs of all values.
const joinStretches = (rooms: readonly Room[]): Pick<Postings, 'ranges' | 'highs' | 'ends'> => {
  const ranges = new Map<number, readonly [number, number]>();
  let length = 0;
  for (const { value, bits, highs } of rooms) {
    if (!bits) ranges.set(value, [length, length + highs.length]);
    length += highs.length;
  }
  const [highs, ends] = [new Uint16Array(length), new Uint32Array(length)];
  for (const room of rooms) {
    const [begin = 0] = ranges.get(room.value) ?? [];
    highs.set(room.highs, begin);
    ends.set(room.ends, begin);
  }
  return { ranges, highs, ends };
};

/** Inverts lists of values per slot into lists of slots per value. */
export const invert = ({ starts, values }: Columns): Postings => {
  const size = starts.length - 1;
  const { places, found, counts } = countValues(values);
  let length = 0;
  const rooms = found.map((value, place): Room => {
    const count = counts[place] ?? 0;
    const room = { value, bits: null, end: length, highs: [], ends: [] };
    if (count * 32 >= size) return { ...room, bits: createBitset(size) };
    length += count;
    return room;
  });
  const lows = new Uint16Array(length);
  const put = (room: Room | undefined, slot: number): void => {
    if (room?.bits) {
      addBit(room.bits, slot);
    } else if (room) {
      const high = slot >>> lowBits;
      if (room.highs.at(-1) !== high) room.highs.push(high);
      lows[room.end++] = slot;
      room.ends[room.highs.length - 1] = room.end;
    }
  };
  for (let slot = 0; slot < size; slot += 1) {
    for (let at = starts[slot] ?? 0; at < (starts[slot + 1] ?? 0); at += 1)
      put(rooms[places.get(values[at] ?? 0) - 1], slot);
  }
  const dense = new Map(rooms.flatMap(({ value, bits }) => (bits ? [[value, bits] as const] : [])));
  return { size, dense, lows, ...joinStretches(rooms) };
};

/** Slots of one value: `high` together with each of `lows` from `from` to `end`. */
type Stretch = { high: number; from: number; end: number };

// The slots of a value without a bitset, in ascending order, by run.
const stretchesOf = ({ ranges, highs, ends }: Postings, value: number): Stretch[] => {
  const [first, last] = ranges.get(value) ?? [0, 0];
  const stretches: Stretch[] = [];
  let from = first === 0 ? 0 : (ends[first - 1] ?? 0);
  for (let at = first; at < last; at += 1) {
    const end = ends[at] ?? 0;
    stretches.push({ high: (highs[at] ?? 0) << lowBits, from, end });
    from = end;
  }
  return stretches;
};

/** All values that occur. */
export const listValues = ({ dense, ranges }: Postings): number[] => [...dense.keys(), ...ranges.keys()];

/** Adds the slots of `value` to `target`. */
export const uniteValue = (target: Bitset, postings: Postings, value: number): void => {
  const bits = postings.dense.get(value);
  if (bits) unite(target, bits);
  const { lows } = postings;
  for (const { high, from, end } of bits ? [] : stretchesOf(postings, value))
    for (let at = from; at < end; at += 1) addBit(target, high | (lows[at] ?? 0));
};

/** The slots that have any of `values`. Read-only. */
export const anyOf = (postings: Postings, values: readonly number[], sets: Sets = fresh): Bitset => {
  const [first, ...others] = values;
  const whole = first === undefined ? undefined : postings.dense.get(first);
  if (whole && others.length === 0) return whole;
  const bits = whole ? sets.copy(whole) : sets.create(postings.size);
  for (const value of whole ? others : values) uniteValue(bits, postings, value);
  return bits;
};

/** A set of slots with the precomputed indices of its nonzero words, for repeated counting. */
export type Result = { readonly bits: Bitset; readonly words: Uint32Array };

export const asResult = (bits: Bitset): Result => ({ bits, words: occupiedWords(bits) });

// Adds bits instead of branching, because whether a slot has a bit cannot be predicted.
const countIn = (bits: Bitset, lows: Uint16Array, { high, from, end }: Stretch): number => {
  let count = 0;
  for (let at = from; at < end; at += 1) {
    const slot = high | (lows[at] ?? 0);
    count += ((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1;
  }
  return count;
};

/** How many slots of `result` have `value`. */
export const countValue = (postings: Postings, value: number, result: Result): number => {
  const bits = postings.dense.get(value);
  if (bits) return countCommon(bits, result.bits, result.words);
  let count = 0;
  for (const stretch of stretchesOf(postings, value)) count += countIn(result.bits, postings.lows, stretch);
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
  const { lows } = postings;
  for (const { high, from, end } of stretchesOf(postings, value))
    for (let at = from; at < end; at += 1) if (hasBit(left, high | (lows[at] ?? 0))) return true;
  return false;
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
  const { lows } = postings;
  const stretches = values.flatMap((value) => stretchesOf(postings, value));
  let count = 0;
  for (const { high, from, end } of stretches) {
    for (let at = from; at < end; at += 1) {
      const slot = high | (lows[at] ?? 0);
      if (!hasBit(result.bits, slot) || hasBit(scratch, slot)) continue;
      addBit(scratch, slot);
      count += 1;
    }
  }
  for (const { high, from, end } of stretches)
    for (let at = from; at < end; at += 1) removeBit(scratch, high | (lows[at] ?? 0));
  return count;
};
