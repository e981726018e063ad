import type { Growing } from './growing.ts';
import { LexiconBuilder } from './lexicon.ts';
import { allWordsOf } from './words.ts';

// What a byte of a folded text is: a letter from a to z or a digit, numbered from 1 on; 0 where it parts words; `rare` where
// only `allWordsOf` knows.
const rare = 255;
const letters = new Uint8Array(256).fill(rare, 128);
letters.fill(rare, 65, 91);
for (const [at, letter] of [...'abcdefghijklmnopqrstuvwxyz0123456789'].entries())
  letters[letter.charCodeAt(0)] = at + 1;

/** So many letters are told by one number of 32 bits, in base 37. */
const half = 6;
const base = 37;

const t = 116;
const s = 115;
const h = 104;

// A word of 't shirt' written in one, which `allWordsOf` takes apart.
const isApart = (bytes: Uint8Array, start: number): boolean =>
  bytes[start] === t && bytes[start + 1] === s && bytes[start + 2] === h;

const decoder = new TextDecoder();
const encoder = new TextEncoder();

const wordsBetween = (bytes: Uint8Array, start: number, end: number): string[] =>
  allWordsOf(decoder.decode(bytes.subarray(start, end)));

/** A folded text, or its bytes in UTF-8. */
export type Text = string | Uint8Array;

/** Where the numbers of a text go. */
type Numbers = Growing<Uint32Array>;

// An entry of the table is the first six letters of a word, the six that follow, the word's number plus one (0: no entry), and
// in which text it was met last: twice the text's number, or that plus one where it was met again. All of it is in one line of
// the cache. For the letters of other words stand their number and -1, which no letters come to.
const entrySize = 4;
const fewestPlaces = 2 ** 14;
const noLetters = -1;

const placeOf = (first: number, second: number): number => {
  const mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
};

/**
 * Numbers the words of folded texts, in the order in which they are first met. Nearly every word is a short one that was met
 * before: its number is found by its letters, without making a string of them.
 */
export class WordNumbers {
  readonly words = new LexiconBuilder();
  // Open addressing: an entry stands at the first free place from its hash on.
  #table = new Int32Array(entrySize * fewestPlaces);
  #places = fewestPlaces;
  #mark = 0;
  // What was read last.
  #first = 0;
  #second = 0;
  #isRare = false;
  #encoded = new Uint8Array(2 ** 12);

  /** Adds the number of each word of `text` to `once`, and that of each word that comes again to `again`. Answers how many words it has. */
  read(text: Text, once: Numbers, again: Numbers | null = null): number {
    // The marks of texts have 31 bits.
    if (this.#mark >= 2 ** 31 - 4) throw new Error('Too many texts for one segment');
    this.#mark += 2;
    const bytes = typeof text === 'string' ? this.#encode(text) : text;
    // No word is shorter than a letter and what parts it from the next.
    const numbers = once.room((bytes.length >>> 1) + 1);
    let end = once.length;
    let count = 0;
    const take = (place: number): void => {
      if (this.#isFirst(place, again)) numbers[end++] = this.#numberAt(place);
      count += 1;
    };
    for (let start = 0; start < bytes.length; ) {
      const behind = this.#scan(bytes, start);
      const place = this.#findScanned(bytes, start, behind);
      if (place >= 0) take(place);
      else if (behind > start) for (const word of wordsBetween(bytes, start, behind)) take(this.#findWord(word));
      start = behind + 1;
    }
    once.length = end;
    return count;
  }

  // Reads the letters from `start` on, and answers where they end.
  #scan(bytes: Uint8Array, start: number): number {
    let first = 0;
    let second = 0;
    let isRare = false;
    let at = start;
    for (; at < bytes.length; at += 1) {
      const letter = letters[bytes[at] ?? 0] ?? 0;
      if (letter === 0) break;
      if (at - start < half) first = (Math.imul(first, base) + letter) | 0;
      else second = (Math.imul(second, base) + letter) | 0;
      if (letter === rare) isRare = true;
    }
    this.#first = first;
    this.#second = second;
    this.#isRare = isRare || at - start > 2 * half || isApart(bytes, start);
    return at;
  }

  // Where the entry of the letters that were read last stands; -1 where they are none, or not those of one short word.
  #findScanned(bytes: Uint8Array, start: number, end: number): number {
    if (this.#isRare || end === start) return -1;
    const place = this.#find(this.#first, this.#second);
    if (this.#numberAt(place) >= 0) return place;
    return this.#add(decoder.decode(bytes.subarray(start, end)), this.#first, this.#second);
  }

  #encode(text: string): Uint8Array {
    if (this.#encoded.length < 3 * text.length) this.#encoded = new Uint8Array(6 * text.length);
    return this.#encoded.subarray(0, encoder.encodeInto(text, this.#encoded).written);
  }

  #numberAt(place: number): number {
    return (this.#table[place + 2] ?? 0) - 1;
  }

  // Marks that the text has this word. Where it is the second time, the word comes again.
  #isFirst(place: number, again: Numbers | null): boolean {
    const table = this.#table;
    const met = table[place + 3] ?? 0;
    if (met > this.#mark) return false;
    table[place + 3] = met < this.#mark ? this.#mark : met + 1;
    if (met === this.#mark) again?.push(this.#numberAt(place));
    return met < this.#mark;
  }

  // Where the entry of these letters stands, or would stand.
  #find(first: number, second: number): number {
    const table = this.#table;
    let place = entrySize * (placeOf(first, second) & (this.#places - 1));
    while (table[place + 2] !== 0 && (table[place] !== first || table[place + 1] !== second)) {
      place += entrySize;
      if (place === table.length) place = 0;
    }
    return place;
  }

  #findWord(word: string): number {
    const known = this.words.find(word);
    const bytes = this.#encode(word);
    const isShort = this.#scan(bytes, 0) === bytes.length && !this.#isRare;
    const [first, second] = isShort ? [this.#first, this.#second] : [known ?? this.words.size, noLetters];
    return known === undefined ? this.#add(word, first, second) : this.#find(first, second);
  }

  #add(word: string, first: number, second: number): number {
    const number = this.words.add(word);
    if (2 * this.words.size > this.#places) this.#spread();
    return this.#put(first, second, number + 1, 0);
  }

  #put(first: number, second: number, number: number, mark: number): number {
    const place = this.#find(first, second);
    this.#table.set([first, second, number, mark], place);
    return place;
  }

  #spread(): void {
    const before = this.#table;
    this.#places *= 2;
    this.#table = new Int32Array(entrySize * this.#places);
    for (let place = 0; place < before.length; place += entrySize) {
      const [first = 0, second = 0, number = 0, mark = 0] = before.subarray(place, place + entrySize);
      if (number !== 0) this.#put(first, second, number, mark);
    }
  }
}
