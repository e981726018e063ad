/** The number of typing errors allowed for a word of this length: none below 3 letters, two from 8 letters. */
export const forgiven = (word: string): number => {
  if (word.length < 3) return 0;
  return word.length < 8 ? 1 : 2;
};

type Row = Uint8Array;

// One row of the Damerau-Levenshtein table: the distances between a prefix of the candidate and every prefix of the
// wanted word. `before` is the row one letter earlier, `twoBefore` two letters earlier, for swapped neighbors.
const nextRow = (wanted: string, candidate: string, depth: number, rows: readonly Row[]): Row => {
  const before = rows[depth - 1] ?? new Uint8Array(wanted.length + 1);
  const twoBefore = rows[depth - 2];
  const letter = candidate[depth - 1];
  const row = new Uint8Array(wanted.length + 1);
  row[0] = depth;
  for (let at = 1; at <= wanted.length; at += 1) {
    const isSame = wanted[at - 1] === letter;
    let best = Math.min((before[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1, (before[at - 1] ?? 0) + (isSame ? 0 : 1));
    const isSwapped = twoBefore && wanted[at - 2] === letter && wanted[at - 1] === candidate[depth - 2];
    if (isSwapped) best = Math.min(best, (twoBefore[at - 2] ?? 0) + 1);
    row[at] = best;
  }
  return row;
};

const commonPrefix = (left: string, right: string): number => {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length += 1;
  return length;
};

/**
 * The words of the sorted list `words` within `errors` typing errors of `wanted`. An error is an extra, missing or
 * wrong letter, or two swapped neighbors. Words with a common prefix share the computation, and a prefix that is too
 * far off skips all its words.
 */
export const similarWords = (words: readonly string[], wanted: string, errors: number): string[] => {
  const rows: Row[] = [Uint8Array.from({ length: wanted.length + 1 }, (_, at) => at)];
  const similar: string[] = [];
  let previous = '';
  let hopeless = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const shared = commonPrefix(previous, word);
    previous = word;
    if (shared >= hopeless) continue;
    hopeless = Number.POSITIVE_INFINITY;
    for (let depth = Math.min(shared, rows.length - 1) + 1; depth <= word.length; depth += 1) {
      const row = nextRow(wanted, word, depth, rows);
      rows[depth] = row;
      // The previous row still counts, because a swap spans two rows.
      if (Math.min(...row) > errors && Math.min(...(rows[depth - 1] ?? row)) > errors) {
        hopeless = depth;
        break;
      }
    }
    if (hopeless === Number.POSITIVE_INFINITY && (rows[word.length]?.[wanted.length] ?? 99) <= errors)
      similar.push(word);
  }
  return similar;
};

const beginsLike = (word: string, wanted: string, errors: number): boolean => {
  const rows: Row[] = [Uint8Array.from({ length: wanted.length + 1 }, (_, at) => at)];
  const deepest = Math.min(word.length, wanted.length + errors);
  for (let depth = 1; depth <= deepest; depth += 1) {
    const row = nextRow(wanted, word, depth, rows);
    if ((row[wanted.length] ?? 99) <= errors) return true;
    rows.push(row);
  }
  return false;
};

/**
 * The words of the list whose prefix is within `errors` typing errors of `wanted`. The first letter must be correct.
 */
export const similarBeginnings = (words: readonly string[], wanted: string, errors: number): string[] =>
  words.filter((word) => word[0] === wanted[0] && beginsLike(word, wanted, errors));
