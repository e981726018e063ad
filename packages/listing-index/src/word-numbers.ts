import type { Growing } from './growing.ts';
import { LexiconBuilder } from './lexicon.ts';
import { allWordsOf } from './words.ts';

// The class of each byte of a folded text: 1 and up for letters a to z and digits; 0 for separators; `rare` for bytes
// that only `allWordsOf` can handle.
const rare = 255;
const letters = new Uint8Array(256).fill(rare, 128);
letters.fill(rare, 65, 91);
for (const [at, letter] of [...'abcdefghijklmnopqrstuvwxyz0123456789'].entries())
  letters[letter.charCodeAt(0)] = at + 1;

/** The number of letters that one 32-bit number encodes in base 37. */
const half = 6;
const base = 37;

const t = 116;
const s = 115;
const h = 104;

// A word of 't shirt' written as one, which `allWordsOf` splits.
const isApart = (bytes: Uint8Array, start: number): boolean =>
  bytes[start] === t && bytes[start + 1] === s && bytes[start + 2] === h;

const decoder = new TextDecoder();
const encoder = new TextEncoder();

const wordsBetween = (bytes: Uint8Array, start: number, end: number): string[] =>
  allWordsOf(decoder.decode(bytes.subarray(start, end)));

/** A folded text, or its UTF-8 bytes. */
export type Text = string | Uint8Array;

/** Receives the numbers of a text. */
type Numbers = Growing<Uint32Array>;

// A table entry has four numbers: the first six letters of a word, the next six letters, the word's number plus one (0
// if empty), and the mark of the text that last contained it. The mark is twice the text's number, plus one if the word
// repeats in it. An entry fits in one cache line. Other words store their number and -1, which no letters encode to.
const entrySize = 4;
const fewestPlaces = 2 ** 14;
const noLetters = -1;

const placeOf = (first: number, second: number): number => {
  const mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
};

/**
 * Numbers the words of folded texts in the order of first occurrence. Most words are short and known, so they are found
 * by their letters without creating a string.
 */
export class WordNumbers {
  readonly words = new LexiconBuilder();
  // Open addressing with linear probing.
  #table = new Int32Array(entrySize * fewestPlaces);
  #places = fewestPlaces;
  #mark = 0;
  // The letters that were read last.
  #first = 0;
  #second = 0;
  #isRare = false;
  #encoded = new Uint8Array(2 ** 12);

  /**
   * Appends the number of each distinct word of `text` to `once`, and the number of each repeated word to `again`.
   * Returns how many words it has.
   */
  read(text: Text, once: Numbers, again: Numbers | null = null): number {
    // The mark of a text has 31 bits.
    if (this.#mark >= 2 ** 31 - 4) throw new Error('Too many texts for one segment');
    this.#mark += 2;
    const bytes = typeof text === 'string' ? this.#encode(text) : text;
    // A word takes at least two bytes: a letter and a separator.
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

  // Reads the letters from `start` on and returns their end.
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

  // The index of the entry for the letters that were read last, or -1 if they are not one short word.
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

  // Marks that the text contains this word. If it already did, the word repeats.
  #isFirst(place: number, again: Numbers | null): boolean {
    const table = this.#table;
    const met = table[place + 3] ?? 0;
    if (met > this.#mark) return false;
    table[place + 3] = met < this.#mark ? this.#mark : met + 1;
    if (met === this.#mark) again?.push(this.#numberAt(place));
    return met < this.#mark;
  }

  // The index of the entry for these letters, or of the free entry where it would go.
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
