/** More words than these are not tried one by one. */
const mostWords = 8;

/**
 * The keyword nearest to `words` that finds something: one word left out, else a
 * single one of them; the one that finds most. Null when none does. `total` tells
 * how many products a list of words finds.
 */
export const nearestKeyword = (
  words: readonly string[],
  total: (words: readonly string[]) => number,
): string | null => {
  if (words.length < 2 || words.length > mostWords) return null;
  const shorter = words.map((_, left) => words.filter((__, at) => at !== left));
  const single = words.map((word) => [word]);
  for (const candidates of [shorter, single]) {
    const [best] = candidates
      .map((candidate) => ({ keyword: candidate.join(' '), found: total(candidate) }))
      .filter(({ found }) => found > 0)
      .sort((one, other) => other.found - one.found);
    if (best) return best.keyword;
  }
  return null;
};
