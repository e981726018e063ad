// A t-shirt is two words, and a 'tshirt' the same ones; no other word begins so.
const apart = (text: string): string =>
  text.includes('tsh') ? text.replaceAll(/(?<![\p{L}\p{N}])t(?=sh)/gu, 't ') : text;

/** The words of a folded text in their order: runs of letters and digits. */
export const allWordsOf = (text: string): string[] => apart(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a folded text, each once. */
export const wordsOf = (text: string): string[] => {
  const words = allWordsOf(text);
  // Names are short, and a set takes twice as long for a million of them.
  return words.filter((word, at) => words.indexOf(word) === at);
};

/**
 * The words of a segment. `words` are those by which a word may be completed or corrected, not those of details alone;
 * sorted, so that those with one beginning stand together.
 */
export type Dictionary = { readonly words: readonly string[]; readonly idOf: ReadonlyMap<string, number> };

const firstNotBelow = (words: readonly string[], wanted: string): number => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const createDictionary = (
  idOf: ReadonlyMap<string, number>,
  isOffered: (id: number) => boolean,
): Dictionary => ({
  words: [...idOf]
    .flatMap(([word, id]) => (isOffered(id) ? [word] : []))
    .sort((left, right) => (left < right ? -1 : 1)),
  idOf,
});

/** The words that begin with `prefix`. */
export const wordsByPrefix = ({ words }: Dictionary, prefix: string): string[] => {
  const found: string[] = [];
  for (let at = firstNotBelow(words, prefix); at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith(prefix)) break;
    found.push(word);
  }
  return found;
};
