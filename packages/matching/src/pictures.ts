const bits = 64;
/** Bits in which two hashes of one picture in another size, format or margin may differ. */
const mostOther = 2;

const countOnes = (value: number): number => {
  let left = value;
  let ones = 0;
  for (; left !== 0; left &= left - 1) ones += 1;
  return ones;
};

/** The bits in which two perceptual hashes of 16 hexadecimal digits differ. */
export const bitsBetween = (one: string, other: string): number => {
  let sum = 0;
  for (let at = 0; at < bits / 4; at += 8)
    sum += countOnes(Number.parseInt(one.slice(at, at + 8), 16) ^ Number.parseInt(other.slice(at, at + 8), 16));
  return sum;
};

/** Whether two offers show a picture that looks alike. Offers without pictures, as most are at first, cost nothing. */
export const looksAlike = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length > 0 && one.some((hash) => other.some((another) => bitsBetween(hash, another) <= mostOther));
