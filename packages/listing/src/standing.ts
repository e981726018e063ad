import { hasBit } from './bitset.ts';
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
export const blockSize = 1024;

type Moment = { newest: number; left: ReadonlySet<Signal> };

/**
 * The standing of a segment's slots at the time of its newest slot, or a later time. `left` are signals to leave out.
 */
export const createStanding = (segment: Segment, { newest, left }: Moment): Standing => {
  const { hasPicture, popularity, times } = segment;
  const picture = left.has('picture') ? 0 : weights.picture;
  const wanted = left.has('popularity') ? 0 : weights.popularity / mostPopular;
  const freshness = left.has('freshness') ? 0 : weights.freshness;
  const fixed = (slot: number): number => (hasBit(hasPicture, slot) ? picture : 0) + wanted * (popularity[slot] ?? 0);
  const fresh = (slot: number): number => freshness / (1 + (newest - timeAt(times, slot)) / dayInMs / freshFor);
  // Slots are in descending order of time, so the first slot of a block is its newest.
  const freshest = Float64Array.from({ length: Math.ceil(segment.size / blockSize) }, (_, block) =>
    fresh(block * blockSize),
  );
  const most = (slot: number): number => fixed(slot) + (freshest[Math.floor(slot / blockSize)] ?? 0);
  const bestFixed = bestOfBlocks(segment);
  return {
    of: (slot) => fixed(slot) + fresh(slot),
    most,
    mostInBlock: (block) => {
      const { isPictured, popular } = bestFixed;
      return (isPictured[block] ? picture : 0) + wanted * (popular[block] ?? 0) + (freshest[block] ?? 0);
    },
  };
};

type BestOfBlocks = { isPictured: Uint8Array; popular: Uint8Array };

const findBest = ({ size, hasPicture, popularity }: Segment): BestOfBlocks => {
  const blocks = Math.ceil(size / blockSize);
  const [isPictured, popular] = [new Uint8Array(blocks), new Uint8Array(blocks)];
  for (let slot = 0; slot < size; slot += 1) {
    const block = Math.floor(slot / blockSize);
    if (hasBit(hasPicture, slot)) isPictured[block] = 1;
    popular[block] = Math.max(popular[block] ?? 0, popularity[slot] ?? 0);
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
