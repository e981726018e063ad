import { countWords, findWord, type Lexicon } from './lexicon.ts';
import { type Titles, titleStart } from './titles.ts';

/** After one of these words, a title describes the product instead of naming it: 'boots with laces'. */
export const behindHead: readonly string[] = ['with', 'for', 'in', 'by', 'from', 'of', 'on', 'w', 'plus'];

/** Words after the head of a title that name no kind: audiences, model numbers. */
export const noHeads: readonly string[] = [
  ...['men', 'mens', 'women', 'womens', 'wmns', 'kids', 'kid', 'boys', 'girls', 'unisex', 's', 'pair'],
  ...['ii', 'iii', 'iv', 'v', 'vi', '2', '3'],
];

/** Marks a title without a head. Heads at higher positions are ignored. */
const noHead = 0xff;

/** The number of the word that names the kind in a slot's title, or -1. */
export const headOf = ({ titles, heads }: { titles: Titles; heads: Uint8Array }, slot: number): number => {
  const place = heads[slot] ?? noHead;
  return place === noHead ? -1 : (titles.words[titleStart(titles, slot) + place] ?? -1);
};

/**
 * The position of the head in each title, the word that names its kind: the last word before a preposition, without
 * audiences. The head of 'Wool Scarf for Boots' is 'scarf'.
 */
export const findHeads = ({ lengths, words: inTitles }: Titles, lexicon: Lexicon): Uint8Array => {
  const flags = new Uint8Array(countWords(lexicon));
  for (const [mark, words] of [behindHead, noHeads].entries()) {
    for (const word of words) {
      const number = findWord(lexicon, word);
      if (number !== undefined) flags[number] = mark + 1;
    }
  }
  const headBetween = (from: number, to: number): number => {
    let end = from + 1;
    while (end < to && flags[inTitles[end] ?? 0] !== 1) end += 1;
    while (end > from + 1 && flags[inTitles[end - 1] ?? 0] === 2) end -= 1;
    return Math.min(noHead, end - 1 - from);
  };
  let end = 0;
  return lengths.map((length) => {
    end += length;
    return length > 0 ? headBetween(end - length, end) : noHead;
  });
};
