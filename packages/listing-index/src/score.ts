import type { Sets } from './arena.ts';
import { createPlaces } from './beside.ts';
import { type Bitset, countBits, countBoth, hasBit } from './bitset.ts';
import { detailDivisor, titleDivisor } from './field-lengths.ts';
import { type Bounds, createBounds, saturate } from './score-bounds.ts';
import type { Segment } from './segment.ts';
import { createStanding } from './standing.ts';
import type { Term } from './term.ts';
import { type Fields, findHits, type TermHits, type WeightedTerm, withoutSignals } from './term-hits.ts';
import { nothingIn } from './text-match.ts';
import { newestTime } from './times.ts';
import { type Signal, weights } from './weights.ts';

/** A segment and its visible slots. */
export type Part = { segment: Segment; alive: Bitset };

/** The weight of each term over all parts (the idf of BM25), and where each segment contains it. */
export type Scoring = {
  terms: readonly { term: Term; idf: number; hits: ReadonlyMap<Segment, TermHits> }[];
  newest: number;
  left: ReadonlySet<Signal>;
  /** Where the sets of the terms and of scorers come from. */
  sets: Sets;
};

/** Weighs `terms` by their rarity among the visible products of `parts`. `left` are signals to leave out. */
export const weigh = (
  parts: readonly Part[],
  terms: readonly Term[],
  left: ReadonlySet<Signal>,
  sets: Sets,
): Scoring => {
  const shown = parts.reduce((sum, { alive }) => sum + countBits(alive), 0);
  const weighTerm = (term: Term): Scoring['terms'][number] => {
    const hits = new Map(parts.map(({ segment }) => [segment, findHits(segment, term, sets)]));
    if (term.bonus !== undefined) return { term, hits, idf: 0 };
    const count = parts.reduce((sum, { segment, alive }) => {
      const whole = hits.get(segment);
      return whole ? sum + countBoth(alive, whole.holders) : sum;
    }, 0);
    return { term, hits, idf: Math.log(1 + (shown - count + 0.5) / (count + 0.5)) };
  };
  // Slots are in descending order of time.
  const newest = Math.max(...parts.map(({ segment }) => newestTime(segment.times)));
  return { terms: terms.map(weighTerm), newest, left, sets };
};

// Adds the weights of a slot's fields that contain a term to `before`.
const addFields = (before: number, fields: Fields, segment: Segment, slot: number, share: number): number => {
  let amount = before;
  if (hasBit(fields.title, slot)) amount += (share * weights.title.weight) / titleDivisor(segment, slot);
  if (hasBit(fields.names, slot)) amount += share * weights.names.weight;
  if (hasBit(fields.details, slot)) amount += (share * weights.details.weight) / detailDivisor(segment, slot);
  if (hasBit(fields.repeated, slot)) amount += (share * weights.repeated.weight) / detailDivisor(segment, slot);
  return amount;
};

/** `score` scores one slot. `bounds` are computed on request, when many slots are scored. */
export type Scorer = { score: (slot: number) => number; bounds: () => Bounds };

/**
 * Creates a scorer for a segment. It uses 64-bit floats and adds in the order of the terms, so all processes compute
 * the same scores.
 */
export const createScorer = (segment: Segment, scoring: Scoring): Scorer => {
  const { left, sets } = scoring;
  const nothing = nothingIn(segment);
  const terms: WeightedTerm[] = scoring.terms.map(({ term, idf, hits }) => {
    const { near, same, ...whole } = hits.get(segment) ?? findHits(segment, term, sets);
    const counted = near && !left.has('near') ? withoutSignals(near, left, nothing) : null;
    return { term, idf, hits: { ...whole, same: withoutSignals(same, left, nothing), near: counted } };
  });
  const places = createPlaces(segment, { terms, left, sets });
  const standing = createStanding(segment, scoring);
  const amountOf = ({ hits: { placed, same, near } }: WeightedTerm, slot: number): number => {
    const own = addFields(hasBit(placed, slot) ? weights.category : 0, same, segment, slot, 1);
    return near ? addFields(own, near, segment, slot, weights.near) : own;
  };
  const score = (slot: number): number => {
    let sum = 0;
    for (const weighed of terms)
      if (hasBit(weighed.hits.holders, slot)) sum += saturate(weighed, amountOf(weighed, slot));
    return sum + places.of(slot) + standing.of(slot);
  };
  let bounds: Bounds | null = null;
  return {
    score,
    bounds: () => {
      bounds ??= createBounds(segment, { terms, standing, places, sets });
      return bounds;
    },
  };
};
