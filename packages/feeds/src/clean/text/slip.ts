/** Minimum length of a word in which one typo is tolerated. */
const slipLength = 5;

/** Returns whether two words of at least five letters differ by one inserted, missing, replaced or swapped letter. */
export const isSlip = (one: string, other: string): boolean => {
  if (Math.min(one.length, other.length) < slipLength || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  if (left.length !== right.length)
    return left.length > right.length ? left.slice(1) === right : left === right.slice(1);
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return left.slice(1) === right.slice(1) || isSwapped;
};
