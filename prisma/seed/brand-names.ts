const maxWords = 4;
const isGender = /^(men|women|boys?|girls?|kids?|unisex|mens|womens)(['’]s)?$/i;

const frontOf = (name: string): string[] => {
  const words = name.trim().split(/\s+/);
  const end = words.findIndex((word) => isGender.test(word));
  return words.slice(0, Math.min(end === -1 ? maxWords : Math.max(end, 1), maxWords));
};

/**
 * Reads brands from the front of product names: further words belong to the brand if most names with the same beginning
 * share them ('Peter England').
 */
export const brandReader = (names: Iterable<string>): ((name: string) => string) => {
  const counts = new Map<string, number>();
  for (const name of names) {
    const words = frontOf(name);
    for (let length = 1; length <= words.length; length += 1) {
      const prefix = words.slice(0, length).join(' ').toLowerCase();
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  }
  const countOf = (words: readonly string[]): number => counts.get(words.join(' ').toLowerCase()) ?? 0;
  return (name) => {
    const words = frontOf(name);
    let length = 1;
    // A single name does not show where its brand ends.
    while (length < words.length && countOf(words.slice(0, length)) > 1) {
      if (countOf(words.slice(0, length + 1)) < 0.6 * countOf(words.slice(0, length))) break;
      length += 1;
    }
    return words.slice(0, length).join(' ');
  };
};
