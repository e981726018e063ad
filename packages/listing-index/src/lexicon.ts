import { checkPlace } from './check-place.ts';
import { Growing, growingIds } from './growing.ts';

/**
 * Words and their numbers. Numbers count from 0 in the order of insertion. Stored in typed arrays, because a Map holds
 * at most 2^24 entries and takes about 100 bytes for each.
 */
export type Lexicon = {
  /** The UTF-16 code units of all words, concatenated. */
  readonly units: Uint16Array;
  /** The start of each word in `units`, followed by the end of the last one. */
  readonly starts: Uint32Array;
  /** A hash table with linear probing: the number of a word plus one; 0 for an empty entry. */
  readonly table: Uint32Array;
};

const fewestPlaces = 16;

// FNV-1a.
const hashOf = (word: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
};

const isWord = ({ units, starts }: Omit<Lexicon, 'table'>, number: number, word: string): boolean => {
  const start = starts[number] ?? 0;
  if ((starts[number + 1] ?? 0) - start !== word.length) return false;
  for (let at = 0; at < word.length; at += 1) if (units[start + at] !== word.charCodeAt(at)) return false;
  return true;
};

/** The number of a word, or undefined if it is not in the lexicon. */
export const findWord = (lexicon: Lexicon, word: string): number | undefined => {
  const { table } = lexicon;
  const last = table.length - 1;
  for (let place = hashOf(word) & last; ; place = (place + 1) & last) {
    const number = (table[place] ?? 0) - 1;
    if (number < 0) return undefined;
    if (isWord(lexicon, number, word)) return number;
  }
};

export const countWords = ({ starts }: Lexicon): number => starts.length - 1;

/** The word with a number. */
export const wordAt = ({ units, starts }: Lexicon, number: number): string => {
  const [start = 0, end = 0] = [starts[number], starts[number + 1]];
  return Buffer.from(units.buffer, units.byteOffset + 2 * start, 2 * (end - start)).toString('utf16le');
};

const putInto = (table: Uint32Array, hash: number, number: number): void => {
  const last = table.length - 1;
  let place = hash & last;
  while (table[place] !== 0) place = (place + 1) & last;
  table[place] = number + 1;
};

/** Builds a lexicon. */
export class LexiconBuilder {
  readonly #units = new Growing((size) => new Uint16Array(size));
  readonly #starts = growingIds();
  readonly #hashes = growingIds();
  #table = new Uint32Array(fewestPlaces);

  constructor() {
    this.#starts.push(0);
  }

  get size(): number {
    return this.#hashes.length;
  }

  find(word: string): number | undefined {
    return findWord({ units: this.#units.room(0), starts: this.#starts.room(0), table: this.#table }, word);
  }

  /** Adds a new word and returns its number. */
  add(word: string): number {
    const letters = this.#units.room(word.length);
    for (let at = 0; at < word.length; at += 1) letters[this.#units.length + at] = word.charCodeAt(at);
    this.#units.length += word.length;
    this.#starts.push(checkPlace(this.#units.length));
    const number = this.size;
    this.#hashes.push(hashOf(word));
    if (2 * this.size > this.#table.length) this.#spread();
    else putInto(this.#table, hashOf(word), number);
    return number;
  }

  #spread(): void {
    this.#table = new Uint32Array(2 * this.#table.length);
    for (const [number, hash] of this.#hashes.look().entries()) putInto(this.#table, hash, number);
  }

  /** A snapshot of the lexicon. It does not contain words that are added later. */
  take(): Lexicon {
    return { units: this.#units.take(), starts: this.#starts.take(), table: this.#table.slice() };
  }
}
