import type { Segment } from './segment.ts';
import { weights } from './weights.ts';

const shorter = (length: number, { fullness, usual }: { fullness: number; usual: number }): number =>
  1 - fullness + (fullness * length) / usual;

/** Longer fields count as fields of this length. */
export const longestField = 1024;
const divisorsOf = (field: { fullness: number; usual: number }): Float64Array =>
  Float64Array.from({ length: longestField + 1 }, (_, length) => shorter(length, field));
/** The divisor of a title's weight, by its length. */
export const titleDivisors = divisorsOf(weights.title);
/** The divisor of the details' weight, by their length. */
export const detailDivisors = divisorsOf(weights.details);

/** The factor for the weight of a field with this many words. */
export const shareOf = (field: 'title' | 'details', length: number): number =>
  1 / ((field === 'title' ? titleDivisors : detailDivisors)[Math.min(longestField, length)] ?? 1);

/** The number of words in a slot's title. */
export const titleLength = ({ titles }: Segment, slot: number): number => titles.lengths[slot] ?? 0;

/** The divisor of the weight of a slot's title. */
export const titleDivisor = (segment: Segment, slot: number): number =>
  titleDivisors[Math.min(longestField, titleLength(segment, slot))] ?? 1;

/** The divisor of the weight of a slot's details. */
export const detailDivisor = ({ detailLengths }: Segment, slot: number): number =>
  detailDivisors[Math.min(longestField, detailLengths[slot] ?? 0)] ?? 1;
