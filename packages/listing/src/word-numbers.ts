import { isAscii } from 'node:buffer';
import { allWordsOf } from './words.ts';

// A letter from a to z, small or large, or a digit.
const isPlain = (code: number): boolean => ((code | 32) >= 97 && (code | 32) <= 122) || (code >= 48 && code <= 57);

const t = 116;
const s = 115;
const h = 104;

// A word of 't shirt' written in one, as `allWordsOf` takes it apart.
const isTwoWords = (bytes: Uint8Array, start: number, end: number): boolean =>
  end - start > 2 && bytes[start] === t && bytes[start + 1] === s && bytes[start + 2] === h;

const hashOf = (bytes: Uint8Array, start: number, end: number): number => {
  let hash = 0;
  for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + (bytes[at] ?? 0)) | 0;
  return hash;
};

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** A folded text, or its bytes in UTF-8. */
export type Text = string | Uint8Array;

/** Where the numbers of a text go. */
type Numbers = { add: (number: number) => void };

// An entry of the table is its word's hash, its number plus one (0: no entry), where its letters begin, and in which text it
// was met last: twice the text's number, or that plus one where it was met again. All of it is in one line of the cache.
const entrySize = 4;
const fewestPlaces = 2 ** 14;

/**
 * Numbers the words of folded texts, in the order in which they are first met. Nearly every word is one that was met before:
 * its number is found by its bytes, without making a string of them.
 */
export class WordNumbers {
  readonly idOf = new Map<string, number>();
  // Open addressing: an entry stands at the first free place from its hash on.
  #table = new Uint32Array(entrySize * fewestPlaces);
  #places = fewestPlaces;
  // The letters of one word after the other, a 0 behind each.
  #spelled = new Uint8Array(2 ** 16);
  #spelledLength = 0;
  #texts = 0;
  #once: Numbers = { add: () => undefined };
  #again: Numbers | null = null;
  #encoded = new Uint8Array(2 ** 12);

  /** Adds the number of each word of `text` to `once`, and that of each word that comes again to `again`. Answers how many words it has. */
  read(text: Text, once: Numbers, again: Numbers | null = null): number {
    // The marks of texts have 32 bits.
    if (this.#texts === 2 ** 31 - 1) throw new Error('Too many texts for one segment');
    this.#texts += 1;
    this.#once = once;
    this.#again = again;
    const bytes = typeof text === 'string' ? this.#encode(text) : text;
    // Where words of other letters end is another question.
    if (isAscii(bytes)) return this.#readPlain(bytes);
    const words = allWordsOf(typeof text === 'string' ? text : decoder.decode(text));
    for (const word of words) this.#takeWhole(word);
    return words.length;
  }

  #takeWhole(word: string): void {
    const bytes = this.#encode(word);
    this.#take(bytes, 0, bytes.length, hashOf(bytes, 0, bytes.length));
  }

  #encode(text: string): Uint8Array {
    if (this.#encoded.length < 3 * text.length) this.#encoded = new Uint8Array(6 * text.length);
    return this.#encoded.subarray(0, encoder.encodeInto(text, this.#encoded).written);
  }

  #readPlain(bytes: Uint8Array): number {
    const { length } = bytes;
    let count = 0;
    let start = 0;
    let hash = 0;
    for (let at = 0; at <= length; at += 1) {
      const code = at < length ? (bytes[at] ?? 0) : 0;
      if (isPlain(code)) {
        hash = (Math.imul(hash, 31) + code) | 0;
        continue;
      }
      if (at > start) count += this.#takePlain(bytes, start, at, hash);
      start = at + 1;
      hash = 0;
    }
    return count;
  }

  #takePlain(bytes: Uint8Array, start: number, end: number, hash: number): number {
    if (!isTwoWords(bytes, start, end)) {
      this.#take(bytes, start, end, hash);
      return 1;
    }
    this.#take(bytes, start, start + 1, t);
    this.#take(bytes, start + 1, end, hashOf(bytes, start + 1, end));
    return 2;
  }

  #take(bytes: Uint8Array, start: number, end: number, hash: number): void {
    const table = this.#table;
    let place = entrySize * ((hash ^ (hash >>> 15)) & (this.#places - 1));
    while (table[place + 1] !== 0) {
      if (table[place] === hash >>> 0 && this.#isSpelled(table[place + 2] ?? 0, bytes, start, end)) {
        this.#meet(table, place);
        return;
      }
      place += entrySize;
      if (place === table.length) place = 0;
    }
    this.#once.add(this.#add(bytes.subarray(start, end), hash));
  }

  #meet(table: Uint32Array, place: number): void {
    const mark = 2 * this.#texts;
    const met = table[place + 3] ?? 0;
    const number = (table[place + 1] ?? 0) - 1;
    if (met < mark) this.#once.add(number);
    else if (met === mark) this.#again?.add(number);
    table[place + 3] = met < mark ? mark : mark + 1;
  }

  #isSpelled(at: number, bytes: Uint8Array, start: number, end: number): boolean {
    const spelled = this.#spelled;
    const length = end - start;
    for (let letter = 0; letter < length; letter += 1) if (spelled[at + letter] !== bytes[start + letter]) return false;
    // Behind each word stands a 0, which is no letter.
    return spelled[at + length] === 0;
  }

  #add(word: Uint8Array, hash: number): number {
    const number = this.idOf.size;
    this.idOf.set(decoder.decode(word), number);
    if (this.#spelledLength + word.length + 1 > this.#spelled.length) {
      const larger = new Uint8Array(2 * this.#spelled.length + word.length + 1);
      larger.set(this.#spelled);
      this.#spelled = larger;
    }
    this.#spelled.set(word, this.#spelledLength);
    if (2 * this.idOf.size > this.#places) this.#spread();
    this.#put([hash, number + 1, this.#spelledLength, 2 * this.#texts]);
    this.#spelledLength += word.length + 1;
    return number;
  }

  #put(entry: ArrayLike<number>): void {
    const table = this.#table;
    const hash = entry[0] ?? 0;
    let place = entrySize * ((hash ^ (hash >>> 15)) & (this.#places - 1));
    while (table[place + 1] !== 0) place = (place + entrySize) % table.length;
    table.set(entry, place);
  }

  #spread(): void {
    const before = this.#table;
    this.#places *= 2;
    this.#table = new Uint32Array(entrySize * this.#places);
    for (let place = 0; place < before.length; place += entrySize)
      if (before[place + 1] !== 0) this.#put(before.subarray(place, place + entrySize));
  }
}
