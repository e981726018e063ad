// Sorting a million slots with a comparison function takes seconds. Sorting 64-bit numbers with the key in the high
// bits and the position in the low bits takes 0.1 s.

/** The slots of `ties` by ascending `keys[slot]`. Slots with equal keys keep the order of `ties`. */
export const risingBy = (keys: Uint32Array, ties: Iterable<number>): Uint32Array => {
  const slots = Uint32Array.from(ties);
  const packed = new BigUint64Array(slots.length);
  // The two halves of a packed number in little-endian order: low word first.
  const halves = new Uint32Array(packed.buffer);
  for (let position = 0; position < slots.length; position += 1) {
    halves[2 * position] = position;
    halves[2 * position + 1] = keys[slots[position] ?? 0] ?? 0;
  }
  packed.sort();
  return slots.map((_, rank) => slots[halves[2 * rank] ?? 0] ?? 0);
};

// Ten million positions leave 40 bits for the time, or 34 years. Longer spans are sorted in two passes: by the low
// half, then by the high half.
const newestInTwo = (times: Float64Array, first: number): Uint32Array => {
  const offsets = times.map((time) => Math.trunc(time - first));
  const low = Uint32Array.from(offsets, (offset) => offset % 2 ** 32);
  const high = Uint32Array.from(offsets, (offset) => Math.floor(offset / 2 ** 32));
  return risingBy(high, risingBy(low, times.keys())).reverse();
};

/** Positions by descending time (ms since 1970). Among equal times, the later position comes first. */
export const newestFirst = (times: Float64Array): Uint32Array => {
  const first = times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY);
  const last = times.reduce((most, time) => Math.max(most, time), Number.NEGATIVE_INFINITY);
  const positionTimes = 2 ** Math.ceil(Math.log2(times.length + 1));
  const lowTimes = 2 ** 32 / positionTimes;
  if ((last - first) / lowTimes >= 2 ** 32) return newestInTwo(times, first);
  const packed = new BigUint64Array(times.length);
  // Creating a BigInt for each entry takes longer than sorting.
  const halves = new Uint32Array(packed.buffer);
  for (let position = 0; position < times.length; position += 1) {
    const since = Math.trunc((times[position] ?? 0) - first);
    halves[2 * position] = (since % lowTimes) * positionTimes + position;
    halves[2 * position + 1] = Math.floor(since / lowTimes);
  }
  packed.sort().reverse();
  return Uint32Array.from(times, (_, rank) => (halves[2 * rank] ?? 0) % positionTimes);
};
