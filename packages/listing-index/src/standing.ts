import { hasPicture, popularityOf } from './merits.ts';
import type { Segment } from './segment.ts';
import { timeAt } from './times.ts';
import { freshFor, type Signal, weights } from './weights.ts';

const dayInMs = 86_400_000;

/** The highest popularity of a row. */
const mostPopular = 10;

/**
 * The part of the score that does not depend on terms: picture, popularity and newness. `of` is exact. `most` is an
 * upper bound that is faster to compute, and `mostInBlock` is one for a block of slots.
 */
export type Standing = {
  of: (slot: number) => number;
  most: (slot: number) => number;
  mostInBlock: (block: number) => number;
};

/** The number of slots in a block, which is skipped if none of them can be among the best. */
const blockBits = 10;
export const blockSize = 2 ** blockBits;

type Moment = { newest: number; left: ReadonlySet<Signal> };

/**
 * The standing of a segment's slots at the time of its newest slot, or a later time. `left` are signals to leave out.
 */
export const createStanding = (segment: Segment, { newest, left }: Moment): Standing => {
  const { merits, times } = segment;
  const picture = left.has('picture') ? 0 : weights.picture;
  const wanted = left.has('popularity') ? 0 : weights.popularity / mostPopular;
  const freshness = left.has('freshness') ? 0 : weights.freshness;
  const ofMerits = Float64Array.from(
    { length: 2 ** 8 },
    (_, merit) => (hasPicture(merit) ? picture : 0) + wanted * popularityOf(merit),
  );
  const computeFresh = (slot: number): number => freshness / (1 + (newest - timeAt(times, slot)) / dayInMs / freshFor);
  // Slots are in descending order of time, so the first slot of a block is its newest and the last its oldest.
  const blocks = Math.ceil(segment.size / blockSize);
  const freshest = Float64Array.from({ length: blocks }, (_, block) => computeFresh(block << blockBits));
  const least = Float64Array.from({ length: blocks }, (_, block) =>
    computeFresh(Math.min(segment.size, (block + 1) << blockBits) - 1),
  );
  // Products of one import have one time.
  const fresh = (slot: number): number => {
    const most = freshest[slot >>> blockBits] ?? 0;
    return most === least[slot >>> blockBits] ? most : computeFresh(slot);
  };
  const { isPictured, popular } = bestOfBlocks(segment);
  return {
    of: (slot) => (ofMerits[merits[slot] ?? 0] ?? 0) + fresh(slot),
    most: (slot) => (ofMerits[merits[slot] ?? 0] ?? 0) + (freshest[slot >>> blockBits] ?? 0),
    mostInBlock: (block) => (isPictured[block] ? picture : 0) + wanted * (popular[block] ?? 0) + (freshest[block] ?? 0),
  };
};

type BestOfBlocks = { isPictured: Uint8Array; popular: Uint8Array };

const findBest = ({ size, merits }: Segment): BestOfBlocks => {
  const blocks = Math.ceil(size / blockSize);
  const [isPictured, popular] = [new Uint8Array(blocks), new Uint8Array(blocks)];
  for (let slot = 0; slot < size; slot += 1) {
    const block = slot >>> blockBits;
    const merit = merits[slot] ?? 0;
    if (hasPicture(merit)) isPictured[block] = 1;
    popular[block] = Math.max(popular[block] ?? 0, popularityOf(merit));
  }
  return { isPictured, popular };
};

const knownBest = new WeakMap<Segment, BestOfBlocks>();

// Cached, because it does not depend on the search.
const bestOfBlocks = (segment: Segment): BestOfBlocks => {
  const known = knownBest.get(segment) ?? findBest(segment);
  knownBest.set(segment, known);
  return known;
};
