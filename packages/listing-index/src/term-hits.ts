import { inCategories } from './alternatives.ts';
import type { Sets } from './arena.ts';
import { type Bitset, remove, uniteAll } from './bitset.ts';
import type { Segment } from './segment.ts';
import type { Term } from './term.ts';
import { knownTexts, nothingIn, withAnyKnown } from './text-match.ts';
import type { Signal } from './weights.ts';
import type { WordPostings } from './word-postings.ts';

/** The slots that contain a text in each field. */
export type Fields = Record<'title' | 'names' | 'details' | 'repeated', Bitset>;

const noHits = (segment: Segment): Fields => {
  const nothing = nothingIn(segment);
  return { title: nothing, names: nothing, details: nothing, repeated: nothing };
};

const withoutTitle = (named: Bitset, title: Bitset, sets: Sets): Bitset => {
  const names = sets.copy(named);
  remove(names, title);
  return names;
};

const fieldsOf = (segment: Segment, texts: readonly string[], sets: Sets): Fields => {
  const known = knownTexts(segment, texts);
  const hits = (postings: WordPostings): Bitset => withAnyKnown(segment, [postings], known, sets);
  const title = hits(segment.titleWords);
  const named = hits(segment.keywords);
  const names = named === nothingIn(segment) ? named : withoutTitle(named, title, sets);
  return { title, names, details: hits(segment.details), repeated: hits(segment.repeated) };
};

/** Where a segment contains a term: by category, fully, and nearly. */
export type TermHits = { placed: Bitset; same: Fields; near: Fields | null; holders: Bitset };

const holdersOf = (found: readonly Bitset[], nothing: Bitset, sets: Sets): Bitset => {
  const [first = nothing, ...others] = found.filter((bits) => bits !== nothing);
  if (others.length === 0) return first;
  const holders = sets.copy(first);
  uniteAll(holders, others);
  return holders;
};

/** Finds where a segment contains a term. */
export const findHits = (segment: Segment, { same, near, categories }: Term, sets: Sets): TermHits => {
  const placed = inCategories(segment, categories, sets);
  // A preference has only categories.
  if (same.length + near.length === 0) return { placed, same: noHits(segment), near: null, holders: placed };
  const own = fieldsOf(segment, same, sets);
  const other = near.length > 0 ? fieldsOf(segment, near, sets) : null;
  const fields = (other ? [own, other] : [own]).flatMap(({ title, names, details }) => [title, names, details]);
  return { placed, same: own, near: other, holders: holdersOf([placed, ...fields], nothingIn(segment), sets) };
};

/** A term, its weight, and where a segment contains it. */
export type WeightedTerm = { term: Term; idf: number; hits: TermHits };

/** The fields without the signals in `left`. */
export const withoutSignals = (fields: Fields, left: ReadonlySet<Signal>, nothing: Bitset): Fields => ({
  title: fields.title,
  names: left.has('names') ? nothing : fields.names,
  details: left.has('details') ? nothing : fields.details,
  repeated: left.has('details') ? nothing : fields.repeated,
});
