import type { Segment } from './segment.ts';
import { weights } from './weights.ts';

const shorter = (length: number, { fullness, usual }: { fullness: number; usual: number }): number =>
  1 - fullness + (fullness * length) / usual;

/** Fields of more words than this count as long as this. */
export const longestField = 1024;
const divisorsOf = (field: { fullness: number; usual: number }): Float64Array =>
  Float64Array.from({ length: longestField + 1 }, (_, length) => shorter(length, field));
/** What the weight of a title is divided by, at each length. */
export const titleDivisors = divisorsOf(weights.title);
/** What the weight of details is divided by, at each length. */
export const detailDivisors = divisorsOf(weights.details);

/** What the weight of a field of this many words is multiplied by. */
export const shareOf = (field: 'title' | 'details', length: number): number =>
  1 / ((field === 'title' ? titleDivisors : detailDivisors)[Math.min(longestField, length)] ?? 1);

/** How many words the title of a slot has. */
export const titleLength = ({ titles: { starts } }: Segment, slot: number): number =>
  (starts[slot + 1] ?? 0) - (starts[slot] ?? 0);

/** What the weight of the title of a slot is divided by. */
export const titleDivisor = (segment: Segment, slot: number): number =>
  titleDivisors[Math.min(longestField, titleLength(segment, slot))] ?? 1;

/** What the weight of the details of a slot is divided by. */
export const detailDivisor = ({ detailLengths }: Segment, slot: number): number =>
  detailDivisors[Math.min(longestField, detailLengths[slot] ?? 0)] ?? 1;
