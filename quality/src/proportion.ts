/** A number of rows and how many are right. */
export type Proportion = { right: number; rows: number };

/** In percent; 100 for no rows. */
export const percentOf = ({ right, rows }: Proportion): number => (rows === 0 ? 100 : (100 * right) / rows);

const z = 1.959_964;

/** The 95 % confidence interval of a proportion by Wilson's score: lower and upper bound in percent. */
export const wilson = ({ right, rows }: Proportion): { from: number; to: number } => {
  if (rows === 0) return { from: 0, to: 100 };
  const share = right / rows;
  const scale = 1 + z ** 2 / rows;
  const middle = (share + z ** 2 / (2 * rows)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / rows + z ** 2 / (4 * rows ** 2));
  return { from: 100 * Math.max(0, middle - half), to: 100 * Math.min(1, middle + half) };
};
