import { inCategories } from './alternatives.ts';
import { type Bitset, createBitset, unite, without } from './bitset.ts';
import type { Segment } from './segment.ts';
import type { Term } from './term.ts';
import { withAnyText } from './text-match.ts';
import type { Signal } from './weights.ts';
import type { WordPostings } from './word-postings.ts';

/** The slots that contain a text in each field. */
export type Fields = Record<'title' | 'names' | 'details' | 'repeated', Bitset>;

const saidNowhere = ({ size }: Segment): Fields => {
  const nothing = createBitset(size);
  return { title: nothing, names: nothing, details: nothing, repeated: nothing };
};

const fieldsOf = (segment: Segment, texts: readonly string[]): Fields => {
  const said = (postings: WordPostings): Bitset => withAnyText(segment, [postings], texts);
  const title = said(segment.titleWords);
  const names = without(said(segment.keywords), title);
  return { title, names, details: said(segment.details), repeated: said(segment.repeated) };
};

const anyField = ({ title, names, details }: Fields): Bitset => {
  const bits = title.slice();
  unite(bits, names);
  unite(bits, details);
  return bits;
};

/** Where a segment contains a term: by category, fully, and nearly. */
export type Said = { placed: Bitset; same: Fields; near: Fields | null; holders: Bitset };

/** Finds where a segment contains a term. */
export const sayTerm = (segment: Segment, { same, near, categories }: Term): Said => {
  const placed = inCategories(segment, categories);
  // A preference has only categories.
  if (same.length + near.length === 0) return { placed, same: saidNowhere(segment), near: null, holders: placed };
  const own = fieldsOf(segment, same);
  const other = near.length > 0 ? fieldsOf(segment, near) : null;
  const holders = anyField(own);
  unite(holders, placed);
  if (other) unite(holders, anyField(other));
  return { placed, same: own, near: other, holders };
};

/** A term, its weight, and where a segment contains it. */
export type Weighed = { term: Term; idf: number; said: Said };

/** The fields without the signals in `left`. */
export const withoutSignals = (fields: Fields, left: ReadonlySet<Signal>, nothing: Bitset): Fields => ({
  title: fields.title,
  names: left.has('names') ? nothing : fields.names,
  details: left.has('details') ? nothing : fields.details,
  repeated: left.has('details') ? nothing : fields.repeated,
});
