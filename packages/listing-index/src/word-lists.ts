import { checkPlace } from './check-place.ts';
import { type Growing, growingIds } from './growing.ts';
import { narrow } from './narrow.ts';
import type { Columns } from './postings.ts';

/** Lists are stored in chunks of this size, so that no growing buffer is copied. A longer list has its own chunk. */
const chunkSize = 2 ** 18;

const more = 0x80;

/** Maximum bytes of a number. */
const widest = 5;

/**
 * Lists of word numbers, one per row, in the order of rows: each number plus one in 7-bit groups, followed by a 0.
 * Frequent words have low numbers, so most take one or two bytes.
 */
export class WordLists {
  readonly #chunks: Uint8Array[] = [];
  // Chunk and offset of each list, as one number.
  readonly #places = growingIds();
  #chunk = new Uint8Array();
  #at = 0;
  #counts = new Uint32Array(1024);
  #length = 0;
  #longest = 0;

  /** How many lists contain each number below `words`. */
  count(words: number): Uint32Array {
    const counts = new Uint32Array(words);
    counts.set(this.#counts.subarray(0, words));
    return counts;
  }

  /** Adds a list of distinct numbers and empties `numbers`. */
  push(numbers: Growing<Uint32Array>): void {
    const { length } = numbers;
    const values = numbers.room(0);
    this.#makeRoom(widest * (length + 1));
    this.#places.push(checkPlace((this.#chunks.length - 1) * chunkSize + this.#at));
    for (let at = 0; at < length; at += 1) {
      const number = values[at] ?? 0;
      this.#write(number + 1);
      if (number >= this.#counts.length) this.#makeCounts(number);
      this.#counts[number] = (this.#counts[number] ?? 0) + 1;
    }
    // The end of the list.
    this.#write(0);
    this.#length += length;
    this.#longest = Math.max(this.#longest, length);
    numbers.length = 0;
  }

  /** Replaces the content of `target` with the list of a row. */
  read(row: number, target: Growing<Uint32Array>): void {
    const place = this.#places.room(0)[row] ?? 0;
    const bytes = this.#chunks[Math.floor(place / chunkSize)] ?? this.#chunk;
    const values = target.room(this.#longest - target.length);
    let at = place % chunkSize;
    let length = 0;
    for (let byte = bytes[at++] ?? 0; byte !== 0; byte = bytes[at++] ?? 0) {
      let number = byte & 0x7f;
      for (let shift = 7; byte >= more; shift += 7) {
        byte = bytes[at++] ?? 0;
        number |= (byte & 0x7f) << shift;
      }
      values[length++] = number - 1;
    }
    target.length = length;
  }

  /** The lists in the order of `order`, as columns. */
  take(order: Uint32Array): Columns {
    const starts = new Uint32Array(order.length + 1);
    const values = new Uint32Array(this.#length);
    const list = growingIds();
    let length = 0;
    for (let slot = 0; slot < order.length; slot += 1) {
      this.read(order[slot] ?? 0, list);
      const numbers = list.room(0);
      for (let at = 0; at < list.length; at += 1) values[length++] = numbers[at] ?? 0;
      starts[slot + 1] = length;
    }
    return { starts, values: narrow(values) };
  }

  #makeRoom(bytes: number): void {
    if (this.#at + bytes <= this.#chunk.length) return;
    this.#chunk = new Uint8Array(Math.max(chunkSize, bytes));
    this.#chunks.push(this.#chunk);
    this.#at = 0;
  }

  #makeCounts(number: number): void {
    const counts = new Uint32Array(2 * (number + 1));
    counts.set(this.#counts);
    this.#counts = counts;
  }

  #write(number: number): void {
    const chunk = this.#chunk;
    let left = number;
    for (; left >= more; left >>>= 7) chunk[this.#at++] = (left & 0x7f) | more;
    chunk[this.#at++] = left;
  }
}
