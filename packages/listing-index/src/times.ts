import { Growing, growingIds } from './growing.ts';

/**
 * Descending times in whole ms. All products of one import have one time, so each time is stored once, with the first of
 * its slots.
 */
export type Times = { readonly starts: Uint32Array; readonly times: Float64Array };

/** Packs the times of all slots, which must be in descending order. */
export const packTimes = (times: Float64Array): Times => {
  const starts = growingIds();
  const distinct = new Growing((size) => new Float64Array(size));
  for (let slot = 0; slot < times.length; slot += 1) {
    const time = times[slot] ?? 0;
    if (slot > 0 && time === times[slot - 1]) continue;
    starts.push(slot);
    distinct.push(time);
  }
  return { starts: starts.take(), times: distinct.take() };
};

/** The time of a slot. */
export const timeAt = ({ starts, times }: Times, slot: number): number => {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] ?? 0) <= slot) low = middle + 1;
    else high = middle;
  }
  return times[low - 1] ?? 0;
};

/** How many slots, from the first one on, have this time or a later one. */
export const countSince = ({ starts, times }: Times, time: number, size: number): number => {
  const older = times.findIndex((one) => one < time);
  return older === -1 ? size : (starts[older] ?? size);
};

/** The newest time, or 0 without slots. */
export const newestTime = ({ times }: Times): number => times[0] ?? 0;
