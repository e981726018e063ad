import { Growing, growingIds } from './growing.ts';
import { countWords, findWord, type Lexicon, LexiconBuilder, wordAt } from './lexicon.ts';
import { WordLists } from './word-lists.ts';
import { type Text, WordNumbers } from './word-numbers.ts';
import { invertWords, type WordPostings } from './word-postings.ts';

/**
 * The details of a segment. `words` are those that occur only in details. Their numbers follow those of the known
 * words.
 */
export type FinishedDetails = {
  details: WordPostings;
  /** The words that occur more than once in the details. */
  repeated: WordPostings;
  /** The number of words in each slot's details, capped at the column's maximum. */
  detailLengths: Uint16Array;
  words: Lexicon;
};

const longest = 0xffff;

/**
 * Collects the details of rows in order. Numbers the words independently, because most of a catalogue's words occur
 * only in details. This allows a separate thread to do it.
 */
export class DetailBuilder {
  readonly #words = new WordNumbers();
  readonly #details = new WordLists();
  readonly #repeated = new WordLists();
  readonly #lengths = new Growing((size) => new Uint16Array(size));
  readonly #once = growingIds();
  readonly #again = growingIds();

  add(details: Text): void {
    this.#lengths.push(Math.min(longest, this.#words.read(details, this.#once, this.#again)));
    this.#details.push(this.#once);
    this.#repeated.push(this.#again);
  }

  /** `order` is the row of each slot; `known` contains the words that already have numbers. Add nothing afterwards. */
  finish(order: Uint32Array, known: Lexicon): FinishedDetails {
    const own = this.#words.words.take();
    const added = new LexiconBuilder();
    const numbers = Uint32Array.from({ length: countWords(own) }, (_, number) => {
      const word = wordAt(own, number);
      return findWord(known, word) ?? countWords(known) + added.add(word);
    });
    const words = countWords(known) + added.size;
    const lengths = this.#lengths.look();
    return {
      details: invertWords({ lists: this.#details, numbers, words }, order),
      repeated: invertWords({ lists: this.#repeated, numbers, words }, order),
      detailLengths: Uint16Array.from(order, (row) => lengths[row] ?? 0),
      words: added.take(),
    };
  }
}
