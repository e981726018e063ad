const bits = 64;
/** Maximum different bits between hashes of one picture in different sizes, formats or margins. */
const mostOther = 2;

const countOnes = (value: number): number => {
  let left = value;
  let ones = 0;
  for (; left !== 0; left &= left - 1) ones += 1;
  return ones;
};

/** The number of different bits of two perceptual hashes with 16 hex digits. */
export const bitsBetween = (one: string, other: string): number => {
  let sum = 0;
  for (let at = 0; at < bits / 4; at += 8)
    sum += countOnes(Number.parseInt(one.slice(at, at + 8), 16) ^ Number.parseInt(other.slice(at, at + 8), 16));
  return sum;
};

/** Whether two offers show similar pictures. Returns immediately for offers without pictures. */
export const looksAlike = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length > 0 && one.some((hash) => other.some((another) => bitsBetween(hash, another) <= mostOther));
