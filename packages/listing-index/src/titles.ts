import type { Ids } from './narrow.ts';
import type { Columns } from './postings.ts';

/**
 * The distinct words of each title in order. Only the start of every 16th title is stored, which takes a third of the
 * memory of all starts.
 */
export type Titles = {
  /** How many words each title has. */
  readonly lengths: Uint8Array;
  readonly starts: Uint32Array;
  readonly words: Ids;
};

/** Words of a longer title behind this one are left out. */
const mostWords = 0xff;

const groupBits = 4;

/** Packs the words of the titles of slots. */
export const packTitles = ({ starts, values }: Columns): Titles => {
  const size = starts.length - 1;
  const lengths = new Uint8Array(size);
  const groups = new Uint32Array((size >>> groupBits) + 1);
  let length = 0;
  for (let slot = 0; slot < size; slot += 1) {
    if (slot % (1 << groupBits) === 0) groups[slot >>> groupBits] = length;
    const from = starts[slot] ?? 0;
    const count = Math.min(mostWords, (starts[slot + 1] ?? 0) - from);
    // Moves words only behind a title that was too long.
    if (from > length) values.copyWithin(length, from, from + count);
    lengths[slot] = count;
    length += count;
  }
  return { lengths, starts: groups, words: values.subarray(0, length) };
};

/** Where the words of a slot's title begin in `words`. */
export const titleStart = ({ lengths, starts }: Titles, slot: number): number => {
  let start = starts[slot >>> groupBits] ?? 0;
  for (let before = (slot >>> groupBits) << groupBits; before < slot; before += 1) start += lengths[before] ?? 0;
  return start;
};

/** The numbers of the words of a slot's title. */
export const titleWordsOf = (titles: Titles, slot: number): Ids => {
  const start = titleStart(titles, slot);
  return titles.words.subarray(start, start + (titles.lengths[slot] ?? 0));
};
