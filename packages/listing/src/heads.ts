import { countWords, findWord, type Lexicon } from './lexicon.ts';
import type { Columns } from './postings.ts';

/** Behind one of these a title says what the thing is like: 'boots with laces'. */
export const behindHead: readonly string[] = ['with', 'for', 'in', 'by', 'from', 'of', 'on', 'w', 'plus'];

/** What stands behind the head of a title and names no kind: an audience, a number of the model. */
export const noHeads: readonly string[] = [
  ...['men', 'mens', 'women', 'womens', 'wmns', 'kids', 'kid', 'boys', 'girls', 'unisex', 's', 'pair'],
  ...['ii', 'iii', 'iv', 'v', 'vi', '2', '3'],
];

/** The place of no word. Heads that stand farther back count as none. */
const noHead = 0xff;

/** The number of the word that names the kind in the title of a slot; -1 where there is none. */
export const headOf = ({ titles, heads }: { titles: Columns; heads: Uint8Array }, slot: number): number => {
  const place = heads[slot] ?? noHead;
  return place === noHead ? -1 : (titles.values[(titles.starts[slot] ?? 0) + place] ?? -1);
};

/**
 * The word of each title that names its kind, by its place: the last one before a preposition, audiences left out. That of 'Wool
 * Scarf for Boots' is the scarf.
 */
export const findHeads = ({ starts, values }: Columns, lexicon: Lexicon): Uint8Array => {
  const flags = new Uint8Array(countWords(lexicon));
  for (const [mark, words] of [behindHead, noHeads].entries()) {
    for (const word of words) {
      const number = findWord(lexicon, word);
      if (number !== undefined) flags[number] = mark + 1;
    }
  }
  const headBetween = (from: number, to: number): number => {
    let end = from + 1;
    while (end < to && flags[values[end] ?? 0] !== 1) end += 1;
    while (end > from + 1 && flags[values[end - 1] ?? 0] === 2) end -= 1;
    return Math.min(noHead, end - 1 - from);
  };
  return Uint8Array.from({ length: starts.length - 1 }, (_, slot) => {
    const [from, to] = [starts[slot] ?? 0, starts[slot + 1] ?? 0];
    return from < to ? headBetween(from, to) : noHead;
  });
};
