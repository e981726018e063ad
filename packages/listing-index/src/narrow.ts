/** Numbers in 16 bits if all of them fit, otherwise in 32 bits. */
export type Ids = Uint16Array | Uint32Array;

/** The greatest value, or 0 for an empty list. */
export const greatestOf = (values: Ids): number => {
  let greatest = 0;
  for (let at = 0; at < values.length; at += 1) greatest = Math.max(greatest, values[at] ?? 0);
  return greatest;
};

/** The same values in the narrowest type. */
export const narrow = (values: Uint32Array): Ids => (greatestOf(values) < 2 ** 16 ? Uint16Array.from(values) : values);
