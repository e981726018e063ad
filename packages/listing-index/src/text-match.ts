import type { Sets } from './arena.ts';
import { type Bitset, createBitset } from './bitset.ts';
import { findWord } from './lexicon.ts';
import type { Segment } from './segment.ts';
import { countHolders, uniteHolders, type WordPostings } from './word-postings.ts';

const nothings = new WeakMap<Segment, Bitset>();

/** The empty set of a segment, always the same one. Most alternative spellings are in no field. Read-only. */
export const nothingIn = (segment: Segment): Bitset => {
  const nothing = nothings.get(segment) ?? createBitset(segment.size);
  nothings.set(segment, nothing);
  return nothing;
};

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

/** The ids of the words of each text that products may have. */
export const knownTexts = (segment: Segment, texts: readonly string[]): number[][] =>
  texts.flatMap((text) => {
    const ids = idsOf(segment, text);
    return ids ? [ids] : [];
  });

const uniteKnown = (target: Bitset, fields: readonly WordPostings[], known: readonly number[][]): void => {
  for (const ids of known) for (const field of fields) uniteHolders(target, field, ids);
};

/** Adds the slots where one of `fields` contains all words of any of `texts` to `target`. */
export const uniteTexts = (
  target: Bitset,
  segment: Segment,
  fields: readonly WordPostings[],
  texts: readonly string[],
): void => uniteKnown(target, fields, knownTexts(segment, texts));

/** The slots where one of `fields` contains all words of any of the `known` texts. Read-only. */
export const withAnyKnown = (
  segment: Segment,
  fields: readonly WordPostings[],
  known: readonly number[][],
  sets: Sets,
): Bitset => {
  const isHeld = (ids: readonly number[]): boolean =>
    fields.some((field) => ids.every((id) => countHolders(field, id, 1) > 0));
  const held = known.filter(isHeld);
  const [ids, ...others] = held;
  if (!ids) return nothingIn(segment);
  // A single common word already has a set.
  const isOne = fields.length === 1 && others.length === 0 && ids.length === 1;
  const whole = isOne ? fields[0]?.dense.get(ids[0] ?? -1) : undefined;
  if (whole) return whole;
  const bits = sets.create(segment.size);
  uniteKnown(bits, fields, held);
  return bits;
};

/** The slots where one of `fields` contains all words of any of `texts`. Read-only. */
export const withAnyText = (
  segment: Segment,
  fields: readonly WordPostings[],
  texts: readonly string[],
  sets: Sets,
): Bitset => withAnyKnown(segment, fields, knownTexts(segment, texts), sets);
