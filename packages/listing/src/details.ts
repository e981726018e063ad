import { Growing, growingIds } from './growing.ts';
import { countWords, findWord, type Lexicon, LexiconBuilder, wordAt } from './lexicon.ts';
import { WordLists } from './word-lists.ts';
import { type Text, WordNumbers } from './word-numbers.ts';
import { invertWords, type WordPostings } from './word-postings.ts';

/** What a segment says of details; `words` are those of details alone, numbered behind the words that are known without them. */
export type FinishedDetails = {
  details: WordPostings;
  /** The words that stand in the details more than once. */
  repeated: WordPostings;
  /** How many words each slot's details have; longer ones count as long as the highest number. */
  detailLengths: Uint16Array;
  words: Lexicon;
};

const longest = 0xffff;

/**
 * Collects the details of rows, in the order of the rows. They hold most of a catalogue's words, which it numbers by itself, so
 * that a thread may do that.
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

  /** `order` names the row of each slot, `known` the words that have numbers already. Nothing may be added after it. */
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
