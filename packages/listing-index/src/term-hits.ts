import { inCategories } from './alternatives.ts';
import { type Bitset, createBitset, unite, without } from './bitset.ts';
import type { Segment } from './segment.ts';
import type { Term } from './term.ts';
import { withAnyText } from './text-match.ts';
import type { Signal } from './weights.ts';
import type { WordPostings } from './word-postings.ts';

/** The slots that contain a text in each field. */
export type Fields = Record<'title' | 'names' | 'details' | 'repeated', Bitset>;

const noHits = ({ size }: Segment): Fields => {
  const nothing = createBitset(size);
  return { title: nothing, names: nothing, details: nothing, repeated: nothing };
};

const fieldsOf = (segment: Segment, texts: readonly string[]): Fields => {
  const hits = (postings: WordPostings): Bitset => withAnyText(segment, [postings], texts);
  const title = hits(segment.titleWords);
  const names = without(hits(segment.keywords), title);
  return { title, names, details: hits(segment.details), repeated: hits(segment.repeated) };
};

const anyField = ({ title, names, details }: Fields): Bitset => {
  const bits = title.slice();
  unite(bits, names);
  unite(bits, details);
  return bits;
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
  const holders = anyField(own);
  unite(holders, placed);
  if (other) unite(holders, anyField(other));
  return { placed, same: own, near: other, holders };
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
