/** Numbers from 0 (included) to 1 (not), the same ones for the same seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** One of the list. Throws for an empty one. */
export const pick = <T>(list: readonly T[], random: () => number): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('Nothing to pick from');
  return found;
};
