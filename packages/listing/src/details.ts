import { GrowingLists, growingIds } from './growing.ts';
import { countWords, findWord, type Lexicon, LexiconBuilder, wordAt } from './lexicon.ts';
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

const renumber = (values: Uint32Array, numbers: Uint32Array): void => {
  for (let at = 0; at < values.length; at += 1) values[at] = numbers[values[at] ?? 0] ?? 0;
};

/**
 * Collects the details of rows, in the order of the rows. They hold most of a catalogue's words, which it numbers by itself, so
 * that a thread may do that.
 */
export class DetailBuilder {
  readonly #words = new WordNumbers();
  readonly #details = new GrowingLists();
  readonly #repeated = new GrowingLists();
  readonly #lengths = growingIds();

  add(details: Text): void {
    this.#lengths.push(this.#words.read(details, this.#details.open, this.#repeated.open));
    this.#details.end();
    this.#repeated.end();
  }

  /** `order` names the row of each slot, `known` the words that have numbers already. Nothing may be added after it. */
  finish(order: Uint32Array, known: Lexicon): FinishedDetails {
    const own = this.#words.words.take();
    const words = new LexiconBuilder();
    const numbers = Uint32Array.from({ length: countWords(own) }, (_, number) => {
      const word = wordAt(own, number);
      return findWord(known, word) ?? countWords(known) + words.add(word);
    });
    const count = countWords(known) + words.size;
    const [details, repeated] = [this.#details.look(), this.#repeated.look()];
    renumber(details.values, numbers);
    renumber(repeated.values, numbers);
    const lengths = this.#lengths.look();
    return {
      details: invertWords(details, order, count),
      repeated: invertWords(repeated, order, count),
      detailLengths: Uint16Array.from(order, (row) => Math.min(longest, lengths[row] ?? 0)),
      words: words.take(),
    };
  }
}
