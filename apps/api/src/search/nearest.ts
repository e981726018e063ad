/** What a keyword holds beyond these words is left out at once. */
const mostWords = 16;

/** How many ways to leave out one, two or three words are tried: all of them for up to six words. */
const mostTries = 36;

const choose = <T>(items: readonly T[], count: number): T[][] => {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => choose(items.slice(at + 1), count - 1).map((others) => [item, ...others]));
};

/**
 * The keyword nearest to `words` that finds something: as few of them left out as can be, up to three, and of as few the
 * ones without which most is found; where that does not help, all words that find something together, beginning with
 * the one that finds most. Null when no word finds anything. `total` tells how many products a keyword finds.
 */
export const nearestKeyword = (words: readonly string[], total: (keyword: string) => number): string | null => {
  if (words.length < 2) return null;
  const tried = words.slice(0, mostWords);
  const alone = new Map(tried.map((word) => [word, total(word)]));
  const rarest = tried.toSorted((one, other) => (alone.get(one) ?? 0) - (alone.get(other) ?? 0));
  for (const count of [0, 1, 2, 3].filter((count) => count < tried.length)) {
    const [best] = choose(rarest, count)
      .slice(0, mostTries)
      .map((left) => tried.filter((word) => !left.includes(word)).join(' '))
      .map((keyword) => ({ keyword, found: total(keyword) }))
      .filter(({ found }) => found > 0)
      .sort((one, other) => other.found - one.found);
    if (best) return best.keyword;
  }
  let kept: string[] = [];
  for (const word of rarest.toReversed()) {
    const more = tried.filter((other) => other === word || kept.includes(other));
    if (total(more.join(' ')) > 0) kept = more;
  }
  return kept.length > 0 ? kept.join(' ') : null;
};
