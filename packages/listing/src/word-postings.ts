import { addBit, type Bitset, createBitset, unite } from './bitset.ts';
import type { Columns } from './postings.ts';

/**
 * For each word of one field the slots that have it. A word that at least one slot in 32 has is kept as a bitset, any other
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

const more = 0x80;

// As many distances as fit in all slots take a second byte, or a third one.
const mostBytes = (count: number, size: number): number =>
  count + Math.min(count, size >>> 7) + Math.min(count, size >>> 14) + Math.min(count, size >>> 21);

// Leaves no room between the bytes of one word and the next.
const closeUp = (bytes: Uint8Array, from: Uint32Array, to: Uint32Array): Pick<WordPostings, 'starts' | 'bytes'> => {
  const starts = new Uint32Array(from.length);
  for (let word = 0; word + 1 < from.length; word += 1) {
    bytes.copyWithin(starts[word] ?? 0, from[word] ?? 0, to[word] ?? 0);
    starts[word + 1] = (starts[word] ?? 0) + (to[word] ?? 0) - (from[word] ?? 0);
  }
  return { starts, bytes: bytes.slice(0, starts.at(-1) ?? 0) };
};

type Visit = (word: number, slot: number) => void;

// Calls `visit` for every word of every slot, by rising slots.
const visitWords = ({ starts, values }: Columns, order: Uint32Array, visit: Visit): void => {
  for (let slot = 0; slot < order.length; slot += 1) {
    const row = order[slot] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) visit(values[at] ?? 0, slot);
  }
};

/** Turns around the words of rows, of which slot `s` has those of row `order[s]`. `words`: how many there are. */
export const invertWords = (rows: Columns, order: Uint32Array, words: number): WordPostings => {
  const size = order.length;
  const counts = new Uint32Array(words);
  for (const word of rows.values) counts[word] = (counts[word] ?? 0) + 1;
  const sets = Array.from(counts, (count) => (count > 0 && count * 32 >= size ? createBitset(size) : null));
  const room = new Uint32Array(words + 1);
  for (let word = 0; word < words; word += 1)
    room[word + 1] = (room[word] ?? 0) + (sets[word] ? 0 : mostBytes(counts[word] ?? 0, size));
  const bytes = new Uint8Array(room[words] ?? 0);
  const next = room.slice();
  // The slot that had a word last, plus one; 0 for none.
  const last = new Uint32Array(words);
  const write = (word: number, written: number): void => {
    let place = next[word] ?? 0;
    let distance = written;
    for (; distance >= more; distance >>>= 7) bytes[place++] = (distance & 0x7f) | more;
    bytes[place++] = distance;
    next[word] = place;
  };
  visitWords(rows, order, (word, slot) => {
    const bits = sets[word];
    if (bits) {
      addBit(bits, slot);
    } else {
      write(word, slot + 1 - (last[word] ?? 0));
      last[word] = slot + 1;
    }
  });
  const dense = new Map(sets.flatMap((bits, word) => (bits ? [[word, bits] as const] : [])));
  return { size, dense, ...closeUp(bytes, room, next) };
};

/** Adds to `target` the slots that have `word`. */
const uniteWord = (target: Bitset, { dense, starts, bytes }: WordPostings, word: number): void => {
  const bits = dense.get(word);
  if (bits) unite(target, bits);
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
    addBit(target, slot);
    distance = 0;
    shift = 0;
  }
};

/** The slots that have `word`; none where it is undefined. Not to be written to. */
export const holdersOf = (postings: WordPostings, word: number | undefined): Bitset => {
  const bits = word === undefined ? undefined : postings.dense.get(word);
  if (bits) return bits;
  const holders = createBitset(postings.size);
  if (word !== undefined) uniteWord(holders, postings, word);
  return holders;
};

/** How many slots have `word`, counted up to `most`. */
export const countHolders = ({ dense, starts, bytes }: WordPostings, word: number, most: number): number => {
  if (dense.has(word)) return most;
  let count = 0;
  for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0) && count < most; at += 1)
    if ((bytes[at] ?? 0) < more) count += 1;
  return count;
};
