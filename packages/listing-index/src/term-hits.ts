import { inCategories } from './alternatives.ts';
import { anySet, type Bitset, without } from './bitset.ts';
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

const fieldsOf = (segment: Segment, texts: readonly string[]): Fields => {
  const known = knownTexts(segment, texts);
  const hits = (postings: WordPostings): Bitset => withAnyKnown(segment, [postings], known);
  const title = hits(segment.titleWords);
  const named = hits(segment.keywords);
  const names = named === nothingIn(segment) ? named : without(named, title);
  return { title, names, details: hits(segment.details), repeated: hits(segment.repeated) };
};

/** Where a segment contains a term: by category, fully, and nearly. */
export type TermHits = { placed: Bitset; same: Fields; near: Fields | null; holders: Bitset };

/** Finds where a segment contains a term. */
export const findHits = (segment: Segment, { same, near, categories }: Term): TermHits => {
  const placed = inCategories(segment, categories);
  // A preference has only categories.
  if (same.length + near.length === 0) return { placed, same: noHits(segment), near: null, holders: placed };
  const own = fieldsOf(segment, same);
  const other = near.length > 0 ? fieldsOf(segment, near) : null;
  const nothing = nothingIn(segment);
  const fields = (other ? [own, other] : [own]).flatMap(({ title, names, details }) => [title, names, details]);
  const [first = nothing, ...others] = [placed, ...fields].filter((bits) => bits !== nothing);
  return { placed, same: own, near: other, holders: others.length > 0 ? anySet([first, ...others]) : first };
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
