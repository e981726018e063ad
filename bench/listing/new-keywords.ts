import { pick, randomFrom } from '@wearfolio/database/seed/random';

/** The number of keywords of each sort. The third slowest is the 99th percentile. */
const perSort = 300;

/** Frequent words are this share of all. */
const frequentShare = 0.25;

const seed = 20_261_130;

/**
 * Different keywords of each sort, the same in every run: of the most frequent words of titles, of the others, of one of
 * each, with a word that no product has, and beginnings of words. `words` are the words of titles, most frequent first.
 */
export const newKeywords = (words: readonly string[]) => {
  const random = randomFrom(seed);
  const frequent = words.slice(0, Math.ceil(frequentShare * words.length));
  const others = words.slice(frequent.length);
  const distinct = (make: () => string): string[] =>
    [...new Set(Array.from({ length: 4 * perSort }, make))].slice(0, perSort);
  const some = (from: readonly string[]) => (): string => {
    const [one, other] = [pick(from, random), pick(from, random)];
    return one === other ? one : `${one} ${other}`;
  };
  const mix = (): string => `${pick(frequent, random)} ${pick(others, random)}`;
  const begin = (): string => {
    const word = pick(words, random);
    const begun = word.slice(0, 3 + Math.floor(random() * (word.length - 3)));
    return random() < 0.5 ? begun : `${pick(words, random)} ${begun}`;
  };
  return {
    common: distinct(some(frequent)),
    rarer: distinct(some(others)),
    mixed: distinct(mix),
    relaxed: distinct(() => `${mix()} zeppelin`),
    begun: distinct(begin),
  };
};
