/**
 * Descending times in whole ms: the distance of each from the first in 32 bits, and the slots from which 2^32 ms are
 * added. A slot can be listed several times.
 */
export type Times = { readonly first: number; readonly ages: Uint32Array; readonly turns: Uint32Array };

const turn = 2 ** 32;

/** Packs times, which must be in descending order. */
export const packTimes = (times: Float64Array): Times => {
  const first = times[0] ?? 0;
  const turns: number[] = [];
  const ages = Uint32Array.from(times, (time, slot) => {
    const age = first - time;
    while (age >= (turns.length + 1) * turn) turns.push(slot);
    return age % turn;
  });
  return { first, ages, turns: Uint32Array.from(turns) };
};

/** The time of a slot. */
export const timeAt = ({ first, ages, turns }: Times, slot: number): number => {
  let low = 0;
  let high = turns.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((turns[middle] ?? 0) <= slot) low = middle + 1;
    else high = middle;
  }
  return first - low * turn - (ages[slot] ?? 0);
};
