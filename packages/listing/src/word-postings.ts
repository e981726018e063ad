import { addBit, type Bitset, createBitset, hasBit, unite } from './bitset.ts';
import { checkPlace } from './check-place.ts';
import { growingIds } from './growing.ts';
import type { WordLists } from './word-lists.ts';

/**
 * For each word of one field the slots that have it. A word that at least one slot in 16 has is kept as a bitset, any other
 * as the distances from one slot to the next, seven bits to a byte: descriptions have some 50 words, and a number for each
 * would take most of an index's memory.
 */
export type WordPostings = {
  readonly size: number;
  readonly dense: ReadonlyMap<number, Bitset>;
  /** Where a word's distances begin in `bytes`; they end where the next word's begin. */
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
};

/** Of the bytes of a distance, seven bits each, all but the last one have this bit. */
const more = 0x80;

/** A bitset takes twice the bytes of the distances where it holds one slot in so many; it is united ten times as quickly. */
const sparsest = 16;

// The most bytes that the distances between `count` slots of `size` take: as many as fit take a second byte, or a third.
const mostBytes = (count: number, size: number): number =>
  count + Math.min(count, size >>> 7) + Math.min(count, size >>> 14) + Math.min(count, size >>> 21);

// Leaves no room between the bytes of one word and the next. What is free behind them is not worth a copy.
const closeUp = (bytes: Uint8Array, from: Uint32Array, to: Uint32Array): Pick<WordPostings, 'starts' | 'bytes'> => {
  const starts = new Uint32Array(from.length);
  for (let word = 0; word + 1 < from.length; word += 1) {
    bytes.copyWithin(starts[word] ?? 0, from[word] ?? 0, to[word] ?? 0);
    starts[word + 1] = (starts[word] ?? 0) + (to[word] ?? 0) - (from[word] ?? 0);
  }
  return { starts, bytes: bytes.subarray(0, starts.at(-1) ?? 0) };
};

/** The bitset of each word that gets one, and where the bytes of each other one begin. */
type Room = { sets: (Bitset | undefined)[]; bytesAt: Uint32Array; bytes: Uint8Array };

const makeRoom = (counts: Uint32Array, size: number): Room => {
  const sets: Room['sets'] = [];
  const bytesAt = new Uint32Array(counts.length + 1);
  let bytes = 0;
  for (const [word, count] of counts.entries()) {
    const isDense = count > 0 && count * sparsest >= size;
    sets.push(isDense ? createBitset(size) : undefined);
    if (!isDense) bytes += mostBytes(count, size);
    bytesAt[word + 1] = bytes;
  }
  return { sets, bytesAt, bytes: new Uint8Array(checkPlace(bytes)) };
};

/** Writes a distance to `at`. Returns where it ends. */
const writeDistance = (bytes: Uint8Array, at: number, distance: number): number => {
  let place = at;
  let left = distance;
  for (; left >= more; left >>>= 7) bytes[place++] = (left & 0x7f) | more;
  bytes[place++] = left;
  return place;
};

/** Lists of rows; `numbers` has the word of each number that stands in them, of `words` words. */
type Numbered = { lists: WordLists; numbers: Uint32Array; words: number };

// By rising slots. Returns where the bytes of each word end.
const writeWords = ({ lists, numbers }: Numbered, order: Uint32Array, room: Room): Uint32Array => {
  const { sets, bytesAt, bytes } = room;
  const next = bytesAt.slice(0, -1);
  // The slot that had a word last, plus one; 0 for none.
  const last = new Uint32Array(sets.length);
  const list = growingIds();
  const write = (word: number, slot: number): void => {
    const set = sets[word];
    if (set) {
      addBit(set, slot);
      return;
    }
    next[word] = writeDistance(bytes, next[word] ?? 0, slot + 1 - (last[word] ?? 0));
    last[word] = slot + 1;
  };
  for (let slot = 0; slot < order.length; slot += 1) {
    lists.read(order[slot] ?? 0, list);
    const values = list.room(0);
    for (let at = 0; at < list.length; at += 1) write(numbers[values[at] ?? 0] ?? 0, slot);
  }
  return next;
};

const countByWord = ({ lists, numbers, words }: Numbered): Uint32Array => {
  const counts = new Uint32Array(words);
  for (const [number, count] of lists.count(numbers.length).entries()) counts[numbers[number] ?? 0] = count;
  return counts;
};

/** The numbers that words have already. */
export const sameNumbers = (words: number): Uint32Array => Uint32Array.from({ length: words }, (_, word) => word);

/** Turns the lists of rows around. Slot `s` has the words of row `order[s]`. */
export const invertWords = (numbered: Numbered, order: Uint32Array): WordPostings => {
  const size = order.length;
  const room = makeRoom(countByWord(numbered), size);
  const ends = writeWords(numbered, order, room);
  const dense = new Map<number, Bitset>();
  for (const [word, set] of room.sets.entries()) if (set) dense.set(word, set);
  return { size, dense, ...closeUp(room.bytes, room.bytesAt, ends) };
};

// Calls `visit` with each slot of a word that has no bitset, in rising order.
const visitHolders = ({ starts, bytes }: WordPostings, word: number, visit: (slot: number) => void): void => {
  const end = starts[word + 1] ?? 0;
  let slot = -1;
  let distance = 0;
  let shift = 0;
  for (let at = starts[word] ?? 0; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    distance |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte >= more) continue;
    slot += distance;
    visit(slot);
    distance = 0;
    shift = 0;
  }
};

const uniteWord = (target: Bitset, postings: WordPostings, word: number): void => {
  const bits = postings.dense.get(word);
  if (bits) unite(target, bits);
  else visitHolders(postings, word, (slot) => addBit(target, slot));
};

const listSlots = (postings: WordPostings, word: number): number[] => {
  const slots: number[] = [];
  visitHolders(postings, word, (slot) => slots.push(slot));
  return slots;
};

const commonSlots = (one: readonly number[], other: readonly number[]): number[] => {
  const common: number[] = [];
  let at = 0;
  for (const slot of one) {
    while ((other[at] ?? slot) < slot) at += 1;
    if (other[at] === slot) common.push(slot);
  }
  return common;
};

const uniteCommonBits = (target: Bitset, first: Bitset, others: readonly Bitset[]): void => {
  for (let at = 0; at < target.length; at += 1) {
    let both = first[at] ?? 0;
    for (const other of others) both &= other[at] ?? 0;
    target[at] = (target[at] ?? 0) | both;
  }
};

/** Adds to `target` the slots that have all of `words`. */
export const uniteHolders = (target: Bitset, postings: WordPostings, words: readonly number[]): void => {
  const [only, ...others] = words;
  if (only !== undefined && others.length === 0) {
    uniteWord(target, postings, only);
    return;
  }
  const sets = words.flatMap((word) => postings.dense.get(word) ?? []);
  const lists = words.filter((word) => !postings.dense.has(word)).map((word) => listSlots(postings, word));
  const [first, ...more] = sets;
  const [shortest, ...longer] = lists.sort((one, other) => one.length - other.length);
  if (shortest) {
    for (const slot of longer.reduce(commonSlots, shortest))
      if (sets.every((set) => hasBit(set, slot))) addBit(target, slot);
  } else if (first) {
    uniteCommonBits(target, first, more);
  }
};

/** How many slots have `word`, counted up to `most`. */
export const countHolders = ({ dense, starts, bytes }: WordPostings, word: number, most: number): number => {
  if (dense.has(word)) return most;
  let count = 0;
  for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0) && count < most; at += 1)
    if ((bytes[at] ?? 0) < more) count += 1;
  return count;
};
