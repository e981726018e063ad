import { type Bitset, createBitset } from './bitset.ts';
import { findWord } from './lexicon.ts';
import type { Segment } from './segment.ts';
import { uniteHolders, type WordPostings } from './word-postings.ts';

// The ids of a text's words, or null if no product has one of them, as is common for alternative spellings.
const idsOf = ({ dictionary }: Segment, text: string): number[] | null => {
  const ids: number[] = [];
  for (const word of text.split(' ')) {
    const id = findWord(dictionary.lexicon, word);
    if (id === undefined) return null;
    ids.push(id);
  }
  return ids;
};

/** Adds the slots where one of `fields` contains all words of any of `texts` to `target`. */
export const uniteTexts = (
  target: Bitset,
  segment: Segment,
  fields: readonly WordPostings[],
  texts: readonly string[],
): void => {
  for (const text of texts) {
    const ids = idsOf(segment, text);
    if (ids) for (const field of fields) uniteHolders(target, field, ids);
  }
};

// A single common word already has a set.
const wholeText = (segment: Segment, field: WordPostings | undefined, texts: readonly string[]): Bitset | undefined => {
  const known = texts.flatMap((text) => {
    const ids = idsOf(segment, text);
    return ids ? [ids] : [];
  });
  const [ids = []] = known;
  return known.length === 1 && ids.length === 1 ? field?.dense.get(ids[0] ?? -1) : undefined;
};

/** The slots where one of `fields` contains all words of any of `texts`. Read-only. */
export const withAnyText = (segment: Segment, fields: readonly WordPostings[], texts: readonly string[]): Bitset => {
  const whole = fields.length === 1 ? wholeText(segment, fields[0], texts) : undefined;
  if (whole) return whole;
  const bits = createBitset(segment.size);
  uniteTexts(bits, segment, fields, texts);
  return bits;
};
