import { addBit, type Bitset, createBitset, hasBit, unite } from './bitset.ts';
import { checkPlace } from './check-place.ts';
import { growingIds } from './growing.ts';
import type { WordLists } from './word-lists.ts';

/**
 * The slots of each word of a field. A word with at least one slot in 12 is stored as a bitset, others as the distances
 * between slots in 7-bit groups. Descriptions have about 50 words, so storing slot numbers would take most of an
 * index's memory.
 */
export type WordPostings = {
  readonly size: number;
  readonly dense: ReadonlyMap<number, Bitset>;
  /** The start of each word's distances in `bytes`, which end where the next word's start. */
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
};

/** The continuation bit, which all bytes of a distance but the last have. */
const more = 0x80;

/** A bitset with one slot in this many takes 1.5 times the bytes of the distances, but is united ten times as fast. */
const sparsest = 12;

// Maximum bytes of the distances between `count` slots of `size`, assuming as many long distances as fit.
const mostBytes = (count: number, size: number): number =>
  count + Math.min(count, size >>> 7) + Math.min(count, size >>> 14) + Math.min(count, size >>> 21);

// Moves the bytes of all words together. The free space after them is not worth a copy.
const closeUp = (bytes: Uint8Array, from: Uint32Array, to: Uint32Array): Pick<WordPostings, 'starts' | 'bytes'> => {
  const starts = new Uint32Array(from.length);
  for (let word = 0; word + 1 < from.length; word += 1) {
    bytes.copyWithin(starts[word] ?? 0, from[word] ?? 0, to[word] ?? 0);
    starts[word + 1] = (starts[word] ?? 0) + (to[word] ?? 0) - (from[word] ?? 0);
  }
  return { starts, bytes: bytes.subarray(0, starts.at(-1) ?? 0) };
};

/** The bitset of each frequent word, and the start of each other word's bytes. */
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

/** Writes a distance at `at`. Returns its end. */
const writeDistance = (bytes: Uint8Array, at: number, distance: number): number => {
  let place = at;
  let left = distance;
  for (; left >= more; left >>>= 7) bytes[place++] = (left & 0x7f) | more;
  bytes[place++] = left;
  return place;
};

/** Lists of rows. `numbers` maps the numbers in the lists to words; `words` is the number of words. */
type Numbered = { lists: WordLists; numbers: Uint32Array; words: number };

// In ascending order of slots. Returns the end of each word's bytes.
const writeWords = ({ lists, numbers }: Numbered, order: Uint32Array, room: Room): Uint32Array => {
  const { sets, bytesAt, bytes } = room;
  const next = bytesAt.slice(0, -1);
  // The last slot with each word, plus one; 0 for none.
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

/** Maps words to their own numbers. */
export const sameNumbers = (words: number): Uint32Array => Uint32Array.from({ length: words }, (_, word) => word);

/** Inverts the lists of rows. The words of slot `s` are those of row `order[s]`. */
export const invertWords = (numbered: Numbered, order: Uint32Array): WordPostings => {
  const size = order.length;
  const room = makeRoom(countByWord(numbered), size);
  const ends = writeWords(numbered, order, room);
  const dense = new Map<number, Bitset>();
  for (const [word, set] of room.sets.entries()) if (set) dense.set(word, set);
  return { size, dense, ...closeUp(room.bytes, room.bytesAt, ends) };
};

// Calls `visit` with each slot of a word without a bitset, in ascending order.
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

/** Adds the slots that have all of `words` to `target`. */
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
