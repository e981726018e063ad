/** Numbers in 16 bits where all of them fit, else in 32. */
export type Ids = Uint16Array | Uint32Array;

/** The greatest of the values; 0 where there are none. */
export const greatestOf = (values: Ids): number => {
  let greatest = 0;
  for (let at = 0; at < values.length; at += 1) greatest = Math.max(greatest, values[at] ?? 0);
  return greatest;
};

/** The same values in as few bits as they need. */
export const narrow = (values: Uint32Array): Ids => (greatestOf(values) < 2 ** 16 ? Uint16Array.from(values) : values);
